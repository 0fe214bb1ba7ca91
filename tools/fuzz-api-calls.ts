// Calls as `npm run fuzz-api` makes them: each from an address of its own, the answer as text and as what it says.
import { type Agent, request } from 'node:http'
import type { Json } from '#engine'

export interface Reply {
  readonly status: number
  readonly text: string
  readonly body: Json
}
/** A body that is a text already is sent as it is. */
export type Call = (method: string, path: string, token: string, body?: unknown) => Promise<Reply>

export const callerFrom =
  (url: string, address: string, agent: Agent): Call =>
  (method, path, token, body) =>
    new Promise((resolve, reject) => {
      const headers = {
        'x-forwarded-for': address,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const asked = request(url + path, { method, headers, agent, signal: AbortSignal.timeout(30_000) }, reply => {
        let text = ''
        reply.setEncoding('utf8').on('data', part => (text += part))
        reply.on('end', () => resolve({ status: reply.statusCode!, text, body: parsed(text) })).on('error', reject)
      })
      asked.on('error', reject)
      asked.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
    })

export function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

export const newGuest = async (call: Call, name: string): Promise<string> =>
  ((await call('POST', '/api/guests', '', { name })).body as { token?: string } | null)?.token ?? ''
