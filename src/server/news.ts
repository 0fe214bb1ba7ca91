// What is told of a table, worked out and written once for all who may know the same: for every spectator, and for all the
// pages of one person.
import type { Seat } from '#engine'
import { peopleOf, seatInView, seatsOf, type Table, type TableMoved, type TableState, tableMoved } from '#tables'

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
/** Whoever is none of the people of a table, nor has a part in what they are asked, is told the same as any other who was let in. */
function isStranger(state: TableState, viewer: string): boolean {
  const { motion } = state
  const takesPart = motion && (motion.by.guest === viewer || motion.asked.includes(viewer))
  return !takesPart && !peopleOf(state).includes(viewer)
}

/** The seat somebody watches from: one that was theirs when they began may be no longer, since they left it. */
export function seatWatched(state: TableState, viewer: string, wanted: Seat | null | undefined): Seat | null {
  // A screen for all looks from no seat, though its owner has one.
  if (wanted === null) return null
  return seatInView(
    state,
    viewer,
    seatsOf(state, viewer).find(mine => mine === wanted),
  )
}
