// What the senses of the games speak of, the words of the games can say.
import { expect, test } from 'vitest'
import { Live, secretFrom, start } from '#engine'
import { gameById } from '#games'
import { sense as maitre } from '#games/maitre/sense'
import { words as maitreWords } from '#games/maitre/words'
import { sense as shipwrights } from '#games/shipwrights/sense'
import { words as shipwrightsWords } from '#games/shipwrights/words'

test.each([
  ['maitre', maitre, maitreWords],
  ['shipwrights', shipwrights, shipwrightsWords],
] as const)('every part of the outlook of %s has a name in both languages', (id, sense, words) => {
  const game = gameById(id)
  const { g } = new Live(game, start(game, 2, {}, secretFrom('outlook'))).table
  const parts = Object.keys(sense.outlook(g as never, 'even')[0]!).sort()
  expect(Object.keys(words.fr.outlook).sort()).toEqual(parts)
  expect(Object.keys(words.en.outlook).sort()).toEqual(parts)
})
