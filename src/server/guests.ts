// Guests: a name and a token. Only a hash of the token is kept, so that who reads the store cannot act for anybody.
import type { IncomingHttpHeaders } from 'node:http'
import { type Bytes, newHex, newWord, sha256 } from './chance.ts'
import type { Guest, Store } from './store.ts'

const COOKIE = 'naust'
const IN_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{48})(?:;|$)`)
const YEAR_S = 365 * 24 * 3600

export interface Guests {
  create(name: string): Promise<{ readonly id: string; readonly name: string; readonly token: string }>
  /** Who sends these headers; null: nobody we know. */
  of(headers: IncomingHttpHeaders): Promise<Guest | null>
}

export function openGuests(store: Store, now: () => number, bytes: Bytes): Guests {
  return {
    async create(name) {
      const id = newWord(bytes, 12)
      const token = newHex(bytes, 24)
      await store.addGuest({ id, name, created: now() }, sha256(token))
      return { id, name, token }
    },
    async of(headers) {
      const token = tokenOf(headers)
      return token ? store.guestByToken(sha256(token)) : null
    },
  }
}

function tokenOf({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  if (authorization !== undefined) return /^Bearer ([0-9a-f]{48})$/i.exec(authorization)?.[1]
  return IN_COOKIE.exec(cookie ?? '')?.[1]
}

export const cookieOf = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_S}${secure ? '; Secure' : ''}`
