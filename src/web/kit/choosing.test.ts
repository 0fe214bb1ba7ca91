import { describe, expect, test } from 'vitest'
import {
  addsUp,
  type Choosing,
  drop,
  exactly,
  type Focus,
  isLit,
  NOTHING,
  narrowed,
  touch,
  type Ways,
  whyNot,
} from './choosing.ts'

// A garden: gardeners go to beds or rest, flowers are picked at once, dice are thrown at a scarecrow or wished upon.
type Move =
  | { readonly do: 'go'; readonly who: string; readonly to: string }
  | { readonly do: 'rest'; readonly who: string }
  | { readonly do: 'pick'; readonly flower: string }
  | { readonly do: 'throw'; readonly at: string; readonly dice: readonly number[]; readonly from?: string }
  | { readonly do: 'wish'; readonly dice: readonly number[] }
type Tried = Move | { readonly do: 'throw'; readonly at: string }
type Piece = `${'gardener' | 'bed' | 'flower' | 'crow' | 'well' | 'die' | 'action'}:${string}`
interface Garden {
  readonly rolled: readonly number[]
}
const faces = (dice: readonly number[]) => dice.map(face => `face:${face}` as const)
const WAYS: Ways<Garden, Move, Piece, Tried> = {
  piecesOf(move) {
    switch (move.do) {
      case 'go':
        return [`gardener:${move.who}`, `bed:${move.to}`, 'action:go']
      case 'rest':
        return [`gardener:${move.who}`]
      case 'pick':
        return [`flower:${move.flower}`]
      case 'throw':
        return [
          `crow:${move.at}`,
          ...('from' in move ? [`bed:${move.from}` as const] : []),
          ...('dice' in move ? faces(move.dice) : []),
        ]
      case 'wish':
        return [...faces(move.dice), 'well:old']
    }
  },
  nameOf: (piece, { rolled }) => (piece.startsWith('die:') ? `face:${rolled[Number(piece.slice(4))]}` : piece),
  isMinor: move => move.do === 'rest',
  isPlain: move => move.do === 'pick',
  isPart: name => name.startsWith('face:'),
  isExact: move => move.do === 'throw',
}
type At = Choosing<Garden, Move, Piece, Tried>
const garden = (moves: readonly Move[], rolled: readonly number[] = [], ways = WAYS): At => ({
  ways,
  view: { rolled },
  seat: 0,
  moves,
})
const go = (who: string, to: string): Move => ({ do: 'go', who, to })
const rest = (who: string): Move => ({ do: 'rest', who })
const pick = (flower: string): Move => ({ do: 'pick', flower })
const throwAt = (at: string, ...dice: number[]): Move => ({ do: 'throw', at, dice })
const wish = (...dice: number[]): Move => ({ do: 'wish', dice })

/** What comes of touching one piece after the other. */
function touchAll(at: At, ...pieces: readonly Piece[]): Move | Focus<Piece> | null {
  let focus: Focus<Piece> = NOTHING
  for (const piece of pieces) {
    const done = touch(at, focus, piece)
    if (!done) return null
    if ('pick' in done) return done.pick
    focus = done.focus
  }
  return focus
}

