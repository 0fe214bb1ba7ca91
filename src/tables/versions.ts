// A match under way meets the rules of today: does it come to the same state by them, from its first answer to its last?
import { Fault, type Live, type Match, replay, revive, same } from '#engine'
import { gameById } from '#games'
import { asksOf, liveOf, settled } from './rules.ts'
import { after, seqOf, standing, type Table } from './table.ts'

/**
 * - same: every answer leads where it led.
 * - upgraded: its state has another shape now, and a migration has brought it there.
 * - checkpoint: by the rules of today the answers would lead elsewhere; it goes on from the state that was kept.
 * - rewound: not even the answers of the chapter under way are possible any more; it goes on from where the chapter began.
 * - refused: these rules cannot read it: they are older, or lack its deck. It stays as it is.
 */
export type Verdict = 'same' | 'upgraded' | 'checkpoint' | 'rewound' | 'refused'
export interface Checked {
  readonly verdict: Verdict
  /** Why it is not the same. */
  readonly because?: string
}

/** How the match of a table stands with the rules of today; null: there is none under way. */
export function checkMatch({ state, log }: Table): Checked | null {
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
  if (match.version !== revived.version) return { verdict: 'upgraded' }
  try {
    const { seats, options, edition, rng } = match
    const told = { seats, options, edition, secret: rng.secret, answers: standing(log) }
    const again = replay(live.game, told).match() as Match
    const now = live.match() as Match
    const alike = same(again.base, now.base) && same(again.next, now.next) && same(again.answers, now.answers)
    if (alike && again.rng.at === now.rng.at) return { verdict: 'same' }
    return { verdict: 'checkpoint', because: 'the answers lead to another state' }
  } catch (error) {
    return { verdict: 'checkpoint', because: reasonOf(error) }
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
