// Recorded sagas of players with whims: a whole one, and two with short tales.
import { goldenSuite } from '#games/kit/testing'
import { runesaga } from '#games/runesaga'

goldenSuite(runesaga, new URL('./golden/', import.meta.url), {
  matches: [
    { seats: 2, winner: 1, score: 9, answers: 1122 },
    { seats: 3, winner: 2, score: 4, answers: 757 },
    { seats: 4, winner: 0, score: 5, answers: 713 },
  ],
  tell:
    'tale claims inscribes told earns brings shows ' +
    'stocks day drafted kept turn starts visits turns-up goods workers calls draws drew discards shields buys gold evening uncovers recruits kills removes returns builds steals wrecks finishes loses sentry-leaves swaps reshuffles sends-home over ' +
    'reveals keeps begins places gains picks hires idles sells plays takes raids pays strikes plunders glory rolls dies valkyries offers armour falls stores rerolls discharges ending dismisses hands handed equips drops ' +
    'captain lays sails unloads loads settlement walks merges closes drives sinks',
  impossible: { do: 'onward' },
})
