// Who sits at the table when a bot does: a name and a temper. Names are told as they are in every language.
import type { Temper } from '#games/kit/sense'

export interface Character {
  readonly name: string
  readonly temper: Temper
}
export const CHARACTERS: readonly Character[] = [
  { name: 'Astrid', temper: 'even' },
  { name: 'Bjørn', temper: 'careful' },
  { name: 'Freydis', temper: 'quarrelsome' },
  { name: 'Gorm', temper: 'greedy' },
  { name: 'Hallveig', temper: 'careful' },
  { name: 'Ivar', temper: 'quarrelsome' },
  { name: 'Ketil', temper: 'even' },
  { name: 'Ragnhild', temper: 'greedy' },
  { name: 'Sigrun', temper: 'even' },
  { name: 'Snorri', temper: 'careful' },
  { name: 'Thora', temper: 'greedy' },
  { name: 'Ulf', temper: 'quarrelsome' },
]

/** Bots of other names, as those who play on for somebody who left, have no temper. */
export const temperOf = (name: string): Temper =>
  CHARACTERS.find(character => character.name === name)?.temper ?? 'even'

/** The name of a character nobody at the table has yet, beginning the search anywhere in the list. */
export function stranger(taken: readonly string[], from: number): string {
  const free = CHARACTERS.filter(({ name }) => !taken.includes(name))
  return free[from % free.length]!.name
}
