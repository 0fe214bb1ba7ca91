import { describe, expect, test } from 'vitest'
import { type AnyGame, type Steps, Swift } from '#engine'
import { draft, saga, toy, walk } from '#engine/toys'
import { conform } from './index.ts'

const promisesBrokenBy = (game: AnyGame): string[] => {
  const report = conform(game, { games: 40, seed: 'toys', sample: 1, thorough: 1 })
  expect(report.failures).toBeGreaterThan(0)
  return [...new Set(report.found.map(failure => failure.promise))]
}

describe('the suite passes honest games', () => {
  test('a game with hands, a die and simultaneous play', () => {
    const report = conform(toy(), { games: 60, seed: 'a', sample: 1 })
    expect(report.found).toEqual([])
    expect(report).toMatchObject({ games: 60, failures: 0, leaks: 0, seats: { 2: 30, 3: 30 } })
  })
  test('a draft whose packs travel at once', () => {
    expect(conform(draft, { games: 30, seed: 'a', sample: 1 }).found).toEqual([])
  })
  test('turns in which nothing is hidden', () => {
    expect(conform(walk, { games: 40, seed: 'a', sample: 1 }).found).toEqual([])
  })
  test('games within a game, one after the other, with stones beside them', () => {
    const report = conform(saga(), { games: 40, seed: 'a', sample: 1 })
    expect(report.found).toEqual([])
    expect(report.steps).toBeGreaterThan(40 * 20)
  })
})

describe('the suite catches and names', () => {
  test('a leak: a public field derived from the deck', () => {
    const leaky = toy({
      afterDraw: t => {
        t.g.peek = t.g.deck.cards[0]!
      },
    })
    expect(promisesBrokenBy(leaky)).toEqual(['nothing leaks'])
    expect(conform(leaky, { games: 40, seed: 'toys', sample: 1 }).leaks).toBeGreaterThan(0)
  })
  test('a leak in a chapter that asks nobody', () => {
    const leaky = toy({
      atDusk: t => {
        t.g.peek = t.g.deck.cards[0]!
      },
    })
    expect(promisesBrokenBy(leaky)).toEqual(['nothing leaks'])
  })
  test('cards of another box without a word', () => {
    expect(promisesBrokenBy({ ...saga(), box: () => 'one box' })).toEqual(['things are conserved'])
  })
  test('a list that two matches share', () => {
    const points = [0, 0, 0]
    const honest = toy()
    const shared = { ...honest, setup: (seats: number) => ({ ...honest.setup(seats, {}), points }) }
    expect(promisesBrokenBy(shared)).toEqual(['clones share nothing'])
  })
  test('a state that keeps a part of an option', () => {
    const STAKES = [{ coins: [1, 2] }]
    const honest = toy()
    const holding = {
      ...honest,
      chapters: {
        ...honest.chapters,
        *round(t: Parameters<(typeof honest.chapters)['round']>[0]): Steps {
          const { g } = t
          const [stake] = yield* t.all([{ seat: 0, kind: 'stake', options: STAKES as never }])
          g.points = (stake as never as { coins: number[] }).coins
          g.round++
          return g.round < 4 ? ['round', 0] : null
        },
      },
    } as typeof honest
    expect(promisesBrokenBy(holding)).toEqual(['clones share nothing'])
  })
  test('non-determinism: chance from outside the table', () => {
    const outside = new Swift(1)
    const moody = toy({
      afterDraw: t => {
        t.g.points[0]! += outside.below(1000)
      },
    })
    const broken = promisesBrokenBy(moody)
    expect(broken).toContain('survives JSON')
    const seldomLooked = conform(moody, { games: 40, seed: 'toys', sample: 1e9, thorough: 1e9 })
    expect(new Set(seldomLooked.found.map(f => f.promise))).toEqual(new Set(['same seed, same game']))
  })
  test('a lost card', () => {
    const careless = toy({
      afterDraw: t => {
        t.g.deck.cards.pop()
      },
    })
    expect(promisesBrokenBy(careless)).toEqual(['things are conserved'])
  })
  test('an undo that crosses a die', () => {
    const generous = toy({
      afterRoll: t => {
        t.sealed = 0
      },
    })
    expect(promisesBrokenBy(generous)).toEqual(['undo never crosses'])
  })
  test('a match that never ends, asking', () => {
    const endless = toy({ chapterEnd: () => ['round', 0] })
    const patient = {
      ...endless,
      chapters: {
        ...endless.chapters,
        *round(t) {
          yield* t.one(0, 'stake', [1])
          return ['round', 0]
        },
      },
    } as typeof endless
    expect(promisesBrokenBy(patient)).toEqual(['ends'])
  })
  test('a match that never ends, asking nobody', () => {
    const endless = toy()
    const mute = {
      ...endless,
      chapters: {
        ...endless.chapters,
        *round() {
          return ['round', 0]
        },
      },
    } as typeof endless
    expect(promisesBrokenBy(mute)).toEqual(['defect'])
    const busy = {
      ...endless,
      chapters: {
        ...endless.chapters,
        *round(t) {
          for (;;) t.roll(6)
        },
      },
    } as typeof endless
    expect(promisesBrokenBy(busy)).toEqual(['defect'])
  })
  test('rules that throw', () => {
    const broken = toy({
      afterRoll: () => {
        throw new TypeError('cards is not iterable')
      },
    })
    expect(promisesBrokenBy(broken)).toEqual(['rules do not throw'])
  })
})
