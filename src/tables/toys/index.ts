// For tests of what new rules do to tables: a toy among the games, whose rules may become others.
import { onTestFinished } from 'vitest'
import type { AnyGame } from '#engine'
import { LISTED } from '#games'

/** It stands in the list of games until the test is over; answers how its rules of today become others. */
export function listing(game: AnyGame): (rules: Partial<AnyGame>) => void {
  const entry = { game }
  const list = LISTED as unknown as { game: AnyGame }[]
  list.push(entry)
  onTestFinished(() => void list.splice(list.indexOf(entry), 1))
  return rules => {
    entry.game = { ...game, ...rules }
  }
}
