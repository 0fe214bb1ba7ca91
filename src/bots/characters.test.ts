// The characters: each is somebody else, and what they lean to shows in what they choose.
import { expect, test } from 'vitest'
import { CHARACTERS, decideLive, stranger, temperOf } from '#bots'
import { type AnyGame, Live, Swift, secretFrom, start } from '#engine'
import { GAMES } from '#games'
import { TEMPERS, type Temper } from '#games/kit/sense'

test('no two have the same name, and every temper is there', () => {
  expect(new Set(CHARACTERS.map(({ name }) => name)).size).toBe(CHARACTERS.length)
  expect([...new Set(CHARACTERS.map(({ temper }) => temper))].sort()).toEqual([...TEMPERS].sort())
  expect(temperOf('Gorm')).toBe('greedy')
  expect(temperOf('somebody who left')).toBe('even')
})
test('a stranger is nobody who sits there already', () => {
  const taken = CHARACTERS.slice(1).map(({ name }) => name)
  for (let from = 0; from < 300; from += 7) expect(stranger(taken, from)).toBe(CHARACTERS[0]!.name)
})

/** What every temper answers to the same questions: those of matches of two even-tempered bots. */
function choices(game: AnyGame): Record<Temper, string[]> {
  const picks = Object.fromEntries(TEMPERS.map(temper => [temper, [] as string[]])) as Record<Temper, string[]>
  for (let n = 0; n < 4; n++) {
    const live = new Live<unknown>(game, start(game, 2, {}, secretFrom(`temper ${n}`)))
    while (!live.over) {
      const { seat } = live.open()[0]!
      const pickOf = (temper: Temper) => decideLive(game, live, seat, { level: 'medium', chance: new Swift(1), temper })
      for (const temper of TEMPERS) picks[temper].push(JSON.stringify(pickOf(temper)))
      live.answer(seat, JSON.parse(picks.even.at(-1)!))
    }
  }
  return picks
}
test.each(GAMES.map(game => [game.id, game] as const))(
  'in %s every temper chooses otherwise now and then',
  (_, game) => {
    const { even, ...others } = choices(game)
    for (const [temper, picks] of Object.entries(others)) {
      const otherwise = picks.filter((pick, i) => pick !== even[i]).length
      expect(otherwise / picks.length, temper).toBeGreaterThan(0.01)
    }
  },
)
