// What takes more than one: an answer taken back though something was learnt from it, a seat given to somebody else. Whoever
// is asked agrees or declines; once all have agreed, it is done.
import type { Match, Seat } from '#engine'
import { replay, same } from '#engine'
import { gameById } from '#games'
import { seat as seatPerson, standIn, waitedSince } from './absence.ts'
import { mayKnock, mayLook } from './access.ts'
import { CLOCK, graced, isVotedOn, paceDue, remindedIn } from './pace.ts'
import { actingSeat, movedBy, mustBePlaying } from './playing.ts'
import { TableProblem } from './problem.ts'
import { asksOf, liveToRead, ownLive } from './rules.ts'
import { distinct, levelFor } from './seating.ts'
import {
  after,
  customsOf,
  type Host,
  type Logged,
  lastAnswer,
  type Motion,
  othersAt,
  type Person,
  peopleAt,
  seatsOf,
  seqOf,
  standingEvents,
  type Table,
  type TableState,
  type Wish,
} from './table.ts'

/** So long one waits for somebody at least, before others may wish for a bot in their place. */
export const LEAST_WAIT_MS = 60_000

function put(table: Table, by: Host, wish: Wish, asked: readonly string[], at: number): Table {
  const { state } = table
  if (state.motion && !givesWay(state.motion, wish)) throw new TableProblem('already-asked')
  const motion: Motion = { ...wish, seq: seqOf(table) + 1, by, asked, agreed: [] }
  return asked.length === 0
    ? carryOut(table, motion, at)
    : after(table, { do: 'asked', by, wish }, at, { ...state, motion })
}

/** What those who sit there wish goes before the wish of one who does not. */
const givesWay = (motion: Motion, wish: Wish): boolean => motion.want === 'seat' && wish.want !== 'seat'

/** Whether somebody has asked for a seat of this match in vain: declined, or taken back, which would else have no end. */
function hasAskedInVain(log: readonly Logged[], person: string): boolean {
  let theirs = false
  for (const { event } of log) {
    if (event.do === 'asked') theirs = event.wish.want === 'seat' && event.by.guest === person
    if (event.do === 'declined' && theirs) return true
  }
  return false
}

/** Asks to take one's last answer back, and all that was answered since, though something was learnt from it. */
export function askUndo(table: Table, person: Person, named: Seat | undefined, at: number): Table {
  const { state, log } = table
  mustBePlaying(state)
  const seat = actingSeat(state, person, named ?? lastAnswer(log, seatsOf(state, person.id))?.seat)
  const answer = lastAnswer(log, [seat])
  if (!answer) throw new TableProblem('cannot-undo', { because: { needs: 'answer' } })
  // What no longer follows from its record cannot be played again from its start.
  if (state.apart !== undefined) throw new TableProblem('other-rules')
  const others = othersAt(state, person.id)
  // Against bots alone there is nobody to agree: what might have been is played at a table of its own.
  if (others.length === 0) throw new TableProblem('nobody-to-ask')
  return put(table, { guest: person.id, name: person.name }, { want: 'undo', seat, answer: answer.seq }, others, at)
}

/** Somebody who was let in asks to play on in a seat that a bot has. */
export function askSeat(
  table: Table,
  person: Person,
  { seat, invite }: { readonly seat: Seat; readonly invite?: string | undefined },
  at: number,
): Table {
  const { state } = table
  mustBePlaying(state)
  if (!mayLook(state, person.id, invite) && !mayKnock(state, seat, invite)) throw new TableProblem('not-let-in')
  if (seatsOf(state, person.id).length > 0) throw new TableProblem('seat-taken')
  if (state.chairs[seat]?.kind !== 'bot') throw new TableProblem('seat-taken')
  if (hasAskedInVain(table.log, person.id)) throw new TableProblem('asked-before')
  const by = { guest: person.id, name: distinct(state, person.name) }
  const people = peopleAt(state)
  if (people.length === 0) throw new TableProblem('nobody-to-ask')
  return put(table, by, { want: 'seat', seat }, people, at)
}

