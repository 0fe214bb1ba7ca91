// Recorded matches of players with whims: all kinds of events there are, but for a hand that fits nowhere.
import { explorers } from '#games/explorers'
import { goldenSuite } from '#games/kit/testing'

goldenSuite(explorers, new URL('./golden/', import.meta.url), {
  matches: [
    { seats: 1, winner: 0, score: 2, answers: 83 },
    { seats: 2, winner: 0, score: 22, answers: 287 },
    { seats: 3, winner: 1, score: 6, answers: 290 },
    { seats: 4, winner: 2, score: 4, answers: 291 },
  ],
  tell:
    'captain begins turn draws drew lays settlement merges closes loads unloads delivers sails sinks walks drives builds ' +
    'raids over captains discards fares',
  impossible: { do: 'end' },
})
