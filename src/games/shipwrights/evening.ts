// The evening: gold, then workers, then what there is room for; and whether another day dawns.
import type { Question, Steps } from '#engine'
import { passMarker } from './cards/villagers/stayers.ts'
import { endsTonight } from './goal.ts'
import { type StockMove, stocks } from './moves.ts'
import { tell } from './notes.ts'
import { dismiss, earn, hire, spend } from './pieces.ts'
import { CAPACITY, incomeOf, inOrder, intakeOf, millCapacity, storedIn, type T } from './state.ts'

export function* evening(t: T): Steps {
  const { g } = t
  g.phase = 'evening'
  rest(t)
  yield* putAway(t)
  uncover(t)
  const why = endsTonight(g)
  if (why !== null) {
    tell(t, { say: 'over', why })
    return null
  }
  passMarker(t)
  return ['morning', null]
}

/** Everybody's gold comes before the new workers, who bring none yet. */
function rest(t: T): void {
  const { g } = t
  for (const seat of inOrder(g)) {
    const player = g.players[seat]!
    const gold = earn(player, incomeOf(player))
    const workers = hire(g, player, intakeOf(g, player))
    tell(t, { say: 'evening', seat, gold, workers })
  }
}

/** Mill and village hold so much overnight; of resources everybody chooses what to give back, all at once. */
function* putAway(t: T): Steps<void> {
  const { g } = t
  const questions: Question<StockMove, 'store'>[] = []
  for (const seat of inOrder(g)) {
    const player = g.players[seat]!
    const many = player.workers - CAPACITY.village
    if (many > 0) {
      dismiss(g, player, many)
      tell(t, { say: 'sends-home', seat, count: many })
    }
    const excess = storedIn(player.mill) - millCapacity(player)
    if (excess > 0) questions.push({ seat, kind: 'store', options: stocks('return', player.mill, excess) })
  }
  const picks = yield* t.all(questions)
  for (const [i, { goods }] of picks.entries()) {
    const { seat } = questions[i]!
    for (let good = 0; good < goods.length; good++) spend(g, g.players[seat]!, good, goods[good]!)
    tell(t, { say: 'returns', seat, goods })
  }
}

/** The cards left over from the draft are discarded face up. */
function uncover(t: T): void {
  const cards: number[] = []
  for (const { aside } of t.g.players) while (aside.cards.length > 0) cards.push(t.move(aside, 0, t.g.discard))
  tell(t, { say: 'uncovers', cards })
}
