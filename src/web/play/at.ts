// Where a table of the server is called, and its start, which may safely be asked for twice.
import { insist } from './http.ts'
import { keyTo } from './keys.ts'
import { PlayProblem } from './types.ts'

export const at = (table: string, what = ''): string => `/api/tables/${encodeURIComponent(table)}${what}`
/** The key to a table, as a call that looks at it carries it. */
export function withKey(table: string): string {
  const key = keyTo(table)
  return key === undefined ? '' : `?invite=${encodeURIComponent(key)}`
}

export async function start(table: string): Promise<void> {
  try {
    await insist(at(table, '/start'), {})
  } catch (error) {
    // It was started by a first try whose outcome got lost.
    if (!(error instanceof PlayProblem && error.code === 'already-started')) throw error
  }
}
