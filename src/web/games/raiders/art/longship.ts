// The longship of the raiders, under the raven: afloat between north and village, and on the cover.
import { ink } from '../../../art/inks.ts'
import { longship } from '../../../art/ships/clinker.ts'

export const RAVEN = longship({
  seed: 97,
  inks: { hull: ink('ink'), trim: ink('gold'), sail: ink('paper'), stripe: ink('madder'), mark: ink('madder') },
  length: 182,
  beam: 16,
  sternRise: 44,
  bowRise: 50,
  flare: 0.88,
  strakes: 5,
  oars: 11,
  shields: 13,
  head: 'dragon',
  pattern: 'pales',
  masts: [
    {
      at: 0.5,
      h: 118,
      tiers: 1,
      w: 98,
      clear: 22,
      shrouds: [-18, 18],
      flag: 30,
      emblem: 'raven',
      emblemInk: ink('ink'),
      emblemSize: 62,
    },
  ],
})
