// What is counted of a match: ships armed, goods bought, treasures found and looted, and what decided it.
import { type Census, countCards, inOne } from '../kit/census/index.ts'
import { type Card, deck } from './cards/deck.ts'
import type { MaitreNote } from './notes.ts'
import { result } from './score.ts'
import type { G } from './state.ts'

/** Goods and treasures have the same letters. */
function idOf(card: number): string {
  const { id, kind } = deck.cards[card]!
  return kind === 'ship' ? id : `${kind}-${id}`
}
type What = 'held' | 'played' | 'looted' | 'tried'
const CARGO: readonly What[] = ['held', 'played', 'looted', 'tried']
const WHATS: { readonly [kind in Card['kind']]: readonly What[] } = {
  ship: ['held', 'played', 'tried'],
  goods: CARGO,
  treasure: CARGO,
}

/** `held`: it came to somebody; `played`: by their dice; `looted`: out of another's fleet; `tried`: turns that were spent on it. */
export function census(): Census<G> {
  const cards = countCards(deck.cards.map(card => [idOf(card.card), WHATS[card.kind]]))
  let first = 0
  function hear(note: MaitreNote): void {
    switch (note.say) {
      case 'first':
        first = note.seat
        return
      case 'arms':
      case 'gains':
      case 'loots':
        cards.add(idOf(note.card), 'held')
        cards.add(idOf(note.card), note.say === 'loots' ? 'looted' : 'played')
        cards.owns(idOf(note.card), note.seat)
    }
    // A turn ends with the card won, or with the one it failed on, if a die was ever placed.
    const ends = note.say === 'arms' || note.say === 'gains' || note.say === 'fails'
    if (ends && note.card >= 0) cards.add(idOf(note.card), 'tried')
  }
  return {
    watch(_, told) {
      for (const { note } of told) hear(note as unknown as MaitreNote)
    },
    counted(g) {
      const [winner, next] = result(g).toSorted((a, b) => a.rank - b.rank || b.score - a.score)
      const tied = winner!.score === next!.score
      return {
        first,
        cards: cards.counted(),
        own: {
          nobodyScored: inOne(
            g.players.every(({ hold }) => hold.cards.every(card => deck.cards[card]!.kind === 'goods')),
          ),
          fleetDecided: inOne(tied && winner!.ties[0] !== next!.ties[0]),
          gunsDecided: inOne(tied && winner!.ties[0] === next!.ties[0]),
        },
      }
    },
  }
}
