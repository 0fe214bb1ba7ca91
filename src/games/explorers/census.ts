// What is counted of a match: captains and tiles by who had and used them, what each head of the score brought, islands completed.
import { type Census, countCards, inOne } from '#games/kit/census'
import { captainOf, cardOf, deck } from './cards/deck.ts'
import { influences, isComplete, leadersOf } from './islands.ts'
import type { ExplorersNote } from './notes.ts'
import { scoreOf } from './score.ts'
import { type G, OUTPOSTS } from './state.ts'

type What = 'held' | 'played'
const WHATS: readonly What[] = ['held', 'played']

/** `held`: a captain to choose from, a tile drawn; `played`: the captain chosen, the tile laid. */
export function census(_: G): Census<G> {
  const cards = countCards([...deck.captains, ...deck.tiles].map(({ id }) => [id, WHATS] as const))
  let dealt = false
  let [turns, redraws, actions] = [0, 0, 0]
  function hear(note: ExplorersNote): void {
    switch (note.say) {
      case 'captain':
        cards.add(captainOf(note.card).id, 'played')
        return cards.owns(captainOf(note.card).id, note.seat)
      case 'captains':
        for (const card of note.cards) {
          cards.add(captainOf(card).id, 'held')
          cards.add(captainOf(card).id, 'played')
          cards.owns(captainOf(card).id, note.seat)
        }
        return
      case 'drew':
        for (const card of note.cards) cards.add(cardOf(card).id, 'held')
        return
      case 'lays':
        cards.add(cardOf(note.card).id, 'played')
        return cards.owns(cardOf(note.card).id, note.seat)
      case 'turn':
        turns++
        return
      case 'redraws':
        redraws++
        return
      case 'loads':
      case 'unloads':
      case 'sails':
      case 'walks':
      case 'drives':
        actions++
        return
      case 'builds':
        actions += 2
    }
  }
  return {
    watch(g, told) {
      if (!dealt) {
        for (const { captains } of g.players) for (const card of captains.cards) cards.add(captainOf(card).id, 'held')
        dealt = true
      }
      for (const { note, secret } of told) hear((secret?.[1] ?? note) as unknown as ExplorersNote)
    },
    counted(g) {
      const all = influences(g)
      const scores = g.players.map((_player, seat) => scoreOf(g, seat, all))
      const total = scores.reduce((sum, { score }) => sum + score, 0)
      const heads = Object.keys(scores[0]!.parts).map(head => {
        const points = scores.reduce((sum, { parts }) => sum + parts[head]!, 0)
        return [head, points] as const
      })
      const complete = [...g.islands.keys()].filter(island => isComplete(g.islands[island]!))
      const held = complete.filter(island => leadersOf(all[island]!).length > 0)
      const covered = complete.reduce((sum, island) => sum + g.islands[island]!.tiles.length, 0)
      return {
        first: g.first,
        cards: cards.counted(),
        own: {
          /** Of all points, and of all matches: what each head of the score brought to anybody. */
          ...Object.fromEntries(heads.map(([head, points]) => [`${head}Points`, [points, total] as const])),
          ...Object.fromEntries(heads.map(([head, points]) => [`${head}Matches`, inOne(points > 0)])),
          islandsCompleted: [complete.length, 1],
          tilesOnEach: [covered, complete.length],
          islandsControlled: [held.length, complete.length],
          outpostsBuilt: [
            g.players.reduce((sum, { outposts }) => sum + outposts.length, 0),
            OUTPOSTS * g.players.length,
          ],
          livestockHome: [
            g.players.reduce((sum, { delivered }) => sum + delivered.reduce((a, b) => a + b), 0),
            deck.tiles.filter(({ feature }) => feature !== 'settlement' && feature !== 'enemy').length,
          ],
          actionsUsed: [actions, 4 * turns],
          redraws: [redraws, turns],
        },
      }
    },
  }
}
