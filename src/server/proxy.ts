// Who really calls, where proxies stand in front. Each trusted one writes last into the header what it saw itself; what a
// caller has written there stands before that and is not believed.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Place } from './passkeys.ts'

const listOf = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '')

/** What the outermost of so many trusted proxies wrote; undefined: none of them did. */
const trusted = (header: string | string[] | undefined, hops: number): string | undefined =>
  hops === 0 ? undefined : listOf(header).slice(-hops)[0]

/** The address of the caller: the one that the outermost trusted proxy was called from. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, hops: number): string {
  const told = trusted(headers['x-forwarded-for'], hops)
  return blockOf(told !== undefined && isIP(told) ? told : (socket.remoteAddress ?? ''))
}
/** Whoever has one address of version 6 has 2^64 of them: they count as one. */
export function blockOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const all = [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest]
  return `${all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`
}
/** The site that a block of version 6 lies in (/48): of such a one somebody may have 65,536. null: there is none. */
export const siteOf = (block: string): string | null =>
  block.endsWith('::') ? `${block.split(':').slice(0, 3).join(':')}::/48` : null
/** Whether the caller came by TLS, to us or to a trusted proxy. */
export const isSecure = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, hops: number): boolean =>
  (socket as TLSSocket).encrypted === true || trusted(headers['x-forwarded-proto'], hops) === 'https'

/** What stands in front of a server. */
export interface Front {
  /** How many trusted proxies. */
  readonly hops: number
  /** What everybody calls it, where that is known. */
  readonly publicHost?: string | undefined
}
/** The host the caller meant: for who comes by the proxies what everybody calls it, if that is known, whatever was written on the way. */
export function hostOf(headers: IncomingHttpHeaders, { hops, publicHost }: Front): string | undefined {
  const told = trusted(headers['x-forwarded-host'], hops)
  const isByProxy = told !== undefined || trusted(headers['x-forwarded-for'], hops) !== undefined
  return (isByProxy && publicHost !== undefined ? publicHost : (told ?? headers.host))?.toLowerCase()
}

/** Whether a host is what every machine calls itself. */
export const isHere = (host: string | undefined): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host ?? '')

/** Where the caller's browser takes itself to be. */
export function placeOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, front: Front): Place {
  const host = hostOf(request.headers, front) ?? ''
  return {
    origin: `${isSecure(request, front.hops) ? 'https' : 'http'}://${host}`,
    hostname: host.replace(/:\d+$/, ''),
  }
}