/** Asks the others to let a bot play on for somebody who has been waited for. */
export function askStandIn(
  table: Table,
  person: Person,
  { seat, level }: { readonly seat: Seat; readonly level: string },
  at: number,
): Table {
  const { state } = table
  mustBePlaying(state)
  if (seatsOf(state, person.id).length === 0) throw new TableProblem('not-seated')
  const chair = state.chairs[seat]
  const since = waitedSince(table, seat)
  if (chair?.kind !== 'human' || chair.guest === person.id) throw new TableProblem('not-your-seat')
  if (since === null || at - since < LEAST_WAIT_MS) throw new TableProblem('too-soon')
  const others = othersAt(state, person.id).filter(id => id !== chair.guest)
  const wish: Wish = { want: 'stand-in', seat, level: levelFor(state.game, level) }
  return put(table, { guest: person.id, name: person.name }, wish, others, at)
}

/**
 * Does what is to be done at a table because of time: who is waited for is reminded, and then what was agreed is done. A vote
 * takes the place of whatever else is asked; where it is not answered, a bot plays this turn.
 */
export function keepTime(table: Table, at: number): Table {
  const due = paceDue(table)
  if (!due || due.at > at) return table
  const { seat, what } = due
  const { state } = table
  if (what === 'reminder') return after(table, { do: 'reminded', seat }, at, remindedIn(table, seat, at))
  const { late, level } = customsOf(state).pace!
  if (late !== 'vote' || isVotedOn(state, seat))
    return standIn(table, { seat, level, why: 'late', turn: late !== 'seat' }, at)
  const chair = state.chairs[seat]
  const others = peopleAt(state).filter(id => !(chair?.kind === 'human' && chair.guest === id))
  const free = { ...table, state: { ...state, motion: null } }
  return put(free, CLOCK, { want: 'stand-in', seat, level }, others, at)
}
/** Those who do not want a bot in somebody's place wait on for them. */
const waitingOn = (state: TableState, motion: Motion, at: number): TableState =>
  motion.want === 'stand-in' ? graced(state, [motion.seat], at) : state

/** Agrees to what is asked, or declines; who asked may take it back by declining. */
export function vote(
  table: Table,
  { id }: Person,
  { motion: seq, yes }: { readonly motion: number; readonly yes: boolean },
  at: number,
): Table {
  const { state } = table
  const { motion = null } = state
  if (!motion || motion.seq !== seq) throw new TableProblem('no-motion')
  const asked = motion.asked.includes(id)
  if (!asked && (yes || motion.by.guest !== id)) throw new TableProblem('not-asked')
  if (!yes) return after(table, { do: 'declined', guest: id }, at, { ...waitingOn(state, motion, at), motion: null })
  if (motion.agreed.includes(id)) return table
  const agreed = [...motion.agreed, id]
  if (motion.asked.every(each => agreed.includes(each))) return carryOut(table, motion, at)
  return after(table, { do: 'agreed', guest: id }, at, { ...state, motion: { ...motion, agreed } })
}

function carryOut(table: Table, motion: Motion, at: number): Table {
  if (motion.want === 'seat') return seatPerson(table, at, motion.seat, motion.by)
  if (motion.want === 'stand-in') return standIn(table, { ...motion, why: 'agreed', turn: false }, at)
  return takeBack(table, motion, at)
}
/** The match as it was before an answer: chance falls as it fell. */
function takeBack(table: Table, { seat, answer }: Extract<Motion, { want: 'undo' }>, at: number): Table {
  const { state, log } = table
  const match = mustBePlaying(state)
  const now = liveToRead(match)
  const events = standingEvents(log)
  const back = playedTo(answer, events, now.match() as Match)
  const since = events.flatMap(({ seq }) => (seq > answer ? [seq] : []))
  const event = { do: 'undone', seat, answer, ...(since.length > 0 && { since }) } as const
  const before = asksOf(now, state.chairs.length)
  return movedBy({ ...table, state: { ...state, motion: null } }, ownLive(back), event, at, before)
}
/** Played again from its start to before an answer, and on from there to see that all of it still leads to where it stands. */
function playedTo(answer: number, events: ReturnType<typeof standingEvents>, now: Match): Match {
  const { edition, seats, options, rng } = now
  const first = events.flatMap(({ seq, seat, pick }) => (seq < answer ? [{ seat, pick }] : []))
  const live = replay(gameById(now.game), { edition, seats, options, secret: rng.secret, answers: first })
  const back = live.match() as Match
  for (const { seat, pick } of events.slice(first.length)) live.answer(seat, pick)
  // What was begun under other rules cannot be played again by these.
  if (!same(live.match().base, now.base)) throw new TableProblem('other-rules')
  return back
}
