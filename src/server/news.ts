// What is told of a table, worked out and written once for all who may know the same: for every spectator, and for all the
// pages of one person.
import type { Seat } from '#engine'
import { seatInView, seatsOf, type Table, type TableMoved, type TableState, tableMoved } from '#tables'

export interface News {
  readonly moved: TableMoved
  /** As it goes over the wire. */
  readonly text: Buffer
}
const written = new WeakMap<Table, Map<string, News>>()

/** All that happened after `since`, as this viewer may know it. */
export function newsOf(table: Table, viewer: string, seat: Seat | null, since: number): News {
  const known = written.get(table) ?? new Map<string, News>()
  written.set(table, known)
  const name = `${isStranger(table.state, viewer) ? '' : viewer} ${seat} ${since}`
  const news = known.get(name) ?? write(tableMoved(table, viewer, seat, since))
  known.set(name, news)
  return news
}
function write(moved: TableMoved): News {
  let text: Buffer | undefined
  return {
    moved,
    get text() {
      return (text ??= Buffer.from(JSON.stringify(moved)))
    },
  }
}
/** Whoever neither sits at a table nor has laid it is told the same as any other. */
const isStranger = (state: TableState, viewer: string): boolean =>
  state.host.guest !== viewer && seatsOf(state, viewer).length === 0

/** The seat somebody watches from: one that was theirs when they began may be no longer, since they left it. */
export const seatWatched = (state: TableState, viewer: string, wanted: Seat | undefined): Seat | null =>
  seatInView(
    state,
    viewer,
    seatsOf(state, viewer).find(mine => mine === wanted),
  )
