// Setting the table: the first tale as its own rules have it, all stones in their piles, nothing shuffled.
import type { Opening, Seat } from '#engine'
import { openZone } from '#games/kit/rules'
import { inscriptions, stonesOf } from './cards/deck.ts'
import type { TaleId } from './cards/kinds.ts'
import { type Options, optionsWithin } from './options.ts'
import { type G, talesOf } from './state.ts'
import { taleNamed } from './tales/index.ts'

export function setup(seats: number, options: Options): G {
  const tales = talesOf(options)
  const pile = (tale: TaleId) => ({ sees: 'none' as const, cards: tales.includes(tale) ? stonesOf(tale) : [] })
  return {
    options,
    phase: 'tale',
    tale: tales[0]!,
    inner: layTale(tales[0]!, seats, options, youngest(options, seats)),
    piles: { shipwrights: pile('shipwrights'), raiders: pile('raiders'), explorers: pile('explorers') },
    row: openZone(),
    symbolic: { sees: 'all', cards: options.play === 'saga' ? inscriptions() : [] },
    box: openZone(),
    clans: Array.from({ length: seats }, () => ({
      stones: openZone(),
      hidden: { sees: 'none', cards: [] },
      shown: openZone(),
    })),
    told: [],
    rounds: 0,
  }
}
/** Who begins the first tale; nobody named, or somebody who is not there: whoever its rules draw. */
const youngest = ({ youngest: number }: Options, seats: number): Opening =>
  number >= 1 && number <= seats ? { first: (number - 1) as Seat } : {}

/** The table of a tale before its first chapter, by its own rules. */
export function layTale(tale: TaleId, seats: number, options: Options, opening: Opening): unknown {
  const { game, rounds } = taleNamed(tale)
  const shorter = options.short && rounds ? { rounds: rounds(seats) } : {}
  return game.setup(seats, optionsWithin(tale, options), { ...opening, ...shorter })
}
