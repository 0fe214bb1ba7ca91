// A small table set by hand, for tests that read like the rulebook. Cards go by their id (`archer`, `sage`); a second one
// of the same title is `archer 2`. Buildings and settlements go by theirs (`mill`, `outpost_a`), offerings as `2 gold`.
import { type Chance, type Json, type Match, type Seat, Swift, secretFrom, start } from '#engine'
import { Scene as Played } from '#games/kit/testing'
import {
  BUILDINGS,
  type Building,
  type Colour,
  cardOf,
  cardsOf,
  deck,
  type G,
  GOODS,
  type Options,
  offeringOf,
  type Perk,
  PIECES,
  type Player,
  type Q,
  type RaidersNote,
  raiders,
  type Stage,
  settlementOf,
} from '#games/raiders'

/** One player's things; what is left out is nothing, or as a match begins: 2 silver and a black worker. */
export interface Board {
  readonly points?: number
  readonly silver?: number
  readonly provisions?: number
  readonly gold?: number
  readonly iron?: number
  readonly livestock?: number
  readonly armour?: number
  readonly valkyries?: number
  readonly worker?: Colour
  readonly hand?: readonly string[]
  readonly crew?: readonly string[]
  /** What the tiles ask: `2 gold`, `1 gold 1 iron`. */
  readonly offerings?: readonly string[]
  readonly perks?: Partial<Record<Extract<Perk, 'cards' | 'armour' | 'hires'>, number>>
}
export interface Setting {
  readonly players: readonly Board[]
  /** Left out: black workers in the Gate House, the Town Hall and the Treasury. */
  readonly village?: { readonly [B in Building]?: Colour }
  /** The plunder sets of a settlement, the others are without tokens: `{ harbour_a: ['gold gold', 'valkyrie', null] }`. */
  readonly north?: { readonly [settlement: string]: readonly (string | null)[] }
  /** The top first; the cards that lie nowhere go below. */
  readonly pile?: readonly string[]
  readonly discard?: readonly string[] | 'rest'
  readonly display?: readonly string[]
  /** So many tiles are left in the stack. */
  readonly stack?: number
  /** What the supply has, where it is not what nobody else has. */
  readonly supply?: Partial<Record<(typeof GOODS)[number] | 'valkyries', number>>
  readonly options?: Partial<Options>
  readonly seat?: Seat
  readonly first?: Seat
  readonly round?: number
  /** Dice and draws to come. */
  readonly dice?: readonly number[]
}

/** The number of a card by its title, the first copy of it or the one named. */
export function card(name: string): number {
  const [id, copy = '1'] = name.split(' ')
  let left = Number(copy)
  const found = deck.cards.findIndex(title => title.id === id && --left === 0)
  if (found < 0) throw new Error(`there is no card «${name}»`)
  return found
}
/** What an offering asks, as tests write it. */
const asked = (tile: number): string =>
  offeringOf(tile)
    .asks.flatMap((count, good) => (count > 0 ? [`${count} ${GOODS[good]}`] : []))
    .join(' ')
export function tile(name: string): number {
  const found = deck.offerings.findIndex((_, i) => asked(100 + i) === name)
  if (found < 0) throw new Error(`there is no offering «${name}»`)
  return 100 + found
}
export const settlement = (id: string): number => deck.settlements.findIndex(place => place.id === id)
const ids = (cards: readonly number[]): string[] => cards.map(each => cardOf(each).id)

/** What a move looks like in a test: `place mill`, `pick mill idle`, `raid outpost_a`, `bury archer sage`, `offer 2 gold`. */
export function spell(action: Json): string {
  const { do: verb, ...rest } = action as { readonly [key: string]: Json }
  const words = Object.entries(rest).map(([key, value]) => {
    if (key === 'card') return cardOf(value as number).id
    if (key === 'cards') return ids(value as number[]).join(' ')
    if (key === 'tile') return asked(value as number)
    if (key === 'settlement') return settlementOf(value as number).id
    if (key === 'less') return `less ${String(value)}`
    if (key === 'idle' || key === 'vain') return key
    return String(value)
  })
  return [verb, ...words].join(' ')
}
const reason = ({ needs, ...more }: { readonly needs: string }): string =>
  [
    needs,
    ...Object.entries(more).map(([key, value]) =>
      key === 'card' ? cardOf(value as number).id : key === 'settlement' ? settlementOf(value as number).id : value,
    ),
  ].join(' ')

