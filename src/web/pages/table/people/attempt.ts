// Something asked of the server from the table; what goes wrong is told there.
import type { Tell } from '../../../kit/notice.tsx'
import { meet } from '../../../play/meet.ts'
import { PlayProblem } from '../../../play/types.ts'
import { say } from './words.ts'

export async function attempt<T>(tell: Tell, deed: () => Promise<T>): Promise<T | null> {
  try {
    return await deed()
  } catch (error) {
    tell(error instanceof PlayProblem ? error.message : say().failed)
    return null
  }
}
/** Asks the others to let me take my last answer back. */
export const askUndo = (tell: Tell, table: string): Promise<unknown> => attempt(tell, () => meet.askUndo(table))
