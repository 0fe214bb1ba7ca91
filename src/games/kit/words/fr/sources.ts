// Where cards come from, in French.
import type { Sourced } from '../texts.ts'

/** `reconstructed`: what a game says of what it made itself. */
export const provenances = (reconstructed: string): Sourced['provenances'] => ({
  seed: { label: 'D’origine', help: 'Ceci vient des règles du jeu.' },
  published: { label: 'Publié', help: 'Ceci se lit dans des descriptions publiques du jeu.' },
  ruling: { label: 'Règle maison', help: 'Les règles n’en disent rien : nous avons tranché.' },
  reconstructed: { label: 'Reconstitué', help: reconstructed },
})
