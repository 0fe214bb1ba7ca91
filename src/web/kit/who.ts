// The people of a table for the words about them: whoever plays alone on this device is «you», several share it by name.
import { tellTo, type Who } from '#games/kit/words'
import type { PublicSeat } from '#tables'

export function whoAt(seats: readonly PublicSeat[]): Who {
  const mine = seats.flatMap((seat, at) => (seat.mine ? [at] : []))
  return tellTo(mine.length === 1 ? mine[0]! : null, seat => seats[seat]?.name ?? '?')
}
