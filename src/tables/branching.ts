// What if: a finished match taken up again from one of its moments, at a table of its own, with the same chance.
import type { Level } from '#bots/who'
import type { Seat, Transcript } from '#engine'
import { answer } from './playing.ts'
import { begun, type Drawn, lay } from './seating.ts'
import { type Person, seqOf, type Table } from './table.ts'

export interface Branching {
  /** How many answers of the match stand. */
  readonly answers: number
  /** Where the person sits; bots have the other seats. */
  readonly seat: Seat
  readonly level: Level
}
export function branch(
  { game, seats, options, secret, edition, answers }: Transcript,
  wanted: Branching,
  person: Person,
  drawn: Drawn,
  at: number,
): Table {
  const plan = Array.from({ length: seats }, (_, seat) =>
    seat === wanted.seat ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: wanted.level } as const),
  )
  const laid = lay({ game, options, seats: plan }, person, drawn, at)
  return answers
    .slice(0, wanted.answers)
    .reduce(
      (table, { seat, pick }) => answer(table, { seat, seq: seqOf(table), pick }, at),
      begun(laid, secret, at, edition),
    )
}
