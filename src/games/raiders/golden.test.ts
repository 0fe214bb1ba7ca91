// Recorded matches of players with whims: all kinds of events there are.
import { goldenSuite } from '#games/kit/testing'
import { raiders } from '#games/raiders'

goldenSuite(raiders, new URL('./golden/', import.meta.url), {
  matches: [
    { seats: 2, winner: 0, score: 63, answers: 277 },
    { seats: 3, winner: 1, score: 67, answers: 458 },
    { seats: 4, winner: 2, score: 55, answers: 518 },
  ],
  tell:
    'reveals keeps kept casts begins turn places hires picks draws drew gains plays armour sells loses idles raids pays strikes plunders dies ' +
    'valkyries hands handed uses vainly offers exchanges rolls stores takes glory returns ending over dismisses disarmed discards reshuffles rerolls falls discharges filches curses',
  impossible: { do: 'enough' },
})
