// The heroes: strong for what their player has gathered, and nothing at the Town Hall.
import type { TownsfolkRecord } from './record.ts'

export const HEROES = {
  brynjar: { hero: true, might: ({ armour }, per) => Math.floor(armour / per) },
  folke: { hero: true, might: ({ crew }, each) => each * (crew.cards.length - 1) },
  ragnhildr: { hero: true, might: ({ valkyries }, per) => Math.floor(valkyries / per) },
  jorunn: { hero: true, might: ({ offerings }, per) => Math.floor(offerings.cards.length / per) },
} satisfies Record<string, TownsfolkRecord>
