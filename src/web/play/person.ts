// The person behind this device, as the server knows them: their own link, coming in by one, and going.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Period } from '#tables'
import { becomeCalled } from './called.ts'
import { call, request } from './http.ts'
import { forgetKeys } from './keys.ts'
import { isOnDevice, keepKnown, knownTables } from './known.ts'
import { originForOthers } from './origin.ts'
import { whoAmI } from './person-told.ts'
import { forgetOthers } from './seen.ts'

/** What this device remembers of tables of the server was another's, or is to be forgotten. The page begins anew. */
async function beginAnew(): Promise<void> {
  keepKnown({ tables: knownTables().tables.filter(({ id }) => isOnDevice(id)), heard: 0 })
  forgetKeys()
  await forgetOthers(new Set())
  location.assign('/')
}

/** Whether this browser has passkeys for this place: they are bound to a name, not to a number, and to a safe line. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname)

/** Null: whoever was asked closed the question, or let it pass. */
async function unlessDeclined<T>(deed: () => Promise<T>): Promise<T | null> {
  try {
    return await deed()
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
    throw error
  }
}

/** Nobody is told anything on this device any more: whoever holds it next is somebody else. */
async function silence(): Promise<void> {
  const kept = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  await (await kept?.pushManager?.getSubscription())?.unsubscribe()
}

async function logOutHere(): Promise<void> {
  await call('POST', '/api/me/logout', {})
  await silence().catch(() => {})
  becomeCalled(null)
}

/** What becomes of whoever is here when somebody comes in: they log out, or all that is theirs passes to who comes. */
export type Before = 'logOut' | 'join'
const leaveFirst = async (before: Before | undefined): Promise<void> => {
  if (before === 'logOut') await logOutHere()
}
const joining = (before: Before | undefined): object => (before === 'join' ? { join: true } : {})

interface Entered {
  readonly name: string
}
async function become({ name }: Entered): Promise<void> {
  becomeCalled(name)
  await beginAnew()
}

export const person = {
  /** A new link to oneself. Its code stands where no server and no log ever reads it. */
  async newLink(): Promise<string> {
    const { code } = await call<{ readonly code: string }>('POST', '/api/me/link', {})
    return `${originForOthers()}/me#${code}`
  },
  /** Comes in; whoever is here already is joined to that person only as they wish. */
  async enter(code: string, before?: Before): Promise<void> {
    await leaveFirst(before)
    const wanted = { code, ...joining(before) }
    await become(await request<Entered>('POST', '/api/me/enter', wanted))
  },
  /** A passkey of this device, or of those it shares them with; false: whoever was asked would rather not. */
  async addPasskey(): Promise<boolean> {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/offer', {})
    const made = await unlessDeclined(() => startRegistration({ optionsJSON }))
    if (made) await call('POST', '/api/me/passkeys', { ...made })
    return made !== null
  },
  async enterByPasskey(before?: Before): Promise<void> {
    await leaveFirst(before)
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/me/passkeys/ask', {})
    const shown = await unlessDeclined(() => startAuthentication({ optionsJSON }))
    if (!shown) return
    await become(await request<Entered>('POST', '/api/me/passkeys/enter', { ...shown, ...joining(before) }))
  },
  me: whoAmI,
  logOutOthers: () => call<object>('POST', '/api/me/logout/others', {}),
  dropPasskeys: () => call<object>('POST', '/api/me/passkeys/drop', {}),
  /** The holiday one is on, or will be. */
  async holiday(): Promise<Period | null> {
    return (await whoAmI())?.away ?? null
  },
  goAway: (away: Period | null) => call<object>('POST', '/api/me/away', { away }),
  async logOut(): Promise<void> {
    await logOutHere()
    await beginAnew()
  },
  async forget(): Promise<void> {
    await call('POST', '/api/me/delete', {})
    becomeCalled(null)
    await beginAnew()
  },
}
