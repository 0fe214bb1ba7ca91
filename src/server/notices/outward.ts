// Calls to addresses that people have given: to the world outside only, never to the server's own network, wherever a
// name leads. Nothing is followed, and no more is read than a sentence.
import { lookup as resolve } from 'node:dns'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export interface Posted {
  readonly status: number
  readonly text: string
  /** For so long it wants not to be called again, in milliseconds; 0: it says nothing of it. */
  readonly after: number
}
export interface Outward {
  /** Why nothing is ever sent there; null: it may be. What a name leads to is seen only when it is called. */
  whyNot(url: string): 'no-address' | 'not-safe' | 'inside' | null
  /** Rejects where nobody answers in time. */
  post(url: string, headers: { readonly [name: string]: string }, body: string | Uint8Array): Promise<Posted>
}
/** The name leads into the server's own network. */
export class Inside extends Error {}

export const CALL_MS = 8000
/** Nobody is left alone for longer because they said so. */
const LONGEST_S = 4 * 3600
const READ_BYTES = 4096

// Two lists: one would find every address of version 4 among those of version 6 that stand for them.
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(net, bits, 'ipv4')
// All that is not of the network of the whole world, and what stands for an address of version 4 there.
for (const [net, bits] of [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  inside.ipv6.addSubnet(net, bits, 'ipv6')
export function isInside(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return inside[family].check(address, family)
}

/** Names lead outside or nowhere, at the very moment of the call: what was looked up before may be another by now. */
const outsideOnly: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const [first] = found
    if (!first || found.some(({ address }) => isInside(address))) return done(new Inside(`${host} leads inside`), '')
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })

/** In seconds, as those do it who count calls; a date is not read. */
const waitIn = (retryAfter = ''): number =>
  /^\d+(?:\.\d+)?$/.test(retryAfter) ? Math.min(LONGEST_S, Number(retryAfter)) * 1000 : 0

/** `anywhere`: also by plain HTTP and into the server's own network, for tests and for those who trust their guests. */
export function openOutward(reach: 'outside' | 'anywhere'): Outward {
  const anywhere = reach === 'anywhere'
  function whyNot(text: string): ReturnType<Outward['whyNot']> {
    if (!URL.canParse(text)) return 'no-address'
    const { protocol, hostname, username, password } = new URL(text)
    if (!['https:', 'http:'].includes(protocol) || username || password) return 'no-address'
    if (anywhere) return null
    if (protocol !== 'https:') return 'not-safe'
    const address = hostname.replace(/^\[|\]$/g, '')
    return hostname === 'localhost' || (isIP(address) && isInside(address)) ? 'inside' : null
  }
  return {
    whyNot,
    post: (text, headers, body) =>
      new Promise((done, failed) => {
        if (whyNot(text) !== null) return failed(new Inside(`nothing is sent to ${text}`))
        const url = new URL(text)
        const request = url.protocol === 'https:' ? secure : plain
        const signal = AbortSignal.timeout(CALL_MS)
        const sent = request(
          url,
          { method: 'POST', headers, signal, agent: false, ...(anywhere ? {} : { lookup: outsideOnly }) },
          response => {
            const parts: Buffer[] = []
            let length = 0
            const end = (): void => {
              response.destroy()
              const { statusCode: status = 0, headers } = response
              const text = Buffer.concat(parts).toString('utf8')
              done({ status, text, after: waitIn(headers['retry-after']) })
            }
            response.on('data', (part: Buffer) => {
              parts.push(part)
              length += part.length
              if (length >= READ_BYTES) end()
            })
            response.on('end', end)
            // What was answered is known by its first line.
            response.on('error', end)
          },
        )
        sent.on('error', failed)
        sent.end(body)
      }),
  }
}
