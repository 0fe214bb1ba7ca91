// What of a value stays as it is from one step to the next, told from what moves: so that it is written once.

/** All its fields by name, and what those are that do not move. */
export interface Still {
  readonly names: readonly string[]
  readonly values: readonly unknown[]
}
const MOVES = Symbol('moves')

export function stillOf(value: object, moving: ReadonlySet<string>): Still {
  const names = Object.keys(value)
  return { names, values: names.map(name => (moving.has(name) ? MOVES : value[name as never])) }
}
/** Whether they are the same ones in another value, none written anew. */
export function isStill({ names, values }: Still, value: object): boolean {
  let at = 0
  for (const name in value) {
    if (name !== names[at] || (values[at] !== MOVES && values[at] !== value[name as never])) return false
    at++
  }
  return at === names.length
}
/** A value without what moves. */
export const withoutMoving = (value: object, moving: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !moving.has(name)))
