// Dice are played exactly: compared with a solver that knows nothing but the rules of a turn and tries every roll and
// every choice. It shares no code with the odds: dice are lists, and what a combination asks for is read anew.
// `POSITIONS=2000 npx vitest run exact` looks at more of them.
import { describe, expect, test } from 'vitest'
import { type Chance, Live, type QuestionOf, Swift, secretFrom, start } from '#engine'
import { diceMoves } from '../choices.ts'
import {
  type Advantage,
  cardOf,
  type DiceMove,
  deck,
  facesOf,
  type G,
  maitre,
  parseCombination,
  type Q,
  setup,
  usableGoods,
} from '../index.ts'
import { gainsOf, mindOf, worthsOf } from './foresight.ts'
import { foresee, leanings } from './leanings.ts'
import { chanceOf, type Worth, worthOfMoves } from './odds/index.ts'
import { passed, positionOf } from './position.ts'

const POSITIONS = Number(process.env['POSITIONS'] ?? 25)
/** What the ships of the row are worth to whoever arms one now, the best of them 1. */
function worthOfRow(g: G, turns: number): Worth {
  const p = positionOf(g)
  const mind = mindOf('even', turns)
  return worthsOf(gainsOf(p, g.row.cards, mind.judge(passed(p)), mind))
}

type Dice = readonly number[]
const FACES: Dice = [1, 2, 3, 4, 5, 6]
const sorted = (dice: Dice): Dice => dice.toSorted((a, b) => a - b)
/** The dice that are left once some are taken away. */
function less(dice: Dice, taken: Dice): Dice {
  const left = dice.slice()
  for (const die of taken) left.splice(left.indexOf(die), 1)
  return left
}
const once = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] => [
  ...new Map(lists.map(list => [list.join(), list])).values(),
]
/** Some of the dice, in every way, none of them too. */
const picks = ([first, ...rest]: Dice): readonly Dice[] =>
  first === undefined ? [[]] : once(picks(rest).flatMap(some => [some, [first, ...some]]))
const rollsKnown: (readonly (readonly [dice: Dice, chance: number])[])[] = [[[[], 1]]]
/** All that so many dice may show, in order, with its chance. */
function rolls(count: number): readonly (readonly [dice: Dice, chance: number])[] {
  return (rollsKnown[count] ??= [
    ...rolls(count - 1)
      .flatMap(([dice, chance]) => FACES.map(face => [sorted([...dice, face]), chance / 6] as const))
      .reduce((found, [dice, chance]) => {
        const [, sum] = found.get(dice.join()) ?? [dice, 0]
        return found.set(dice.join(), [dice, sum + chance])
      }, new Map<string, readonly [Dice, number]>())
      .values(),
  ])
}

/** What each die has to be, given those before it: `5+` at least five, a letter what the letter was, in a run one more. */
type Wish = (die: number, before: Dice) => boolean
function wishes(notation: string): Wish[] {
  const letters: string[] = []
  return notation
    .replaceAll(/run (\d)/g, 'run$1')
    .split(' ')
    .flatMap((word): Wish[] => {
      const start = letters.length
      if (word.startsWith('run')) {
        const length = Number(word.slice(3))
        letters.push(...new Array<string>(length).fill(''))
        return Array.from({ length }, (_, i) => (die, before) => i === 0 || die === before[start + i - 1]! + 1)
      }
      if (/^\d/.test(word)) {
        letters.push('')
        return [die => (word.endsWith('+') ? die >= Number(word[0]) : die === Number(word))]
      }
      return [...word].map(letter => {
        const earlier = letters.slice()
        letters.push(letter)
        return (die, before) =>
          before.every((other, i) => earlier[i] === '' || (other === die) === (earlier[i] === letter))
      })
    })
}
/** Whether these dice can all be part of what is asked for, others being whatever they need to be. */
function fits(wanted: readonly Wish[], dice: Dice, before: Dice = []): boolean {
  if (before.length === wanted.length) return dice.length === 0
  return FACES.some(face => {
    if (!wanted[before.length]!(face, before)) return false
    const others = dice.includes(face) ? less(dice, [face]) : dice
    return fits(wanted, others, [...before, face])
  })
}

