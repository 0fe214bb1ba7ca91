// What the rules know of a card of the townsfolk: what it does in a crew, and what at the Town Hall. Its amounts are in
// the deck, its words in the texts.
import type { Seat, Steps } from '#engine'
import type { Look, Reasons } from '../../conditions.ts'
import type { Building, G, PlayerView, T, View } from '../../state.ts'
import type { Colour, Kind, Offering, Townsfolk } from '../kinds.ts'

export interface TownsfolkRecord {
  /** Only one in a crew, and nothing at the Town Hall. */
  readonly hero?: true
  /** The building where it brings more: cards, provisions, silver, an action more, or silver less to pay. */
  readonly helpsAt?: Building
  /** What raids on a kind of settlement cost less. */
  readonly spares?: { readonly at: Kind; readonly good: 'provisions' | 'gold' }
  /** The kind of settlement where it brings points. */
  readonly gloryAt?: Kind
  /** Rolls one die again in a raid. */
  readonly rerolls?: true
  /** Strength it adds to a raid besides its own. */
  might?(player: PlayerView, amount: number, kind: Kind, colour: Colour): number
  /** Points at the end of the match. */
  counts?(g: View, seat: Seat, amount: number): number
  /** Killed in a raid it goes back to the hand. */
  readonly survives?: true
  /** Its death is worth so many steps on the Valkyrie track. */
  readonly mourned?: true
  /** What its death in a raid brings about. */
  dies?(t: T, seat: Seat, amount: number): Steps<void> | void
  /** When somebody of its crew has died in a raid, it among them or not. */
  buries?(t: T, seat: Seat, amount: number): void
  /** When its player makes an offering. */
  rewards?(t: T, seat: Seat, amount: number, offering: Offering): void
  /** What it brings when it leaves the crew at its player's wish. */
  leaves?(t: T, seat: Seat, amount: number): void
  /** What it does at the Town Hall. */
  readonly hall?: HallRecord
}
export interface HallRecord {
  /** What is missing for it to do anything, once the card has left the hand; left out: nothing can be. */
  lacks?(g: G, seat: Seat, face: Townsfolk): Reasons
  /** Looks at all that may be chosen by it, where something can be missing. */
  offers?(g: G, seat: Seat, face: Townsfolk, look: Look): void
  /** What happens: steps, if somebody is asked something. */
  does(t: T, seat: Seat, face: Townsfolk): Steps<void> | void
}
