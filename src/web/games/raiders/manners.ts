// How long what happens is seen, what it sounds like, what is news, and whom it hurts.
import type { RaidersNote } from '#games/raiders'
import type { Manners } from '../../kit/manner.ts'
import { BANNER_MS } from '../../kit/news.ts'

/** How long two dice tumble. */
export const TUMBLE_MS = 1000

export const manners: Manners<RaidersNote> = {
  least: 200,
  of: {
    kept: { sound: 'knock' },
    casts: { pause: 900, sound: 'dice' },
    begins: { pause: 700, sound: 'bell', news: true },
    turn: { pause: 400 },
    places: { pause: 800, sound: 'knock' },
    picks: { pause: 800, sound: 'knock' },
    draws: { pause: 400, sound: 'rope' },
    gains: { sound: 'coins' },
    armour: { pause: 600, sound: 'hammer' },
    disarmed: { pause: 800, sound: 'hammer', news: true, against: ({ seat }) => seat },
    sells: { pause: 600, sound: 'coins' },
    plays: { pause: 1100, sound: 'knock', news: true },
    hires: { pause: 900, sound: 'knock', news: true },
    dismisses: { sound: 'rope' },
    raids: { pause: BANNER_MS, sound: 'sail', news: true },
    rolls: { pause: BANNER_MS, rest: TUMBLE_MS, sound: 'dice' },
    rerolls: { pause: 1600, rest: TUMBLE_MS, sound: 'dice' },
    strikes: { sound: 'thud', news: true },
    plunders: { pause: BANNER_MS, sound: 'coins', news: true },
    dies: { news: true },
    returns: { news: true },
    valkyries: { news: true },
    falls: { pause: 900, sound: 'thud', news: true, against: ({ seat }) => seat },
    takes: { pause: 900, sound: 'coins', news: true, against: ({ from, count }) => (count > 0 ? from : null) },
    loses: { pause: 900, sound: 'coins', news: true, against: ({ seat }) => seat },
    exchanges: { pause: 900, sound: 'knock', news: true, against: ({ from }) => from },
    hands: { pause: 700, sound: 'rope', news: true },
    offers: { pause: 1100, sound: 'bell', news: true },
    curses: { pause: 900, news: true },
    filches: { pause: 900, sound: 'coins', news: true },
    ending: { pause: 1500, sound: 'bell', news: true },
    over: { sound: 'end', news: true },
  },
}
