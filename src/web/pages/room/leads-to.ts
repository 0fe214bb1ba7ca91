// What the link to a table does for whoever comes by it now: before the start it leads to a seat, afterwards to the match; in
// between it is the host's to say whether one may look on.
import type { PublicTable } from '#tables'

export type LeadsTo = 'seat' | 'watching' | 'nowhere' | 'match'
export function leadsTo({ status, customs }: Pick<PublicTable, 'status' | 'customs'>): LeadsTo {
  if (status === 'open') return 'seat'
  if (status === 'over') return 'match'
  return customs.spectators ? 'watching' : 'nowhere'
}
/** Whether an open table is no more once its host leaves it: nobody sits there who could have it. */
export const endsWithoutMe = ({ seats, host }: Pick<PublicTable, 'seats' | 'host'>): boolean =>
  host.me && !seats.some(({ kind, mine }) => kind === 'human' && !mine)
