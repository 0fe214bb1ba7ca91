// Notices: by which channels somebody is told that they are waited for, and when not.
import * as v from 'valibot'
import { list, minuteOfDay, name } from './parts.ts'

export const ByPush = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
  device: v.optional(v.pipe(name, v.description('by which you know this browser among yours'))),
})
export const ByWebhook = v.object({
  url: v.pipe(v.string(), v.trim(), v.maxLength(500), v.description('https only, outside the network of the server')),
})
export const ByMail = v.object({
  address: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,190}$/)),
})

const quietHours = v.object({
  from: v.pipe(minuteOfDay, v.description('in minutes of the day')),
  to: v.pipe(minuteOfDay, v.description('over midnight where it comes before the beginning')),
  zone: v.pipe(v.string(), v.maxLength(60), v.description('as in Europe/Paris')),
})
export const QuietHours = v.object({ quiet: v.nullable(quietHours) })
export const ChannelNamed = v.object({ name: v.pipe(v.string(), v.regex(/^(?:push-[0-9a-f]{16}|mail|webhook)$/)) })
export const NoticeLink = v.object({ token: v.pipe(v.string(), v.regex(/^[\w.-]{1,1000}$/)) })

const noticesChosen = {
  push: v.pipe(v.string(), v.description('the public key of this server, for the `PushManager` of a browser')),
  mail: v.pipe(v.boolean(), v.description('whether this server sends e-mail')),
  channels: list(
    v.object({
      name: v.string(),
      kind: v.picklist(['push', 'mail', 'webhook']),
      about: v.pipe(v.string(), v.description('the browser, the address, or the host of the webhook')),
    }),
  ),
  quiet: v.nullable(quietHours),
}
export const NoticesChosen = v.object(noticesChosen)
export const NoticeTried = v.object({ ...noticesChosen, outcome: v.picklist(['sent', 'gone', 'later', 'refused']) })

export type NoticesChosen = v.InferOutput<typeof NoticesChosen>
export type NoticeTried = v.InferOutput<typeof NoticeTried>
