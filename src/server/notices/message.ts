// What leaves: the words of a notice in the language of its person, where it leads, and how one is told no more.
import { runsOutFor, type TableState } from '#tables'
import type { NoticeBody } from './asked.ts'
import type { Message } from './channel.ts'
import { KEPT_MS } from './sender.ts'
import type { Signer } from './signed.ts'
import type { ChannelWish } from './wishes.ts'
import { noticeWords, saidOf } from './words.ts'

export interface Telling {
  readonly id: string
  readonly kind: NoticeBody['kind']
  /** By which the channel is kept among the person's wishes. */
  readonly name: string
  readonly channel: ChannelWish
  readonly state: TableState
  readonly person: string
}
export interface Messages {
  of(telling: Telling): Promise<Message>
  /** To try a channel. */
  test(id: string, person: string, name: string, channel: ChannelWish): Message
  /** For how long a notice is worth telling. */
  lastsFor(kind: NoticeBody['kind']): number
}
/** A reminder that comes a day later reminds of nothing. */
const REMINDER_MS = 24 * 3600_000

/** `publicUrl`: where this server is for everybody; where nobody has said so, as each person has reached it. */
export function openMessages(publicUrl: string | null, signer: Signer, now: () => number): Messages {
  const originOf = (channel: ChannelWish): string =>
    publicUrl ?? (channel.kind === 'webhook' ? channel.origin : 'http://localhost')
  /** What every message has: where all of it is, and how it ends. */
  function frame(channel: ChannelWish, person: string, name: string) {
    const origin = originOf(channel)
    const token = signer.sign(['off', person, name])
    return { origin, off: `${origin}/me#off=${token}`, offCall: `${origin}/api/notices/off?token=${token}` }
  }
  const lastsFor = (kind: NoticeBody['kind']): number => (kind === 'turn' ? KEPT_MS : REMINDER_MS)
  return {
    lastsFor,
    async of({ id, kind, name, channel, state, person }) {
      const end = runsOutFor(state, person)
      return {
        id,
        ...(await saidOf(kind, state, person, end && end - now(), channel.language)),
        path: `/table/${state.id}`,
        ...frame(channel, person, name),
        lasts: lastsFor(kind),
      }
    },
    test: (id, person, name, channel) => ({
      id,
      ...noticeWords(channel.language).test,
      path: '/me',
      ...frame(channel, person, name),
      lasts: 3600_000,
    }),
  }
}
