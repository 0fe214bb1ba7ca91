// A match under way meets the rules of today: does it come to the same state by them, from its first answer to its last?
import { type Answer, Fault, type Live, type Match, replaying, revive, same } from '#engine'
import { gameById } from '#games'
import { asksOf, liveOf, settled } from './rules.ts'
import { after, seqOf, standing, type Table } from './table.ts'

/**
 * - same: every answer leads where it led.
 * - upgraded: its state has another shape now, a migration has brought it there, and by the rules of today the answers do, too.
 * - carried: a migration has brought its state there, but by the rules of today the answers would lead elsewhere; it goes on
 *   from where the migration has brought it.
 * - checkpoint: by the rules of today the answers would lead elsewhere; it goes on from the state that was kept.
 * - rewound: not even the answers of the chapter under way are possible any more; it goes on from where the chapter began.
 * - refused: these rules cannot read it: they are older, or lack its deck. It stays as it is.
 */
export const VERDICTS = ['same', 'upgraded', 'carried', 'checkpoint', 'rewound', 'refused'] as const
export type Verdict = (typeof VERDICTS)[number]
export interface Checked {
  readonly verdict: Verdict
  /** Why it is not the same. */
  readonly because?: string
}
/** How many matches there are of each verdict. */
export type Verdicts = { readonly [verdict in Verdict]: number }
export const NO_VERDICTS = Object.fromEntries(VERDICTS.map(verdict => [verdict, 0])) as Verdicts

/** How the match of a table stands with the rules of today; null: there is none under way. */
export function checkMatch(table: Table): Checked | null {
  const steps = checking(table)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
/** The same with a pause before every answer that is played again, for whoever has other things to do meanwhile. */
export function* checking({ state, log }: Table): Generator<undefined, Checked | null, undefined> {
  const { match, status } = state
  if (!match || status !== 'playing') return null
  let revived: Match
  try {
    revived = revive<unknown>(gameById(match.game), match) as Match
  } catch (error) {
    return { verdict: 'refused', because: reasonOf(error) }
  }
  let live: Live<unknown>
  try {
    live = liveOf(revived)
  } catch (error) {
    return { verdict: 'rewound', because: reasonOf(error) }
  }
  const isUpgraded = match.version !== revived.version
  const because = yield* whyElsewhere(live, standing(log))
  if (because === null) return { verdict: isUpgraded ? 'upgraded' : 'same' }
  return { verdict: isUpgraded ? 'carried' : 'checkpoint', because }
}
/** Why by the rules of today these answers do not lead to where a match stands; null: they do. */
function* whyElsewhere(
  live: Live<unknown>,
  answers: readonly Answer[],
): Generator<undefined, string | null, undefined> {
  const now = live.match() as Match
  const { seats, options, edition, rng } = now
  try {
    const again = yield* replaying(live.game, { seats, options, edition, secret: rng.secret, answers })
    const there = again.match() as Match
    const alike = same(there.base, now.base) && same(there.next, now.next) && same(there.answers, now.answers)
    return alike && there.rng.at === rng.at ? null : 'the answers lead to another state'
  } catch (error) {
    return reasonOf(error)
  }
}
/** Defects of a rule under way are told as well as faults: the match is what counts. */
const reasonOf = (error: unknown): string => (error instanceof Fault ? error.message : String(error))

/** The table once it goes on apart from its record, and says so. */
export function setApart(table: Table, verdict: 'checkpoint' | 'rewound', at: number): Table {
  const { state } = table
  if (state.apart !== undefined || !state.match) return table
  const event = { do: 'apart', verdict } as const
  if (verdict === 'checkpoint') return after(table, event, at, { ...state, motion: null, apart: verdict })
  const { earlier: _, ...revived } = revive<unknown>(gameById(state.game), state.match) as Match
  const live = liveOf({ ...revived, answers: [] })
  const before = asksOf(live, state.chairs.length)
  const seq = seqOf(table) + 1
  const moved = settled(state, live, { seq, before, mover: null })
  return after(table, event, at, { ...moved, motion: null, asked: state.asked.map(() => seq), apart: verdict })
}
