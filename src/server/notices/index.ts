// Notices: people are told that it is their turn, by what they have chosen, once, when they do not see it themselves.
import type { FastifyBaseLogger } from 'fastify'
import type { TableState } from '#tables'
import { type Bytes, newHex } from '../chance.ts'
import type { Presence } from '../presence.ts'
import type { Guest, Store } from '../store.ts'
import { bringAlong, openAsked } from './asked.ts'
import type { Message, Outcome } from './channel.ts'
import { openChoices } from './choices.ts'
import { type MailSettings, openMail } from './mail.ts'
import { openMessages } from './message.ts'
import { openOutward } from './outward.ts'
import { newVapid, openPush, type Vapid } from './push.ts'
import { openSender } from './sender.ts'
import { openSigner } from './signed.ts'
import { sendWebhook } from './webhook.ts'
import type { ChannelWish } from './wishes.ts'
import { noticeWords } from './words.ts'

export interface NoticeSettings {
  /** Where this server is for everybody, as in https://naust.example.org. */
  readonly publicUrl?: string
  /** Left out: no e-mail is sent. */
  readonly mail?: MailSettings
  /** Where webhooks and push services may be; left out: outside the server's own network. */
  readonly reach?: 'outside' | 'anywhere'
  /** How often the outbox is looked into; 0: only when told to, as tests do. */
  readonly everyMs?: number
}
export interface NoticesConfig extends NoticeSettings {
  readonly store: Store
  readonly presence: Presence
  readonly tableOf: (table: string) => Promise<TableState | null>
  readonly now: () => number
  readonly bytes: Bytes
  readonly log: FastifyBaseLogger
}
export type Notices = Awaited<ReturnType<typeof openNotices>>

const EVERY_MS = 5000
/** More than anybody has. */
const TABLES = 10_000
/** Whoever is being told when the server stops is waited for, longer than any call lasts. */
const PATIENCE_MS = 12_000
/** Push services want to know whom to turn to; where nobody has said, there is nobody. */
const NOBODY = 'mailto:nobody@naust.invalid'

export async function openNotices(config: NoticesConfig) {
  const { store, presence, tableOf, now, bytes, log, publicUrl, mail: settings, reach = 'outside' } = config
  const outward = openOutward(reach)
  const vapid = JSON.parse(await store.secret('vapid', newVapid)) as Vapid
  const signer = openSigner(await store.secret('notices', () => newHex(bytes, 32)))
  const push = openPush(vapid, publicUrl?.startsWith('https:') ? publicUrl : NOBODY, outward)
  const mail = settings && publicUrl ? openMail(settings) : null
  if (settings && !publicUrl) log.warn('no e-mail is sent: PUBLIC_URL must say where links in it lead')
  const messages = openMessages(publicUrl ?? null, signer, now)

  async function send(channel: ChannelWish, message: Message): Promise<Outcome> {
    if (channel.kind === 'push') return push.send(channel, message)
    if (channel.kind === 'webhook') return sendWebhook(outward, channel, message)
    const { toTable, off } = noticeWords(channel.language)
    const lines = [message.text, `${toTable} ${message.origin}${message.path}`, `${off} ${message.off}`]
    return mail
      ? mail.send(channel.address, channel.language, message, lines)
      : { is: 'later', why: 'the server sends no e-mail', all: true }
  }
  const asked = openAsked({ store, presence, now })
  const sender = openSender({ store, tableOf, presence, send, messages, now, log })
  const choices = openChoices({
    store,
    push,
    mail,
    outward,
    messages,
    send,
    signer,
    publicUrl: publicUrl ?? null,
    now,
    bytes,
  })

  const stopping = new AbortController()
  let working: Promise<unknown> = Promise.resolve()
  async function work(): Promise<number> {
    await asked.put()
    return sender.send(stopping.signal)
  }
  /** One after the other, so that nobody is looked for twice at once. */
  function tell(): Promise<number> {
    const mine = working.then(work)
    working = mine.catch(() => {})
    return mine
  }
  const { everyMs = EVERY_MS } = config
  let busy = false
  const timer =
    everyMs > 0
      ? setInterval(async () => {
          // Where it takes longer than that, there is no queue.
          if (busy) return
          busy = true
          await tell().catch(error => {
            if (!stopping.signal.aborted) log.error({ err: error }, 'notices could not be sent')
          })
          busy = false
        }, everyMs)
      : undefined
  timer?.unref()

  /** Nobody new is told; who is being told when the server stops, may be. */
  let patience: Promise<unknown> | undefined
  function stop(): void {
    stopping.abort()
    clearInterval(timer)
    patience ??= new Promise(done => setTimeout(done, PATIENCE_MS).unref())
  }
  return {
    changed: asked.changed,
    found: asked.found,
    choices,
    /** Somebody becomes somebody else: what a device is told by goes with it, and what was told is not told again. */
    async give(from: Guest, to: Guest): Promise<void> {
      await choices.give(from, to)
      const tables = await store.tablesOf(from.id, TABLES)
      await bringAlong(
        store,
        from.id,
        to.id,
        tables.map(({ summary }) => (summary as TableState).id),
      )
    },
    /** Puts who is due into the outbox and sends what is due there, as happens every few seconds; answers how many were sent. */
    tell,
    /** A server that starts: whether mail can be sent. */
    begin(): void {
      void mail?.trouble().then(why => {
        if (why !== null && !stopping.signal.aborted) log.warn(`e-mail cannot be sent now, notices are kept: ${why}`)
      })
    },
    stop,
    /** Nothing happens at tables any more: who still waits is in the outbox then, for whichever server is there. */
    async close(): Promise<void> {
      stop()
      await Promise.race([working, patience])
      try {
        await asked.putAll()
        await sender.putBack()
      } catch (error) {
        log.error({ err: error }, 'some notices could not be kept')
      }
      mail?.close()
    },
  }
}
