// A match that sleeps, to those who may wake it.
import type { PublicTable } from '#tables'

/** Everybody has left a match in which this player may take a seat back: nothing happens until somebody does. */
export const isAsleep = ({ status, seats }: Pick<PublicTable, 'status' | 'seats'>): boolean =>
  status === 'playing' && seats.some(({ claim }) => claim) && seats.every(({ kind, turn }) => kind === 'bot' && !turn)
