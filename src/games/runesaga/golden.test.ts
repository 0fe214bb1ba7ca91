// Recorded sagas of players with whims: a whole one, and two with short tales.
import { goldenSuite } from '#games/kit/testing'
import { runesaga } from '#games/runesaga'

goldenSuite(runesaga, new URL('./golden/', import.meta.url), {
  matches: [
    { seats: 2, winner: 0, score: 6, answers: 1092 },
    { seats: 3, winner: 2, score: 4, answers: 757 },
    { seats: 4, winner: 2, score: 3, answers: 706 },
  ],
  tell:
    'tale claims told earns brings shows ' +
    'stocks day drafted kept turn starts visits turns-up goods workers calls draws drew discards shields buys gold evening uncovers recruits kills removes returns builds steals wrecks finishes loses sentry-leaves swaps reshuffles sends-home over equips drops ' +
    'reveals keeps begins places gains picks sells hires raids pays strikes plunders dies valkyries rolls idles glory falls plays offers armour rerolls ending dismisses ' +
    'captain lays loads sails sinks unloads closes settlement walks merges drives',
  impossible: { do: 'onward' },
})
