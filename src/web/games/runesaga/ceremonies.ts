// What is worth a ceremony in a step: a stone that is won, or a tale that is told. Pure.
import type { Seat } from '#engine'
import type { SagaNote, TaleId } from '#games/runesaga'

export type Ceremony =
  | { readonly of: 'stone'; readonly seat: Seat; readonly stone: number; readonly more: readonly number[] }
  | {
      readonly of: 'tale'
      readonly tale: TaleId
      readonly winners: readonly Seat[]
      readonly score: number
      /** Who takes how many stones face down. */
      readonly earns: readonly { readonly seat: Seat; readonly count: number }[]
    }

/** The end of a tale comes before a stone that its last turn brought; of several stones the first leads. */
export function ceremonyIn(notes: readonly SagaNote[]): Ceremony | null {
  const told = notes.find(note => note.say === 'told')
  if (told) {
    const earns = notes.flatMap(note => (note.say === 'earns' ? [{ seat: note.seat, count: note.count }] : []))
    return { of: 'tale', tale: told.tale, winners: told.winners, score: told.score, earns }
  }
  const [first, ...others] = notes.flatMap(note => (note.say === 'claims' || note.say === 'inscribes' ? [note] : []))
  if (!first) return null
  // Those of somebody else at the same moment are told in the log.
  const more = others.filter(({ seat }) => seat === first.seat).map(({ stone }) => stone)
  return { of: 'stone', seat: first.seat, stone: first.stone, more }
}
