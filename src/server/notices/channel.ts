// What a channel is to its sender: a message goes in, and what became of it comes out.
import type { Said } from './words.ts'

export interface Message extends Said {
  /** The same for the same notice, so that who is told twice after all can know. */
  readonly id: string
  /** The path of what it is about, here. */
  readonly path: string
  /** Where all of this is. */
  readonly origin: string
  /** By which one is told no more in this way: a page, and the call of a program that reads mail. */
  readonly off: string
  readonly offCall: string
  /** For how long it is worth telling. */
  readonly lasts: number
}
/**
 * - sent: whoever carries it has it.
 * - gone: nobody is there any more, nor will be.
 * - later: it may go well another time, not before so many milliseconds; `all`: for nobody it would go well now.
 * - refused: this one will never go well.
 */
export type Outcome =
  | { readonly is: 'sent' | 'gone' | 'refused'; readonly why?: string }
  | { readonly is: 'later'; readonly why: string; readonly all?: boolean; readonly after?: number }

/** What an answer by HTTP means; `after`: so long it asks for patience. */
export function outcomeOf({ status, after }: { readonly status: number; readonly after: number }): Outcome {
  const why = `HTTP ${status}`
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone', why }
  return status === 408 || status === 429 || status >= 500 ? { is: 'later', why, after } : { is: 'refused', why }
}
export const notReached = (error: unknown): Outcome => ({ is: 'later', why: whyOf(error) })
export const whyOf = (error: unknown): string =>
  error instanceof Error ? error.message.split('\n')[0]! : String(error)
