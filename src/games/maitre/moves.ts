// Everything a player can be asked to choose, as plain options. Those that come up often are made once: options are never changed.
import type { Face } from './hand.ts'

export type ActionMove =
  | { readonly do: 'arm'; readonly ship?: number }
  | { readonly do: 'hunt' }
  | { readonly do: 'buy' }
  | { readonly do: 'attack'; readonly with: number; readonly at: number }
  | { readonly do: 'pass' }
export type PlaceMove = { readonly do: 'place'; readonly on: number; readonly dice: readonly Face[] }
/** Nothing fits: one die leaves the turn; `back`: Canvas brings one back for the next roll. */
export type AsideMove = { readonly do: 'aside'; readonly back: boolean }
/** The advantage of a goods card: which of the rolled dice, and what they become (nothing: they are rolled again). */
export type UseMove = {
  readonly do: 'use'
  readonly good: number
  readonly dice: readonly Face[]
  readonly to: readonly Face[]
}
export type DiceMove = PlaceMove | AsideMove | UseMove
export type LoadMove = { readonly do: 'load'; readonly on: number }
export type LootMove = LoadMove | { readonly do: 'drop'; readonly card: number } | { readonly do: 'leave' }
/** What is asked, and the options of each question. */
export interface Q {
  readonly action: ActionMove
  readonly dice: DiceMove
  readonly stow: LoadMove
  readonly loot: LootMove
}
export type Move = Q[keyof Q]

export const ARM: ActionMove = { do: 'arm' }
export const HUNT: ActionMove = { do: 'hunt' }
export const BUY: ActionMove = { do: 'buy' }
export const PASS: ActionMove = { do: 'pass' }
export const ASIDE: AsideMove = { do: 'aside', back: false }
export const ASIDE_AND_BACK: AsideMove = { do: 'aside', back: true }

type AttackMove = Extract<ActionMove, { do: 'attack' }>
const attackMemo: AttackMove[][] = []
export const attackMove = (attacker: number, target: number): AttackMove =>
  ((attackMemo[attacker] ??= [])[target] ??= { do: 'attack', with: attacker, at: target })
const loadMemo: LoadMove[] = []
export const loadMove = (ship: number): LoadMove => (loadMemo[ship] ??= { do: 'load', on: ship })