/** A turn: dice on a card, dice just rolled, how many are aside, whether one of them comes back, goods not used yet. */
interface Turn {
  readonly target: string | null
  readonly placed: Dice
  readonly rolled: Dice
  readonly aside: number
  readonly back: boolean
  readonly goods: readonly Advantage[]
}
/** Knows the cards the dice may go to, by what they ask for, and what each is worth. */
function plainSolver(worth: ReadonlyMap<string, number>) {
  const wanted = new Map([...worth.keys()].map(notation => [notation, wishes(notation)]))
  const fitting = new Map<string, boolean>()
  const mayPlace = (notation: string, dice: Dice): boolean => {
    const key = `${notation}:${sorted(dice).join('')}`
    return fitting.get(key) ?? (fitting.set(key, fits(wanted.get(notation)!, dice)), fitting.get(key)!)
  }
  const known = new Map<string, number>()
  const remembered = (key: string, reckon: () => number): number => {
    let value = known.get(key)
    if (value === undefined) known.set(key, (value = reckon()))
    return value
  }

  /** Before the next roll, once a die that comes back has come back. */
  function next({ target, placed, aside, goods }: Omit<Turn, 'rolled' | 'back'>): number {
    if (target !== null && placed.length === wanted.get(target)!.length) return worth.get(target)!
    const dice = 5 - placed.length - aside
    if (dice === 0) return 0
    const rest = { target, placed: sorted(placed), aside, back: false, goods }
    return remembered(`next ${JSON.stringify(rest)}`, () =>
      rolls(dice).reduce((sum, [rolled, chance]) => sum + chance * best({ ...rest, rolled }), 0),
    )
  }
  function best(turn: Turn): number {
    return remembered(JSON.stringify(turn), () => Math.max(...moves(turn).map(([, value]) => value())))
  }
  /** Everything that can be done with a roll, as the moves of the rules are told, and what it is worth. */
  function moves(turn: Turn): (readonly [move: string, value: () => number])[] {
    const { placed, rolled, aside, back, goods } = turn
    const left = aside - (back ? 1 : 0)
    const targets = turn.target === null ? [...worth.keys()] : [turn.target]
    const places = targets.flatMap(target =>
      picks(rolled)
        .filter(some => some.length > 0 && mayPlace(target, [...placed, ...some]))
        .map(some => {
          const value = () => next({ target, placed: [...placed, ...some], aside: left, goods })
          return [`place ${target}: ${some.join('')}`, value] as const
        }),
    )
    const found: (readonly [string, () => number])[] = [...places]
    const stuck = places.length === 0
    if (stuck) found.push(['aside', () => next({ ...turn, aside: left + 1 })])
    for (const good of goods) {
      const others = goods.filter(other => other !== good)
      const after = (dice: Dice, more: Partial<Turn> = {}): number =>
        best({ ...turn, goods: others, rolled: sorted(dice), ...more })
      const turnOne = (to: (die: number) => Dice) => {
        for (const die of new Set(rolled)) {
          for (const face of to(die)) {
            if (face === die || !FACES.includes(face)) continue
            found.push([`${good}: ${die} to ${face}`, () => after([...less(rolled, [die]), face])])
          }
        }
      }
      const again = (some: Dice) => {
        const kept = less(rolled, some)
        const value = () =>
          remembered(JSON.stringify(['again', { ...turn, rolled: kept, goods: others }]), () =>
            rolls(some.length).reduce((sum, [dice, chance]) => sum + chance * after([...kept, ...dice]), 0),
          )
        found.push([`${good}: ${some.join('')} again`, value])
      }
      if (good === 'flip') turnOne(die => [7 - die])
      else if (good === 'nudge') turnOne(die => [die - 1, die + 1])
      else if (good === 'six') turnOne(() => [6])
      else if (good === 'any') turnOne(() => FACES)
      else if (good === 'again') again(rolled)
      else if (good === 'reroll')
        picks(rolled)
          .filter(some => some.length > 0)
          .forEach(again)
      else if (stuck) found.push(['aside and back', () => next({ ...turn, aside: left, goods: others })])
      else if (aside > 0) found.push(['back', () => after(rolled, { back: true })])
    }
    return found
  }
  return { next, moves }
}
const START = { target: null, placed: [], aside: 0 } as const

describe('the chance to complete a card', () => {
  const without = deck.cards.map(({ combination: { notation } }) => ({ notations: [notation], goods: [] }))
  const helped = deck.goods.flatMap(({ advantage }) =>
    ['6 5 4', 'run 4', 'AAABB'].map(notation => ({ notations: [notation], goods: [advantage] })),
  )
  const more: { notations: string[]; goods: Advantage[] }[] = [
    { notations: ['AABB'], goods: ['recall', 'nudge'] },
    { notations: ['AAAA'], goods: ['six', 'flip'] },
    { notations: ['6 6 6'], goods: ['again', 'recall'] },
    { notations: ['run 5'], goods: ['any', 'nudge', 'recall'] },
    { notations: ['run 5', 'AAA'], goods: [] },
    { notations: ['6 5', '5+ 5+ 5+', 'AABB', 'run 4'], goods: ['recall'] },
  ]
  test.each([...without, ...helped, ...more])('$notations with $goods', ({ notations, goods }) => {
    const plain = plainSolver(new Map(notations.map(notation => [notation, 1])))
    expect(chanceOf(notations.map(parseCombination), goods)).toBeCloseTo(plain.next({ ...START, goods }), 12)
  })
})

