// What people choose: by which channels they are told, in which hours not, and whether it works.
import { isZone } from '#tables'
import { type Bytes, newWord, sha256 } from '../chance.ts'
import { Problem } from '../problem.ts'
import { type Guest, type Store, StoreDown } from '../store.ts'
import type { Language } from '../text.ts'
import type { Message, Outcome } from './channel.ts'
import type { Mail } from './mail.ts'
import type { Messages } from './message.ts'
import type { Outward } from './outward.ts'
import type { Push } from './push.ts'
import type { Signer } from './signed.ts'
import {
  type ChannelWish,
  channelsIn,
  isChannel,
  QUIET,
  type QuietHours,
  quietIn,
  type Wish,
  type Wishes,
} from './wishes.ts'
import { noticeWords } from './words.ts'

/** More browsers than anybody has. */
const CHANNELS = 12
/** So long the link in a mail holds that asks whose the address is. */
const CONFIRM_MS = 24 * 3600_000

export type Choices = ReturnType<typeof openChoices>
export interface ChoicesConfig {
  readonly store: Pick<Store, 'wish' | 'wishesOf'>
  readonly push: Push
  readonly mail: Mail | null
  readonly outward: Outward
  readonly messages: Messages
  readonly send: (channel: ChannelWish, message: Message) => Promise<Outcome>
  readonly signer: Signer
  readonly publicUrl: string | null
  readonly now: () => number
  readonly bytes: Bytes
}
interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
export const pushName = (endpoint: string): string => `push-${sha256(endpoint).slice(0, 16)}`

export function openChoices(config: ChoicesConfig) {
  const { store, push, mail, outward, messages, send, signer, publicUrl, now, bytes } = config
  const wishesOf = async ({ id }: Pick<Guest, 'id'>): Promise<Wishes> => (await store.wishesOf(id)) as Wishes

  async function chosen(guest: Guest) {
    const wishes = await wishesOf(guest)
    return {
      push: push.publicKey,
      mail: mail !== null,
      channels: channelsIn(wishes).map(([name, channel]) => ({ name, kind: channel.kind, about: aboutOf(channel) })),
      quiet: quietIn(wishes) && quietOf(quietIn(wishes)!),
    }
  }
  async function choose(guest: Guest, name: string, wish: Wish) {
    const wishes = await wishesOf(guest)
    if (!(name in wishes) && Object.keys(wishes).length >= CHANNELS) throw new Problem('too-many')
    await store.wish(guest.id, name, wish)
    return chosen(guest)
  }
  function mustBeOutside(url: string): void {
    const because = outward.whyNot(url)
    if (because) throw new Problem('bad-address', { because })
  }
  return {
    chosen,
    /** A browser of theirs is told from now on. */
    async byPush(guest: Guest, { endpoint, keys }: Subscription, device: string, language: Language) {
      mustBeOutside(endpoint)
      return choose(guest, pushName(endpoint), { kind: 'push', endpoint, keys, device, language })
    },
    async byWebhook(guest: Guest, url: string, origin: string, language: Language) {
      mustBeOutside(url)
      return choose(guest, 'webhook', { kind: 'webhook', url, origin, language })
    },
    /** Nothing is written to an address but this, until whoever reads it says that it is theirs. */
    async askMail({ id }: Guest, address: string, language: Language): Promise<void> {
      if (!mail || publicUrl === null) throw new Problem('no-mail')
      const { confirm, toConfirm } = noticeWords(language)
      const token = signer.sign(['mail', id, address, language, String(now() + CONFIRM_MS)])
      const message = {
        ...confirm,
        id: newWord(bytes, 12),
        path: '/me',
        origin: publicUrl,
        off: '',
        offCall: '',
        lasts: CONFIRM_MS,
      }
      const lines = [confirm.text, `${toConfirm} ${publicUrl}/me#mail=${token}`]
      const outcome = await mail.send(address, language, message, lines)
      if (outcome.is !== 'sent') throw new Problem('not-sent', { because: outcome.is })
    },
    async confirmMail(token: string): Promise<void> {
      const [what, id = '', address = '', language, until = '0'] = signer.read(token) ?? []
      if (what !== 'mail' || Number(until) < now()) throw new Problem('wrong-link')
      const wish: Wish = { kind: 'mail', address, language: language === 'fr' ? 'fr' : 'en' }
      await store.wish(id, 'mail', wish).catch(error => {
        // Whoever asked may be no more.
        throw error instanceof StoreDown ? error : new Problem('wrong-link')
      })
    },
    /** Of somebody who has the link of a notice, whoever they are here. */
    async off(token: string): Promise<void> {
      const [what, id = '', name = ''] = signer.read(token) ?? []
      if (what !== 'off') throw new Problem('wrong-link')
      await store.wish(id, name, null)
    },
    async drop(guest: Guest, name: string) {
      await store.wish(guest.id, name, null)
      return chosen(guest)
    },
    async quiet(guest: Guest, quiet: QuietHours | null) {
      if (quiet && !isZone(quiet.zone)) throw new Problem('bad-request', { field: 'zone' })
      if (quiet) return choose(guest, QUIET, { kind: 'quiet', ...quiet })
      await store.wish(guest.id, QUIET, null)
      return chosen(guest)
    },
    /** Sends something at once; an address where nobody is any more is dropped. */
    async test(guest: Guest, name: string) {
      const channel = (await wishesOf(guest))[name]
      if (!channel || !isChannel(channel)) throw new Problem('not-found')
      const outcome = await send(channel, messages.test(newWord(bytes, 12), guest.id, name, channel))
      if (outcome.is === 'gone') await store.wish(guest.id, name, null)
      return { outcome: outcome.is, ...(await chosen(guest)) }
    },
    /** Who comes in as somebody else on this device is told on it as that one. */
    async give(from: Guest, to: Guest): Promise<void> {
      for (const [name, channel] of channelsIn(await wishesOf(from))) {
        if (channel.kind === 'push') await store.wish(to.id, name, channel)
      }
    },
  }
}
const quietOf = ({ from, to, zone }: QuietHours): QuietHours => ({ from, to, zone })

/** As its person knows it; of an address that is a secret, only where it leads. */
function aboutOf(channel: ChannelWish): string {
  if (channel.kind === 'push') return channel.device
  return channel.kind === 'mail' ? channel.address : new URL(channel.url).host
}
