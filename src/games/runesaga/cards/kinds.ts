// What the Runesaga is played with: its tales in order, the symbols, and what the runestones say.
import type { Named, Provenance } from '#games/kit/deck'

/** The chapters of the saga, called tales here since the engine has chapters of its own. */
export const TALES = ['shipwrights', 'raiders', 'explorers'] as const
export type TaleId = (typeof TALES)[number]

export const SYMBOLS = ['shield', 'horn', 'hammer'] as const
export type Symbol = (typeof SYMBOLS)[number]

/** What stones can ask for in each tale. */
export const GOALS = {
  shipwrights: ['drakkars', 'military', 'buildings', 'traders', 'gold', 'mill', 'craftsmen'],
  raiders: ['offerings', 'armour', 'fortresses', 'valkyries', 'raids', 'crew', 'strength'],
  explorers: ['kinds', 'outposts', 'wrecks', 'settlements', 'fallen', 'islands'],
} as const satisfies { readonly [tale in TaleId]: readonly string[] }
export type GoalId<T extends TaleId = TaleId> = { readonly [tale in TaleId]: (typeof GOALS)[tale][number] }[T]

/** What a stone's owner brings along to the next tale, by the name that game has for it. */
export interface Gift {
  readonly perk: GiftId
  readonly much: number
}
export const GIFTS = {
  shipwrights: ['provisions', 'armour', 'cards', 'livestock', 'silver', 'hires'],
  raiders: ['captains', 'boarders', 'raids', 'deaths', 'haste', 'aboard'],
  explorers: [],
} as const satisfies { readonly [tale in TaleId]: readonly string[] }
export type GiftId = (typeof GIFTS)[TaleId][number]

/** A stone of a tale: who is first to have so much of what it asks takes it. */
export interface Stone extends Named {
  readonly id: string
  readonly tale: TaleId
  readonly goal: GoalId
  readonly want: number
  readonly symbols: readonly Symbol[]
  /** null: nothing follows. */
  readonly gift: Gift | null
  readonly origins: Readonly<Partial<Record<'name' | 'goal' | 'symbols' | 'gift', Provenance>>>
}
/** A symbolic stone: who is first to show so many equal symbols takes it, in whichever tale. */
export interface Inscription extends Named {
  readonly id: string
  readonly symbol: Symbol
  readonly want: number
  readonly origins: Readonly<Record<'name' | 'goal', Provenance>>
}
export interface Deck {
  /** Six of each tale, in the order of the tales. */
  readonly stones: readonly Stone[]
  readonly inscriptions: readonly Inscription[]
  /** Tells decks apart: matches belong to the deck they started with. */
  readonly edition: string
}
