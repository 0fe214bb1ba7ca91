// How people are taken to play: assumptions, not measurements. Whoever knows better changes them here, and the page is written anew.
import type { Level } from '#bots'

/** Some of those who are waited for, and how often they come to a table where they are asked, on an average day. */
export interface Kind {
  readonly share: number
  readonly perDay: number
}
/** Tables where nobody need be there at the same time. */
export interface Pace {
  /** Of all tables under way. */
  readonly share: number
  readonly kinds: readonly Kind[]
  /** Who is waited for so long is reminded, */
  readonly remindHours: number
  /** and then a bot plays the turn. */
  readonly limitHours: number
}
export interface Habits {
  readonly paces: readonly Pace[]
  /** Tables played in one go: their share of all under way at an average moment, and how long a match takes. */
  readonly live: { readonly share: number; readonly minutes: number }
  /** People and bots at a table, on average; together the seats. */
  readonly people: number
  readonly bots: number
  /** What bots are asked for: shares of all bots. */
  readonly levels: { readonly [level in Exclude<Level, 'random'>]: number }
  readonly answersPerTurn: number
  /** Turns of people in a match. */
  readonly turnsPerMatch: number
  /** What is written to lay a table, sit down, start, and talk, in a match. */
  readonly eventsBeside: number
  /** Of those whose turn it becomes over days, so many have the table open at the busiest hour, and answer within some minutes. */
  readonly here: number
  readonly replyMinutes: number
  /** How long somebody who came stays. */
  readonly sittingMinutes: number
  /** Who looks on at a live table, on average. */
  readonly spectators: number
  /** Of those who are waited for, so many want a notice; of these so many have quiet hours, from and until an hour of theirs; what waited goes out over some minutes then. */
  readonly wantNotices: number
  readonly quiet: {
    readonly share: number
    readonly from: number
    readonly until: number
    readonly spreadMinutes: number
  }
  /** Where people live: shares, and hours ahead of UTC. */
  readonly zones: readonly { readonly share: number; readonly ahead: number }[]
  /** How many come in each hour of their day, beside each other. */
  readonly hours: readonly number[]
  /** Saturdays and Sundays against other days. */
  readonly weekend: number
}

export const HABITS: Habits = {
  paces: [
    {
      share: 0.88,
      kinds: [
        { share: 0.3, perDay: 5 },
        { share: 0.5, perDay: 2 },
        { share: 0.2, perDay: 0.6 },
      ],
      remindHours: 36,
      limitHours: 72,
    },
    { share: 0.1, kinds: [{ share: 1, perDay: 10 }], remindHours: 8, limitHours: 12 },
  ],
  live: { share: 0.02, minutes: 45 },
  people: 2.4,
  bots: 0.6,
  levels: { easy: 0.2, medium: 0.4, hard: 0.25, expert: 0.15 },
  answersPerTurn: 4,
  turnsPerMatch: 60,
  eventsBeside: 12,
  here: 0.2,
  replyMinutes: 3,
  sittingMinutes: 8,
  spectators: 0.1,
  wantNotices: 0.8,
  quiet: { share: 0.6, from: 22, until: 8, spreadMinutes: 20 },
  zones: [
    { share: 0.75, ahead: 1 },
    { share: 0.2, ahead: -5 },
    { share: 0.05, ahead: 8 },
  ],
  hours: [3, 1, 1, 1, 1, 2, 4, 7, 8, 7, 7, 8, 10, 10, 8, 8, 9, 11, 13, 15, 18, 19, 15, 8],
  weekend: 1.25,
}
