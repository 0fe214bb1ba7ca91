// What is counted of a match: cards held and played, gold lost at the end of the track, supplies that ran out.
import { type Census, countCards, inOne } from '#games/kit/census'
import { cardOf } from './cards/deck.ts'
import { GOODS, type Kind } from './cards/kinds.ts'
import type { ShipwrightsNote } from './notes.ts'
import { result } from './score.ts'
import { cardsOf } from './setup.ts'
import { type G, incomeOf } from './state.ts'

type What = 'held' | 'played' | 'finished'
const CARD: readonly What[] = ['held', 'played']
const WHATS: { readonly [kind in Kind]: readonly What[] } = {
  ship: ['held', 'played', 'finished'],
  craftsman: CARD,
  villager: CARD,
  tool: CARD,
  building: CARD,
}

/** `held`: it came into a hand; `played`: it was called, recruited, equipped, started or built; `finished`: the ship sails. */
export function census(g: G): Census<G> {
  const titles = new Set(cardsOf(g.options).map(cardOf))
  const cards = countCards([...titles].map(({ id, kind }) => [id, WHATS[kind]]))
  const inHand = new Set<number>()
  const gold = { due: 0, lost: 0 }
  /** What the evening is to bring each seat, as things stood before the last answer. */
  let incomes: readonly number[] = []
  const ranOut = { oak: false, wool: false, iron: false, workers: false }
  let first = -1
  let lastDay = false
  function play(card: number, seat: number): void {
    const { id, kind } = cardOf(card)
    inHand.delete(card)
    cards.add(id, 'played')
    // A ship is its owner's once it sails.
    if (kind !== 'ship') cards.owns(id, seat)
  }
  function hear(note: ShipwrightsNote): void {
    switch (note.say) {
      case 'day':
        if (first < 0) first = note.first
        return
      case 'kept':
      case 'drew':
        for (const card of note.cards) {
          inHand.add(card)
          cards.add(cardOf(card).id, 'held')
        }
        return
      case 'discards':
        for (const card of note.cards) inHand.delete(card)
        return
      case 'calls':
      case 'equips':
      case 'recruits':
      case 'starts':
      case 'builds':
        return play(note.card, note.seat)
      case 'finishes':
        cards.add(cardOf(note.ship).id, 'finished')
        cards.owns(cardOf(note.ship).id, note.seat)
        // Craftsmen may work straight from the hand.
        for (const card of note.crew) if (inHand.has(card)) play(card, note.seat)
        return
      case 'evening':
        gold.due += incomes[note.seat]!
        gold.lost += incomes[note.seat]! - note.gold
        return
      case 'over':
        lastDay = note.why === 'last-day'
    }
  }
  return {
    watch({ players, supply }, told) {
      for (const { note, secret } of told) hear((secret?.[1] ?? note) as unknown as ShipwrightsNote)
      incomes = players.map(incomeOf)
      for (const [good, name] of GOODS.entries()) ranOut[name] ||= supply.goods[good] === 0
      ranOut.workers ||= supply.workers === 0
    },
    counted(end) {
      const [winner, next] = result(end).toSorted((a, b) => a.rank - b.rank || b.score - a.score)
      return {
        first: Math.max(0, first),
        cards: cards.counted(),
        own: {
          goldWasted: [gold.lost, gold.due],
          oakRanOut: inOne(ranOut.oak),
          woolRanOut: inOne(ranOut.wool),
          ironRanOut: inOne(ranOut.iron),
          workersRanOut: inOne(ranOut.workers),
          goldDecided: inOne(winner!.score === next!.score && winner!.ties[0] !== next!.ties[0]),
          lastDay: inOne(lastDay),
        },
      }
    },
  }
}
