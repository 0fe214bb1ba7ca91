// The Runesaga: Shipwrights, Raiders and Explorers of the North Sea as three tales of one saga, with runestones to earn on the
// way, 2 to 4 players; or one of them with runestones.
import type { Game } from '#engine'
import { backOf, isStone } from './cards/deck.ts'
import { TALES } from './cards/kinds.ts'
import { chapters } from './chapters.ts'
import { slot } from './edition.ts'
import { broken } from './laws.ts'
import { migrations } from './migrations.ts'
import type { Q } from './moves.ts'
import { type Options, options } from './options.ts'
import { refusals } from './refusals.ts'
import { result } from './score.ts'
import { setup } from './setup.ts'
import { type G, taleOf } from './state.ts'
import { taleNamed } from './tales/index.ts'

export const runesaga: Game<G, Options, Q> = {
  id: 'runesaga',
  version: 1,
  get edition() {
    return slot.edition
  },
  lay: edition => slot.lay(edition),
  seats: { min: 2, max: 4 },
  options,
  bound: TALES.reduce((sum, tale) => sum + taleNamed(tale).game.bound, 0),
  first: ['layOut', null],
  chapters,
  setup,
  refusals,
  recalls: (g, seat) => (g.phase === 'tale' ? (taleOf(g).game.recalls?.(g.inner, seat) ?? []) : []),
  back: (g, card) => (isStone(card) ? backOf(card) : (taleOf(g).game.back?.(g.inner, card) ?? 'card')),
  box: g => `${g.tale} ${taleOf(g).game.box?.(g.inner) ?? ''}`,
  result,
  rounds: g => g.rounds + (g.phase === 'tale' ? taleOf(g).game.rounds(g.inner) : 0),
  broken,
  migrations,
}

export {
  deck,
  inscriptionOf,
  inscriptions,
  isStone,
  isSymbolic,
  slot as stonesSlot,
  stoneOf,
  stonesOf,
} from './cards/deck.ts'
export * from './cards/kinds.ts'
export { readDeck } from './cards/reader.ts'
export { slot } from './edition.ts'
export { HOLDS, inside } from './migrations.ts'
export type * from './moves.ts'
export type { SagaNote } from './notes.ts'
export { type Options, optionsOfTale, optionsWithin, withStones } from './options.ts'
export { asTold, type SagaReason, type SagaRefused } from './refusals.ts'
export { spoils } from './spoils.ts'
export * from './state.ts'
export { type AnyTale, taleNamed } from './tales/index.ts'
