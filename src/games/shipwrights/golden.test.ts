// Recorded matches of the easy bot: all kinds of events but resources swapped with the Trader.
import { goldenSuite } from '#games/kit/testing'
import { shipwrights } from '#games/shipwrights'

goldenSuite(shipwrights, new URL('./golden/', import.meta.url), {
  matches: [
    { seats: 2, winner: 0, score: 21, answers: 299 },
    { seats: 3, winner: 1, score: 17, answers: 402 },
    { seats: 5, winner: 4, score: 18, answers: 653 },
  ],
  tell:
    'stocks day drafted kept reshuffles turn sentry-leaves buys equips drops recruits starts finishes builds discards ' +
    'abandons visits calls kills wrecks lures steals gold loses workers goods breaks draws drew turns-up removes shields ' +
    'evening returns sends-home uncovers over',
  impossible: { do: 'end' },
})
