// The calls about oneself: what one is called, coming back from another device, and going.
import * as shapes from '#tables/shapes'
import type { Guests } from './guests.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'
import { type Route, route } from './route.ts'

export const peopleRoutes = (guests: Guests, people: People, passkeys: Passkeys): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/me',
    says: 'Who you are.',
    forGuests: true,
    status: 200,
    returns: shapes.MeTold,
    fails: [],
    handle: ({ guest }) => people.me(guest),
  }),
  route({
    method: 'POST',
    path: '/api/me',
    says: 'Be called otherwise, at tables to come.',
    forGuests: true,
    limited: 'changes',
    body: shapes.Renaming,
    status: 200,
    returns: shapes.Me,
    fails: [],
    handle: ({ guest, body }) => people.rename(guest, body.name),
  }),
  route({
    method: 'POST',
    path: '/api/me/away',
    says: 'Go on holiday, at all your tables, and those to come, where time is counted in hours or days: your time stands meanwhile.',
    forGuests: true,
    limited: 'holidays',
    body: shapes.GoingAway,
    status: 200,
    returns: shapes.Nothing,
    fails: ['bad-holidays'],
    async handle({ guest, body }) {
      await people.goAway(guest, body.away)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/link',
    says: 'The code of a new personal link, by which you come in from another device; the one before no longer holds.',
    forGuests: true,
    limited: 'tables',
    status: 201,
    returns: shapes.PersonalLink,
    fails: [],
    handle: ({ guest }) => people.newLink(guest),
  }),
  route({
    method: 'POST',
    path: '/api/me/enter',
    says: 'Come in by the code of a personal link. Whoever you were here before brings their tables along: who has other ways in only with `join`.',
    forGuests: false,
    limited: 'guests',
    body: shapes.Entering,
    status: 200,
    returns: shapes.GuestMade,
    fails: ['wrong-code', 'somebody-here'],
    async handle({ body, headers, giveCookie }) {
      const entered = await people.enter(body.code, await guests.of(headers), body.join)
      // This device has another token from now on.
      await guests.dismiss(headers)
      giveCookie(entered.token)
      return entered
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/passkeys/offer',
    says: 'What a browser needs to make a passkey for you.',
    forGuests: true,
    limited: 'tables',
    status: 200,
    returns: shapes.PasskeyAsked,
    fails: [],
    handle: async ({ guest, place }) => ({ ...(await passkeys.offer(guest, place)) }),
  }),
  route({
    method: 'POST',
    path: '/api/me/passkeys',
    says: 'Keep the passkey a browser has made: with it you come in from any device that has it.',
    forGuests: true,
    limited: 'changes',
    body: shapes.PasskeyMade,
    status: 201,
    returns: shapes.Nothing,
    fails: ['wrong-passkey'],
    async handle({ guest, place, body }) {
      await passkeys.add(guest, place, { ...body, clientExtensionResults: {} })
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/passkeys/ask',
    says: 'What a browser needs to show a passkey.',
    forGuests: false,
    limited: 'guests',
    status: 200,
    returns: shapes.PasskeyAsked,
    fails: [],
    handle: async ({ place }) => ({ ...(await passkeys.request(place)) }),
  }),
  route({
    method: 'POST',
    path: '/api/me/passkeys/enter',
    says: 'Come in by a passkey. Whoever you were here before brings their tables along: who has other ways in only with `join`.',
    forGuests: false,
    limited: 'guests',
    body: shapes.PasskeyShown,
    status: 200,
    returns: shapes.GuestMade,
    fails: ['wrong-passkey', 'somebody-here'],
    async handle({ body: { join, ...body }, place, headers, giveCookie }) {
      const shown = { ...body, clientExtensionResults: {} }
      const entered = await passkeys.enter(place, shown, await guests.of(headers), join)
      // This device has another token from now on.
      await guests.dismiss(headers)
      giveCookie(entered.token)
      return entered
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/passkeys/drop',
    says: 'None of your passkeys opens anything any more.',
    forGuests: true,
    status: 200,
    returns: shapes.Nothing,
    fails: [],
    async handle({ guest }) {
      await passkeys.drop(guest)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/logout/others',
    says: 'No other device acts for you any more, and your personal link leads nowhere. Passkeys stay.',
    forGuests: true,
    limited: 'tables',
    status: 200,
    returns: shapes.Nothing,
    fails: [],
    async handle({ guest, headers }) {
      await guests.dismissOthers(guest, headers)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/logout',
    says: 'This device acts for you no longer. Without a personal link, a passkey or another device you do not come back.',
    forGuests: true,
    status: 200,
    returns: shapes.Nothing,
    fails: [],
    async handle({ headers, giveCookie }) {
      await guests.dismiss(headers)
      giveCookie(null)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/delete',
    says: 'Leave every table and be forgotten. Tables where nobody else has a part are erased; what was played with others stays with them.',
    forGuests: true,
    status: 200,
    returns: shapes.Nothing,
    fails: [],
    async handle({ guest, giveCookie }) {
      await people.forget(guest)
      giveCookie(null)
      return {}
    },
  }),
]
