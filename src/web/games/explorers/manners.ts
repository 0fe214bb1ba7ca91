// How long what happens is seen, what it sounds like, what is news, and whom it hurts.
import type { ExplorersNote } from '#games/explorers'
import type { Manners } from '../../kit/manner.ts'

export const manners: Manners<ExplorersNote> = {
  least: 200,
  of: {
    captain: { pause: 600, sound: 'knock', news: true },
    begins: { pause: 700, sound: 'bell', news: true },
    turn: { pause: 300 },
    redraws: { pause: 1400, sound: 'rope', news: true },
    strays: { pause: 1200, sound: 'rope', news: true },
    draws: { sound: 'rope' },
    drew: { sound: 'rope' },
    lays: { pause: 1100, sound: 'knock', news: true },
    settlement: { pause: 900 },
    merges: { pause: 1100, news: true },
    closes: { pause: 1800, sound: 'bell', news: true },
    loads: { pause: 700, sound: 'rope' },
    unloads: { pause: 700, sound: 'rope' },
    delivers: { pause: 1000, sound: 'coins', news: true },
    sails: { pause: 650, sound: 'sail' },
    sinks: { pause: 1700, sound: 'thud', news: true },
    walks: { pause: 700, sound: 'knock' },
    drives: { pause: 700, sound: 'knock' },
    builds: { pause: 1300, sound: 'hammer', news: true },
    raids: { pause: 1700, sound: 'thud', news: true },
    over: { sound: 'end', news: true },
  },
}
