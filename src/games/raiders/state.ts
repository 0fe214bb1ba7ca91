// What lies on the table of Raiders of the North Sea, and the small questions every rule asks of it.
import type { OpenZone, Perks as PerksOf, Seat, Seen, Tabletop, Zone } from '#engine'
import { seatsFrom } from '#games/kit/rules'
import type { Colour } from './cards/kinds.ts'
import type { Q } from './moves.ts'

export interface Options {
  /** With the 22 cards of the Runesaga. */
  readonly runesaga: boolean
  /** With the numbers of the first printing, where cards differ. */
  readonly firstPrinting: boolean
}

export const BUILDINGS = [
  'gate_house',
  'town_hall',
  'treasury',
  'barracks',
  'armoury',
  'mill',
  'silversmith',
  'long_house',
] as const
export type Building = (typeof BUILDINGS)[number]
/** The places in `BUILDINGS` that rules name. */
export const TOWN_HALL = BUILDINGS.indexOf('town_hall')

/** Pieces there are. */
export const PIECES = { silver: 32, provisions: 32, gold: 18, iron: 18, livestock: 26, valkyries: 18 } as const
export const WORKERS = { black: 7, grey: 11, white: 12 } as const
/** Where the three black workers of the village stand at first. */
export const OCCUPIED: readonly Building[] = ['gate_house', 'town_hall', 'treasury']
export const START = { silver: 2, dealt: 5, kept: 3 } as const
/** Checked when one's own turn ends; plunder has no limit. */
export const LIMITS = { cards: 8, silver: 8, provisions: 8 } as const
export const CREW = 5
export const ARMOUR = 10
export const DISPLAY = 3
/** A match ends after this round at the latest (ruling): no match between people comes near it. */
export const LAST_ROUND = 60

export const DIE = [2, 3, 3, 4, 4, 5] as const

/** What a larger game may give a player to begin with. */
export const PERKS = ['provisions', 'silver', 'livestock', 'cards', 'armour', 'hires'] as const
export type Perk = (typeof PERKS)[number]

export interface Player {
  /** On the track; what only counts at the end is added by the score. */
  points: number
  /** Silver, provisions, gold, iron, livestock. */
  goods: number[]
  armour: number
  /** Steps on the Valkyrie track. */
  valkyries: number
  /** The worker in hand; null: placed, and none picked up yet. */
  worker: Colour | null
  hand: Zone
  crew: OpenZone
  offerings: OpenZone
  /** Cards chosen for the other player while a Scout is at work. */
  aside: Zone
  /** Raids so far on harbours, outposts, monasteries and fortresses. */
  raids: number[]
  /** Crew killed in one's own raids. */
  deaths: number
  /** What is still to come of what was brought along: cards to choose from, armour for each purchase, free hires. */
  perks: { cards: number; armour: number; hires: number }
}
/** Where a turn is: before a worker is placed, at work in a building, before another is picked up, on a raid, or at its end. */
export type Stage = 'place' | 'work' | 'pick' | 'raid' | 'end'
export interface Turn {
  seat: Seat
  stage: Stage
  /** The building the worker was placed in; -1: none yet, or it raids. */
  placed: number
  /** The building whose action is under way, and the worker it is taken with. */
  at: number
  colour: Colour
  /** Buildings whose action was taken this turn. */
  used: number[]
  /** The settlement that is raided, or -1, and the dice as they lie. */
  settlement: number
  dice: number[]
}
/** Why a match comes to its end. */
export type Ending = 'fortresses' | 'offerings' | 'valkyries' | 'last-round'

export interface G {
  readonly options: Options
  phase: 'setup' | 'turns'
  round: number
  first: Seat
  /** Who begins, where nobody rolls for it. */
  readonly appointed?: Seat
  /** The last round, where a larger game says which. */
  readonly rounds?: number
  /** The pile has its top first. */
  pile: Zone
  discard: OpenZone
  /** Cards played at the Town Hall or about to join a crew. */
  called: OpenZone
  /** The offerings to come, and those on display. */
  stack: Zone
  display: OpenZone
  /** The worker in each building. */
  village: (Colour | null)[]
  /** The plunder sets of each settlement; null: taken. */
  north: (number[] | null)[][]
  /** The workers left at each settlement by those who raided it. */
  spots: Colour[][]
  supply: { goods: number[]; valkyries: number }
  players: Player[]
  turn: Turn
  /** What has brought the end about, and how many turns are left then. */
  ending: Ending | null
  left: number
}
/** The table as a seat sees it: hidden are the pile, the stack, and what others hold. */
export type View = Seen<G>
export type PlayerView = Seen<Player>
/** The table as the rules have it, with the questions of this game. */
export type T = Tabletop<G, Q>
export type Perks = PerksOf<Perk>

export const NOWHERE = -1
export const freshTurn = (seat: Seat): Turn => ({
  seat,
  stage: 'place',
  placed: NOWHERE,
  at: NOWHERE,
  colour: 'black',
  used: [],
  settlement: NOWHERE,
  dice: [],
})

/** The seats beginning with who acts now. */
export const order = ({ phase, players, turn, first }: View): Seat[] =>
  seatsFrom(phase === 'setup' ? first : turn.seat, players.length)
export const othersThan = (seat: Seat, { players }: View): Seat[] => seatsFrom(seat, players.length).slice(1)
