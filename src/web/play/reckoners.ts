// The reckoners of the games, in the worker: each is loaded when it is first asked.
import type { Json } from '#engine'
import type { DeckSlot } from '#games/kit/deck'

/** What a game can be asked to work out, by name: `games/<id>/reckon.ts` exports it as `reckon`, and its decks as `slot`. */
export type Reckoner = { readonly [name: string]: (...args: readonly Json[]) => Json }

const RECKONERS = import.meta.glob<{ readonly reckon: Reckoner; readonly slot: DeckSlot | null }>(
  '../games/*/reckon.ts',
)

export async function reckon(game: string, edition: string, name: string, args: readonly Json[]): Promise<Json> {
  const load = RECKONERS[`../games/${game}/reckon.ts`]
  const { reckon: reckoner, slot } = load ? await load() : { reckon: {} as Reckoner, slot: null }
  if (!Object.hasOwn(reckoner, name)) throw new Error(`${game} cannot reckon «${name}»`)
  await slot?.find(edition)
  if (slot && !slot.lay(edition)) throw new Error(`${game} has no deck «${edition}» here`)
  return reckoner[name]!(...args)
}
