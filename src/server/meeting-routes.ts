// The calls by which people meet: the lobby, the invitation, the seats, and what takes more than one.
import * as shapes from '#tables/shapes'
import type { Meeting } from './meeting.ts'
import type { People } from './people.ts'
import { type Route, route } from './route.ts'
import type { Tables } from './tables.ts'

export const meetingRoutes = (
  tables: Pick<Tables, 'lobby' | 'invitation' | 'replay'>,
  meeting: Meeting,
  { restAt }: Pick<People, 'restAt'>,
): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/lobby',
    says: 'Open tables that whoever comes by may join, the last touched first.',
    forGuests: false,
    status: 200,
    returns: shapes.Tables,
    fails: [],
    handle: () => tables.lobby(),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/invitation',
    says: 'What an invitation leads to: the table, with who sits there.',
    forGuests: false,
    query: shapes.LetIn,
    status: 200,
    returns: shapes.Invitation,
    fails: ['no-such-table', 'not-let-in'],
    handle: ({ id, query }) => tables.invitation(id, query.invite),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/replay',
    says: 'A finished match with the people who played it, for whoever has its link.',
    forGuests: false,
    query: shapes.LetIn,
    status: 200,
    returns: shapes.Replayed,
    fails: ['no-such-table', 'not-let-in', 'match-hidden', 'abandoned', 'other-rules'],
    handle: ({ id, query }) => tables.replay(id, query.invite),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/seats',
    says: 'Before the start: set a bot on a seat, or clear it, whoever had it (the host).',
    forGuests: true,
    limited: 'changes',
    body: shapes.SettingSeat,
    status: 200,
    returns: shapes.Done,
    fails: ['no-such-table', 'not-host', 'your-own-seat', 'not-your-seat', 'bad-level', 'already-started', 'over'],
    handle: ({ guest, id, body }) => meeting.setSeat(guest, id, body),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/customs',
    says: 'Change who may see the table, how long one waits for somebody, and what happens then (the host).',
    forGuests: true,
    limited: 'changes',
    body: shapes.AgreeingOn,
    status: 200,
    returns: shapes.Done,
    fails: ['no-such-table', 'not-host', 'bad-level', 'over', 'too-many-listed'],
    async handle({ guest, id, body }) {
      const done = await meeting.agreeOn(guest, id, body)
      await restAt(id)
      return done
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/renew',
    says: 'A new invitation; the one before no longer holds (the host).',
    forGuests: true,
    limited: 'changes',
    status: 200,
    returns: shapes.Renewed,
    fails: ['no-such-table', 'not-host'],
    handle: ({ guest, id }) => meeting.renew(guest, id),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/return',
    says: 'Take back the seat that is yours, whoever plays there meanwhile. A match that slept goes on.',
    forGuests: true,
    limited: 'changes',
    status: 200,
    returns: shapes.Done,
    fails: ['no-such-table', 'not-seated', 'not-started', 'over', 'too-many-matches'],
    async handle({ guest, id }) {
      const done = await meeting.comeBack(guest, id)
      await restAt(id)
      return done
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/undo/ask',
    says: 'Ask the others to let you take your last answer back, though something was learnt from it.',
    forGuests: true,
    limited: 'undos',
    body: shapes.AskingUndo,
    status: 200,
    returns: shapes.Done,
    fails: [
      'no-such-table',
      'not-seated',
      'not-your-seat',
      'not-started',
      'over',
      'already-asked',
      'nobody-to-ask',
      'cannot-undo',
      'other-rules',
      'too-many',
    ],
    handle: ({ guest, id, body }) => meeting.askUndo(guest, id, body.seat),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/substitute',
    says: 'Ask those who sit there to let you play on in the seat of a bot.',
    forGuests: true,
    limited: 'changes',
    body: shapes.Substituting,
    status: 200,
    returns: shapes.Done,
    fails: ['no-such-table', 'not-let-in', 'seat-taken', 'not-started', 'over', 'already-asked', 'nobody-to-ask'],
    handle: ({ guest, id, body }) => meeting.askSeat(guest, id, body),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/stand-in',
    says: 'Ask the others to let a bot play on for somebody who has been waited for.',
    forGuests: true,
    limited: 'changes',
    body: shapes.StandingIn,
    status: 200,
    returns: shapes.Done,
    fails: [
      'no-such-table',
      'not-seated',
      'not-your-seat',
      'not-started',
      'over',
      'too-soon',
      'already-asked',
      'bad-level',
    ],
    handle: ({ guest, id, body }) => meeting.askStandIn(guest, id, body),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/vote',
    says: 'Agree to what is asked at the table, or decline; who asked may decline, too.',
    forGuests: true,
    limited: 'changes',
    body: shapes.Voting,
    status: 200,
    returns: shapes.Done,
    fails: ['no-such-table', 'no-motion', 'not-asked', 'other-rules'],
    async handle({ guest, id, body }) {
      const done = await meeting.vote(guest, id, body)
      await restAt(id)
      return done
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/again',
    says: 'Lay the table again for the same people; whoever asks later finds the same table.',
    forGuests: true,
    limited: 'tables',
    status: 200,
    returns: shapes.Rematch,
    fails: ['no-such-table', 'not-over', 'not-seated'],
    handle: ({ guest, id }) => meeting.again(guest, id),
  }),
]
