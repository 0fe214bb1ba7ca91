// Webhooks: a message to an address that a person has given, as plain JSON, or as Discord wants it.
import { type Message, notReached, type Outcome, outcomeOf } from './channel.ts'
import { Inside, type Outward } from './outward.ts'
import type { WebhookWish } from './wishes.ts'
import { noticeWords } from './words.ts'

const isDiscord = (url: string): boolean =>
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\//.test(url)

export function bodyFor(
  { url, language }: Pick<WebhookWish, 'url' | 'language'>,
  { id, title, text, path, origin, off }: Message,
): object {
  const link = origin + path
  if (!isDiscord(url)) return { id, title, text, url: link, off }
  const lines = [`**${title}**`, text, `<${link}>`, `-# ${noticeWords(language).off} <${off}>`]
  // Names of people are no commands: nobody is called by them.
  return { content: lines.join('\n'), allowed_mentions: { parse: [] }, flags: 4 }
}

export async function sendWebhook(outward: Outward, wish: WebhookWish, message: Message): Promise<Outcome> {
  const body = JSON.stringify(bodyFor(wish, message))
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Naust',
  }
  try {
    return outcomeOf(await outward.post(wish.url, headers, body))
  } catch (error) {
    return error instanceof Inside ? { is: 'refused', why: error.message } : notReached(error)
  }
}
