// How long what happens is seen, what it sounds like, what is news, and whom it hurts.
import type { MaitreNote } from '#games/maitre'
import type { Manners } from '../../kit/manner.ts'
import { BANNER_MS } from '../../kit/news.ts'

/** How long five dice tumble, the last a little after the others. */
const TUMBLE_MS = 1150

export const manners: Manners<MaitreNote> = {
  least: 250,
  of: {
    rolls: { pause: 1900, rest: TUMBLE_MS, sound: 'dice' },
    places: { pause: 300, sound: 'knock' },
    aside: { sound: 'knock' },
    uses: { pause: 900, sound: 'rope' },
    arms: { pause: 1000, sound: 'sail', news: true },
    gains: { pause: 1000, sound: 'coins', news: true },
    fails: { pause: 900, sound: 'thud', news: true },
    fights: {
      pause: BANNER_MS,
      rest: TUMBLE_MS,
      sound: 'cannon',
      news: true,
      against: ({ defender, winner }) => (winner === defender ? null : defender),
    },
    loots: { pause: 1000, sound: 'coins', news: true, against: ({ from }) => from },
    drops: { news: true },
    spares: { news: true },
    returns: { sound: 'rope', news: true, against: ({ seat }) => seat },
    season: { sound: 'bell', news: true },
    'last-round': { sound: 'bell', news: true },
    passes: { news: true },
    over: { sound: 'end', news: true },
  },
}
