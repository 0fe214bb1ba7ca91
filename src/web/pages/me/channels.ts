// By what one is told that it is one's turn: what the browser can do, and what the server is told of it.
import type { NoticesChosen, NoticeTried } from '#tables'
import { call, request } from '../../play/http.ts'

export type Chosen = NoticesChosen
export type Outcome = NoticeTried['outcome']
/** Why this browser cannot be told: it has no means, its person said no, or the app is not kept here (yet). */
export type WhyNoPush = 'unable' | 'denied' | 'not-kept'

const AT = '/api/me/notices'
const post = (what: string, body: object): Promise<Chosen> => call<Chosen>('POST', `${AT}/${what}`, body)

const kept = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

export async function whyNoPush(): Promise<WhyNoPush | null> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return (await kept()) ? null : 'not-kept'
}
/** The subscription of this browser; null: it has none. */
const ownPush = async (): Promise<PushSubscription | null> =>
  (await (await kept())?.pushManager?.getSubscription()) ?? null

/** The name under which the server keeps this browser. */
export async function ownName(): Promise<string | null> {
  const own = await ownPush()
  if (!own) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(own.endpoint))
  const hex = [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return `push-${hex.slice(0, 16)}`
}
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}
/** Which browser this is, in a word or two. */
function deviceName(): string {
  const { userAgent } = navigator
  const find = (...names: readonly string[]): string | undefined => names.find(name => userAgent.includes(name))
  const browser = find('Firefox', 'Edg', 'Chrome', 'Safari')?.replace('Edg', 'Edge') ?? 'Web'
  const system = find('Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux')
  return system ? `${browser}, ${system}` : browser
}

export const channels = {
  chosen: () => call<Chosen>('GET', AT),
  /** Asks the person, by a click of theirs and only then; null: they would rather not. */
  async addPush(key: string): Promise<Chosen | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const registration = await navigator.serviceWorker.ready
    // One that was made for another server is of no use here.
    await (await ownPush())?.unsubscribe()
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    })
    const { endpoint, keys } = made.toJSON()
    return post('push', { endpoint, keys, device: deviceName() })
  },
  async addMail(address: string): Promise<void> {
    await call('POST', `${AT}/mail`, { address })
  },
  addWebhook: (url: string) => post('webhook', { url }),
  async drop(name: string): Promise<Chosen> {
    if (name === (await ownName())) await (await ownPush())?.unsubscribe()
    return post('drop', { name })
  },
  quiet: (quiet: Chosen['quiet']) => post('quiet', { quiet }),
  test: (name: string) => call<NoticeTried>('POST', `${AT}/test`, { name }, 20_000),
  /** The address is theirs; or they want no more of it. By whoever has the link, whoever they are here. */
  async followLink(what: 'mail' | 'off', token: string): Promise<void> {
    if (what === 'mail') await request('POST', '/api/notices/mail', { token })
    else await request('POST', `/api/notices/off?token=${token}`, {})
  },
}
