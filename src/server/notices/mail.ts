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
  readonly response?: string
  /** What was answered so. */
  readonly command?: string
}
/** That there is no such person: not that they are refused what we send (5.7.1), are full (5.2.2), or that our own address is wrong (5.1.7, 5.1.8). */
const NOBODY = /^5\.(?:1\.(?![78]$)\d+|2\.1)$/
const NOBODY_PLAINLY = [550, 551, 553]
const isNobody = ({ command, response = '', responseCode = 0 }: SmtpError): boolean => {
  if (command !== 'RCPT TO') return false
  const [, closer] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return closer === undefined ? NOBODY_PLAINLY.includes(responseCode) : NOBODY.test(closer)
}
/** What is refused of a mail may be its sender, whoever it is for, or its recipient, for good or by a rule that can change. */
function outcomeOf(error: unknown): Outcome {
  const { code, command, responseCode = 0 } = error as SmtpError
  const why = whyOf(error)
  if (code === 'EENVELOPE' && isNobody(error as SmtpError)) return { is: 'gone', why }
  if (code === 'EMESSAGE' && responseCode >= 500) return { is: 'refused', why }
  const one = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')
  return { is: 'later', why, all: !one }
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
