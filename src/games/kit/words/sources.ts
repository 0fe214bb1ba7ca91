// What the help of a card says: its kind, what it does, and where each part of it comes from.
import type { Provenance } from '../deck/index.ts'
import type { Explained, OptionHelp, Sourced, SourcedParts } from './texts.ts'

export interface CardHelp {
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly origins: readonly { readonly part: string; readonly from: Explained; readonly provenance: Provenance }[]
}
type Origins<P extends string> = { readonly [part in P]?: Provenance }

/** The parts that are told are those of `origins`, in their order. */
export function cardHelpOf<P extends string>(
  name: string,
  kind: string,
  text: string,
  origins: Origins<P>,
  say: SourcedParts<P>,
): CardHelp {
  const parts = Object.entries(origins) as [P, Provenance][]
  return {
    name,
    kind,
    text,
    origins: parts.map(([part, provenance]) => ({
      part: say.origins[part],
      from: say.provenances[provenance],
      provenance,
    })),
  }
}
const line = ({ label, help }: Explained): string => `${label}. ${help}`
/** Every provenance that some card has, explained. */
export function sourceLines(cards: readonly { readonly origins: Origins<string> }[], say: Sourced): string[] {
  const found = new Set(cards.flatMap(({ origins }) => Object.values(origins)))
  const known = Object.entries(say.provenances) as [Provenance, Explained][]
  return known.filter(([each]) => found.has(each)).map(([, explained]) => line(explained))
}
export const optionLines = (options: { readonly [name: string]: OptionHelp }): string[] =>
  Object.values(options).map(line)

type Cards = readonly (number | null)[]
const isShown = (cards: Cards): cards is readonly number[] => cards.length > 0 && !cards.includes(null)
/** The cards of the one zone a view shows: of hands, one's own. */
export const shown = (zones: readonly { readonly cards: Cards }[]): readonly number[] =>
  zones.map(({ cards }) => cards).find(isShown) ?? []
