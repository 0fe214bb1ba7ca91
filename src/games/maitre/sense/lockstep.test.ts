// The foresight and the rules in lock-step: at every turn of many matches, every action with every way it may turn out is
// played by the rules, and must be exactly what was foreseen.
import { describe, expect, test } from 'vitest'
import { type Chance, clone, Live, type Match, type QuestionOf, type Seat, Swift, secretFrom, start } from '#engine'
import {
  type ActionMove,
  actionMoves,
  cardOf,
  type Face,
  facesOf,
  type G,
  maitre,
  type Options,
  type Q,
  TURNS_OF_WAR,
} from '../index.ts'
import { actionsAt } from './foresight.ts'
import { afterLoading } from './leanings.ts'
import { armed, IN_PILE, IN_ROW, type Position, passed, positionOf, spoils, stowings } from './position.ts'

/** Dice as they are wanted, then any. */
class Wanted implements Chance {
  private faces: readonly Face[]
  private readonly others: Chance
  constructor(faces: readonly Face[], seed: number) {
    this.faces = faces
    this.others = new Swift(seed)
  }
  below(n: number): number {
    const [face, ...rest] = this.faces
    this.faces = rest
    return face === undefined ? this.others.below(n) : face - 1
  }
}
/** The match at the start of a turn, about to be played with these dice. */
const turnOf = (match: Match<G>, dice: readonly Face[], seed = 1): Live<G> =>
  new Live<G>(maitre, { ...match, base: clone(match.base) }, new Wanted(dice, seed), 'silent')
/** What is asked now; nothing once the match is over. */
const asked = (live: Live<G>) => live.ask.questions[0] as QuestionOf<Q> | undefined

/** So low that nothing comes of what asks for high dice, and seldom does otherwise. */
const LOW: readonly Face[] = new Array<Face>(30).fill(1)
/** Plays the dice of a pursuit: straight to the card, or so that nothing comes of it. */
function pursue(match: Match<G>, action: ActionMove, card: number | null): Live<G> {
  for (let seed = 1; seed < 1000; seed++) {
    const goal = card === null ? [] : facesOf(cardOf(card).combination.goals[0]!)
    const live = turnOf(match, card === null && seed % 2 === 0 ? LOW : goal, seed)
    const chance = new Swift(seed)
    const { turn } = live.tabletop.g
    live.take(0, action)
    for (let now = asked(live); now?.kind === 'dice'; now = asked(live)) {
      const whole = now.options.find(
        move => move.do === 'place' && move.on === card && move.dice.length === goal.length,
      )
      live.take(0, whole ?? now.options[chance.below(now.options.length)]!)
    }
    if (card !== null || !owns(live, turn.seat, match)) return live
  }
  return expect.fail('it never fails')
}
/** Whether a pursuit has succeeded, seen before anything is stowed as well as after. */
function owns(live: Live<G>, seat: Seat, match: Match<G>): boolean {
  const count = (g: G) => g.players[seat]!.fleet.cards.length + g.players[seat]!.hold.cards.length
  return asked(live)?.kind === 'stow' || count(live.tabletop.g) > count(match.base)
}

/** What everybody sees once the turn is over. A ship that has come up from several in the pile could not be foreseen. */
function after(live: Live<G>, before: Position): Position {
  const p = positionOf(live.tabletop.g)
  const now = live.over ? { ...p, ...afterLast(p) } : p
  const inPile = before.owner.flatMap((place, ship) => (place === IN_PILE ? [ship] : []))
  const cameUp = inPile.filter(ship => now.owner[ship] === IN_ROW)
  return inPile.length === cameUp.length
    ? now
    : { ...now, owner: now.owner.map((place, ship) => (cameUp.includes(ship) ? IN_PILE : place)) }
}
/** No turn begins when the match is over: as if one did. */
const afterLast = (p: Position): Partial<Position> => ({ mover: (p.mover + 1) % p.seats, turn: p.turn + 1 })
const told = (positions: readonly Position[]): string[] => positions.map(p => JSON.stringify(p)).sort()

