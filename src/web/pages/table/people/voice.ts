// Who says something at a table, or makes a sign: told by their seat there, so that nobody is taken for another of the same name.
import type { PublicTable, SignTold } from '#tables'
import { say } from './words.ts'

export interface Voice {
  /** Null: somebody who looks on. */
  readonly seat: number | null
  /** By which they go at the table. */
  readonly name: string
}
interface Heard {
  readonly seats: readonly Pick<PublicTable['seats'][number], 'name' | 'mine'>[]
  readonly host: PublicTable['host']
}
export const voiceOf = ({ seats }: Pick<Heard, 'seats'>, { from, name }: SignTold): Voice => ({
  seat: from,
  name: (from === null ? null : seats[from]?.name) ?? name,
})
export const nameOf = ({ seat, name }: Voice): string => (seat === null ? say().onlooker(name) : name)
/** Of those who have no seat only the host speaks. */
export const isMine = ({ seats, host }: Heard, { seat }: Voice): boolean =>
  seat === null ? host.me : seats[seat]?.mine === true
