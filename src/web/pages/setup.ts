// Who will sit at a new table and with which options: changed step by step, remembered on this device. Pure but for that.
import { CHARACTERS, LEVELS, type Level, stranger } from '#bots/who'
import { type AnyGame, type OptionValue, readOptions } from '#engine'
import type { PaceTold, SeatPlan } from '#tables'

export type Chair =
  /** Without a name: the one in the settings. A name given here is for this table. */
  | { readonly kind: 'you'; readonly name?: string }
  | { readonly kind: 'friend'; readonly name: string }
  /** For somebody elsewhere, who comes by the link: whoever that is, or somebody of this name. */
  | { readonly kind: 'open'; readonly name: string }
  /** Without a name: whoever has time. */
  | { readonly kind: 'bot'; readonly level: Level; readonly name?: string }
export interface Setup {
  readonly chairs: readonly Chair[]
  readonly options: { readonly [name: string]: OptionValue }
  readonly hints: boolean
  /** Games that join: what is offered beside the options of the game itself, where it was wanted. */
  readonly joined?: readonly string[]
  /** How long one waits for those who are elsewhere; left out: as long as it takes. */
  readonly pace?: PaceTold | null
}

/** A bot who sits at this table nowhere else: whose turn it is to be asked chance says. */
export function withRobot(chairs: readonly Chair[], level: Level, chance: () => number): readonly Chair[] {
  const taken = chairs.flatMap(chair => (chair.kind === 'bot' && chair.name ? [chair.name] : []))
  const name = stranger(taken, Math.floor(chance() * CHARACTERS.length))
  return [...chairs, { kind: 'bot', level, name }]
}
/** The level a bot added now should have: that of the others. */
export const levelAmong = (chairs: readonly Chair[]): Level =>
  chairs.findLast(chair => chair.kind === 'bot')?.level ?? LEVELS[0]!

function usual(game: AnyGame, chance: () => number): Setup {
  let chairs: readonly Chair[] = [{ kind: 'you' }]
  while (chairs.length < Math.min(3, game.seats.max)) chairs = withRobot(chairs, LEVELS[0]!, chance)
  return { chairs, options: readOptions(game, {}), hints: true }
}

/** The names at the table: those of people made distinct, missing ones made up. Bots nobody chose are named later. */
export function namesOf(chairs: readonly Chair[], you: string, player: (seat: number) => string): (string | null)[] {
  const taken = chairs.flatMap(chair => (chair.kind === 'bot' && chair.name ? chair.name.toLowerCase() : []))
  return chairs.map((chair, i) => {
    if (chair.kind === 'bot') return chair.name ?? null
    if (chair.kind === 'open') return chair.name.trim() || null
    const wanted = (chair.kind === 'you' ? (chair.name ?? you) : chair.name).trim() || player(i + 1)
    let name = wanted
    for (let n = 2; taken.includes(name.toLowerCase()); n++) name = `${wanted} ${n}`
    taken.push(name.toLowerCase())
    return name
  })
}

export const requestOf = (
  chairs: readonly Chair[],
  names: readonly (string | null)[],
  you: string,
): readonly SeatPlan[] =>
  chairs.map((chair, i) => {
    if (chair.kind === 'bot') return chair
    const name = names[i] ?? null
    // Who keeps the table knows what they are called.
    if (chair.kind === 'you' && chair.name === undefined && name === you.trim()) return { kind: 'me' }
    return { kind: chair.kind === 'open' ? 'open' : 'me', ...(name !== null && { name }) }
  })

/** Everybody comes by phone: the seats of people are free, and kept for those whose names were said. */
export const requestForPhones = (chairs: readonly Chair[], you: string): readonly SeatPlan[] =>
  chairs.map(chair => {
    if (chair.kind === 'bot') return chair
    const name = (chair.kind === 'you' ? (chair.name ?? you) : chair.name).trim()
    return { kind: 'open', ...(name && { name }) }
  })

const key = (game: AnyGame): string => `naust.setup.${game.id}`

export function remember(game: AnyGame, setup: Setup): void {
  try {
    // Who played here last was perhaps not the one whose device it is.
    const chairs = setup.chairs.map(chair => (chair.kind === 'you' ? { kind: 'you' } : chair))
    localStorage.setItem(key(game), JSON.stringify({ ...setup, chairs }))
  } catch {} // storage is switched off: the next table starts from the usual one
}
/** Who may sit in this seat, if it is a bot's: everybody who sits in no other. */
export const charactersFor = (chairs: readonly Chair[], seat: number) =>
  CHARACTERS.filter(({ name }) => !chairs.some((chair, i) => i !== seat && chair.kind === 'bot' && chair.name === name))

/** The setup of the last table, if it can still be played. */
export function recall(game: AnyGame, chance: () => number): Setup {
  try {
    const {
      chairs,
      options,
      hints = true,
      joined = [],
      pace = null,
    } = JSON.parse(localStorage.getItem(key(game)) ?? '') as Setup
    const { min, max } = game.seats
    const fits = chairs.length >= min && chairs.length <= max && chairs.every(isChair)
    const alone = chairs.filter(({ kind }) => kind === 'you').length === 1
    return fits && alone ? { chairs, options: readOptions(game, options), hints, joined, pace } : usual(game, chance)
  } catch {
    return usual(game, chance)
  }
}
const isChair = (chair: Chair): boolean =>
  chair.kind === 'you' ||
  ((chair.kind === 'friend' || chair.kind === 'open') && typeof chair.name === 'string') ||
  (chair.kind === 'bot' &&
    LEVELS.includes(chair.level) &&
    (chair.name === undefined || CHARACTERS.some(({ name }) => name === chair.name)))
