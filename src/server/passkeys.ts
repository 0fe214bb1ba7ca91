// Passkeys: who has made one comes in by a touch, on any device that has it too. What is kept of them here is public; the
// library that checks them is loaded when the first one comes.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Bytes } from './chance.ts'
import type { People } from './people.ts'
import { Problem } from './problem.ts'
import type { Guest, Store } from './store.ts'

export type Passkeys = ReturnType<typeof openPasskeys>

/** Where the caller is, as their browser has it: a passkey is for one place and shown to no other. */
export interface Place {
  readonly origin: string
  readonly hostname: string
}
export interface PasskeysConfig {
  readonly store: Store
  readonly people: Pick<People, 'comeIn'>
  readonly now: () => number
  readonly bytes: Bytes
}
/** More than anybody has; of those of long ago nobody has need. */
const KEPT = 10
/** So long a browser may take until it answers, and so many may be asked at once. */
const PATIENCE_MS = 5 * 60_000
const ASKED = 10_000

const library = () => import('@simplewebauthn/server')

export function openPasskeys({ store, people, now, bytes }: PasskeysConfig) {
  /** What browsers were asked to sign, by whom, and until when; each counts once. */
  const asked = new Map<string, { readonly by: string; readonly until: number }>()
  function ask(by: string): Uint8Array<ArrayBuffer> {
    const challenge = new Uint8Array(bytes(32))
    asked.set(Buffer.from(challenge).toString('base64url'), { by, until: now() + PATIENCE_MS })
    if (asked.size > ASKED) asked.delete(asked.keys().next().value!)
    return challenge
  }
  const answered =
    (by: string) =>
    (challenge: string): boolean => {
      const found = asked.get(challenge)
      asked.delete(challenge)
      return found?.by === by && now() < found.until
    }
  /** What does not hold, whatever is wrong with it, is told the same way. */
  async function checked<T>(check: () => Promise<T>): Promise<T> {
    try {
      return await check()
    } catch (error) {
      throw error instanceof Problem ? error : new Problem('wrong-passkey')
    }
  }

  return {
    /** What a browser needs to make one. */
    async offer({ id, name }: Guest, { hostname }: Place) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: 'Naust',
        rpID: hostname,
        userName: name,
        userID: new Uint8Array(Buffer.from(id)),
        challenge: ask(id),
        timeout: PATIENCE_MS,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
    },
    /** Keeps the one a browser has made. */
    add: ({ id }: Guest, { origin, hostname }: Place, response: RegistrationResponseJSON): Promise<void> =>
      checked(async () => {
        const { verifyRegistrationResponse } = await library()
        const { registrationInfo } = await verifyRegistrationResponse({
          response,
          expectedChallenge: answered(id),
          expectedOrigin: origin,
          expectedRPID: hostname,
          requireUserVerification: false,
        })
        if (!registrationInfo) throw new Problem('wrong-passkey')
        const { id: passkey, publicKey, counter } = registrationInfo.credential
        await store.addPasskey(
          { id: passkey, guest: id, key: Buffer.from(publicKey).toString('base64url'), counter },
          KEPT,
        )
      }),
    /** What a browser needs to show one, whichever it has. */
    async request({ hostname }: Place) {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: ask(ANYBODY),
        timeout: PATIENCE_MS,
        userVerification: 'preferred',
      })
    },
    /** Comes in by the one that was shown. */
    enter: ({ origin, hostname }: Place, response: AuthenticationResponseJSON, before: Guest | null) =>
      checked(async () => {
        const found = await store.passkey(response.id)
        if (!found) throw new Problem('wrong-passkey')
        const { verifyAuthenticationResponse } = await library()
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          expectedChallenge: answered(ANYBODY),
          expectedOrigin: origin,
          expectedRPID: hostname,
          credential: {
            id: found.id,
            publicKey: new Uint8Array(Buffer.from(found.key, 'base64url')),
            counter: found.counter,
          },
          requireUserVerification: false,
        })
        if (!verified) throw new Problem('wrong-passkey')
        await store.usedPasskey(found.id, authenticationInfo.newCounter)
        return people.comeIn(found.owner, before)
      }),
  }
}
const ANYBODY = ''
