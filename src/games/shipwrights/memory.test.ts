// What a seat remembers of the draft, and what it cannot know: seen in many worlds it cannot tell from the real one.
import { describe, expect, test } from 'vitest'
import { Live, type Seat, Swift, worlds } from '#engine'
import { cardOf, type G, shipwrights } from '#games/shipwrights'
import { lay, Scene } from '#games/shipwrights/testing'

const PILE = 'ferje karve weaver king queen thief sage drakkar trader'.split(' ')
/** What is true of each of many worlds, once each. */
function inWorlds(scene: Scene, seat: Seat, told: (g: G) => string, count = 200): string[] {
  const all = worlds(shipwrights, scene.live.match(), seat, 'silent')
  const found = Array.from({ length: count }, (_, i) => told(all.next(new Swift(i + 1)).tabletop.g))
  return [...new Set(found)].sort()
}
const ids = (cards: readonly number[]): string => cards.map(card => cardOf(card).id).join(' ')
const morning = (seats: number): Scene =>
  new Scene(lay({ players: Array.from({ length: seats }, () => ({})), chapter: 'morning', pile: PILE }))

describe('two players', () => {
  /** Seat 0 takes the ferje of the first pack and passes karve and weaver on; seat 1 takes the karve. */
  const passed = (): Scene => morning(2).answer(0, 'take 0').answer(1, 'take 0')

  test('of two cards passed on, one is in the other hand and one aside, and either may be', () => {
    const seen = inWorlds(
      passed(),
      0,
      ({ players: [, other] }) => `${ids(other!.hand.cards)} | ${ids(other!.aside.cards)}`,
    )
    expect(seen).toEqual(['karve | weaver', 'weaver | karve'])
  })
  test('it is still so in the afternoon', () => {
    const scene = passed().answer(0, 'take 0').answer(1, 'take 0').answer(0, 'take 0').answer(1, 'take 0')
    expect(scene.kind).toBe('act')
    const seen = inWorlds(
      scene,
      0,
      ({ players: [, other] }) => `${ids(other!.hand.cards)} | ${ids(other!.aside.cards)}`,
    )
    expect(seen).toHaveLength(8)
    for (const each of seen) expect(each).toMatch(/^(karve|weaver) (queen|thief) (drakkar|trader) \| /)
  })
  test('once the other has played theirs, the card aside is known', () => {
    const scene = passed().answer(0, 'take 0').answer(1, 'take 0').answer(0, 'take 0').answer(1, 'take 0').endTurn()
    expect(scene.asked).toBe(1)
    scene.play('start karve')
    expect(inWorlds(scene, 0, ({ players }) => cardOf(players[1]!.aside.cards[0]!).id)).toEqual(['weaver'])
  })
  test('what the other took before one saw the pack may be any card never seen', () => {
    const scene = passed()
    const seen = inWorlds(scene, 1, ({ players }) => players[0]!.hand.cards.join())
    expect(seen.length).toBeGreaterThan(50)
    expect(seen).not.toContain(String(scene.g.players[1]!.hand.cards[0]))
    expect(seen).not.toContain(String(scene.g.players[1]!.aside.cards[0]))
  })
  test('the pack the other looks at now is unknown, until it comes', () => {
    const scene = passed()
    expect(inWorlds(scene, 1, ({ players }) => ids(players[0]!.pack.cards)).length).toBeGreaterThan(50)
    scene.answer(0, 'take 0')
    expect(inWorlds(scene, 1, ({ players }) => ids(players[1]!.pack.cards))).toEqual(['queen thief'])
  })
})

test('three players: a pack passed on lies with both players after one, and aside', () => {
  const scene = morning(3).answer(0, 'take 0').answer(1, 'take 0').answer(2, 'take 0')
  const told = ({ players: [, next, last] }: G): string =>
    [next!.hand, last!.hand, last!.aside].map(({ cards }) => cardOf(cards[0]!).id).join(' ')
  expect(inWorlds(scene, 0, told)).toHaveLength(6)
  // Seat 1 saw the pack one card later: it knows of two, as soon as it has to think.
  scene.answer(0, 'take 0')
  expect(inWorlds(scene, 1, ({ players: [, , last] }) => `${ids(last!.hand.cards)} ${ids(last!.aside.cards)}`)).toEqual(
    ['king weaver', 'weaver king'],
  )
})

test('a pile shuffled in the middle of a turn is not known', () => {
  const scene = new Scene(
    lay({ players: [{ hand: ['chieftain'] }, {}], pile: ['ferje', 'karve'], discard: 'rest' }),
  ).play('call chieftain')
  const real = scene.g.pile.cards
  expect(real.length).toBeGreaterThan(50)
  const orders = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const { g } = worlds(shipwrights, scene.live.match(), 0, 'silent').next(new Swift(i)).tabletop
    expect(g.pile.cards.toSorted()).toEqual(real.toSorted())
    expect(g.players[0]!.hand.cards).toEqual(scene.g.players[0]!.hand.cards)
    orders.add(ids(g.pile.cards.slice(0, 5)))
  }
  expect(orders.size).toBeGreaterThan(15)
})

test('what is dealt does not depend on what is hidden', () => {
  const scene = morning(3).answer(0, 'take 1').answer(1, 'take 2')
  const other = worlds(shipwrights, scene.live.match(), 0).next(new Swift(5)).match()
  expect(new Live<G>(shipwrights, other).tabletop.g).not.toEqual(scene.g)
  for (let i = 0; i < 10; i++) {
    const [a, b] = [scene.live.match(), other].map(match => worlds(shipwrights, match, 0, 'silent').next(new Swift(i)))
    expect(a!.tabletop.g).toEqual(b!.tabletop.g)
  }
})
