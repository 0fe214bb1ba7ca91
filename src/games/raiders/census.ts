// What is counted of a match: cards held, hired and played, raids by what they reached, and what brought the end about.
import type { Seat } from '#engine'
import { type Census, countCards, inOne } from '#games/kit/census'
import { cardOf, deck, settlementOf } from './cards/deck.ts'
import { KINDS } from './cards/kinds.ts'
import type { RaidersNote } from './notes.ts'
import { tierOf } from './odds.ts'
import { cardsOf } from './setup.ts'
import type { G } from './state.ts'

type What = 'held' | 'played' | 'hired' | 'died' | 'sold'
const WHATS: readonly What[] = ['held', 'played', 'hired', 'died', 'sold']

/** `held`: it came into a hand; `played`: hired, or played for its effect; `died`: in a raid, or to an Avenger. */
export function census(g: G): Census<G> {
  const titles = new Set(cardsOf(g.options).map(cardOf))
  const cards = countCards([...titles].map(({ id }) => [id, WHATS] as const))
  const raids = KINDS.map(() => 0)
  const rolled = { all: 0, short: 0, highest: 0 }
  let [turns, hired, deaths] = [0, 0, 0]
  let first = -1
  const add = (card: number, what: What): void => cards.add(cardOf(card).id, what)
  function play(card: number, seat: Seat): void {
    add(card, 'played')
    cards.owns(cardOf(card).id, seat)
  }
  function hear(note: RaidersNote): void {
    switch (note.say) {
      case 'begins':
        first = note.seat
        return
      case 'turn':
        turns++
        return
      case 'kept':
      case 'drew':
      case 'handed':
        for (const card of note.cards) add(card, 'held')
        return
      case 'sells':
        for (const card of note.cards) add(card, 'sold')
        return
      case 'plays':
        return play(note.card, note.seat)
      case 'hires':
        hired++
        add(note.card, 'hired')
        return play(note.card, note.seat)
      case 'returns':
        return add(note.card, 'held')
      case 'dies':
      case 'falls':
        deaths++
        return add(note.card, 'died')
      case 'strikes': {
        const { kind, tiers, dice } = settlementOf(note.settlement)
        raids[KINDS.indexOf(kind)]!++
        if (dice === 0) return
        rolled.all++
        const tier = tierOf(tiers, note.strength)
        if (tier === 0) rolled.short++
        if (tier === tiers.length) rolled.highest++
      }
    }
  }
  return {
    watch(_, told) {
      for (const { note, secret } of told) hear((secret?.[1] ?? note) as unknown as RaidersNote)
    },
    counted({ ending, players }) {
      const all = raids.reduce((sum, count) => sum + count)
      const offered = players.reduce((sum, { offerings }) => sum + offerings.cards.length, 0)
      return {
        first: Math.max(0, first),
        cards: cards.counted(),
        own: {
          /** Of all turns, and of all raids. */
          raidTurns: [all, turns],
          harbours: [raids[0]!, all],
          outposts: [raids[1]!, all],
          monasteries: [raids[2]!, all],
          fortresses: [raids[3]!, all],
          /** Of raids with dice. */
          fellShort: [rolled.short, rolled.all],
          highestTier: [rolled.highest, rolled.all],
          crewKilled: [deaths, hired],
          offeringsMade: [offered, deck.offerings.length],
          endedByFortresses: inOne(ending === 'fortresses'),
          endedByOfferings: inOne(ending === 'offerings'),
          endedByValkyries: inOne(ending === 'valkyries'),
          endedByRounds: inOne(ending === 'last-round'),
        },
      }
    },
  }
}
