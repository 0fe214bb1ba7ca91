// How long what happens is seen, what it sounds like, what is news, and whom it hurts.
import type { Seat } from '#engine'
import type { ShipwrightsNote } from '#games/shipwrights'
import type { Manner, Manners } from '../../kit/manner.ts'
import { BANNER_MS } from '../../kit/news.ts'
import type { Sound } from '../../kit/sound.ts'

/** What lies above the table for a moment. */
const shown = { pause: BANNER_MS, news: true } as const
/** What is done to one player's board or mill by another. */
const blow = (sound: Sound): Manner<{ readonly from: Seat }> => ({ ...shown, sound, against: ({ from }) => from })

export const manners: Manners<ShipwrightsNote> = {
  least: 200,
  of: {
    drafted: { sound: 'knock' },
    kept: { sound: 'knock' },
    turn: { pause: 500 },
    buys: { pause: 700, sound: 'coins' },
    visits: { pause: 800, sound: 'knock' },
    discards: { pause: 500 },
    equips: { pause: 700, sound: 'hammer', news: true },
    recruits: { pause: 700, sound: 'knock', news: true },
    starts: { pause: 700, sound: 'hammer', news: true },
    builds: { pause: 1000, sound: 'hammer', news: true },
    finishes: { pause: 1300, sound: 'sail', news: true },
    abandons: { sound: 'rope', news: true },
    calls: { pause: 900, sound: 'knock', news: true },
    gold: { sound: 'coins' },
    kills: blow('thud'),
    wrecks: blow('thud'),
    breaks: blow('thud'),
    lures: blow('rope'),
    steals: blow('coins'),
    loses: { ...shown, sound: 'coins', against: ({ seat, count }) => (count > 0 ? seat : null) },
    evening: { ...shown, sound: 'bell' },
    returns: { news: true },
    'sends-home': { news: true },
    day: { news: true },
    over: { sound: 'end', news: true },
  },
}
