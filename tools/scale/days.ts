// Days of play, minute by minute. Nobody is followed alone: people come to their tables independently of each other, so how
// many of all who are waited for come in a minute is one draw, and falls as it would if each of them drew. How long they
// have been waited for is known to the hour.
import { Swift } from '#engine'
import { binomial, poisson } from './draw.ts'
import type { Habits, Kind, Pace } from './habits.ts'

/** What happens in a minute, and how much is open in it. */
export const COUNTED = [
  /** Answers of people, and decisions of bots. */
  'answers',
  'decisions',
  /** Somebody who watches is told of one of these. */
  'told',
  /** Somebody comes: a connection, their table before their eyes. */
  'comings',
  /** Events beside answers: tables laid, people sitting down, talk. */
  'beside',
  /** Matches that end, each making room for a new one. */
  'ended',
  'notices',
  /** Of the notices, reminders. */
  'reminders',
  /** Turns a bot took because nobody came. */
  'standIns',
  'connections',
  /** Tables somebody has open. */
  'rooms',
] as const
export type Counted = (typeof COUNTED)[number]
export type Minutes = { readonly [counted in Counted]: Float64Array }

export interface Course {
  readonly tables: number
  readonly days: number
  readonly seed: number
}
const DAY = 1440
/** Days before those that count, in which the tables come to be as old as they are. */
const BEFORE = 4

export function playDays(habits: Habits, { tables, days, seed }: Course): Minutes {
  const chance = new Swift(seed)
  const minutes = Object.fromEntries(COUNTED.map(name => [name, new Float64Array(days * DAY)])) as Minutes
  for (const { share, ahead } of habits.zones) {
    const zone = openZone(habits, tables * share, chance)
    for (let minute = -BEFORE * DAY; minute < days * DAY; minute++) zone(minute, minute + ahead * 60, minutes)
  }
  return minutes
}

/** How many come at a minute of their own time, against an average one. */
export function tideOf({ hours, weekend }: Habits): (minute: number) => number {
  const mean = hours.reduce((sum, hour) => sum + hour) / hours.length
  const perDay = (5 + 2 * weekend) / 7
  return minute => {
    const day = Math.floor(minute / DAY)
    const at = (minute - day * DAY) / 60
    const [from, to] = [hours[Math.floor(at)]!, hours[(Math.floor(at) + 1) % 24]!]
    const weekly = (((day % 7) + 7) % 7 >= 5 ? weekend : 1) / perDay
    return ((from + (to - from) * (at % 1)) / mean) * weekly
  }
}

/** All tables of people who live by the same clock. */
function openZone(habits: Habits, tables: number, chance: Swift) {
  const { live, quiet, answersPerTurn, here } = habits
  const tide = tideOf(habits)
  const busiest = Math.max(...Array.from({ length: 7 * DAY }, (_, minute) => tide(minute)))
  const paces = habits.paces.map(pace => openPace(habits, pace, Math.round(tables * pace.share), chance))
  const seatedLive = habits.people + habits.spectators
  /** Those who came to a table over days and are still there; live tables under way; notices that wait for the morning. */
  let sitting = 0
  let playing = 0
  let asleep = 0
  let waking = 0
  let each = 0

  return (minute: number, local: number, into: Minutes): void => {
    const now = tide(local)
    const add = (what: Counted, count: number): void => {
      if (minute >= 0) into[what][minute]! += count
    }
    // Those who took a turn, whose table then waits for somebody else.
    const turn = { came: 0, replied: 0, ended: 0, standIns: 0, reminded: 0, asked: 0 }
    for (const pace of paces) pace(now, (here * now) / busiest, local, turn)

    const begun = poisson(chance, ((tables * live.share) / live.minutes) * now)
    const gone = binomial(chance, playing, 1 / live.minutes)
    playing += begun - gone
    const liveTurns = poisson(chance, (playing * habits.turnsPerMatch) / live.minutes)

    const daysTurns = turn.came + turn.replied + turn.standIns
    const botsPerTurn = habits.bots / habits.people
    const daysBots = poisson(chance, daysTurns * botsPerTurn) + turn.standIns
    const liveBots = poisson(chance, liveTurns * botsPerTurn)
    sitting += turn.came - binomial(chance, sitting, 1 / habits.sittingMinutes)
    const comings = turn.came + Math.round(begun * seatedLive)

    add('answers', (turn.came + turn.replied + liveTurns) * answersPerTurn)
    add('decisions', (daysBots + liveBots) * answersPerTurn)
    // Over days: the one other who is there, and whoever just moved sees what bots make of it. Live: everybody else.
    add('told', (turn.replied + daysBots) * answersPerTurn)
    add('told', (liveTurns * (seatedLive - 1) + liveBots * seatedLive) * answersPerTurn)
    add('comings', comings)
    add('ended', turn.ended + gone)
    add('beside', (turn.ended + begun) * habits.eventsBeside)
    add('standIns', turn.standIns)
    add('connections', sitting + playing * seatedLive)
    add('rooms', sitting + playing)

    const wanted = binomial(chance, turn.asked + turn.reminded, habits.wantNotices)
    const hour = Math.floor(local / 60) - Math.floor(local / DAY) * 24
    const isQuiet =
      quiet.from > quiet.until ? hour >= quiet.from || hour < quiet.until : hour >= quiet.from && hour < quiet.until
    const putOff = isQuiet ? binomial(chance, wanted, quiet.share) : 0
    asleep += putOff
    if (!isQuiet && asleep > 0) {
      waking += asleep
      asleep = 0
      each = Math.ceil(waking / quiet.spreadMinutes)
    }
    const morning = Math.min(waking, each)
    waking -= morning
    add('notices', wanted - putOff + morning)
    add('reminders', turn.reminded)
  }
}

