// The person behind this device, as the server knows them: their own link, coming in by one, and going.
import { playerName } from '../kit/settings.ts'
import { call, request } from './http.ts'
import { forgetKeys } from './keys.ts'
import { isOnDevice, keepKnown, knownTables } from './known.ts'
import { forgetOthers } from './seen.ts'

/** What this device remembers of tables of the server was another's, or is to be forgotten. The page begins anew. */
async function beginAnew(): Promise<void> {
  keepKnown({ tables: knownTables().tables.filter(({ id }) => isOnDevice(id)), heard: 0 })
  forgetKeys()
  await forgetOthers(new Set())
  location.assign('/')
}

export const person = {
  /** A new link to oneself. Its code stands where no server and no log ever reads it. */
  async newLink(): Promise<string> {
    const { code } = await call<{ readonly code: string }>('POST', '/api/me/link', {})
    return `${location.origin}/me#${code}`
  },
  async enter(code: string): Promise<void> {
    const { name } = await request<{ readonly name: string }>('POST', '/api/me/enter', { code })
    playerName.value = name
    await beginAnew()
  },
  async logOut(): Promise<void> {
    await call('POST', '/api/me/logout', {})
    playerName.value = ''
    await beginAnew()
  },
  async forget(): Promise<void> {
    await call('POST', '/api/me/delete', {})
    playerName.value = ''
    await beginAnew()
  },
}
