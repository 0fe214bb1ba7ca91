// Whether a request comes from our own pages. A cookie is sent along with requests that other sites make a browser
// send; a bearer token is not, and programs that are no browser say nothing about where they come from.
import type { IncomingHttpHeaders } from 'node:http'
import { type Front, hostOf } from './proxy.ts'

export function isForeign(headers: IncomingHttpHeaders, front: Front): boolean {
  if (headers.authorization !== undefined) return false
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none'
  return !URL.canParse(origin) || new URL(origin).host !== hostOf(headers, front)
}