/** Every way the question asked now may be answered, with what the options themselves are thought to lead to. */
function answers(make: () => Live<G>, before: Position): Position[] {
  const first = make()
  const question = asked(first)
  if (question?.kind !== 'stow' && question?.kind !== 'loot') return [after(first, before)]
  return question.options.map(move => {
    const live = make()
    const { g } = live.tabletop
    const foreseen = afterLoading(g, positionOf(g), question.seat, move)
    live.take(0, move)
    const real = after(live, before)
    expect(told([foreseen]), move.do).toEqual(told([real]))
    return real
  })
}

/** All that may come of one action. */
function compare(match: Match<G>, p: Position, action: ActionMove): number {
  const { base } = match
  const succeeds = (card: number): string[] => told(answers(() => pursue(match, action, card), p))
  const fails = (): string[] => told([after(pursue(match, action, null), p)])
  switch (action.do) {
    case 'arm': {
      const ships = action.ship === undefined ? base.row.cards : [action.ship]
      for (const ship of ships) expect(succeeds(ship), `arms ${ship}`).toEqual(told([armed(p, ship)]))
      expect(fails(), 'arms nothing').toEqual(told([passed(p)]))
      return ships.length + 1
    }
    case 'hunt':
    case 'buy': {
      const card = base[action.do === 'hunt' ? 'treasures' : 'goods'].cards[0]!
      expect(succeeds(card), `${action.do}s ${card}`).toEqual(told(stowings(p, card)))
      expect(fails(), `${action.do}s nothing`).toEqual(told([passed(p)]))
      return 2
    }
    case 'attack': {
      const fought = (dice: readonly Face[]) => () => {
        const live = turnOf(match, dice)
        live.take(0, action)
        return live
      }
      const defender = p.owner[action.at]!
      expect(told(answers(fought([6, 1]), p)), 'wins').toEqual(told(spoils(p, p.mover, action.at)))
      expect(told(answers(fought([1, 6]), p)), 'loses').toEqual(told(spoils(p, defender, action.with)))
      return 2
    }
    case 'pass': {
      const live = turnOf(match, [])
      live.take(0, action)
      expect(told([after(live, p)]), 'passes').toEqual(told([passed(p)]))
      return 1
    }
  }
}

/** At every turn of a match that is played anyhow. */
function lockstep(seats: number, options: Partial<Options>, n: number, from = 0): { turns: number; compared: number } {
  const match = start(maitre, seats, options, secretFrom(`lock-step ${seats} ${n}`))
  match.base.turn.number = from
  const live = new Live<G>(maitre, match)
  const chance = new Swift(n + 1)
  let turns = 0
  let compared = 0
  while (!live.over) {
    const { g } = live.tabletop
    const { seat, kind, options: open } = live.open()[0]!
    if (kind === 'action') {
      turns++
      const p = positionOf(g)
      const real = actionMoves(g, seat)
      const foreseen = actionsAt(p)
      const list = (moves: readonly ActionMove[]) => moves.map(move => JSON.stringify(move)).sort()
      // Which ship is named before the roll is thought of as one action.
      expect(list(foreseen)).toEqual(
        list(g.options.declare && g.row.cards.length > 0 ? [{ do: 'arm' }, ...real.filter(m => m.do !== 'arm')] : real),
      )
      for (const action of real) compared += compare(live.match(), p, action)
    }
    live.answer(seat, open[chance.below(open.length)]!)
  }
  return { turns, compared }
}

/** `MATCHES=20 npx vitest run lockstep` looks at more of them. */
const MATCHES = Number(process.env['MATCHES'] ?? 1)
describe.each<Partial<Options>>([
  {},
  { declare: true },
  { truce: true },
  { declare: true, truce: true },
  { round: false },
  { round: false, declare: true },
])('with %j', options => {
  test.each([2, 3, 4, 5, 6])('%d players', seats => {
    let [turns, compared] = [0, 0]
    for (let n = 0; n < MATCHES; n++) {
      const found = lockstep(seats, options, n)
      turns += found.turns
      compared += found.compared
    }
    expect(turns).toBeGreaterThan(20 * MATCHES)
    expect(compared).toBeGreaterThan(5 * turns)
  })
})

test('when the season ends', () => {
  const { turns } = lockstep(2, {}, 1, TURNS_OF_WAR - 20)
  expect(turns).toBeGreaterThan(25)
})
