// What browsers are told to refuse on our pages.

/** A host as it may stand in a policy; what else callers send is not repeated to them. */
const HOST = /^[a-z0-9.-]+(?::\d+)?$|^\[[0-9a-f:.]+\](?::\d+)?$/
const YEAR_S = 365 * 24 * 3600

type Headers = { readonly [name: string]: string }
const HOSTS = 100
const written = new Map<string, Headers>()
/** For pages of this host, served over TLS or not: written once for each, since they go with every answer. */
export function securityHeaders(host: string | undefined, secure: boolean): Headers {
  const name = `${secure} ${host}`
  const headers = written.get(name) ?? headersOf(host, secure)
  if (written.size >= HOSTS) written.clear()
  written.set(name, headers)
  return headers
}
function headersOf(host: string | undefined, secure: boolean): Headers {
  // Not every browser takes a WebSocket of the own host for 'self'.
  const live = host !== undefined && HOST.test(host) ? ` ${secure ? 'wss' : 'ws'}://${host}` : ''
  return {
    'content-security-policy': [
      "default-src 'self'",
      "img-src 'self' data: blob:",
      "style-src 'self' 'unsafe-inline'",
      "script-src 'self'",
      // Pictures that a page has painted are read again where it is saved as one file.
      `connect-src 'self' blob:${live}`,
      "worker-src 'self' blob:",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  }
}
/** Scripts, styles and pictures are no pages: the rest would only weigh on each of them. */
export const ASSET_HEADERS: Headers = { 'x-content-type-options': 'nosniff' }
