// A game within a game: its rules are lent the table, and whoever lends it looks in whenever they come to rest.
import type { Tabletop } from './tabletop.ts'
import type { Ask, Entry, Json, Steps } from './types.ts'

export interface Lending {
  /** Marks what the inner rules tell, as `of`: which of several games a note belongs to. */
  readonly voice: Json
  /** Called before every question and when the rules are through, with the whole table. */
  rest(): void
}

/**
 * Plays rules made for an inner state at a table that holds more than it. It is the very same table, so that chance,
 * seals and the record stay one: only its state is another one while the inner rules are at work.
 */
export function* within<Whole, Inner, R>(
  t: Tabletop<Whole>,
  inner: Inner,
  rules: (t: Tabletop<Inner>) => Steps<R>,
  { voice, rest }: Lending,
): Steps<R> {
  const whole = t.g
  const lent = t as Tabletop<unknown> as Tabletop<Inner>
  const steps = rules(lent)
  let picks: readonly Json[] = []
  for (;;) {
    const told = t.entries.length
    lent.g = inner
    let now: IteratorResult<Ask, R>
    try {
      now = steps.next(picks)
    } finally {
      t.g = whole
    }
    for (let i = told; i < t.entries.length; i++) t.entries[i] = spoken(t.entries[i]!, voice)
    rest()
    if (now.done) return now.value
    picks = yield now.value
  }
}
const spoken = ({ note, secret }: Entry, of: Json): Entry =>
  secret ? { note: { ...note, of }, secret: [secret[0], { ...secret[1], of }] } : { note: { ...note, of } }
