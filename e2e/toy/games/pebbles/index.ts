// Pebbles: take one, two or three from the heap; whoever takes the last one wins. A game to try the house with.
import { type Game, type Json, type Reason, type Seat, type Seen, type Steps, standings, type Tabletop } from '#engine'

export interface Options {
  readonly heap: 9 | 12
}
export interface G {
  heap: number
  taken: number[]
  last: Seat
}
export type View = Seen<G>
export type TakeMove = { readonly do: 'take'; readonly count: number }
export interface Q {
  readonly take: TakeMove
}
export type PebblesNote = { readonly say: 'takes'; readonly seat: Seat; readonly count: number }
export type PebblesReason = { readonly needs: 'pebbles'; readonly want: number; readonly have: number }
const MOST = 3

const whyNotTake = ({ heap }: G, count: number): readonly PebblesReason[] =>
  count <= heap ? [] : [{ needs: 'pebbles', want: count, have: heap }]
const moves = [1, 2, MOST].map((count): TakeMove => ({ do: 'take', count }))

function* turn(t: Tabletop<G, Q>, args: Json): Steps {
  const { g } = t
  const seat = args as Seat
  const { count } = yield* t.one(
    seat,
    'take',
    moves.filter(move => whyNotTake(g, move.count).length === 0),
  )
  g.heap -= count
  g.taken[seat]! += count
  g.last = seat
  const note: PebblesNote = { say: 'takes', seat, count }
  t.say(note)
  return g.heap === 0 ? null : ['turn', (seat + 1) % g.taken.length]
}

export const pebbles: Game<G, Options, Q> = {
  id: 'pebbles',
  version: 1,
  edition: 'pebbles',
  seats: { min: 2, max: 4 },
  options: { heap: [9, 12] },
  bound: 20,
  first: ['turn', 0],
  chapters: { turn },
  setup: (seats, { heap }) => ({ heap, taken: Array.from({ length: seats }, () => 0), last: -1 }),
  refusals: g =>
    moves.flatMap(action => {
      const because: readonly Reason[] = whyNotTake(g, action.count)
      return because.length > 0 ? [{ action, because }] : []
    }),
  rounds: g => g.taken.reduce((a, b) => a + b, 0),
  result: g =>
    standings(
      g.taken.map((_, seat) => ({
        score: g.last === seat ? 1 : 0,
        parts: { last: g.last === seat ? 1 : 0 },
        ties: [],
      })),
    ),
  migrations: [],
}
