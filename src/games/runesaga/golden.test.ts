// Recorded sagas of easy bots: a whole one, and two with short tales.
import { goldenSuite } from '#games/kit/testing'
import { runesaga } from '#games/runesaga'

goldenSuite(runesaga, new URL('./golden/', import.meta.url), {
  matches: [
    { seats: 2, winner: 1, score: 7, answers: 659 },
    { seats: 3, winner: 2, score: 6, answers: 477 },
    { seats: 4, winner: 0, score: 6, answers: 775 },
  ],
  tell:
    'tale claims told earns brings shows ' +
    'stocks day drafted kept turn starts visits turns-up goods workers calls draws drew discards shields buys gold evening uncovers recruits kills removes returns builds steals wrecks finishes loses sentry-leaves reshuffles sends-home over equips drops ' +
    'reveals keeps begins places gains picks sells hires raids pays strikes plunders dies valkyries rolls glory falls plays armour ending idles offers takes ' +
    'captain lays loads sails sinks unloads closes settlement walks merges drives lures',
  impossible: { do: 'onward' },
})
