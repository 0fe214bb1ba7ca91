// What comes of taking a table off one's list: nobody is to learn it afterwards.
import type { PublicTable } from '#tables'
import { isOnDevice } from '../play/known.ts'

/**
 * `bot`: one plays on in my seat, which stays mine; `off`: another plays there already, and the seat stays mine; `free`: my seat
 * is there for others; `sleeps`: nobody else plays, and the match waits for somebody to come back by its link; `gone`: it is off the
 * list for good, and nothing else happens.
 */
export type Parting = 'bot' | 'off' | 'free' | 'sleeps' | 'gone'

export function partingFrom({
  id,
  status,
  seats,
  host,
}: Pick<PublicTable, 'id' | 'status' | 'seats' | 'host'>): Parting {
  if (isOnDevice(id) || status === 'over') return 'gone'
  const others = seats.some(({ kind, mine, turn }) => (kind === 'human' && !mine) || turn)
  if (status === 'open') return others || !host.me ? 'free' : 'gone'
  if (seats.some(({ mine }) => mine)) return others ? 'bot' : 'sleeps'
  if (!seats.some(({ claim }) => claim)) return 'gone'
  return others ? 'off' : 'sleeps'
}
