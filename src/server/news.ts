// What is told of a table, worked out and written once for all who may know the same: for every spectator, and for all the
// pages of one person.
import type { Seat } from '#engine'
import {
  courseOf,
  faceOf,
  MOVING,
  matchMoved,
  peopleOf,
  seatInView,
  seatsOf,
  type Table,
  type TableState,
  updatedOf,
} from '#tables'
import { type Plain, plain } from './frame.ts'
import { isStill, type Still, stillOf } from './still.ts'

/** `TableMoved` as it goes over the wire: where it begins, where it leads, and from which seat it is seen. */
export interface News {
  readonly since: number
  readonly seq: number
  readonly seat: Seat | null
  readonly text: Plain
}
/** What somebody did, and what has changed since the state they knew. */
export interface Move {
  readonly seq: number
  readonly moved: News
}

/** News that were told lately, in a ring: of a map that changes all the time, all that ever was in it lives on until the great sweep. */
const lately: { readonly viewer: string; readonly asked: number; readonly news: News }[] = []
/** Of which tables they are: most often of none that is asked for. */
const tables: Table[] = []
/** What is told at about the same time is told in so many ways; what is kept for longer only has to be swept up. */
const TOLD = 64
let next = 0

/** All that happened after `since`, as this viewer may know it. */
export function newsOf(table: Table, viewer: string, seat: Seat | null, since: number): News {
  const name = isStranger(table.state, viewer) ? '' : viewer
  for (let at = tables.indexOf(table); at >= 0; at = tables.indexOf(table, at + 1)) {
    const told = lately[at]!
    if (told.asked === since && told.news.seat === seat && told.viewer === name) return told.news
  }
  const match = matchMoved(table, viewer, seat, since)
  const course = plain(JSON.stringify(courseOf(table.state, updatedOf(table))))
  const seen = plain(JSON.stringify(match))
  // Of plain parts, so that nobody has to look through the whole.
  const text = `{"table":${faceText(table.state, viewer, name)},${course.slice(1)},${seen.slice(1)}` as Plain
  const news = { since: match.since, seq: match.seq, seat, text }
  tables[next] = table
  lately[next] = { viewer: name, asked: since, news }
  next = (next + 1) % TOLD
  return news
}

/** The face of a table as text, for each who sees it differently, for as long as it stays as it is; by its chairs. */
const faces = new WeakMap<TableState['chairs'], { readonly still: Still; readonly texts: Map<string, string> }>()
const moving = new Set<string>(MOVING)
/** The end is left open: what moves comes after it. */
function faceText(state: TableState, viewer: string, name: string): string {
  let known = faces.get(state.chairs)
  if (!known || !isStill(known.still, state)) {
    known = { still: stillOf(state, moving), texts: new Map() }
    faces.set(state.chairs, known)
  }
  const written = known.texts.get(name) ?? plain(JSON.stringify(faceOf(state, viewer))).slice(0, -1)
  known.texts.set(name, written)
  return written
}

/** What a move came to, as it goes over the wire: who moved may watch as well, and is told the same there. */
export const takenText = ({ seq, moved }: Move): string => `{"seq":${seq},"moved":${moved.text}}`
/** The same by the line they watch by, to the answer of this key; `next`: it is what they would have been told next, and will not be told again. */
export const takenByLine = (key: string, { seq, moved }: Move, next: boolean): Plain =>
  `{"taken":${plain(JSON.stringify(key))},"seq":${seq},"next":${next},"moved":${moved.text}}` as Plain

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
