// How long what happens is seen, what it sounds like, and what is news.
import type { ShipwrightsNote } from '#games/shipwrights'
import { BANNER_MS } from '../../kit/banner.tsx'
import type { Manner, Manners } from '../../kit/manner.ts'
import type { Sound } from '../../kit/sound.ts'

/** What lies above the table for a moment. */
const shown = (sound: Sound): Manner => ({ pause: BANNER_MS, sound, news: true })

export const manners: Manners<ShipwrightsNote['say']> = {
  least: 200,
  of: {
    drafted: { sound: 'knock' },
    kept: { sound: 'knock' },
    turn: { pause: 500 },
    buys: { pause: 700, sound: 'knock' },
    visits: { pause: 800, sound: 'knock' },
    discards: { pause: 500 },
    equips: { pause: 700, sound: 'knock', news: true },
    recruits: { pause: 700, sound: 'knock', news: true },
    starts: { pause: 700, sound: 'knock', news: true },
    builds: { pause: 1000, sound: 'gain', news: true },
    finishes: { pause: 1300, sound: 'gain', news: true },
    abandons: { news: true },
    calls: { pause: 900, news: true },
    gold: { sound: 'gain' },
    kills: shown('cannon'),
    wrecks: shown('cannon'),
    breaks: shown('cannon'),
    lures: shown('miss'),
    steals: shown('miss'),
    loses: shown('miss'),
    evening: shown('gain'),
    returns: { news: true },
    'sends-home': { news: true },
    day: { news: true },
    over: { sound: 'end', news: true },
  },
}
