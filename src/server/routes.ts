// The calls of the interface, one after the other.

import { isLevel, LEVELS } from '#bots'
import { GAMES } from '#games'
import * as shapes from '#tables/shapes'
import type { Plans } from './ahead.ts'
import type { Bots } from './bots.ts'
import type { Decks } from './decks.ts'
import type { Guests } from './guests.ts'
import type { Meeting } from './meeting.ts'
import { meetingRoutes } from './meeting-routes.ts'
import type { Metrics } from './metrics.ts'
import { takenText } from './news.ts'
import type { Choices } from './notices/choices.ts'
import type { Nudging } from './notices/nudge.ts'
import { noticesRoutes } from './notices-routes.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'
import { peopleRoutes } from './people-routes.ts'
import { type Route, route } from './route.ts'
import type { Tables } from './tables.ts'

export interface Services {
  readonly guests: Guests
  readonly tables: Tables
  readonly meeting: Meeting
  readonly people: People
  readonly passkeys: Passkeys
  readonly metrics: Metrics
  readonly bots: Pick<Bots, 'hint'>
  readonly plans: Pick<Plans, 'tell' | 'plan'>
  readonly decks: Decks
  readonly notices: Choices
  readonly nudge: Nudging
}

/** A saga of four with all its answers is a tenth of this. */
const SEALED_LIMIT = 2_000_000
/** Events of a table told at a time. */
const PAGE = 200

