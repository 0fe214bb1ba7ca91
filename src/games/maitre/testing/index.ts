// A small table set by hand, with scripted dice: for tests that read like the rulebook.
// Ships go by their id (`galion`), goods and treasures by their English name (`Canvas`, `Silver chest`).
import { type Chance, type Json, type Match, type Seat, secretFrom, start, view } from '#engine'
import { Scene as Played } from '#games/kit/testing'
import { deck, type Face, type G, type MaitreNote, type Move, maitre, type Options, type Q } from '#games/maitre'

export interface Setting {
  /** The ships of each seat, cargo after a colon: `['galion: Silver chest', 'brick']`. */
  readonly fleets: readonly (readonly string[])[]
  /** Left out: the first four ships nobody owns. */
  readonly row?: readonly string[]
  /** The top first; left out: all ships that lie nowhere else. */
  readonly pile?: readonly string[]
  /** The top first; left out: all that nobody owns. */
  readonly goods?: readonly string[]
  readonly treasures?: readonly string[]
  readonly options?: Partial<Options>
  readonly seat?: Seat
  /** Turns played before this one. */
  readonly turns?: number
}

const nameOf = (card: number): string => {
  const { kind, id, name } = deck.cards[card]!
  return kind === 'ship' ? id : name.en
}
/** The number of a card by its name. */
export function card(name: string): number {
  const found = deck.cards.find(each => nameOf(each.card) === name)
  if (!found) throw new Error(`there is no card «${name}»`)
  return found.card
}
const names = (cards: readonly number[]): string[] => cards.map(nameOf)

/** Dice that fall as the test says; a roll nobody wrote down, or a die left over, is a mistake of the test. */
class Script implements Chance {
  private faces: readonly number[] = []
  write(faces: readonly number[]): void {
    this.done()
    this.faces = faces
  }
  below(n: number): number {
    const [face, ...rest] = this.faces
    if (face === undefined || n !== 6) throw new Error(`a roll of 1 to ${n} that the test has not written down`)
    this.faces = rest
    return face - 1
  }
  done(): void {
    if (this.faces.length > 0) throw new Error(`nobody rolled these dice of the test: ${this.faces.join(' ')}`)
  }
}

/** What an action looks like in a test: `place pinque 6 5`, `use Salt 5 2`, `attack brick galion`. */
function spell(action: Json): string {
  const move = action as { readonly [key: string]: Json }
  const cards = ['ship', 'with', 'at', 'on', 'good', 'card'].flatMap(key =>
    key in move ? [nameOf(Number(move[key]))] : [],
  )
  const dice = ['dice', 'to'].flatMap(key => (move[key] as readonly number[] | undefined) ?? [])
  return [move['do'], ...cards, ...dice, ...(move['back'] === true ? ['and back'] : [])].join(' ')
}

export class Scene extends Played<G, Q, MaitreNote> {
  private readonly script: Script
  constructor(match: Match<G>) {
    const script = new Script()
    super(maitre, match, { move: spell, reason: ({ needs }) => needs }, script)
    this.script = script
  }

  /** The dice that will fall with the next move. */
  dice(...faces: readonly number[]): this {
    this.script.write(faces)
    return this
  }
  override give(move: Move, seat = this.asked): this {
    super.give(move, seat)
    this.script.done()
    return this
  }
  arm = (ship?: string): this => this.give(ship === undefined ? { do: 'arm' } : { do: 'arm', ship: card(ship) })
  hunt = (): this => this.give({ do: 'hunt' })
  buy = (): this => this.give({ do: 'buy' })
  attack = (ship: string, target: string): this => this.give({ do: 'attack', with: card(ship), at: card(target) })
  place = (on: string, ...dice: Face[]): this => this.give({ do: 'place', on: card(on), dice })
  aside = (): this => this.give({ do: 'aside', back: false })
  /** Nothing fits, and Canvas brings a die back. */
  asideAndBack = (): this => this.give({ do: 'aside', back: true })
  /** Uses goods on one die, turned to a face. */
  turn = (good: string, die: Face, to: Face): this => this.give({ do: 'use', good: card(good), dice: [die], to: [to] })
  /** Uses goods that roll dice again, or bring one back. */
  use = (good: string, ...dice: Face[]): this => this.give({ do: 'use', good: card(good), dice, to: [] })
  load = (ship: string): this => this.give({ do: 'load', on: card(ship) })
  drop = (cargo: string): this => this.give({ do: 'drop', card: card(cargo) })
  leave = (): this => this.give({ do: 'leave' })

  fleet(seat: Seat): string[] {
    const { fleet, hold, carriers } = this.g.players[seat]!
    return fleet.cards.map(ship => {
      const at = carriers.indexOf(ship)
      return at < 0 ? nameOf(ship) : `${nameOf(ship)}: ${nameOf(hold.cards[at]!)}`
    })
  }
  get row(): string[] {
    return names(this.g.row.cards)
  }
  get pile(): string[] {
    return names(this.g.pile.cards)
  }
  /** The pile as a player sees it: null is the back of a card. */
  pileSeenBy(seat: Seat): readonly (number | null)[] {
    return view(this.g, seat).pile.cards
  }
  get goods(): string[] {
    return names(this.g.goods.cards)
  }
  get treasures(): string[] {
    return names(this.g.treasures.cards)
  }
  /** The dice on the table: just rolled, placed, set aside. */
  get rolled(): number[] {
    return this.g.turn.rolled
  }
  get placed(): number[] {
    return this.g.turn.placed
  }
  get setAside(): number[] {
    return this.g.turn.aside
  }
  get rolls(): number {
    return this.g.turn.rolls
  }
}

/** Sets the table and begins the turn. */
export function scene(setting: Setting): Scene {
  return new Scene(lay(setting))
}
/** The same as a match to store, with real dice. */
export function lay({ fleets, seat = 0, turns = 0, options = {}, ...port }: Setting): Match<G> {
  const match = start(maitre, fleets.length, options, secretFrom('a scene'))
  const g = match.base
  for (const [at, ships] of fleets.entries()) {
    const player = g.players[at]!
    for (const [ship, cargo] of ships.map(each => each.split(': '))) {
      player.fleet.cards.push(card(ship!))
      if (cargo === undefined) continue
      player.hold.cards.push(card(cargo))
      player.carriers.push(card(ship!))
    }
  }
  const owned = g.players.flatMap(({ fleet, hold }) => [...fleet.cards, ...hold.cards])
  const rest = (cards: readonly { card: number }[], taken = owned) =>
    cards.map(each => each.card).filter(each => !taken.includes(each))
  g.row.cards = port.row?.map(card) ?? rest(deck.ships).slice(0, 4)
  g.pile.cards = port.pile?.map(card) ?? rest(deck.ships, [...owned, ...g.row.cards])
  g.goods.cards = port.goods?.map(card) ?? rest(deck.goods)
  g.treasures.cards = port.treasures?.map(card) ?? rest(deck.treasures)
  g.turn.number = turns
  return { ...match, next: ['turn', seat] }
}
