// Passkeys: who has made one comes in by a touch, on any device that has it too. What is kept of them here is public; the
// library that checks them is loaded when the first one comes.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Bytes, newHex } from './chance.ts'
import type { People } from './people.ts'
import { Problem } from './problem.ts'
import { type Guest, type Store, StoreDown } from './store.ts'

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
/** So long a browser may take until it answers. */
const PATIENCE_MS = 5 * 60_000
/** Half of what it is asked to sign, in bytes. */
const HALF = 16

const library = () => import('@simplewebauthn/server')

export function openPasskeys({ store, people, now, bytes }: PasskeysConfig) {
  // What browsers are asked to sign says itself until when, and by a mark that only we can make, whom we asked: so whichever
  // server is answered knows that one of us has asked.
  let ours: Promise<string> | undefined
  async function markOf(asked: Uint8Array, by: string): Promise<Buffer> {
    ours ??= store.secret('passkeys', () => newHex(bytes, 32))
    const mark = createHmac('sha256', await ours)
      .update(asked)
      .update(by)
    return mark.digest().subarray(0, HALF)
  }
  async function ask(by: string): Promise<Uint8Array<ArrayBuffer>> {
    const asked = Buffer.from(bytes(HALF))
    asked.writeUIntBE(now() + PATIENCE_MS, 0, 6)
    return new Uint8Array(Buffer.concat([asked, await markOf(asked, by)]))
  }
  const answered =
    (by: string) =>
    async (challenge: string): Promise<boolean> => {
      const whole = Buffer.from(challenge, 'base64url')
      if (whole.length !== 2 * HALF) return false
      const [asked, mark] = [whole.subarray(0, HALF), whole.subarray(HALF)]
      if (!timingSafeEqual(mark, await markOf(asked, by)) || now() >= asked.readUIntBE(0, 6)) return false
      // Each counts once.
      return store.lease(`passkey ${challenge}`, newHex(bytes, 8), PATIENCE_MS)
    }
  /** What does not hold, whatever is wrong with it, is told the same way. */
  async function checked<T>(check: () => Promise<T>): Promise<T> {
    try {
      return await check()
    } catch (error) {
      throw error instanceof Problem || error instanceof StoreDown ? error : new Problem('wrong-passkey')
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
        challenge: await ask(id),
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
    /** None of theirs opens anything any more. */
    drop: ({ id }: Guest): Promise<void> => store.dropPasskeys(id),
    /** What a browser needs to show one, whichever it has. */
    async request({ hostname }: Place) {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: await ask(ANYBODY),
        timeout: PATIENCE_MS,
        userVerification: 'preferred',
      })
    },
    /** Comes in by the one that was shown. */
    enter: ({ origin, hostname }: Place, response: AuthenticationResponseJSON, before: Guest | null, join?: boolean) =>
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
        return people.comeIn(found.owner, before, join)
      }),
  }
}
const ANYBODY = ''
