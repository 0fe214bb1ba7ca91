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

type Told = Map<string, TableMoved>
/** What is told at about the same time is told of so many tables; what is kept for longer only has to be swept up. */
const TABLES = 32
/** In a ring: of a map that changes all the time, all that ever was in it lives on until the great sweep. */
const lately: { readonly table: Table; readonly told: Told }[] = []
let next = 0
const texts = new WeakMap<TableMoved, string>()

/** All that happened after `since`, as this viewer may know it. */
export function newsOf(table: Table, viewer: string, seat: Seat | null, since: number): TableMoved {
  const told = toldOf(table)
  const name = `${isStranger(table.state, viewer) ? '' : viewer} ${seat} ${since}`
  const news = told.get(name) ?? tableMoved(table, viewer, seat, since)
  told.set(name, news)
  return news
}
function toldOf(table: Table): Told {
  const found = lately.find(each => each.table === table)
  if (found) return found.told
  const told: Told = new Map()
  lately[next] = { table, told }
  next = (next + 1) % TABLES
  return told
}
/** The same as it goes over the wire. */
export function textOf(news: TableMoved): string {
  const text = texts.get(news) ?? writeNews(news)
  texts.set(news, text)
  return text
}
/** Of a table, what stays as it is from step to step is not written anew. */
function writeNews(news: TableMoved): string {
  const { seats, options } = news.table
  const lasting = `"seats":${written(seats)},"options":${written(options)}`
  const table = JSON.stringify({ ...news.table, seats: undefined, options: undefined })
  const rest = JSON.stringify({ ...news, table: undefined })
  return `{"table":{${lasting},${table.slice(1)},${rest.slice(1)}`
}
const lastingTexts = new WeakMap<object, string>()
function written(lasting: object): string {
  const text = lastingTexts.get(lasting) ?? JSON.stringify(lasting)
  lastingTexts.set(lasting, text)
  return text
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
