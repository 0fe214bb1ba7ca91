// What can be taken back, as the engine works it out from who learnt what: nothing of it is written in these rules.
import { describe, expect, test } from 'vitest'
import { Live, secretFrom, start, undo } from '#engine'
import { type G, shipwrights } from '#games/shipwrights'
import { type Setting, scene, spell } from '#games/shipwrights/testing'

/** A match that can be stored, from a scene on. */
const matchOf = (setting: Setting): Live<G> => new Live(shipwrights, scene(setting).live.match())
function play(live: Live<G>, ...moves: readonly string[]): Live<G> {
  for (const written of moves) {
    const [{ seat, options }] = live.open() as [ReturnType<Live<G>['open']>[number]]
    live.answer(seat, options.find(each => spell(each) === written)!)
  }
  return live
}
const back = (live: Live<G>, seat: number): Live<G> => new Live(shipwrights, undo(shipwrights, live.match(), seat))

describe('a turn', () => {
  const players = [{ hand: ['karve', 'weaver', 'king', 'chieftain', 'assassin'] }, { crew: ['blacksmith'] }] as const
  test('one’s own cards can be taken back one by one: only the others have learnt what they are', () => {
    let live = play(matchOf({ players }), 'start karve', 'recruit weaver', 'call king', 'call assassin blacksmith')
    for (let left = 4; left > 0; left--) {
      expect(live.whyNotUndo(0), `${left} left`).toBeNull()
      live = back(live, 0)
    }
    expect(live.tabletop.g).toEqual(matchOf({ players }).tabletop.g)
  })
  test('until cards are drawn; what came after them can', () => {
    const live = play(matchOf({ players }), 'start karve', 'call chieftain')
    expect(live.whyNotUndo(0)).toMatchObject({ needs: 'unsealed' })
    expect(play(live, 'recruit weaver').whyNotUndo(0)).toBeNull()
    expect(back(live, 0).whyNotUndo(0)).toMatchObject({ needs: 'unsealed' })
  })
  test('a new market is chance, not dice, and that is the reason given', () => {
    const live = play(matchOf({ players: [{ workers: 3 }, {}] }), 'visit forager')
    expect(live.whyNotUndo(0)).toEqual({ needs: 'unsealed', by: 'draw' })
    expect(play(live, 'gain oak').whyNotUndo(0)).toBeNull()
  })
  test('its end can be taken back until the next player has answered', () => {
    const live = play(matchOf({ players: [{}, { hand: ['king'] }] }), 'end')
    expect([live.open()[0]!.seat, live.whyNotUndo(0)]).toEqual([1, null])
    expect(back(live, 0).open()[0]).toMatchObject({ seat: 0, kind: 'act' })
    expect(play(live, 'call king').whyNotUndo(0)).toEqual({ needs: 'last-word' })
  })
})

test('the last pick of a draft can be taken back: nobody has learnt anything from it', () => {
  const live = new Live<G>(shipwrights, start(shipwrights, 2, {}, secretFrom('last pick')))
  for (const seat of [0, 1]) live.answer(seat, live.open(seat)[0]!.options[0]!)
  let last = -1
  while (live.tabletop.g.phase === 'morning') {
    last = live.open()[0]!.seat
    live.answer(last, live.open(last)[0]!.options[0]!)
  }
  expect(live.whyNotUndo(last)).toBeNull()
  const again = back(live, last)
  expect(again.tabletop.g.phase).toBe('morning')
  expect(again.open().map(({ seat }) => seat)).toEqual([last])
})
