// A match file checked to the last die, in this browser: nobody else need be trusted.
import { Fault, type Transcript, verify } from '#engine'
import { findEditions, GAMES } from '#games'
import { decksInUse } from '../../play/decks.ts'
import { say } from './words.ts'

/** Without a server the built-in decks are known all the same. */
export async function checked(told: unknown): Promise<Transcript> {
  await Promise.all([findEditions(), decksInUse().catch(() => {})])
  return verify(GAMES, told)
}
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unread()
  }
}
class Unread extends Error {}

/** Why a file is refused, in a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unread) return say().because.unread({})
  if (error instanceof Fault) return say().because[error.code](error.data)
  return say().because.defect({})
}
