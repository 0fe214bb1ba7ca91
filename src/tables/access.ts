// Who may look at a table: those who sit there or whom a seat waits for, and those who were let in by the link. Who has the link
// finds the door in any case: who sits there, and whose seat they may ask for.
import type { Seat } from '#engine'
import { whyShut } from './doors.ts'
import { TableProblem } from './problem.ts'
import { customsOf, isListed, peopleOf, type TableState } from './table.ts'

/** Whether they have the link of the table: all that is shown there is at the door. */
export const isInvited = (state: TableState, invite?: string | null): boolean =>
  invite !== undefined && invite !== null && invite === state.invite

/** Whether who has the link may ask for a seat, though they may not look: its owner has gone, and a bot plays there until they are back. */
export function mayKnock(state: TableState, seat: Seat, invite?: string | null): boolean {
  const chair = state.chairs[seat]
  return isInvited(state, invite) && chair?.kind === 'bot' && chair.owner !== undefined && !chair.after
}

export function mayLook(state: TableState, viewer: string, invite?: string | null): boolean {
  if (peopleOf(state).includes(viewer)) return true
  if (isListed(state)) return true
  const invited = isInvited(state, invite)
  // Before the start the link shows who is there, afterwards the match; in between it is the host's to say.
  return invited && (state.status !== 'playing' || customsOf(state).spectators)
}
export function mustBeLetIn(state: TableState, viewer: string, invite?: string | null): void {
  if (!mayLook(state, viewer, invite)) throw new TableProblem(whyShut(state, invite))
}
