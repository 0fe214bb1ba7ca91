// What lies on the table of the Runesaga: the tale that is played, as its own rules know it, and the stones around it.
import type { OpenZone, Perks, Seat, Seen, Tabletop, Zone } from '#engine'
import { inscriptionOf, isSymbolic, stoneOf } from './cards/deck.ts'
import { GIFTS, type Symbol, TALES, type TaleId } from './cards/kinds.ts'
import type { Q } from './moves.ts'
import type { Options } from './options.ts'
import { type AnyTale, taleNamed } from './tales/index.ts'

/** Stones of a tale that can be earned by what they ask. */
export const FACE_UP = 3
/** Stones for the winner of a tale, and for a second near enough. */
export const SPOILS = { winner: 2, second: 1 } as const

/** What a player has of the saga, over all tales. */
export interface Clan {
  /** Face up to the end. */
  stones: OpenZone
  /** Won by whole tales: face down, and shown at the very end. */
  hidden: Zone
  shown: OpenZone
}
/** A tale that is over. */
export interface Told {
  readonly tale: TaleId
  /** Left of whom the next tale begins. */
  readonly winner: Seat
  /** By seat: the points, the place, and the stones that came with it. */
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  readonly stones: readonly number[]
}
export interface G {
  readonly options: Options
  /** In a pause between two tales everybody says when to go on. */
  phase: 'tale' | 'pause' | 'over'
  /** The tale that is played, or the last one that was. */
  tale: TaleId
  /** Its table, as its own rules have it. */
  inner: unknown
  /** The stones of each tale, face down. */
  piles: { [tale in TaleId]: Zone }
  /** Those of this tale that can be earned, and the symbolic ones. */
  row: OpenZone
  symbolic: OpenZone
  /** Stones nobody earned in their tale. */
  box: OpenZone
  clans: Clan[]
  told: Told[]
  /** Rounds of the tales that are over. */
  rounds: number
}
/** The table as a seat sees it: hidden are the piles, stones won by whole tales, and what the tale hides. */
export type View = Seen<G>
export type ClanView = Seen<Clan>
/** The table as the rules have it, with the questions of the saga; its tales ask their own. */
export type T = Tabletop<G, Q>

/** The tales of a match, in order. */
export const talesOf = ({ play }: Options): readonly TaleId[] => (play === 'saga' ? TALES : [play])
export const isSaga = ({ options }: View): boolean => options.play === 'saga'
/** The tale after this one, or none. */
export function tomorrow({ options, tale }: View): TaleId | undefined {
  const tales = talesOf(options)
  return tales[tales.indexOf(tale) + 1]
}
export const taleOf = ({ tale }: View): AnyTale => taleNamed(tale)

/** How many symbols a clan shows, of one kind or of all. */
export function symbolsOf({ stones: { cards } }: ClanView, symbol?: Symbol): number {
  let count = 0
  for (const card of cards) {
    if (isSymbolic(card)) continue
    for (const each of stoneOf(card).symbols) if (symbol === undefined || each === symbol) count++
  }
  return count
}
/** How much of what a stone on the row asks a seat has; of a symbolic one, its symbols. */
export const haveOf = (g: View, card: number, seat: Seat): number =>
  isSymbolic(card)
    ? symbolsOf(g.clans[seat]!, inscriptionOf(card).symbol)
    : taleOf(g).goals[stoneOf(card).goal]!.have(g.inner, seat)
export const wantOf = (card: number): number => (isSymbolic(card) ? inscriptionOf(card) : stoneOf(card)).want

/** The stones of a clan whose gifts come along to a tale: those of the one before, in a saga. */
export function giftsFor(g: View, tale: TaleId, { stones }: ClanView): number[] {
  const before = TALES[TALES.indexOf(tale) - 1]
  if (!isSaga(g) || before === undefined) return []
  return stones.cards.filter(card => !isSymbolic(card) && stoneOf(card).tale === before && stoneOf(card).gift !== null)
}
/** The same, as the game of that tale counts it. */
export function perksFor(g: View, tale: TaleId, clan: ClanView): Perks {
  const before = TALES[TALES.indexOf(tale) - 1]
  const perks: { [perk: string]: number } = {}
  if (before) for (const perk of GIFTS[before]) perks[perk] = 0
  for (const card of giftsFor(g, tale, clan)) {
    const { perk, much } = stoneOf(card).gift!
    perks[perk]! += much
  }
  return perks
}
/** All stones of a clan, whichever way up. */
export const stonesHeld = ({ stones, hidden, shown }: ClanView): number =>
  stones.cards.length + hidden.cards.length + shown.cards.length
