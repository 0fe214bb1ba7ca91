// A small table set by hand, for tests that read like the rulebook. The map is drawn corner by corner, # land and . sea, with
// something in the middle of every tile: M for the three of the board, p c g s k h for livestock, a number for a settlement,
// e for an enemy ship, o for nothing (any more).
// Tiles have numbers: 1 to 3 on the board, then as they are drawn, row by row. Lands go by the number of their tile (`4`), a
// second one as `4b`; points by a tile and its corner (`4:S`); 0 is the Mainland.
import { type Json, type Match, type Seat, secretFrom, start } from '#engine'
import {
  type CaptainId,
  CORNERS,
  cardOf,
  columnOf,
  deck,
  type ExplorersNote,
  explorers,
  type Feature,
  FIXED,
  type G,
  herdOn,
  hexAt,
  type LayMove,
  LIVESTOCK,
  type Livestock,
  landOf,
  laysOf,
  MAINLAND,
  NOTHING,
  type Options,
  type Perk,
  type Player,
  placeOfLand,
  pointOf,
  prospectsOf,
  type Q,
  rowOf,
  runsOf,
  tileOfLand,
  tilesAt,
  VIKINGS,
} from '#games/explorers'
import { Scene as Played } from '#games/kit/testing'
import { graze } from '../ashore.ts'
import { FIRST } from '../cards/deck.ts'
import { join } from '../chart.ts'

/** One player's things; what is left out is as a match begins: the ship at the Mainland with two Vikings aboard. */
export interface Seated {
  readonly ship?: number
  readonly aboard?: number
  readonly hold?: readonly Livestock[]
  /** Where Vikings stand; the others are on the Mainland. */
  readonly ashore?: readonly string[]
  readonly outposts?: readonly string[]
  readonly delivered?: readonly Livestock[]
  /** The strengths of settlements raided. */
  readonly raided?: readonly number[]
  /** Enemy ships destroyed. */
  readonly sunk?: number
  readonly fallen?: number
  readonly captain?: CaptainId
  /** Of who plays alone. */
  readonly captains?: readonly CaptainId[]
  readonly hand?: readonly string[]
  readonly perks?: Partial<Record<Exclude<Perk, 'aboard'>, number>>
}
export interface Setting {
  /** Left out: the board alone. */
  readonly map?: string
  /** Backs of the enemy ships drawn, as they are drawn: skulls or not. */
  readonly skulls?: readonly boolean[]
  /** Without a hand, who begins has laid a tile far from everything: the actions are next. */
  readonly players: readonly Seated[]
  /** So many tiles are left in the stack. */
  readonly stack?: number
  readonly options?: Partial<Options>
  readonly seat?: Seat
  readonly first?: Seat
}

/**
 * A complete island of four tiles, 1, 4, 5 (its second land) and 6; the first land of tile 5 belongs to the island of tile 2.
 * From tile 1 a ship reaches 5 and 6, but not 4: land lies between.
 */
export const CHART = `
     . .
    . . .
     p s
    . # # #
   . # . . #
    o M M M
   . . . . .
    . . . .
`
/** The same with a tile more in the north-east, which completes the island of 2, 5 and 6 (its second land); 7 is in the west now. */
export const WIDE = `
     . . .
    . . . .
     p s o
    . # # #
   . # . . #
    o M M M
   . . . . .
    . . . .
`
const NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
const FEATURES: { readonly [letter: string]: Feature } = {
  p: 'pig',
  c: 'chicken',
  g: 'goat',
  s: 'sheep',
  k: 'cattle',
  h: 'horse',
  e: 'enemy',
}
export const tile = (id: string): number => deck.tiles.findIndex(card => card.id === id)
export const captain = (id: CaptainId): number => FIRST.captain + deck.captains.findIndex(card => card.id === id)
export const land = (name: string): number => landOf(Number.parseInt(name, 10), name.endsWith('b') ? 1 : 0)
const landName = (place: number): string => `${tileOfLand(place)}${placeOfLand(place) > 0 ? 'b' : ''}`
export function point({ map }: G, name: string): number {
  const [at, corner] = name.split(':') as [string, string]
  return pointOf(map, Number(at), NAMES.indexOf(corner))
}
const pointName = (number: number): string =>
  `${Math.floor(number / CORNERS.length)}:${NAMES[number % CORNERS.length]!}`
