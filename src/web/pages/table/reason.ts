// Why an expert advises something.
import type { Opinion } from '#bots'
import type { Words } from '#games/kit/words'
import { say } from './opened.words.ts'

/** What speaks for an option, or against it, in a sentence; empty: nothing in particular. */
export function reasonWords({ reason }: Opinion, words: Words): string {
  const part = reason && words.outlook[reason.part]
  if (!part) return ''
  return reason.by > 0 ? say().better(part) : say().worse(part)
}
