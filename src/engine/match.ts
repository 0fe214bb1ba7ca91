// Matches as values: starting one, answering, taking back. Pure functions of what is stored.

import { isSecret } from './chance.ts'
import { lay } from './edition.ts'
import { Fault } from './fault.ts'
import { Live } from './live.ts'
import { clone } from './plain.ts'
import type { AnyGame, Chapter, Earlier, Game, Json, Match, OptionValue, Seat } from './types.ts'

/** Checks options from outside against what the game offers and fills in the defaults. */
export function readOptions<O>(game: Pick<Game<unknown, O>, 'id' | 'options'>, given: unknown): O {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Fault('bad-options', 'options must be an object')
  }
  // Of whichever game: its own type knows the names, this one only that each has a few values.
  const specs = game.options as unknown as Record<string, readonly OptionValue[]>
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) throw new Fault('bad-options', `${game.id} has no option «${name}»`, { name })
  }
  const read: Record<string, OptionValue> = {}
  for (const [name, values] of Object.entries(specs)) {
    const value = (given as Record<string, unknown>)[name] ?? values[0]
    if (!values.includes(value as OptionValue)) {
      const wanted = values.map(v => JSON.stringify(v)).join(' or ')
      throw new Fault('bad-options', `option «${name}» of ${game.id} must be ${wanted}`, { name })
    }
    read[name] = value as OptionValue
  }
  return read as O
}

function checkSeats(game: AnyGame, seats: unknown): asserts seats is number {
  const { min, max } = game.seats
  if (Number.isInteger(seats) && (seats as number) >= min && (seats as number) <= max) return
  throw new Fault('bad-seats', `${game.id} is for ${min} to ${max} players`, { min, max })
}

/** A match of the present deck, or of another edition that is known. */
export function start<G, O>(
  game: Game<G, O>,
  seats: number,
  options: Partial<O>,
  secret: string,
  edition = game.edition,
): Match<G> {
  checkSeats(game, seats)
  if (!isSecret(secret)) throw new Fault('malformed', 'a secret is 64 hexadecimal digits')
  const read = readOptions(game, options)
  lay(game, edition)
  return {
    game: game.id,
    version: game.version,
    edition,
    seats,
    options: read as Match['options'],
    rng: { secret, at: 0 },
    base: game.setup(seats, read),
    next: game.first,
    answers: [],
  }
}

export function step<G>(game: Game<G, unknown>, match: Match<G>, seat: Seat, pick: Json): Match<G> {
  const live = new Live(game, match)
  live.answer(seat, pick)
  return live.match()
}

/** Takes back the last answer of a seat, where nobody has learnt anything from it. */
export function undo<G>(game: Game<G, unknown>, match: Match<G>, seat: Seat): Match<G> {
  const why = new Live(game, match).whyNotUndo(seat)
  if (why) throw new Fault('cannot-undo', `seat ${seat} cannot take its answer back`, { seat, because: why })
  const last = match.answers.findLastIndex(a => a.seat === seat)
  if (last >= 0) return { ...match, answers: match.answers.toSpliced(last, 1) }
  // It ended the chapter before: the match goes back there.
  const { earlier, rng, ...rest } = match
  const { at, base, next, answers } = (earlier as Earlier<G> & { chapter: Chapter<G> }).chapter
  return { ...rest, rng: { ...rng, at }, base, next, answers: answers.slice(0, -1) }
}

/** Reads a match back from a store or a file: checks its frame and brings it to the present version. */
export function revive<G>(game: Game<G, unknown>, stored: unknown): Match<G> {
  let match = stored as Match
  const frame =
    typeof stored === 'object' &&
    stored !== null &&
    typeof match.game === 'string' &&
    Number.isInteger(match.version) &&
    typeof match.base === 'object' &&
    match.base !== null &&
    Array.isArray(match.answers) &&
    match.answers.every(answer => typeof answer === 'object' && answer !== null) &&
    ['object', 'undefined'].includes(typeof match.earlier) &&
    isSecret(match.rng?.secret) &&
    Number.isInteger(match.rng.at) &&
    (match.next === null || Array.isArray(match.next))
  if (!frame) throw new Fault('malformed', 'this is not a stored match')
  if (match.game !== game.id) throw new Fault('unknown-game', `this is a match of «${match.game}», not of ${game.id}`)
  checkSeats(game, match.seats)
  if (match.version > game.version || match.version < 1) {
    throw new Fault('wrong-version', `this match needs version ${match.version} of ${game.id}; here is ${game.version}`)
  }
  lay(game, match.edition)
  if (match.version === game.version) return match as Match<G>
  // A chapter of older rules is left behind: nothing of it is taken back any more.
  const { earlier: _, ...rest } = match
  match = rest
  for (const migrate of game.migrations.slice(match.version - 1)) match = migrate(clone(match))
  return { ...match, version: game.version } as Match<G>
}