const hexName = (hex: number): string => `${columnOf(hex)},${rowOf(hex)}`

/** What a move looks like in a test: `lay T06 1,-1 2`, `load 4 2 pig`, `sail 4`, `walk 4 5 2`, `drive 4 5 pig`, `build 4:S`. */
export function spell(action: Json): string {
  const { do: verb, ...rest } = action as { readonly [key: string]: Json }
  const words = Object.entries(rest).flatMap(([key, value]) => {
    if (verb === 'lay' && key === 'tile') return cardOf(value as number).id
    if (key === 'hex') return hexName(value as number)
    if (key === 'land' || key === 'from' || (verb !== 'sail' && key === 'to')) return landName(value as number)
    if (key === 'point') return pointName(value as number)
    return Array.isArray(value) ? value : [value]
  })
  return [verb, ...words].join(' ')
}

export class Scene extends Played<G, Q, ExplorersNote> {
  constructor(match: Match<G>) {
    super(explorers, match, { move: spell })
  }
  player(seat: Seat): Player {
    return this.g.players[seat]!
  }
  ashore = (seat: Seat): string[] => this.player(seat).ashore.map(landName)
  hand = (seat: Seat): string[] => this.player(seat).hand.cards.map(card => cardOf(card).id)
  outposts = (seat: Seat): string[] => this.player(seat).outposts.map(pointName)
  parts = (seat: Seat): { readonly [part: string]: number } => this.result[seat]!.parts
  livestock(name: string): Livestock[] {
    return herdOn(this.g, land(name))
  }
  /** The islands with the tiles they cover and their loose corners. */
  get islands(): string[] {
    const there = this.g.islands.filter(({ tiles }) => tiles.length > 0)
    return there.map(({ tiles, loose }) => `${tiles.toSorted((a, b) => a - b).join(' ')} | ${loose}`)
  }
}

/** Sets the table and begins the turn. */
export function scene(setting: Setting): Scene {
  const table = new Scene(lay(setting))
  if (setting.players[setting.seat ?? 0]!.hand) return table
  for (let tiles = laysOf(table.g); tiles > 0; tiles--) table.give(remote(table), table.asked)
  return table
}
/** A tile laid where it meets as little land as can be, far to the east. */
function remote({ g, question }: Scene): LayMove {
  const met = (move: LayMove): number => prospectsOf(g, move).reduce((sum, { islands }) => sum + islands.length, 0)
  const moves = question.options as readonly LayMove[]
  return moves.toSorted((a, b) => met(a) - met(b) || columnOf(b.hex) - columnOf(a.hex))[0]!
}

