// The longships of Explorateurs: one for each seat, told by its sail as well as by its ink; and those of the enemy.
import { type Ink, ink } from '../../../art/inks.ts'
import { type Longship, longship } from '../../../art/ships/clinker.ts'

type Pattern = Longship['pattern']
const SEATS: readonly (readonly [trim: Ink, pattern: Pattern])[] = [
  ['fjord', 'bars'],
  ['madder', 'pales'],
  ['moss-ink', 'lozenge'],
  ['ochre', 'check'],
]

export const SHIPS = Object.fromEntries(
  SEATS.map(([trim, pattern], seat) => [
    seat,
    longship({
      seed: 31 + seat,
      inks: { hull: ink('ink'), trim: ink(trim), sail: ink('paper'), stripe: ink(trim), mark: ink(trim) },
      length: 176,
      beam: 18,
      sternRise: 36,
      bowRise: 40,
      fullness: 1,
      strakes: 4,
      oars: 5,
      head: 'curl',
      pattern,
      stripes: 3,
      masts: [{ at: 0.5, h: 116, tiers: 1, w: 104, clear: 22, shrouds: [-18, 18], flag: 22 }],
    }),
  ]),
)

export const ENEMY_SHIP = longship({
  seed: 47,
  inks: { hull: ink('ink'), trim: ink('slate-dark'), sail: ink('slate-dark'), stripe: ink('ink'), mark: ink('madder') },
  length: 184,
  beam: 16,
  sternRise: 42,
  bowRise: 48,
  flare: 0.88,
  strakes: 4,
  oars: 7,
  shields: 9,
  head: 'dragon',
  pattern: 'pales',
  stripes: 3,
  masts: [{ at: 0.5, h: 112, tiers: 1, w: 98, clear: 22, shrouds: [-18, 18], flag: 26 }],
})

/** The ship of the cover. */
export const EXPLORER = longship({
  seed: 53,
  inks: { hull: ink('ink'), trim: ink('gold'), sail: ink('paper'), stripe: ink('fjord'), mark: ink('gold') },
  length: 186,
  beam: 17,
  sternRise: 44,
  bowRise: 50,
  flare: 0.88,
  strakes: 6,
  oars: 10,
  shields: 12,
  head: 'dragon',
  pattern: 'bars',
  stripes: 5,
  masts: [{ at: 0.5, h: 122, tiers: 1, w: 106, clear: 22, shrouds: [-20, 20], flag: 30 }],
})
