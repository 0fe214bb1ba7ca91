// Whose seats somebody else may ask for: their owners have gone, and a bot plays there until they are back.
import type { PublicTable } from '#tables'

export const leftIn = ({ seats }: Pick<PublicTable, 'seats'>): { readonly seat: number; readonly owner: string }[] =>
  seats.flatMap(({ kind, owner, turn }, seat) => (kind === 'bot' && owner !== null && !turn ? [{ seat, owner }] : []))
