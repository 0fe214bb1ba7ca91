// The help of the cards: what goods do, at length, and where what a card says comes from. Loaded by whoever looks closely.
import type { Language, Sourced } from '#games/kit/words'
import type { Advantage } from '../../cards/advantages.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export interface MaitreHelp extends Sourced {
  readonly advantages: Record<Advantage, string>
}
export const help: Record<Language, MaitreHelp> = { fr, en }
