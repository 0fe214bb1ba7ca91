// E-mail, by the SMTP server that the operator names.
import { createTransport } from 'nodemailer'
import { type Message, type Outcome, whyOf } from './channel.ts'

export interface MailSettings {
  /** smtp://user:word@host:port, or smtps://… */
  readonly smtp: string
  readonly from: string
}
export interface Mail {
  send(address: string, language: 'fr' | 'en', message: Message, lines: readonly string[]): Promise<Outcome>
  /** Why nothing can be sent now; null: it can. */
  trouble(): Promise<string | null>
  close(): void
}
const CONNECT_MS = 5000
const ANSWER_MS = 10_000

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
}
/** A server that refuses a recipient for good says so by a number from 550 on; all else may be another tomorrow. */
function outcomeOf(error: unknown): Outcome {
  const { code, responseCode = 0 } = error as SmtpError
  const why = whyOf(error)
  if (code === 'EENVELOPE' && responseCode >= 550 && responseCode < 560) return { is: 'gone', why }
  if (code === 'EMESSAGE' && responseCode >= 500) return { is: 'refused', why }
  return { is: 'later', why, all: code !== 'EENVELOPE' && code !== 'EMESSAGE' }
}

export function openMail({ smtp, from }: MailSettings): Mail {
  const post = createTransport({
    url: smtp,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  })
  return {
    async send(to, language, { id, title, origin, offCall }, lines) {
      const { host } = new URL(origin)
      try {
        await post.sendMail({
          from,
          to,
          subject: title,
          text: `${lines.join('\n\n')}\n`,
          messageId: `<${Buffer.from(id).toString('base64url')}@${host}>`,
          headers: {
            'Content-Language': language,
            'Auto-Submitted': 'auto-generated',
            ...(offCall && {
              'List-Unsubscribe': `<${offCall}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        return { is: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    async trouble() {
      try {
        await post.verify()
        return null
      } catch (error) {
        return whyOf(error)
      }
    },
    close: () => post.close(),
  }
}
