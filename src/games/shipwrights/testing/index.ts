// A small table set by hand, for tests that read like the rulebook. Cards go by their id (`drakkar`, `weaver`, `king`);
// a second one of the same title is `king 2`. Boards are written as lists: `{ crew: ['weaver', 'blacksmith'] }`.
import { type Chance, type Json, type Match, type Seat, Swift, secretFrom, start } from '#engine'
import { Scene as Played } from '#games/kit/testing'
import {
  type ActMove,
  type Crew,
  cardOf,
  cardsOf,
  deck,
  type G,
  GOODS,
  type Options,
  type Player,
  type Q,
  type ShipwrightsNote,
  SPACES,
  type Space,
  shipwrights,
  slot,
} from '#games/shipwrights'
import first from '../cards/editions/3bdf1222.json' with { type: 'json' }

// Scenes are played with the first deck that came with the game: numbers tuned anew change no rule.
// Files that do so run apart from others (vitest.config.ts).
slot.use(JSON.stringify(first))

/** One player's board; what is left out is empty, or as a match begins: 5 gold and 3 workers. */
export interface Board {
  readonly gold?: number
  readonly workers?: number
  /** Oak, wool and iron in the mill. */
  readonly mill?: readonly [number, number, number]
  readonly hand?: readonly string[]
  readonly yard?: readonly string[]
  readonly crew?: readonly string[]
  readonly tool?: string
  readonly cart?: readonly [number, number, number]
  readonly fleet?: readonly string[]
  readonly buildings?: readonly string[]
  readonly front?: readonly string[]
  readonly aside?: readonly string[]
}
export interface Setting {
  readonly players: readonly Board[]
  /** The top first; the cards that lie nowhere go below. */
  readonly pile?: readonly string[]
  /** Left out: no card is discarded. `rest`: all the cards the pile does not name. */
  readonly discard?: readonly string[] | 'rest'
  /** What the top card yields of oak, wool and iron. */
  readonly market?: readonly [number, number, number]
  /** Spaces of the village board with a worker on them. */
  readonly spaces?: readonly Space[]
  readonly shields?: readonly string[]
  readonly supply?: readonly [number, number, number]
  readonly options?: Partial<Options>
  /** Whose turn it is; the first player is the one `earlier` seats before. */
  readonly seat?: Seat
  readonly earlier?: number
  readonly day?: number
  /** The chapter to begin with. */
  readonly chapter?: 'turn' | 'evening' | 'morning'
}

/** The number of a card by its title, the first copy of it or the one named. */
export function card(name: string): number {
  const [id, copy = '1'] = name.split(' ')
  let left = Number(copy)
  const found = deck.cards.findIndex(title => title.id === id && --left === 0)
  if (found < 0) throw new Error(`there is no card «${name}»`)
  return found
}
const ids = (cards: readonly number[]): string[] => cards.map(each => cardOf(each).id)

/** What a move looks like in a test: `buy oak`, `call assassin weaver`, `visit shield_maiden shield karve`. */
export function spell(action: Json): string {
  const move = action as { readonly [key: string]: Json }
  const words: string[] = [String(move['do'])]
  const named = ['card', 'ship', 'at'] as const
  for (const [key, value] of Object.entries(move)) {
    // Who works on a ship is read with `crews`.
    if (key === 'do' || key === 'crew' || value === false) continue
    if (key === 'at' && move['do'] === 'take') words.push(String(value))
    else if (named.includes(key as 'card')) words.push(cardOf(value as number).id)
    else if (key === 'remove' || key === 'shield') words.push(key, cardOf(value as number).id)
    else if (key === 'cards') words.push(...ids(value as number[]))
    else if (key === 'goods') words.push((value as number[]).join('/'))
    else if (key === 'cart' || key === 'tool') words.push(`with ${key}`)
    else words.push(String(value))
  }
  return words.join(' ')
}

export class Scene extends Played<G, Q, ShipwrightsNote> {
  constructor(match: Match<G>, chance?: Chance) {
    super(shipwrights, match, { move: spell }, chance)
  }
  player(seat: Seat): Player {
    return this.g.players[seat]!
  }

