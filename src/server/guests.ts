// Guests: a name, and a token for every device. Only hashes of tokens are kept, so that who reads the store cannot act for anybody.
import type { IncomingHttpHeaders } from 'node:http'
import { type Bytes, newHex, newWord, sha256 } from './chance.ts'
import type { Guest, Store } from './store.ts'

const COOKIE = 'naust'
/** Over TLS its name begins so: browsers then take it from this very host only. */
const OF_HOST = '__Host-'
const inCookie = (name: string): RegExp => new RegExp(`(?:^|;\\s*)${name}=([0-9a-f]{48})(?:;|$)`)
const [OF_TLS, PLAIN] = [inCookie(OF_HOST + COOKIE), inCookie(COOKIE)]
const DAY_MS = 24 * 3600 * 1000
const YEAR_S = 365 * 24 * 3600
/** More than anybody has; of the devices of long ago nobody has need. */
const DEVICES = 20

export interface Guests {
  create(name: string): Promise<{ readonly id: string; readonly name: string; readonly token: string }>
  /** A token for another device of a guest. */
  admit(guest: Guest): Promise<string>
  /** The device that sends these headers acts for nobody any more. */
  dismiss(headers: IncomingHttpHeaders): Promise<void>
  /** All devices of a guest but the one that sends these headers act for them no longer, and the link to them leads nowhere. */
  dismissOthers(guest: Guest, headers: IncomingHttpHeaders): Promise<void>
  /** Some devices of a guest act for them no longer: what they have open is to be shut, on all servers. */
  shut(guest: string): void
  /** Calls when something that devices of a guest have open is to be shut. */
  onShut(listener: (guest: string) => void): void
  /** Who sends these headers; null: nobody we know. */
  of(headers: IncomingHttpHeaders): Promise<Guest | null>
  /** They are here, which is noted once a day; answers the token of a cookie that is to be given again. */
  greet(guest: Guest, headers: IncomingHttpHeaders, secure: boolean): Promise<string | null>
}

export function openGuests(store: Store, now: () => number, bytes: Bytes): Guests {
  const listeners: ((guest: string) => void)[] = []
  const hear = (guest: string): void => listeners.forEach(listener => listener(guest))
  store.others?.hear('shut', guest => hear(guest as string))
  function shut(guest: string): void {
    hear(guest)
    store.others?.tell('shut', guest)
  }
  return {
    shut,
    onShut: listener => void listeners.push(listener),
    async dismissOthers({ id }, headers) {
      await store.dropOtherTokens(id, sha256(tokenOf(headers) ?? ''))
      shut(id)
    },
    async create(name) {
      const id = newWord(bytes, 12)
      const token = newHex(bytes, 24)
      await store.addGuest({ id, name, created: now() }, sha256(token))
      return { id, name, token }
    },
    async admit({ id }) {
      const token = newHex(bytes, 24)
      await store.addToken(id, sha256(token), 'device', DEVICES)
      return token
    },
    async dismiss(headers) {
      const token = tokenOf(headers)
      if (token) await store.dropToken(sha256(token))
    },
    async of(headers) {
      const token = tokenOf(headers)
      return token ? store.guestByToken(sha256(token)) : null
    },
    async greet({ id, created, seen = created }, headers, secure) {
      const daily = now() - seen >= DAY_MS
      if (daily) await store.seen(id, now())
      const { authorization, cookie = '' } = headers
      if (authorization !== undefined) return null
      const renamed = secure && !OF_TLS.test(cookie)
      return daily || renamed ? (tokenOf(headers) ?? null) : null
    },
  }
}

function tokenOf({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  if (authorization !== undefined) return /^Bearer ([0-9a-f]{48})$/i.exec(authorization)?.[1]
  return (OF_TLS.exec(cookie ?? '') ?? PLAIN.exec(cookie ?? ''))?.[1]
}

/** Null: the cookie goes. */
export const cookieOf = (token: string | null, secure: boolean): string =>
  `${secure ? OF_HOST : ''}${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${token === null ? 0 : YEAR_S}${secure ? '; Secure' : ''}`
