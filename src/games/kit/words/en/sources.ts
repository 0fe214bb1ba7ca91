// Where cards come from, in English.
import type { Sourced } from '../texts.ts'

/** `reconstructed`: what a game says of what it made itself. */
export const provenances = (reconstructed: string): Sourced['provenances'] => ({
  seed: { label: 'Original', help: 'This comes from the rules of the game.' },
  published: { label: 'Published', help: 'This can be read in public descriptions of the game.' },
  ruling: { label: 'House rule', help: 'The rules do not say, so we decided.' },
  reconstructed: { label: 'Reconstructed', help: reconstructed },
})
