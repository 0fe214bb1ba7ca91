// The options of a saga: its own, and those of its tales by the name of the tale: `explorersBoard`.
import type { OptionSpecs, OptionValue } from '#engine'
import type { Options as ExplorersOptions } from '#games/explorers'
import type { Options as RaidersOptions } from '#games/raiders'
import type { Options as ShipwrightsOptions } from '#games/shipwrights'
import { TALES, type TaleId } from './cards/kinds.ts'
import { taleNamed } from './tales/index.ts'

interface Own {
  /** The whole saga, or one tale with runestones. */
  readonly play: 'saga' | TaleId
  /** Tales end sooner: three ships are a fleet, and there are fewer rounds. */
  readonly short: boolean
  /** With the 16 cards of the Shipwrights and the 22 of the Raiders that come with the saga. */
  readonly bonus: boolean
  /** Who begins the first tale: the player of this number, if there is one; else somebody is drawn. */
  readonly youngest: 0 | 1 | 2 | 3 | 4
}
/** What the saga itself decides of the options of its tales. */
const DECIDED = ['ships', 'runesaga'] as const
type OfTale<T extends TaleId, O> = {
  readonly [K in Exclude<keyof O & string, (typeof DECIDED)[number]> as `${T}${Capitalize<K>}`]: O[K]
}
export type Options = Own &
  OfTale<'shipwrights', ShipwrightsOptions> &
  OfTale<'raiders', RaidersOptions> &
  OfTale<'explorers', ExplorersOptions>

const isDecided = (name: string): boolean => DECIDED.some(each => each === name)
const named = (tale: TaleId, option: string): string => `${tale}${option.slice(0, 1).toUpperCase()}${option.slice(1)}`
type Specs = { readonly [option: string]: readonly OptionValue[] }
/** The options of a tale that are chosen: what each is called in the saga, and in the game itself. */
export const optionsOfTale = (tale: TaleId): readonly (readonly [here: string, there: string])[] =>
  Object.keys(taleNamed(tale).game.options)
    .filter(option => !isDecided(option))
    .map(option => [named(tale, option), option])

const OWN: OptionSpecs<Own> = {
  play: ['saga', ...TALES],
  short: [false, true],
  bonus: [true, false],
  youngest: [0, 1, 2, 3, 4],
}
/** Put together from those of the games: the type says the same. */
export const options = {
  ...OWN,
  ...Object.fromEntries(
    TALES.flatMap(tale => {
      const specs = taleNamed(tale).game.options as Specs
      return optionsOfTale(tale).map(([here, there]) => [here, specs[there]!])
    }),
  ),
} as OptionSpecs<Options>

type Values = { readonly [option: string]: OptionValue }
/** A tale's own options, as those of the saga have it. */
export function optionsWithin(tale: TaleId, all: Options): Values {
  const { game, decided } = taleNamed(tale)
  const specs = game.options as Specs
  const given = all as unknown as Values
  const chosen = optionsOfTale(tale).map(([here, there]) => [there, given[here] ?? specs[there]![0]!])
  return { ...(Object.fromEntries(chosen) as Values), ...(decided(all.short, all.bonus) as Values) }
}
/** One tale with runestones, from what was chosen for that game: how its page offers the stones as an option. */
export function withStones(tale: TaleId, chosen: Values): Partial<Options> {
  const { ships, runesaga } = chosen
  const here = optionsOfTale(tale).flatMap(([name, there]) =>
    chosen[there] === undefined ? [] : [[name, chosen[there]]],
  )
  return { play: tale, short: ships === 3, bonus: runesaga === true, ...(Object.fromEntries(here) as Values) }
}