  /** The crews that could do it: `crews('finish karve')`. */
  crews(written: string): string[] {
    return this.manned(written).map(crew => ids(crew.crew).join(' '))
  }
  /** Plays the move with the crew of that number. */
  playWith(written: string, crew: number): this {
    return this.give(this.manned(written)[crew]!)
  }
  private manned(written: string): (ActMove & { readonly crew: Crew })[] {
    const { question } = this
    if (question.kind !== 'act') throw new Error(`nobody can ${written} now`)
    return question.options.flatMap(each => ('crew' in each && spell(each) === written ? [each] : []))
  }
  /** Lays down all that is left and ends the turn. */
  endTurn(): this {
    const { hand } = this.player(this.asked)
    while (hand.cards.length > 0) this.play(`discard ${cardOf(hand.cards[0]!).id}`)
    return this.play('end')
  }

  gold = (seat: Seat): number => this.player(seat).gold
  workers = (seat: Seat): number => this.player(seat).workers
  mill = (seat: Seat): number[] => this.player(seat).mill.slice()
  hand = (seat: Seat): string[] => ids(this.player(seat).hand.cards)
  yard = (seat: Seat): string[] => ids(this.player(seat).yard.cards)
  crew = (seat: Seat): string[] => ids(this.player(seat).crew.cards)
  tool = (seat: Seat): string[] => ids(this.player(seat).tool.cards)
  fleet = (seat: Seat): string[] => ids(this.player(seat).fleet.cards)
  buildings = (seat: Seat): string[] => ids(this.player(seat).buildings.cards)
  front = (seat: Seat): string[] => ids(this.player(seat).front.cards)
  get discard(): string[] {
    return ids(this.g.discard.cards)
  }
  get shields(): string[] {
    return ids(this.g.shields)
  }
  get spaces(): Space[] {
    return SPACES.filter((_, i) => this.g.spaces[i] === 1)
  }
}

/** Sets the table and begins the turn. */
export const scene = (setting: Setting): Scene => new Scene(lay(setting), new Swift(1))

/** The same as a match to store, with real chance. */
export function lay(setting: Setting): Match<G> {
  const { players, seat = 0, earlier = 0, chapter = 'turn', options = {} } = setting
  const match = start(shipwrights, players.length, options, secretFrom('a scene'))
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
  for (const [at, board] of players.entries()) setBoard(g, g.players[at]!, board, put)
  g.spaces = SPACES.map(space => (setting.spaces?.includes(space) ? 1 : 0))
  g.supply.workers = 50 - g.players.reduce((sum, { workers }) => sum + workers, 0) - (setting.spaces?.length ?? 0)
  const top = (setting.pile ?? []).map(put)
  const { discard = [] } = setting
  if (discard !== 'rest') g.discard.cards = discard.map(put)
  const rest = cardsOf(g.options).filter(each => !lying.has(each))
  g.pile.cards = discard === 'rest' ? top : [...top, ...rest]
  if (discard === 'rest') g.discard.cards = rest
  const back = deck.backs.findIndex(({ yields }) => yields.join() === (setting.market ?? [2, 3, 1]).join())
  g.market = back
  const exposed = g.players.flatMap(({ yard, crew }) => [...yard.cards, ...crew.cards])
  g.shields = (setting.shields ?? []).map(name => exposed.find(each => cardOf(each).id === name)!)
  if (setting.supply) g.supply.goods = setting.supply.slice()
  g.phase = chapter === 'turn' ? 'afternoon' : chapter
  g.day = setting.day ?? 1
  g.first = (seat - earlier + players.length) % players.length
  const next = chapter === 'turn' ? (['turn', earlier] as const) : ([chapter, null] as const)
  return { ...match, base: g, next }
}
function setBoard(g: G, player: Player, board: Board, put: (name: string) => number): void {
  player.gold = board.gold ?? 5
  player.workers = board.workers ?? 3
  player.mill = [...(board.mill ?? [0, 0, 0])]
  player.cart = [...(board.cart ?? (board.tool === 'cart' ? [1, 1, 1] : [0, 0, 0]))]
  for (const zone of ['hand', 'yard', 'crew', 'fleet', 'buildings', 'front', 'aside'] as const) {
    player[zone].cards = (board[zone] ?? []).map(put)
  }
  if (board.tool !== undefined) player.tool.cards = [put(board.tool)]
  for (let good = 0; good < GOODS.length; good++) g.supply.goods[good]! -= player.mill[good]! + player.cart[good]!
}
