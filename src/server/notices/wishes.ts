// What people wish, as it is kept: by what they are told, and when not, and when nobody is to wait for them. One wish a name, so that two devices never overwrite each other's.
import type { Period, Quiet } from '#tables'
import type { Language } from '../text.ts'

/** The hours in which somebody is told nothing, by the clock where they live. */
export type QuietHours = Quiet & { readonly zone: string }
interface Spoken {
  readonly language: Language
}
export interface PushWish extends Spoken {
  readonly kind: 'push'
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Which browser it is, as its person may know it by. */
  readonly device: string
}
export interface MailWish extends Spoken {
  readonly kind: 'mail'
  readonly address: string
}
export interface WebhookWish extends Spoken {
  readonly kind: 'webhook'
  readonly url: string
  /** Where this server is, as the person reached it: links lead there where nobody has said better. */
  readonly origin: string
}
export type ChannelWish = PushWish | MailWish | WebhookWish
export type QuietWish = QuietHours & { readonly kind: 'quiet' }
export type AwayWish = Period & { readonly kind: 'away' }
export type Wish = ChannelWish | QuietWish | AwayWish
export type Wishes = { readonly [name: string]: Wish }

export const QUIET = 'quiet'
export const AWAY = 'away'
export const isChannel = (wish: Wish): wish is ChannelWish => wish.kind !== QUIET && wish.kind !== AWAY
export const channelsIn = (wishes: Wishes): [name: string, channel: ChannelWish][] =>
  Object.entries(wishes).flatMap(([name, wish]) => (isChannel(wish) ? [[name, wish]] : []))
export function quietIn(wishes: Wishes): QuietHours | null {
  const wish = wishes[QUIET]
  return wish?.kind === 'quiet' ? wish : null
}
export function awayIn(wishes: Wishes): Period | null {
  const wish = wishes[AWAY]
  return wish?.kind === AWAY ? { from: wish.from, to: wish.to } : null
}