/** The same as a match to store, before any answer. */
export function lay(setting: Setting): Match<G> {
  const { players, seat = 0, options = {} } = setting
  const match = start(explorers, players.length, options, secretFrom('a scene'))
  const g = match.base
  if (setting.map !== undefined) draw(g, setting)
  for (const [at, seated] of players.entries()) seatPlayer(g, g.players[at]!, seated)
  const alone = players.length === 1
  const { hand = alone ? ['T06', 'T07', 'T04'] : ['T06'] } = players[seat]!
  const tiles = hand.map(id => takeFrom(g.stack.cards, tile(id)))
  // Who plays alone draws them when the turn begins.
  if (alone) g.stack.cards.unshift(...tiles)
  else g.players[seat]!.hand.cards = tiles
  for (const [at, { hand: held = [] }] of players.entries()) {
    if (at !== seat) g.players[at]!.hand.cards = held.map(id => takeFrom(g.stack.cards, tile(id)))
  }
  if (setting.stack !== undefined) g.astray.cards.push(...g.stack.cards.splice(setting.stack))
  g.phase = 'turns'
  g.first = setting.first ?? seat
  return { ...match, base: g, next: ['turn', seat] }
}
function takeFrom(cards: number[], card: number): number {
  if (!cards.includes(card)) throw new Error(`card ${card} is not there any more`)
  return cards.splice(cards.indexOf(card), 1)[0]!
}
function seatPlayer(g: G, player: Player, seated: Seated): void {
  const { ashore = [], aboard = 2, fallen = 0, raided = [], sunk = 0 } = seated
  const rest = VIKINGS - aboard - fallen - ashore.length
  player.ship = seated.ship ?? MAINLAND
  player.aboard = aboard
  player.hold = [...(seated.hold ?? [])]
  player.ashore = [...new Array<number>(rest).fill(MAINLAND), ...ashore.map(land)].sort((a, b) => a - b)
  player.fallen = fallen
  for (const name of seated.outposts ?? []) {
    player.outposts.push(point(g, name))
    for (const [at] of tilesAt(g.map, point(g, name))) g.map[at]!.outpost = true
  }
  for (const kind of seated.delivered ?? []) player.delivered[LIVESTOCK.indexOf(kind)]!++
  for (const strength of raided) player.raided.cards.push(tokenOf(g.supply.settlements.cards, strength))
  player.sunk.cards = g.supply.enemies.cards.splice(0, sunk)
  const { captains = seated.captain ? [seated.captain] : [] } = seated
  player.captain.cards = captains.map(id => takeFrom(g.box.cards, captain(id)))
  Object.assign(player.perks, seated.perks)
}
const tokenOf = (tokens: number[], strength: number): number =>
  takeFrom(tokens, tokens.find(token => deck.settlements[token - FIRST.settlement] === strength)!)

/** Reads a drawing: three lines a row, for the corners to the north, for those beside them, and for what lies in the middle. */
function draw(g: G, { map = '', skulls = [] }: Setting): void {
  const lines = map.split('\n')
  const zero = lines.findIndex(line => line.includes('M'))
  const left = lines[zero]!.indexOf('M')
  const backs = skulls.slice()
  const at = (x: number, y: number): string => lines[zero + y]?.[left + x] ?? ' '
  for (let row = -Math.floor(zero / 3); zero + 3 * row < lines.length; row++) {
    for (let x = -left; x < 60; x++) {
      const letter = at(x, 3 * row)
      if (!/[a-z\d]/.test(letter) || (x - row) % 2 !== 0) continue
      const [y, hex] = [3 * row, hexAt((x - row) / 2, row)]
      const corners = [
        at(x, y - 2),
        at(x + 1, y - 1),
        at(x + 1, y + 1),
        at(x, y + 2),
        at(x - 1, y + 1),
        at(x - 1, y - 1),
      ]
      if (corners.includes(' ')) throw new Error(`a corner of the tile «${letter}» at ${hexName(hex)} is missing`)
      put(g, hex, runsOf(corners.reduce((all, each, n) => all | (each === '#' ? 1 << n : 0), 0)), letter, backs)
    }
  }
  if (g.map.length > FIXED.length + 1 && g.gaps.length === 0) throw new Error('nothing was drawn')
}
function put(g: G, hex: number, lands: readonly number[], letter: string, skulls: boolean[]): void {
  const strength = Number(letter)
  const feature = strength > 0 ? 'settlement' : FEATURES[letter]
  const number = join(g, hex, lands, NOTHING)
  if (feature === 'settlement') {
    g.settlements.at.push(number)
    g.settlements.tokens.cards.push(tokenOf(g.supply.settlements.cards, strength))
  } else if (feature === 'enemy') {
    const wanted = skulls.shift() ?? false
    const token = g.supply.enemies.cards.find(each => deck.enemies[each - FIRST.enemy] === wanted)!
    g.enemies.at.push(number)
    g.enemies.tokens.cards.push(takeFrom(g.supply.enemies.cards, token))
  } else if (feature) graze(g, landOf(number, 0), [feature])
}
