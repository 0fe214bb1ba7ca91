// Recorded matches of the easy bot: all kinds of events but the end of the war.
import { goldenSuite } from '#games/kit/testing'
import { maitre } from '#games/maitre'

goldenSuite(maitre, new URL('./golden/', import.meta.url), {
  matches: [
    { seats: 2, winner: 0, score: 20, answers: 215 },
    { seats: 4, winner: 3, score: 7, answers: 145 },
    { seats: 6, winner: 5, score: 12, answers: 220 },
  ],
  tell: 'first port tries rolls places aside uses arms gains fails arrives fights loots drops spares returns over',
  impossible: { do: 'hunt' },
})
