// A saga holds the table of a tale: when that tale's game changes its shape, the saga's matches change with it.
import { describe, expect, test } from 'vitest'
import { type Match, secretFrom, start } from '#engine'
import { HOLDS, inside, runesaga, TALES, taleNamed } from '#games/runesaga'

test('the games of the tales are of the versions a saga holds: a new one needs a migration here', () => {
  const present = Object.fromEntries(TALES.map(tale => [tale, taleNamed(tale).game.version]))
  expect(present, 'raise the version of the saga and add inside(tale, migration) to its migrations').toEqual(HOLDS)
  const grown = TALES.reduce((sum, tale) => sum + HOLDS[tale] - BORN[tale], 0)
  expect(runesaga.migrations.length).toBeGreaterThanOrEqual(grown)
  expect(runesaga.version).toBe(1 + runesaga.migrations.length)
})
/** The versions there were when the first saga was told. */
const BORN = { shipwrights: 2, raiders: 1, explorers: 1 } as const

describe('a migration of a tale', () => {
  const renamed = inside('shipwrights', old => ({
    ...old,
    base: { ...(old.base as object), renamed: true },
    next: old.next && [`new ${old.next[0]}`, old.next[1]],
    answers: [],
  }))
  const saga = start(runesaga, 2, {}, secretFrom('migration')) as unknown as Match
  test('sees the tale as if it were played alone', () => {
    const now = renamed({ ...saga, next: ['play', ['turn', 1]], answers: [{ seat: 0, pick: null }] })
    expect(now).toMatchObject({
      base: { tale: 'shipwrights', inner: { renamed: true } },
      next: ['play', ['new turn', 1]],
    })
    expect(now.answers).toEqual([])
  })
  test('between chapters of the tale only its table changes', () => {
    expect(renamed(saga)).toMatchObject({ base: { inner: { renamed: true } }, next: ['layOut', null] })
  })
  test('leaves sagas alone that are at another tale', () => {
    const later = { ...saga, base: { ...(saga.base as object), tale: 'raiders' } } as unknown as Match
    expect(renamed(later)).toBe(later)
  })
})
