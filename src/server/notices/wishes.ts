// By what people want to be told, as it is kept: one wish a name, so that two devices never overwrite each other's.
import type { Language } from '../text.ts'
import type { Quiet } from './quiet.ts'

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
export type QuietWish = Quiet & { readonly kind: 'quiet' }
export type Wish = ChannelWish | QuietWish
export type Wishes = { readonly [name: string]: Wish }

export const QUIET = 'quiet'
export const channelsIn = (wishes: Wishes): [name: string, channel: ChannelWish][] =>
  Object.entries(wishes).flatMap(([name, wish]) => (wish.kind === 'quiet' ? [] : [[name, wish]]))
export function quietIn(wishes: Wishes): Quiet | null {
  const wish = wishes[QUIET]
  return wish?.kind === 'quiet' ? wish : null
}
