// Matches of several editions under way at once: whatever is asked about one is asked with its deck.
import { describe, expect, test } from 'vitest'
import { type Game, Live, replay, revive, Swift, secretFrom, sight, start, undo, worlds } from '#engine'
import { type Toy, toy } from './toys/toy.ts'

const SECRET = secretFrom('edition')

/** A game with an old and a new deck, which tells the one that lies there whenever its rules are asked. */
function editions() {
  let laid = 'new'
  const honest = toy()
  const game: Game<Toy, Record<never, never>> = {
    ...honest,
    edition: 'new',
    lay(edition) {
      if (edition === 'old' || edition === 'new') laid = edition
      return laid === edition
    },
    refusals: () => [{ action: laid, because: [] }],
    result: g => honest.result(g).map(standing => ({ ...standing, parts: { [laid]: 1 } })),
    setup: (seats, options) => ({ ...honest.setup(seats, options), peek: laid === 'old' ? 1 : 2 }),
  }
  const begin = (edition?: string) => start(game, 2, {}, SECRET, edition)
  return { game, begin, laid: () => laid }
}

describe('a match', () => {
  test('begins with the present deck, or with one that is named', () => {
    const { game, begin } = editions()
    expect(begin()).toMatchObject({ edition: 'new', base: { peek: 2 } })
    expect(begin('old')).toMatchObject({ edition: 'old', base: { peek: 1 } })
    expect(begin()).toMatchObject({ edition: 'new', base: { peek: 2 } })
    expect(() => begin('unknown')).toThrow(expect.objectContaining({ code: 'wrong-edition' }))
    expect(() => revive(game, { ...begin(), edition: 'unknown' })).toThrow('another deck (unknown, not new)')
    const { seats, options, answers } = begin()
    expect(replay(game, { seats, options, answers, secret: SECRET, edition: 'old' }).match().edition).toBe('old')
  })

  test.each<readonly [string, (game: Game<Toy, Record<never, never>>, live: Live<Toy>) => unknown]>([
    ['answered', (_, live) => live.answer(0, 'roll')],
    ['taken further in a search', (_, live) => live.take(0, 'roll')],
    ['looked at', (_, live) => sight(live, 0)],
    ['asked for its rules', (_, live) => live.game],
    ['thought about', (game, live) => worlds(game, live.match(), 1, 'silent').next(new Swift(1))],
    ['opened', (game, live) => new Live(game, live.match())],
    ['revived', (game, live) => revive(game, live.match())],
  ])('that is %s is so with its own deck, whichever lay there', (_, ask) => {
    const { game, begin, laid } = editions()
    for (const [mine, other] of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      const live = new Live(game, begin(mine))
      begin(other)
      expect(laid()).toBe(other)
      ask(game, live)
      expect(laid()).toBe(mine)
    }
  })

  test('keeps its edition through answers and taking back', () => {
    const { game, begin } = editions()
    const live = new Live(game, begin('old'))
    live.answer(0, 'rest')
    expect(live.match().edition).toBe('old')
    expect(undo(game, live.match(), 0).edition).toBe('old')
    expect(sight(live, 0).refusals).toEqual([{ action: 'old', because: [] }])
  })
})