describe('pieces', () => {
  const at = garden([go('Ada', 'roses'), go('Ada', 'leeks'), go('Bo', 'roses'), rest('Ada'), rest('Cy'), pick('lily')])
  test('touched ones narrow the moves to those that mention them all', () => {
    expect(narrowed(at, NOTHING)).toEqual(at.moves)
    expect(narrowed(at, ['gardener:Ada'])).toEqual([go('Ada', 'roses'), go('Ada', 'leeks'), rest('Ada')])
    expect(narrowed(at, ['bed:roses', 'gardener:Bo'])).toEqual([go('Bo', 'roses')])
    expect(narrowed(at, ['gardener:Ada', 'gardener:Bo'])).toEqual([])
  })
  test('at first what a move starts from is lit, but not for what is seldom wanted', () => {
    const lit = (piece: Piece) => isLit(at, NOTHING, piece)
    expect([lit('gardener:Ada'), lit('gardener:Bo'), lit('flower:lily')]).toEqual([true, true, true])
    expect([lit('gardener:Cy'), lit('bed:roses'), lit('bed:nettles')]).toEqual([false, false, false])
  })
  test('or every piece of a move, where a game says so', () => {
    const all = garden(at.moves, [], { ...WAYS, lightsAll: true })
    expect(isLit(all, NOTHING, 'bed:roses')).toBe(true)
    expect(isLit(all, NOTHING, 'gardener:Cy')).toBe(false)
  })
  test('then what goes with those touched, and they themselves', () => {
    const lit = (piece: Piece) => isLit(at, ['gardener:Bo'], piece)
    expect([lit('gardener:Bo'), lit('bed:roses')]).toEqual([true, true])
    expect([lit('bed:leeks'), lit('gardener:Ada'), lit('flower:lily')]).toEqual([false, false, false])
    expect(isLit(at, ['gardener:Cy'], 'gardener:Cy')).toBe(true)
  })
  test('the first touch shows, the second decides if one move is left', () => {
    expect(touchAll(at, 'gardener:Bo')).toEqual(['gardener:Bo'])
    expect(touchAll(at, 'gardener:Bo', 'bed:roses')).toEqual(go('Bo', 'roses'))
    expect(touchAll(at, 'bed:roses', 'gardener:Ada')).toEqual(go('Ada', 'roses'))
    const twice = garden([go('Ada', 'roses'), { ...go('Ada', 'roses') }])
    expect(touchAll(twice, 'gardener:Ada', 'bed:roses')).toEqual(['gardener:Ada', 'bed:roses'])
  })
  test('what is plain is decided by the first touch, if it is the only one', () => {
    expect(touchAll(at, 'flower:lily')).toEqual(pick('lily'))
    const two = garden([pick('lily'), { ...pick('lily') }])
    expect(touchAll(two, 'flower:lily')).toEqual(['flower:lily'])
  })
  test('touched again it is let go, and only it', () => {
    expect(touchAll(at, 'gardener:Ada', 'gardener:Ada')).toEqual([])
    const twice = garden([go('Ada', 'roses'), { ...go('Ada', 'roses') }])
    expect(touchAll(twice, 'gardener:Ada', 'bed:roses', 'gardener:Ada')).toEqual(['bed:roses'])
  })
  test('one that does not go with the others begins anew, and decides nothing yet', () => {
    expect(touchAll(at, 'gardener:Ada', 'gardener:Bo')).toEqual(['gardener:Bo'])
    expect(touchAll(at, 'gardener:Ada', 'flower:lily')).toEqual(['flower:lily'])
  })
  test('one that leads nowhere does nothing', () => {
    expect(touchAll(at, 'bed:nettles')).toBe(null)
    expect(touchAll(at, 'gardener:Ada', 'bed:nettles')).toBe(null)
  })
  test('an action narrows, and the first piece after it still shows', () => {
    expect(narrowed(at, ['action:go'])).toHaveLength(3)
    expect(isLit(at, ['action:go'], 'flower:lily')).toBe(false)
    expect(touch(at, ['action:go'], 'gardener:Bo')).toEqual({ focus: ['action:go', 'gardener:Bo'] })
    expect(touch(at, ['action:go', 'gardener:Bo'], 'bed:roses')).toEqual({ pick: go('Bo', 'roses') })
  })
  test('ways may say nothing but which pieces a move has', () => {
    const { piecesOf } = WAYS
    const bare = garden([go('Ada', 'roses'), rest('Cy'), pick('lily')], [], { piecesOf })
    expect(isLit(bare, NOTHING, 'gardener:Cy')).toBe(true)
    expect(touchAll(bare, 'flower:lily')).toEqual(['flower:lily'])
    expect(exactly(bare, ['flower:lily'])).toBe(null)
    expect(addsUp(bare, 'flower:lily')).toBe(false)
  })
})

