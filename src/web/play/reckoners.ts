// The reckoners of the games, in the worker: each is loaded when it is first asked.
import type { Json } from '#engine'

/**
 * What a game can be asked to work out, by name: `games/<id>/reckon.ts` exports it as `reckon`. It is told all it needs, what
 * cards say too, so that no deck has to be read here once more.
 */
export type Reckoner = { readonly [name: string]: (...args: readonly Json[]) => Json }

const RECKONERS = import.meta.glob<{ readonly reckon: Reckoner }>('../games/*/reckon.ts')

export async function reckon(game: string, name: string, args: readonly Json[]): Promise<Json> {
  const load = RECKONERS[`../games/${game}/reckon.ts`]
  const { reckon: reckoner } = load ? await load() : { reckon: {} as Reckoner }
  if (!Object.hasOwn(reckoner, name)) throw new Error(`${game} cannot reckon «${name}»`)
  return reckoner[name]!(...args)
}
