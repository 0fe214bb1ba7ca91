// Who may look at a table: those who sit there or whom a seat waits for, and those who were let in by the link.
import { whyShut } from './doors.ts'
import { TableProblem } from './problem.ts'
import { customsOf, isListed, peopleOf, type TableState } from './table.ts'

export function mayLook(state: TableState, viewer: string, invite?: string | null): boolean {
  if (peopleOf(state).includes(viewer)) return true
  if (isListed(state)) return true
  const invited = invite !== undefined && invite !== null && invite === state.invite
  // Before the start the link shows who is there, afterwards the match; in between it is the host's to say.
  return invited && (state.status !== 'playing' || customsOf(state).spectators)
}
export function mustBeLetIn(state: TableState, viewer: string, invite?: string | null): void {
  if (!mayLook(state, viewer, invite)) throw new TableProblem(whyShut(state, invite))
}