export class Scene extends Played<G, Q, RaidersNote> {
  constructor(match: Match<G>, chance?: Chance) {
    super(raiders, match, { move: spell, reason }, chance)
  }
  player(seat: Seat): Player {
    return this.g.players[seat]!
  }
  has(seat: Seat, ...goods: readonly (typeof GOODS)[number][]): number[] {
    return goods.map(good => this.player(seat).goods[GOODS.indexOf(good)]!)
  }
  hand = (seat: Seat): string[] => ids(this.player(seat).hand.cards)
  crew = (seat: Seat): string[] => ids(this.player(seat).crew.cards)
  offerings = (seat: Seat): string[] => this.player(seat).offerings.cards.map(asked)
  points = (seat: Seat): number => this.player(seat).points
  get display(): string[] {
    return this.g.display.cards.map(asked)
  }
  get discard(): string[] {
    return ids(this.g.discard.cards)
  }
  get stage(): Stage {
    return this.g.turn.stage
  }
  /** Who stands where in the village. */
  get village(): { [building: string]: Colour } {
    return Object.fromEntries(BUILDINGS.flatMap((b, at) => (this.g.village[at] ? [[b, this.g.village[at]]] : [])))
  }
  /** Plays as little as one can: places the worker in the first free building and picks up the first other. */
  passTurn(): this {
    this.play(this.options.find(option => option.endsWith('idle'))!)
    return this.play(this.options.find(option => option.endsWith('idle'))!)
  }
}

/** Dice fall as written; all other chance is the usual. */
class Loaded extends Swift {
  private readonly faces: number[]
  constructor(faces: readonly number[]) {
    super(1)
    this.faces = faces.map(face => [2, 3, 3, 4, 4, 5].indexOf(face))
  }
  override below(n: number): number {
    return n === 6 && this.faces.length > 0 ? this.faces.shift()! : super.below(n)
  }
}

/** Sets the table and begins the turn. */
export const scene = (setting: Setting): Scene => new Scene(lay(setting), new Loaded(setting.dice ?? []))

/** The same as a match to store, with real chance. */
export function lay(setting: Setting): Match<G> {
  const { players, seat = 0, options = {} } = setting
  const match = start(raiders, players.length, options, secretFrom('a scene'))
  const g = match.base
  const lying = new Set<number>()
  const put = (name: string): number => {
    const [id] = name.split(' ')
    let number = card(name)
    // Named twice without its number, a title means another of its cards.
    while (lying.has(number) && deck.cards[number + 1]?.id === id) number++
    if (lying.has(number)) throw new Error(`«${name}» lies on the table already`)
    lying.add(number)
    return number
  }
  for (const [at, board] of players.entries()) setBoard(g.players[at]!, board, put)
  if (setting.village) g.village = BUILDINGS.map(building => setting.village![building] ?? null)
  // While a Valkyrie lies somewhere, the end is not near.
  g.north[settlement('fortress_c')]![0]![0] = 1
  for (const [id, sets] of Object.entries(setting.north ?? {})) {
    g.north[settlement(id)] = sets.map(set => (set === null ? null : tokensOf(set)))
  }
  const top = (setting.pile ?? []).map(put)
  const { discard = [] } = setting
  if (discard !== 'rest') g.discard.cards = discard.map(put)
  const rest = cardsOf(g.options).filter(each => !lying.has(each))
  g.pile.cards = discard === 'rest' ? top : [...top, ...rest]
  if (discard === 'rest') g.discard.cards = rest
  setOfferings(g, setting)
  setSupply(g, setting)
  g.phase = 'turns'
  g.round = setting.round ?? 1
  g.first = setting.first ?? seat
  if (g.first === seat) g.round--
  return { ...match, base: g, next: ['turn', seat] }
}
const TOKENS = ['valkyrie', 'gold', 'iron', 'livestock']
function tokensOf(written: string): number[] {
  const tokens = [0, 0, 0, 0]
  for (const word of written.split(' ').filter(Boolean)) tokens[TOKENS.indexOf(word)]!++
  return tokens
}
function setBoard(player: Player, board: Board, put: (name: string) => number): void {
  const { silver = 2, provisions = 0, gold = 0, iron = 0, livestock = 0 } = board
  player.goods = [silver, provisions, gold, iron, livestock]
  player.points = board.points ?? 0
  player.armour = board.armour ?? 0
  player.valkyries = board.valkyries ?? 0
  player.worker = board.worker ?? 'black'
  player.hand.cards = (board.hand ?? []).map(put)
  player.crew.cards = (board.crew ?? []).map(put)
  player.offerings.cards = (board.offerings ?? []).map(tile)
  Object.assign(player.perks, board.perks)
}
function setOfferings(g: G, { display = ['2 gold', '2 iron', '4 silver'], stack = 16 }: Setting): void {
  g.display.cards = display.map(tile)
  const taken = [...g.display.cards, ...g.players.flatMap(({ offerings }) => offerings.cards)]
  g.stack.cards = g.stack.cards.filter(each => !taken.includes(each))
  // Tiles that are left over went to somebody long ago.
  g.players.at(-1)!.offerings.cards.push(...g.stack.cards.splice(stack))
}
function setSupply(g: G, { supply = {} }: Setting): void {
  const lying = (token: number): number => g.north.flat().reduce((sum, set) => sum + (set?.[token] ?? 0), 0)
  for (const [at, good] of GOODS.entries()) {
    const held = g.players.reduce((sum, { goods }) => sum + goods[at]!, at < 2 ? 0 : lying(at - 1))
    g.supply.goods[at] = supply[good] ?? PIECES[good] - held
  }
  g.supply.valkyries = supply.valkyries ?? PIECES.valkyries - lying(0)
}