export const routesOf = ({
  guests,
  tables,
  meeting,
  people,
  passkeys,
  metrics,
  bots,
  plans,
  decks,
  notices,
  nudge,
}: Services): readonly Route[] => [
  route({
    method: 'POST',
    path: '/api/guests',
    says: 'Become a guest. The token is shown once; browsers get it as a cookie too.',
    forGuests: false,
    limited: 'guests',
    body: shapes.NewGuest,
    status: 201,
    returns: shapes.GuestMade,
    fails: [],
    async handle({ body, giveCookie }) {
      const guest = await guests.create(body.name)
      giveCookie(guest.token)
      return guest
    },
  }),
  ...peopleRoutes(guests, people, passkeys),
  route({
    method: 'GET',
    path: '/api/games',
    says: 'The games, with the players they are for, their options and levels of bots.',
    forGuests: false,
    status: 200,
    returns: shapes.Games,
    fails: [],
    handle: () => ({
      games: GAMES.map(({ id, version, edition, seats, options }) => ({
        id,
        version,
        edition,
        seats: { ...seats },
        options,
        levels: LEVELS.filter(level => isLevel(id, level)),
      })),
    }),
  }),
  route({
    method: 'GET',
    path: '/api/decks',
    says: 'The deck files that are played here instead of the built-in ones, by game.',
    forGuests: false,
    status: 200,
    returns: shapes.Decks,
    fails: [],
    handle: () => decks,
  }),
  route({
    method: 'POST',
    path: '/api/tables',
    says: 'Lay a table. «me» several times: people who share this device.',
    forGuests: true,
    limited: 'tables',
    body: shapes.NewTable,
    status: 201,
    returns: shapes.TableMade,
    fails: ['unknown-game', 'bad-options', 'bad-seats', 'bad-level', 'seeds-off', 'too-many-tables', 'too-many-listed'],
    handle: ({ guest, body }) => tables.create(guest, body),
  }),
  route({
    method: 'GET',
    path: '/api/tables',
    says: 'Your tables, the last touched first, some at a time.',
    forGuests: true,
    query: shapes.Leafing,
    status: 200,
    returns: shapes.OwnTables,
    fails: [],
    handle: ({ guest, query }) => tables.list(guest, query.after),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id',
    says: 'A table as you may know it. Who was let in by the link sees what a spectator sees.',
    forGuests: true,
    query: shapes.Looking,
    status: 200,
    returns: shapes.TableSeen,
    fails: ['no-such-table', 'not-let-in', 'no-onlookers', 'not-your-seat', 'other-rules'],
    handle: ({ guest, id, query }) => tables.look(guest, id, query),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/log',
    says: 'What has happened at a table as you may know it, some events at a time.',
    forGuests: true,
    query: shapes.Paging,
    status: 200,
    returns: shapes.LogPage,
    fails: ['no-such-table', 'not-let-in', 'no-onlookers', 'other-rules'],
    handle: ({ guest, id, query }) => tables.page(guest, id, { ...query, most: PAGE }),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/join',
    says: 'Take an open seat, or change to another.',
    forGuests: true,
    limited: 'changes',
    body: shapes.Joining,
    status: 200,
    returns: shapes.Joined,
    fails: ['no-such-table', 'wrong-invite', 'table-full', 'seat-taken', 'already-started', 'over'],
    async handle({ guest, id, body }) {
      const joined = await tables.join(guest, id, body)
      await people.restAt(id)
      return joined
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/start',
    says: 'Start the match (the host).',
    forGuests: true,
    limited: 'tables',
    status: 200,
    returns: shapes.Started,
    fails: ['no-such-table', 'not-host', 'seats-open', 'already-started', 'over', 'too-many-matches'],
    async handle({ guest, id }) {
      const started = await tables.start(guest, id)
      metrics.matchStarted()
      await people.restAt(id)
      return started
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/leave',
    says: 'Leave your seats. Before the start they become free; during the match a bot plays on until you return, or all sleeps where nobody is left; once more, and the table leaves your list.',
    forGuests: true,
    limited: 'changes',
    body: shapes.Leaving,
    status: 200,
    returns: shapes.Left,
    fails: ['no-such-table', 'not-seated', 'bad-level', 'over'],
    handle: ({ guest, id, body }) => tables.leave(guest, id, body.level),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/answers',
    says: 'Answer a question. Acknowledged once it is durable, with what has changed since the state you answered to.',
    forGuests: true,
    limited: 'answers',
    body: shapes.Answering,
    status: 200,
    returns: shapes.Taken,
    fails: [
      'no-such-table',
      'not-seated',
      'not-your-seat',
      'not-started',
      'over',
      'stale',
      'not-your-turn',
      'illegal',
      'final',
    ],
    async handle({ guest, id, body }) {
      const began = performance.now()
      const done = await tables.answer(guest, id, body)
      metrics.answered((performance.now() - began) / 1000)
      return done
    },
    write: takenText,
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/undo',
    says: 'Take your last answer back, where nobody has learnt anything from it.',
    forGuests: true,
    limited: 'answers',
    body: shapes.Undoing,
    status: 200,
    returns: shapes.Taken,
    fails: ['no-such-table', 'not-seated', 'not-your-seat', 'not-started', 'over', 'stale', 'cannot-undo', 'too-many'],
    handle: ({ guest, id, body }) => tables.undo(guest, id, body),
    write: takenText,
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/hint',
    says: 'What an expert would consider in your place, where the table allows that.',
    forGuests: true,
    limited: 'hints',
    body: shapes.Hinting,
    status: 200,
    returns: shapes.Hint,
    fails: [
      'no-such-table',
      'not-seated',
      'not-your-seat',
      'not-started',
      'over',
      'no-hints',
      'not-your-turn',
      'too-many',
    ],
    async handle({ guest, id, body }) {
      return { options: await bots.hint(await tables.hintDue(guest, id, body.seat)) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/ahead',
    says: 'What you have planned in your seat, what came of it, and what you will be asked, as far as you can know it now.',
    forGuests: true,
    limited: 'plans',
    query: shapes.PlanAsked,
    status: 200,
    returns: shapes.Ahead,
    fails: ['no-such-table', 'not-seated', 'not-your-seat', 'not-started', 'over'],
    handle: ({ guest, id, query }) => plans.tell(guest, id, query.seat),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/ahead',
    says: 'Answer ahead: played once you are asked, as long as it is on offer and says the same; else the rest is dropped with a word. Nobody else is told.',
    forGuests: true,
    limited: 'plans',
    body: shapes.Planning,
    status: 200,
    returns: shapes.Ahead,
    fails: ['no-such-table', 'not-seated', 'not-your-seat', 'not-started', 'over', 'stale', 'illegal'],
    handle: ({ guest, id, body }) => plans.plan(guest, id, body),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/chat',
    says: 'Say something to the table.',
    forGuests: true,
    limited: 'chat',
    body: shapes.Saying,
    status: 200,
    returns: shapes.Done,
    fails: ['no-such-table', 'not-seated'],
    handle: ({ guest, id, body }) => tables.say(guest, id, body),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/match',
    says: 'The whole match with its secret, once it is over, for those who played and those who have its link.',
    forGuests: true,
    query: shapes.LetIn,
    status: 200,
    returns: shapes.MatchTold,
    fails: ['no-such-table', 'not-let-in', 'no-onlookers', 'match-hidden', 'abandoned', 'other-rules'],
    handle: ({ guest, id, query }) => tables.transcript(guest.id, id, query.invite),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/sealed',
    says: 'The match under way as one file, sealed with the key of this server: who holds it can read nothing of the match.',
    forGuests: true,
    status: 200,
    returns: shapes.SealedTable,
    fails: ['no-such-table', 'not-seated', 'not-started', 'over', 'other-rules'],
    handle: ({ guest, id }) => tables.sealed(guest, id),
  }),
  route({
    method: 'POST',
    path: '/api/sealed',
    says: 'Go on with the match of a sealed file at a new table: you have all seats of people, bots keep theirs.',
    forGuests: true,
    limited: 'tables',
    bodyLimit: SEALED_LIMIT,
    body: shapes.TakingUp,
    status: 201,
    returns: shapes.TableMade,
    fails: [
      'unknown-game',
      'wrong-seal',
      'broken-seal',
      'not-seated',
      'other-rules',
      'too-many-tables',
      'too-many-matches',
      'bad-options',
      'bad-seats',
      'bad-level',
    ],
    handle: ({ guest, body }) => tables.takeUp(guest, body.sealed, body.code),
  }),
  ...meetingRoutes(tables, meeting, people, nudge),
  ...noticesRoutes(notices),
]
