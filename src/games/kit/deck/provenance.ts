// Where what a card says comes from: the help of a card shows it.

export const PROVENANCES = ['seed', 'published', 'ruling', 'reconstructed'] as const
export type Provenance = (typeof PROVENANCES)[number]
export const isProvenance = (told: unknown): told is Provenance => PROVENANCES.some(known => known === told)
