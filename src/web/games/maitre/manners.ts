// How long what happens is seen, what it sounds like, and what is news.
import type { MaitreNote } from '#games/maitre'
import { BANNER_MS } from '../../kit/banner.tsx'
import type { Manners } from '../../kit/manner.ts'

export const manners: Manners<MaitreNote['say']> = {
  least: 250,
  of: {
    rolls: { pause: 1300, sound: 'dice' },
    places: { pause: 300, sound: 'knock' },
    uses: { pause: 900, sound: 'knock' },
    arms: { pause: 1000, sound: 'gain', news: true },
    gains: { pause: 1000, sound: 'gain', news: true },
    fails: { pause: 900, sound: 'miss', news: true },
    fights: { pause: BANNER_MS, sound: 'cannon', news: true },
    loots: { pause: 1000, sound: 'gain', news: true },
    drops: { news: true },
    spares: { news: true },
    returns: { news: true },
    season: { news: true },
    over: { sound: 'end', news: true },
  },
}