interface Turn {
  came: number
  replied: number
  ended: number
  standIns: number
  reminded: number
  /** Whose turn it became, and who is not there. */
  asked: number
}
/** The tables of one pace: those that wait for somebody who is away, by kind and hour, and those where both are there. */
function openPace(habits: Habits, { kinds, remindHours, limitHours }: Pace, tables: number, chance: Swift) {
  const waits = kinds.map(kind => openWait(kind, limitHours, chance))
  const due = { reminded: 0, late: 0 }
  let both = 0
  ask(tables)

  function ask(count: number): void {
    let [left, share] = [count, 1]
    for (const wait of waits) {
      const mine = binomial(chance, left, wait.share / share)
      wait.add(mine)
      left -= mine
      share -= wait.share
    }
  }
  return (tide: number, here: number, local: number, turn: Turn): void => {
    let came = 0
    for (const wait of waits) came += wait.come((wait.perDay * tide) / DAY)
    const replied = binomial(chance, both, 1 / habits.replyMinutes)
    if (local % 60 === 0) for (const wait of waits) wait.age(remindHours, due)
    // An hour's worth is spread over the hour.
    const left = 60 - (((local % 60) + 60) % 60)
    const reminded = binomial(chance, due.reminded, 1 / left)
    const standIns = binomial(chance, due.late, 1 / left)
    due.reminded -= reminded
    due.late -= standIns
    turn.reminded += reminded
    // Whoever is next is there and answers soon, or is away; a match that ended makes room for one that begins likewise.
    const taken = came + replied
    const there = binomial(chance, taken, here)
    both += there - replied
    const away = taken - there + standIns
    ask(away)
    turn.asked += away
    turn.came += came
    turn.replied += replied
    turn.standIns += standIns
    turn.ended += binomial(chance, taken + standIns, 1 / habits.turnsPerMatch)
  }
}

/** Tables that wait for people of one kind. */
function openWait({ share, perDay }: Kind, limitHours: number, chance: Swift) {
  const ages = new Float64Array(limitHours + 1)
  let waiting = 0
  let came = 0
  return {
    share,
    perDay,
    add(count: number): void {
      ages[0]! += count
      waiting += count
    },
    come(odds: number): number {
      const count = binomial(chance, waiting, odds)
      waiting -= count
      came += count
      return count
    },
    /** An hour is over: those who came in it were as old as everybody; then all are an hour older, and some too old. */
    age(remindHours: number, due: { reminded: number; late: number }): void {
      let all = waiting + came
      for (let hour = 0; hour <= limitHours && came > 0; hour++) {
        const of = ages[hour]!
        const mine = all === of ? came : Math.min(of, binomial(chance, came, of / all))
        ages[hour]! -= mine
        came -= mine
        all -= of
      }
      // Whom the draws left over were of the oldest.
      for (let hour = limitHours; came > 0; hour--) {
        const mine = Math.min(ages[hour]!, came)
        ages[hour]! -= mine
        came -= mine
      }
      ages.copyWithin(1, 0, limitHours)
      ages[0] = 0
      due.reminded += ages[remindHours]!
      due.late += ages[limitHours]!
      waiting -= ages[limitHours]!
      ages[limitHours] = 0
    },
  }
}
