// What every game holds that says what there is to learn from: only what the seat asked may see, and options told apart.
import { expect, test } from 'vitest'
import { type AnyGame, Live, type Question, redeal, Swift, secretFrom, start, view } from '#engine'
import type { Reading } from '../sense/index.ts'

interface Read {
  readonly game: AnyGame
  reading(g: unknown, question: Question): Reading
  /** Numbers of seats and options to try. */
  readonly tables: readonly (readonly [seats: number, options: object])[]
  /** What has to be asked at each of them. */
  readonly kinds: readonly string[]
}

/** Every question of a match with something to choose. */
function questions(
  game: AnyGame,
  [seats, options]: Read['tables'][number],
  ask: (live: Live<unknown>, question: Question) => void,
): void {
  const live = new Live<unknown>(game, start(game, seats, options, secretFrom('tokens')))
  const chance = new Swift(5)
  while (!live.over) {
    const question = live.open()[0]!
    if (question.options.length > 1) ask(live, question)
    live.answer(question.seat, question.options[chance.below(question.options.length)]!)
  }
}

export function readingSuite({ game, reading, tables, kinds }: Read): void {
  test.each(tables)('with %i players and %j hidden cards dealt anew change no token', (seats, options) => {
    const met = new Set<string>()
    let asked = 0
    questions(game, [seats, options], (live, question) => {
      met.add(question.kind)
      const seen = reading(view(live.tabletop.g, question.seat), question)
      expect(reading(live.tabletop.g, question)).toEqual(seen)
      if (asked++ % 4 > 0) return
      const other = redeal(game, live.match(), question.seat, new Swift(asked))
      expect(reading(other.tabletop.g, other.open(question.seat)[0]!)).toEqual(seen)
    })
    expect([...met]).toEqual(expect.arrayContaining([...kinds]))
  })

  test('options that differ say something else, whatever is asked', () => {
    let [told, apart] = [0, 0]
    questions(game, tables[0]!, ({ tabletop: { g } }, question) => {
      const { says } = reading(g, question)
      expect(says).toHaveLength(question.options.length)
      told += new Set(says.map(said => said.join())).size > 1 ? 1 : 0
      apart += 1
    })
    // Two of a kind, or two opponents, may well be as good as each other.
    expect(told / apart).toBeGreaterThan(0.95)
  })
}
