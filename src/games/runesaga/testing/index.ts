// A tale as its own tests set it, with stones around it. Stones go by their id (`S1`, `X3`); moves are written as in the tests
// of the tale.
import { type Chance, type Json, type Match, secretFrom, start } from '#engine'
import { spell as spellExplorers } from '#games/explorers/testing'
import { Scene as Played } from '#games/kit/testing'
import { spell as spellRaiders } from '#games/raiders/testing'
import {
  type Clan,
  deck,
  type G,
  isSymbolic,
  type Options,
  type Q,
  runesaga,
  type SagaNote,
  stoneOf,
  TALES,
  type TaleId,
  type Told,
} from '#games/runesaga'
import { spell as spellShipwrights } from '#games/shipwrights/testing'
import { FIRST } from '../cards/deck.ts'

export interface Around {
  readonly options?: Partial<Options>
  /** The stones that can be earned; left out: none. */
  readonly row?: readonly string[]
  /** By seat: stones face up, and how many face down. */
  readonly clans?: readonly { readonly stones?: readonly string[]; readonly hidden?: number }[]
  /** Of the tales before; what is left out is a tale that seat 0 won, without points or stones. */
  readonly told?: readonly Partial<Told>[]
}
export const stone = (id: string): number => {
  const at = deck.stones.findIndex(each => each.id === id)
  if (at >= 0) return FIRST.stone + at
  const symbolic = deck.inscriptions.findIndex(each => each.id === id)
  if (symbolic < 0) throw new Error(`there is no stone «${id}»`)
  return FIRST.inscription + symbolic
}
export const idOf = (card: number): string =>
  isSymbolic(card) ? deck.inscriptions[card - FIRST.inscription]!.id : stoneOf(card).id

const SPELLS: { readonly [tale in TaleId]: (move: Json) => string } = {
  shipwrights: spellShipwrights,
  raiders: spellRaiders,
  explorers: spellExplorers,
}
const spellIn = (tale: TaleId) => (move: Json) => {
  const { of: _, ...plain } = move as { readonly [key: string]: Json }
  return plain['do'] === 'onward' ? 'onward' : SPELLS[tale](plain)
}

export class Scene extends Played<G, Q, SagaNote> {
  constructor(match: Match<G>, chance?: Chance) {
    const { tale } = match.base
    super(runesaga, match, { move: spellIn(tale) }, chance)
  }
  /** The stones of a seat that lie face up. */
  stones = (seat: number): string[] => this.g.clans[seat]!.stones.cards.map(idOf)
  hidden = (seat: number): number => this.g.clans[seat]!.hidden.cards.length
  get row(): string[] {
    return this.g.row.cards.map(idOf)
  }
  /** Who claimed what so far, told stone by stone: `S1 by 0`. */
  get claims(): string[] {
    const notes = this.live.tabletop.entries.map(({ note }) => note)
    return notes
      .filter(({ say, of }) => of === undefined && (say === 'claims' || say === 'inscribes'))
      .map(({ stone: card, seat }) => `${idOf(card as number)} by ${String(seat)}`)
  }
}

/** A match of a tale becomes a match of the saga in the middle of that tale. */
export function lay(
  tale: TaleId,
  match: Match<unknown>,
  { options = {}, row = [], clans = [], told = [] }: Around,
): Match<G> {
  const saga = start(runesaga, match.seats, options, secretFrom('a scene'))
  const g = saga.base
  const take = (id: string): number => {
    const card = stone(id)
    const from = isSymbolic(card) ? g.symbolic.cards : g.piles[stoneOf(card).tale].cards
    if (!from.includes(card)) throw new Error(`«${id}» lies elsewhere`)
    return from.splice(from.indexOf(card), 1)[0]!
  }
  g.tale = tale
  g.inner = match.base
  if (g.options.play === 'saga') {
    g.told = TALES.slice(0, TALES.indexOf(tale)).map((each, at) => {
      const none = g.clans.map(() => 0)
      return { tale: each, winner: 0, scores: none, ranks: g.clans.map(() => 1), stones: none, ...told[at] }
    })
  }
  g.row.cards = row.map(take)
  for (const [seat, { stones = [], hidden = 0 }] of clans.entries()) {
    const clan: Clan = g.clans[seat]!
    clan.stones.cards = stones.map(take)
    for (let i = 0; i < hidden; i++) clan.hidden.cards.push(g.piles.shipwrights.cards.pop()!)
  }
  return { ...saga, base: g, next: ['play', [...match.next!]], answers: match.answers }
}
export const scene = (tale: TaleId, match: Match<unknown>, around: Around = {}, chance?: Chance): Scene =>
  new Scene(lay(tale, match, around), chance)
