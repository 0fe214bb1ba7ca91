// Takes what is due from the outbox and sends it, if it is still true. A notice is settled before it leaves, so that it never
// leaves twice: a server that dies in that very moment has told nobody. What could not leave is due again later; where that
// cannot be written just now it is remembered here, and written as soon as it can be.
import type { FastifyBaseLogger } from 'fastify'
import { quietUntil, type TableState, turnOf } from '#tables'
import type { Presence } from '../presence.ts'
import type { NoticeStore, NoticeTaken } from '../store-notices.ts'
import { GRACE_MS, type NoticeBody } from './asked.ts'
import { type Message, notReached, type Outcome } from './channel.ts'
import type { Messages } from './message.ts'
import { type ChannelWish, isChannel, quietIn, type Wishes } from './wishes.ts'

/** Who has taken a notice has so long to send it; whoever fails to is overtaken then. */
const LEASE_MS = 60_000
/** Taken at a time. */
const SOME = 20
/** Retried after a minute, then twice as long each time, up to some hours. */
const [FIRST_MS, LONGEST_MS] = [60_000, 4 * 3600_000]
/** What could not be told for so long is not told any more. */
export const KEPT_MS = 3 * 24 * 3600_000

export interface SenderConfig {
  readonly store: NoticeStore
  /** The table as it stands; null: there is none. */
  readonly tableOf: (table: string) => Promise<TableState | null>
  readonly presence: Pick<Presence, 'looks' | 'cameAfter'>
  readonly send: (channel: ChannelWish, message: Message) => Promise<Outcome>
  readonly messages: Messages
  readonly now: () => number
  readonly log: FastifyBaseLogger
}
export interface Sender {
  /** Sends all that is due, until it is to stop; answers how many were sent. */
  send(stop: AbortSignal): Promise<number>
  /** Writes what could not be written: what did not leave is due again. */
  putBack(): Promise<void>
}
interface Telling {
  readonly channel: ChannelWish
  readonly state: TableState
}
interface Again {
  readonly due: number
  readonly tries: number
}
const backoff = (tries: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** tries)

export function openSender({ store, tableOf, presence, send, messages, now, log }: SenderConfig): Sender {
  /** Channels that nobody can be told by just now: until when they are left alone, and how often they failed. */
  const down = new Map<ChannelWish['kind'], { readonly until: number; readonly tries: number }>()

  const isLeftAlone = (kind: ChannelWish['kind']): boolean => (down.get(kind)?.until ?? 0) > now()
  /** Those who fail together fail for one reason: it is one step. */
  function fell(kind: ChannelWish['kind'], why: string): void {
    if (isLeftAlone(kind)) return
    const tries = (down.get(kind)?.tries ?? -1) + 1
    if (tries === 0) log.warn(`notices by ${kind} cannot be sent, and are kept: ${why}`)
    down.set(kind, { until: now() + backoff(tries), tries })
  }
  function rose(kind: ChannelWish['kind']): void {
    if (down.delete(kind)) log.warn(`notices by ${kind} can be sent again`)
  }

  /** Whether a notice is to leave now: until when not, null: never, 'now' with all it takes. */
  async function judged(taken: NoticeTaken) {
    const { table, guest, turn } = taken
    const { channel: name, kind, since } = taken.body as NoticeBody
    const state = await tableOf(table)
    if (!state || turnOf(state, guest) !== turn || now() - since > messages.lastsFor(kind)) return null
    if (presence.cameAfter(table, guest, since)) return null
    const wishes = (await store.wishesOf(guest)) as Wishes
    const channel = wishes[name]
    if (!channel || !isChannel(channel)) return null
    // Who looks was shown the nudge; of their turn they are told once they no longer do.
    if (presence.looks(table, guest)) return kind === 'nudge' ? null : now() + GRACE_MS
    const quiet = quietIn(wishes)
    const heldUntil = quiet && quietUntil({ zone: quiet.zone, quiet }, now())
    if (heldUntil !== null) return heldUntil
    return { channel, state }
  }
  /** Where a channel was down, one tries it, and the others wait for what comes of that. */
  const trying = new Map<ChannelWish['kind'], Promise<boolean>>()
  async function inTurn(kind: ChannelWish['kind'], work: () => Promise<boolean>): Promise<boolean> {
    while (trying.has(kind)) await trying.get(kind)!.catch(() => {})
    if (!down.has(kind) || isLeftAlone(kind)) return work()
    const mine = work().finally(() => trying.delete(kind))
    trying.set(kind, mine)
    return mine
  }
  /** Settled, and yet not told: lost, if nobody knew of them. */
  const toPutBack = new Map<NoticeTaken, Again>()
  async function putBack(): Promise<void> {
    for (const [taken, again] of toPutBack) {
      await store.settleNotice(taken, again)
      toPutBack.delete(taken)
    }
  }
  async function deal(taken: NoticeTaken): Promise<boolean> {
    const verdict = await judged(taken)
    if (typeof verdict !== 'object' || verdict === null) {
      await store.settleNotice(taken, verdict === null ? null : { due: verdict, tries: taken.tries })
      return false
    }
    return inTurn(verdict.channel.kind, () => tell(taken, verdict))
  }
  async function tell(taken: NoticeTaken, { channel, state }: Telling): Promise<boolean> {
    const { key, tries, guest } = taken
    const { channel: name, kind } = taken.body as NoticeBody
    if (isLeftAlone(channel.kind)) {
      await store.settleNotice(taken, { due: down.get(channel.kind)!.until, tries })
      return false
    }
    const message = await messages.of({ id: key, kind, name, channel, state, person: guest })
    if (!(await store.settleNotice(taken, null))) return false
    const outcome = await send(channel, message).catch(notReached)
    if (outcome.is === 'later') {
      const { why, all = false, after = 0 } = outcome
      if (all) fell(channel.kind, why)
      else log.info({ key, why }, 'a notice is to be sent again')
      // What is wrong with all of a channel is not the fault of one notice.
      toPutBack.set(
        taken,
        all
          ? { due: down.get(channel.kind)!.until, tries }
          : { due: now() + Math.max(after, backoff(tries)), tries: tries + 1 },
      )
      await putBack()
      return false
    }
    rose(channel.kind)
    if (outcome.is === 'gone') await store.wish(guest, name, null)
    if (outcome.is === 'refused') log.info({ key, why: outcome.why }, 'a notice was refused')
    return outcome.is === 'sent'
  }
  /** All of them, whatever becomes of the others: nobody is left under way. */
  async function dealAll(some: readonly NoticeTaken[]): Promise<number> {
    const dealt = await Promise.allSettled(some.map(deal))
    for (const each of dealt) if (each.status === 'rejected') throw each.reason
    return dealt.filter(each => each.status === 'fulfilled' && each.value).length
  }
  return {
    putBack,
    async send(stop) {
      await putBack()
      let sent = 0
      while (!stop.aborted) {
        const some = await store.takeNotices(now(), now() + LEASE_MS, SOME)
        if (some.length === 0) break
        sent += await dealAll(some)
      }
      return sent
    },
  }
}