const best = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers))
type DiceQuestion = Extract<QuestionOf<Q>, { kind: 'dice' }>
/** Questions about dice as they come up in matches of two to four, in which every fifth choice is made at random. */
function* diceQuestions(): Generator<{ g: G; question: DiceQuestion }> {
  for (let n = 1; ; n++) {
    const chance = new Swift(n)
    const live = new Live<G>(maitre, start(maitre, 2 + (n % 3), {}, secretFrom(`exact ${n}`)), chance)
    while (!live.over) {
      const question = live.open()[0]! as QuestionOf<Q>
      const { g } = live.tabletop
      if (question.kind === 'dice' && question.options.length > 1) yield { g, question }
      const any = question.kind === 'action' && chance.below(5) === 0
      const pick = any ? chance.below(question.options.length) : best(leanings(g, question, 'even'))
      live.take(0, question.options[pick]!)
    }
  }
}
/** A move as the plain solver tells it. */
function tell(move: DiceMove): string {
  const list = (dice: Dice) => sorted(dice).join('')
  if (move.do === 'place') return `place ${cardOf(move.on).combination.notation}: ${list(move.dice)}`
  if (move.do === 'aside') return move.back ? 'aside and back' : 'aside'
  const card = cardOf(move.good)
  const good = card.kind === 'goods' ? card.advantage : expect.fail('only goods are used')
  if (good === 'recall') return 'back'
  return move.to.length > 0 ? `${good}: ${move.dice[0]} to ${move.to[0]}` : `${good}: ${list(move.dice)} again`
}
/** What each move is worth by the plain solver, which must find the same moves. */
function plainWorths(g: G, moves: readonly DiceMove[], worth: (card: number) => number): number[] {
  const { target, placed, rolled, aside, back } = g.turn
  const notationOf = (card: number) => cardOf(card).combination.notation
  const cards = target < 0 ? g.row.cards : [target]
  const plain = plainSolver(new Map(cards.map(card => [notationOf(card), worth(card)])))
  const found = new Map(
    plain.moves({
      target: target < 0 ? null : notationOf(target),
      placed: sorted(placed),
      rolled: sorted(rolled),
      aside: aside.length,
      back: back > 0,
      goods: usableGoods(g).map(({ advantage }) => advantage),
    }),
  )
  expect(moves.map(tell).sort()).toEqual([...found.keys()].sort())
  return moves.map(move => found.get(tell(move))!())
}
/** A turn in which Canvas counts: some dice aside, perhaps one of them to come back, and one good more. */
function withCanvas(chance: Chance): G {
  const any = <T>(list: readonly T[]): T => list[chance.below(list.length)]!
  const canvas = deck.goods.find(({ advantage }) => advantage === 'recall')!.card
  const other = any(deck.goods).card
  const g = setup(2, { odds: true, declare: false, truce: false, round: false })
  const [me] = g.players
  me!.hold.cards.push(...new Set([canvas, other]))
  g.row.cards = g.pile.cards.splice(0, 4)
  const { card, combination } = any(deck.cards)
  const aside = chance.below(3)
  const goal = facesOf(any(combination.goals))
  const placed = goal.slice(0, chance.below(Math.min(goal.length, 5 - aside)))
  const rolled = Array.from({ length: 5 - aside - placed.length }, () => any(FACES))
  const back = aside > 0 && chance.below(2) === 0
  Object.assign(g.turn, { action: 'hunt', target: card, rolls: 1, rolled, placed })
  Object.assign(g.turn, { aside: new Array(aside).fill(1), back: back ? 1 : 0, used: back ? [canvas] : [] })
  return g
}
test('every move of turns in which Canvas counts', () => {
  const chance = new Swift(3)
  for (let n = 0; n < 40; n++) {
    const g = withCanvas(chance)
    const moves = diceMoves(g)
    const plain = plainWorths(g, moves, () => 1)
    const odds = worthOfMoves(g, moves)
    for (const [i, move] of moves.entries()) expect(odds[i], tell(move)).toBeCloseTo(plain[i]!, 10)
  }
})

/** The plain solver tries everything: with more goods it takes too long, for a whole row sooner than for one card. */
const MOST_GOODS = { open: 1, settled: 2 }

test(`every move in ${POSITIONS} positions, and what is chosen`, () => {
  const seen = { open: 0, settled: 0, helped: 0 }
  let looked = 0
  for (const { g, question } of diceQuestions()) {
    const goods = usableGoods(g)
    const stage = g.turn.target < 0 ? 'open' : 'settled'
    if (goods.length > MOST_GOODS[stage] || (looked++ % 3 > 0 && goods.length === 0)) continue
    const { options } = question
    const turns = 1 + (looked % 3)
    const worth = stage === 'open' ? worthOfRow(g, turns) : () => 1
    const plain = plainWorths(g, options, worth)
    for (const [i, each] of worthOfMoves(g, options, worth).entries())
      expect(each, tell(options[i]!)).toBeCloseTo(plain[i]!, 10)
    const chosen = best(foresee(g, question, 'even', turns))
    expect(plain[chosen]).toBeGreaterThanOrEqual(Math.max(...plain) - 1e-8)
    seen[stage]++
    if (goods.length > 0) seen.helped++
    if (seen.open + seen.settled === POSITIONS) break
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(POSITIONS / 10)
}, 120_000)
