// The calls about notices: by what one is told, in which hours not, and no more.
import * as shapes from '#tables/shapes'
import type { Choices } from './notices/choices.ts'
import { type Route, route } from './route.ts'
import { languageOf } from './text.ts'

export const noticesRoutes = (choices: Choices): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/me/notices',
    says: 'By what you are told that it is your turn, and what else this server offers.',
    forGuests: true,
    status: 200,
    returns: shapes.NoticesChosen,
    fails: [],
    handle: ({ guest }) => choices.chosen(guest),
  }),
  route({
    method: 'POST',
    path: '/api/me/notices/push',
    says: 'Be told by this browser: give what its `PushManager` has made with the key of this server.',
    forGuests: true,
    limited: 'notices',
    body: shapes.ByPush,
    status: 200,
    returns: shapes.NoticesChosen,
    fails: ['bad-address', 'too-many'],
    handle: ({ guest, body, headers }) =>
      choices.byPush(guest, body, body.device ?? '', languageOf(headers['accept-language'])),
  }),
  route({
    method: 'POST',
    path: '/api/me/notices/webhook',
    says: 'Be told by a call of an address of yours: as Discord wants it where it is one of theirs, else as `{id, title, text, url, off}`.',
    forGuests: true,
    limited: 'notices',
    body: shapes.ByWebhook,
    status: 200,
    returns: shapes.NoticesChosen,
    fails: ['bad-address', 'too-many'],
    handle: ({ guest, body, place, headers }) =>
      choices.byWebhook(guest, body.url, place.origin, languageOf(headers['accept-language'])),
  }),
  route({
    method: 'POST',
    path: '/api/me/notices/mail',
    says: 'Be told by e-mail, once the link in the one that comes now has been followed.',
    forGuests: true,
    limited: 'notices',
    body: shapes.ByMail,
    status: 200,
    returns: shapes.Nothing,
    fails: ['no-mail', 'not-sent'],
    async handle({ guest, body, headers }) {
      await choices.askMail(guest, body.address, languageOf(headers['accept-language']))
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/api/me/notices/quiet',
    says: 'The hours of the day in which you are told nothing; what is still true then is told when they end.',
    forGuests: true,
    body: shapes.QuietHours,
    status: 200,
    returns: shapes.NoticesChosen,
    fails: [],
    handle: ({ guest, body }) => choices.quiet(guest, body.quiet),
  }),
  route({
    method: 'POST',
    path: '/api/me/notices/drop',
    says: 'Be told by one of your channels no longer.',
    forGuests: true,
    body: shapes.ChannelNamed,
    status: 200,
    returns: shapes.NoticesChosen,
    fails: [],
    handle: ({ guest, body }) => choices.drop(guest, body.name),
  }),
  route({
    method: 'POST',
    path: '/api/me/notices/test',
    says: 'Be told something at once by one of your channels, and hear what became of it.',
    forGuests: true,
    limited: 'notices',
    body: shapes.ChannelNamed,
    status: 200,
    returns: shapes.NoticeTried,
    fails: ['not-found'],
    handle: ({ guest, body }) => choices.test(guest, body.name),
  }),
  route({
    method: 'POST',
    path: '/api/notices/mail',
    says: 'The address a mail was sent to is yours: the token is in its link.',
    forGuests: false,
    limited: 'guests',
    body: shapes.NoticeLink,
    status: 200,
    returns: shapes.Nothing,
    fails: ['wrong-link'],
    async handle({ body }) {
      await choices.confirmMail(body.token)
      return {}
    },
  }),
  route({
    method: 'POST',
    path: '/api/notices/off',
    says: 'Be told no more by the channel whose notice has this link; one call is enough, as programs that read mail make it.',
    forGuests: false,
    forms: true,
    limited: 'guests',
    query: shapes.NoticeLink,
    status: 200,
    returns: shapes.Nothing,
    fails: ['wrong-link'],
    async handle({ query }) {
      await choices.off(query.token)
      return {}
    },
  }),
]
