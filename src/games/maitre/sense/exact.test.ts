// Dice are played exactly: of all that can be done with them, always what is most likely to succeed. Sampled from matches;
// `POSITIONS=5000 npx vitest run exact` looks at more of them.
import { expect, test } from 'vitest'
import { Live, Swift, secretFrom, start } from '#engine'
import {
  type Combination,
  cardOf,
  type DiceMove,
  facesOf,
  type G,
  handOf,
  maitre,
  placements,
  usableGoods,
} from '../index.ts'
import { worthOfMoves } from '../odds/index.ts'
import { foresee, leanings, worthOfRow } from './leanings.ts'

const POSITIONS = Number(process.env['POSITIONS'] ?? 1000)
const best = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers))

/** Questions about dice as they come up in matches of two to four, in which every fifth choice is made at random. */
function* diceQuestions() {
  for (let n = 1; ; n++) {
    const chance = new Swift(n)
    const live = new Live<G>(maitre, start(maitre, 2 + (n % 3), {}, secretFrom(`exact ${n}`)), chance)
    while (!live.over) {
      const question = live.open()[0]!
      const { options } = question
      const { g } = live.table
      if (question.kind === 'dice' && options.length > 1) yield { g, question }
      const any = question.kind === 'action' && chance.below(5) === 0
      live.take(0, options[any ? chance.below(options.length) : best(leanings(g, question, 'even'))]!)
    }
  }
}

test.each([1, 2, 3])(
  `in ${POSITIONS} positions, thinking %d turns through`,
  turns => {
    let looked = 0
    let opened = 0
    for (const { g, question } of diceQuestions()) {
      const moves = question.options as unknown as readonly DiceMove[]
      const open = g.turn.target < 0
      const chosen = best(foresee(g, question, 'even', turns))
      const worths = worthOfMoves(g, moves, open ? worthOfRow(g, 'even', turns) : undefined)
      expect(worths[chosen]).toBeGreaterThanOrEqual(Math.max(...worths) - 1e-8)
      if (open) opened++
      if (++looked === POSITIONS) break
    }
    expect(opened).toBeGreaterThan(POSITIONS / 10)
  },
  120_000,
)

test('without goods, a plain solver finds no better placement', () => {
  let looked = 0
  for (const { g, question } of diceQuestions()) {
    const { target, placed, aside } = g.turn
    if (target < 0 || usableGoods(g).length > 0) continue
    const { combination } = cardOf(target)
    const plain = (question.options as unknown as readonly DiceMove[]).map(move => {
      const on = [...placed, ...(move.do === 'place' ? move.dice : [])]
      const left = 5 - on.length - aside.length - (move.do === 'aside' ? 1 : 0)
      return chanceToComplete(combination, on, left)
    })
    const chosen = best(leanings(g, question, 'even'))
    expect(plain[chosen]).toBeCloseTo(Math.max(...plain), 12)
    if (++looked === POSITIONS / 5) break
  }
})
const known = new Map<string, number>()
/** By trying every roll of the dice left and everything that may be placed of it. */
function chanceToComplete(combination: Combination, placed: readonly number[], left: number): number {
  if (placed.length === combination.size) return 1
  if (left === 0) return 0
  const key = `${combination.notation}:${placed.toSorted().join('')}:${left}`
  let chance = known.get(key)
  if (chance === undefined) {
    let sum = 0
    for (let roll = 0; roll < 6 ** left; roll++) {
      const dice = Array.from({ length: left }, (_, die) => 1 + (Math.floor(roll / 6 ** die) % 6))
      const ways = placements(combination, handOf(placed), handOf(dice)).map(facesOf)
      const next = ways.map(way => chanceToComplete(combination, [...placed, ...way], left - way.length))
      sum += next.length > 0 ? Math.max(...next) : chanceToComplete(combination, placed, left - 1)
    }
    known.set(key, (chance = sum / 6 ** left))
  }
  return chance
}