describe('parts that are given together', () => {
  // The dice lie as 6, 6, 5, 1.
  const at = garden(
    [throwAt('Jack', 6), throwAt('Jack', 6, 6), throwAt('Jack', 6, 5), throwAt('Jill', 6, 6, 5), wish(5), wish(6)],
    [6, 6, 5, 1],
  )
  test('go by what they show, two of a kind twice', () => {
    expect(narrowed(at, ['die:0'])).toEqual(narrowed(at, ['die:1']))
    expect(narrowed(at, ['die:0', 'die:1'])).toEqual([throwAt('Jack', 6, 6), throwAt('Jill', 6, 6, 5)])
    expect(narrowed(at, ['die:3'])).toEqual([])
    expect(narrowed(garden([wish(6)], [6, 6]), ['die:0', 'die:1']), 'one six is not two').toEqual([])
    expect([addsUp(at, 'die:0'), addsUp(at, 'crow:Jack')]).toEqual([true, false])
  })
  test('are lit wherever they stand in a move, as long as they fit', () => {
    expect(([0, 1, 2, 3] as const).map(i => isLit(at, NOTHING, `die:${i}`))).toEqual([true, true, true, false])
    expect(isLit(at, ['die:0', 'die:1'], 'die:2')).toBe(true)
    expect(isLit(at, ['crow:Jack', 'die:0', 'die:1'], 'die:2')).toBe(false)
  })
  test('add up and decide nothing, even if one move is left', () => {
    expect(touchAll(at, 'die:0', 'die:1', 'die:2')).toEqual(['die:0', 'die:1', 'die:2'])
    expect(touchAll(at, 'crow:Jack', 'die:1')).toEqual(['crow:Jack', 'die:1'])
    expect(touchAll(at, 'die:0', 'die:0')).toEqual([])
  })
  test('one too many is refused, and the others stay', () => {
    expect(touchAll(at, 'crow:Jack', 'die:0', 'die:1', 'die:2')).toBe(null)
    expect(touchAll(at, 'die:3')).toBe(null)
  })
  test('mean the move that has exactly them', () => {
    expect(exactly(at, NOTHING)).toBe(null)
    expect(exactly(at, ['crow:Jack'])).toBe(null)
    expect(exactly(at, ['die:0'])).toEqual(throwAt('Jack', 6))
    expect(exactly(at, ['die:1', 'die:0'])).toEqual(throwAt('Jack', 6, 6))
    expect(exactly(at, ['die:2']), 'a wish is not meant').toBe(null)
    const both = garden([throwAt('Jack', 6), throwAt('Jill', 6)], [6])
    expect(exactly(both, ['die:0']), 'which of the two?').toBe(null)
    expect(exactly(both, ['die:0', 'crow:Jill'])).toEqual(throwAt('Jill', 6))
  })
  test('touching their place decides', () => {
    expect(touchAll(at, 'die:0', 'crow:Jack')).toEqual(throwAt('Jack', 6))
    expect(touchAll(at, 'die:0', 'die:2', 'crow:Jack')).toEqual(throwAt('Jack', 6, 5))
    expect(touchAll(at, 'die:2', 'crow:Jill'), 'the one move left has more').toEqual(['die:2', 'crow:Jill'])
    expect(touchAll(at, 'die:2', 'well:old'), 'a wish is read first').toEqual(['die:2', 'well:old'])
  })
  test('what does not go with them is refused; another place takes the place of the first', () => {
    expect(touchAll(at, 'die:0', 'die:1', 'well:old')).toBe(null)
    expect(touchAll(at, 'crow:Jill', 'die:0', 'crow:Jack')).toEqual(throwAt('Jack', 6))
    expect(touchAll(at, 'crow:Jack', 'die:2', 'well:old')).toEqual(['die:2', 'well:old'])
  })
  test('a second piece decides with them, even if the one move left has more', () => {
    const far = { ...throwAt('Jack', 6, 5), from: 'roses' }
    const two = garden([far, throwAt('Jack', 6)], [6, 5])
    expect(touchAll(two, 'bed:roses', 'die:0', 'crow:Jack')).toEqual(far)
  })
  test('dropped on a place, they go there with those touched before', () => {
    expect(drop(at, NOTHING, 'die:0', 'crow:Jack')).toEqual(throwAt('Jack', 6))
    expect(drop(at, ['die:0', 'die:2'], 'die:0', 'crow:Jack')).toEqual(throwAt('Jack', 6, 5))
    expect(drop(at, ['crow:Jill', 'die:2'], 'die:1', 'crow:Jack')).toEqual(throwAt('Jack', 6, 5))
    expect(drop(at, NOTHING, 'die:0', 'crow:Jill')).toBe(null)
    expect(drop(at, NOTHING, 'die:3', 'crow:Jack')).toBe(null)
  })
})

describe('why not', () => {
  const at = garden([], [6, 5])
  const refuse = (action: Tried, ...because: readonly string[]) => ({ action, because })
  const refusals = [
    refuse(go('Ada', 'roses'), 'rain', 'night'),
    refuse(go('Ada', 'leeks'), 'rain'),
    refuse(go('Bo', 'leeks'), 'asleep', 'rain'),
    refuse({ do: 'throw', at: 'Jack' }, 'friend'),
    refuse(throwAt('Jill', 5), 'misses'),
    refuse(rest('leeks'), 'busy'),
  ]
  const why = (...touched: readonly Piece[]) => whyNot(at, refusals, touched)?.because ?? null
  test('of the refusals about what was touched, the one that lacks least', () => {
    expect(why('gardener:Ada')).toEqual(['rain'])
    expect(why('gardener:Ada', 'bed:roses')).toEqual(['rain', 'night'])
    expect(why('gardener:Cy')).toBe(null)
    expect(why('gardener:Bo', 'bed:roses')).toBe(null)
  })
  test('of equals the first', () => {
    const twice = [refuse(go('Ada', 'roses'), 'rain'), refuse(go('Ada', 'leeks'), 'night')]
    expect(whyNot(at, twice, ['gardener:Ada'])?.because).toEqual(['rain'])
  })
  test('one that starts from the touched piece before one that only mentions it', () => {
    const ending = [refuse(go('Ada', 'leeks'), 'rain'), refuse({ do: 'throw', at: 'Jack' }, 'friend', 'far')]
    const { piecesOf } = WAYS
    const odd = {
      ...WAYS,
      piecesOf: (move: Tried) => (move.do === 'throw' ? ['bed:leeks' as const] : piecesOf(move, at.view, 0)),
    }
    expect(whyNot({ ...at, ways: odd }, ending, ['bed:leeks'])?.because).toEqual(['friend', 'far'])
  })
  test('parts by what they show, an action in general by its first piece', () => {
    expect(why('die:1')).toEqual(['misses'])
    expect(why('die:0')).toBe(null)
    expect(why('crow:Jack')).toEqual(['friend'])
  })
  test('of what is meant only', () => {
    const meant = whyNot(at, refusals, NOTHING, action => action.do === 'throw')
    expect(meant?.because).toEqual(['friend'])
    expect(whyNot(at, refusals, NOTHING, () => false)).toBe(null)
  })
  test('without other names a piece goes by its own', () => {
    const { piecesOf } = WAYS
    expect(whyNot({ ...at, ways: { piecesOf } }, refusals, ['crow:Jack'])?.because).toEqual(['friend'])
  })
})
