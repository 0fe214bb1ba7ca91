// Web push: enciphered for one browser, carried by the push service of its maker.
import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { type Message, notReached, type Outcome, outcomeOf } from './channel.ts'
import { Inside, type Outward } from './outward.ts'
import type { PushWish } from './wishes.ts'

/** By which push services know who sends: made once, since browsers are bound to it. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
}
export const newVapid = (): string => JSON.stringify(webPush.generateVAPIDKeys())

export interface Push {
  readonly publicKey: string
  send(wish: PushWish, message: Message): Promise<Outcome>
}
const MONTH_S = 28 * 24 * 3600

/** `subject`: whom push services may turn to. */
export function openPush(vapid: Vapid, subject: string, outward: Outward): Push {
  return {
    publicKey: vapid.publicKey,
    async send({ endpoint, keys }, { title, text, path, lasts }) {
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys },
          JSON.stringify({ title, text, path }),
          {
            vapidDetails: { subject, ...vapid },
            TTL: Math.min(MONTH_S, Math.ceil(lasts / 1000)),
            urgency: 'normal',
            // What was not delivered yet is replaced by what came after it: of one table there is one.
            topic: createHash('sha256').update(path).digest('base64url').slice(0, 32),
          },
        )
        const posted = await outward.post(endpoint, headers as { [name: string]: string }, body ?? '')
        // Keys of another server, or of before this one lost its own: the browser has to be asked again.
        return posted.status === 403 ? { is: 'gone', why: 'HTTP 403' } : outcomeOf(posted)
      } catch (error) {
        return error instanceof Inside ? { is: 'refused', why: error.message } : notReached(error)
      }
    },
  }
}
