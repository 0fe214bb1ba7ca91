// What is told of a table, worked out and written once for all who may know the same: for every spectator, and for all the
// pages of one person.
import type { Seat } from '#engine'
import {
  peopleOf,
  seatInView,
  seatsOf,
  type Table,
  type TableMoved,
  type TableState,
  type Taken,
  tableMoved,
} from '#tables'

/** What is told at about the same time is told of so many tables, in so many ways; what is kept for longer only has to be swept up. */
const [TABLES, TEXTS] = [32, 64]
/** In a ring: of a map that changes all the time, all that ever was in it lives on until the great sweep. */
function remembered<K, V>(make: (key: K) => V, size: number): (key: K) => V {
  const lately: { readonly key: K; readonly value: V }[] = []
  let next = 0
  return key => {
    const found = lately.find(each => each.key === key)
    if (found) return found.value
    const value = make(key)
    lately[next] = { key, value }
    next = (next + 1) % size
    return value
  }
}
const toldOf = remembered((_: Table) => new Map<string, TableMoved>(), TABLES)
/** News as they go over the wire. */
export const textOf = remembered((news: TableMoved) => JSON.stringify(news), TEXTS)

/** All that happened after `since`, as this viewer may know it. */
export function newsOf(table: Table, viewer: string, seat: Seat | null, since: number): TableMoved {
  const told = toldOf(table)
  const name = `${isStranger(table.state, viewer) ? '' : viewer} ${seat} ${since}`
  const news = told.get(name) ?? tableMoved(table, viewer, seat, since)
  told.set(name, news)
  return news
}

/** What a move came to, as it goes over the wire: who moved may watch as well, and is told the same there. */
export const takenText = ({ seq, moved }: Taken): string => `{"seq":${seq},"moved":${textOf(moved)}}`
/** The same by the line they watch by, to the answer of this key; `next`: it is what they would have been told next, and will not be told again. */
export const takenByLine = (key: string, { seq, moved }: Taken, next: boolean): string =>
  `{"taken":${JSON.stringify(key)},"seq":${seq},"next":${next},"moved":${textOf(moved)}}`

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
