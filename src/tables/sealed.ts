// A match under way as one file, to be taken up again here or elsewhere. What is hidden at the table is hidden in the file: all
// but its label is enciphered, and opened only by the host that takes it up, never shown. The key is either a code, kept apart
// from the file, or that of a server, which no player has.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Level } from '#bots'
import { type Answer, commitment, Fault, type OptionValue, type Seat } from '#engine'
import { gameById } from '#games'
import { answer } from './playing.ts'
import { TableProblem } from './problem.ts'
import { begun, type Drawn, lay, levelFor, playedOn, withChair } from './seating.ts'
import type { Sealed } from './shapes/index.ts'
import { after, type Person, seqOf, standing, type Table } from './table.ts'

export const SEALED = 'naust-sealed-1'
/** Drawn anew for every file. */
const NONCE_BYTES = 24
/** So many letters of 5 bits: nobody tries them all. */
const CODE_LETTERS = 20
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What is inside: who sat there, and all that leads to where the match stands. */
interface Inside {
  readonly game: string
  readonly version: number
  readonly edition: string
  readonly options: { readonly [name: string]: OptionValue }
  readonly hints: boolean
  readonly chairs: readonly Sat[]
  /** The table of a server it was taken along from; left out: one of a device. */
  readonly table?: string
  readonly secret: string
  readonly answers: readonly Answer[]
}

interface Sat {
  readonly kind: 'human' | 'bot'
  readonly name: string
  readonly level?: Level
  /** Which guest of the server it was. On a device all people are one: they share it. */
  readonly guest?: string
}

/** A code to seal a file with, from bytes that were drawn. */
export const codeFrom = (drawn: Uint8Array): string =>
  Array.from({ length: CODE_LETTERS }, (_, i) => `${i > 0 && i % 5 === 0 ? '-' : ''}${LETTERS[drawn[i]! % 32]}`).join(
    '',
  )
export const CODE_BYTES = CODE_LETTERS
/** What is easily mistaken for another letter is taken for it. */
const plainCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
export const keyOfCode = (code: string): Uint8Array => sha256(utf8ToBytes(`naust sealed table ${plainCode(code)}`))
/** By which a server knows whether it has the key of a file. */
const markOf = (key: Uint8Array): string => bytesToHex(sha256(key)).slice(0, 16)

const cipher = (key: Uint8Array, { nonce, about }: Pick<Sealed, 'nonce' | 'about'>) =>
  // The label cannot be exchanged either.
  xchacha20poly1305(key, hexToBytes(nonce), utf8ToBytes(JSON.stringify(about)))

export interface Sealing {
  readonly key: Uint8Array
  readonly by: Sealed['by']
  /** Drawn for this file: 24 bytes. */
  readonly nonce: Uint8Array
}
/** The match of a table as it stands, sealed. */
export function seal({ state, log }: Table, { key, by, nonce }: Sealing, at: number): Sealed {
  const { id, game, options, hints = true, chairs, match, status } = state
  if (status === 'over') throw new TableProblem('over')
  if (!match) throw new TableProblem('not-started')
  // Its answers no longer lead where it stands.
  if (state.apart) throw new TableProblem('other-rules')
  const inside: Inside = {
    game,
    version: match.version,
    edition: match.edition,
    options,
    hints,
    chairs: chairs.flatMap((chair): Sat[] => {
      if (chair.kind === 'open') return []
      const { kind, name } = chair
      if (chair.kind === 'bot') return [{ kind, name, level: chair.level }]
      return [by === 'server' ? { kind, name, guest: chair.guest } : { kind, name }]
    }),
    ...(by === 'server' && { table: id }),
    secret: match.rng.secret,
    answers: standing(log),
  }
  const about = {
    game,
    players: inside.chairs.map(({ name }) => name),
    cut: at,
    commitment: commitment(match.rng.secret),
  }
  const label = { about, nonce: bytesToHex(nonce.slice(0, NONCE_BYTES)) }
  const body = cipher(key, label).encrypt(utf8ToBytes(JSON.stringify(inside)))
  return { format: SEALED, by, mark: markOf(key), ...label, body: bytesToHex(body) }
}

function opened(sealed: Sealed, key: Uint8Array): Inside {
  if (sealed.mark !== markOf(key)) throw new TableProblem('wrong-seal')
  try {
    const inside = JSON.parse(new TextDecoder().decode(cipher(key, sealed).decrypt(hexToBytes(sealed.body)))) as Inside
    // Files of old do not tell which guests they were: there everybody is who they were called.
    const named = (sat: Sat): Sat => (sat.kind === 'human' ? { guest: sat.name, ...sat } : sat)
    return sealed.by === 'server' ? { ...inside, chairs: inside.chairs.map(named) } : inside
  } catch {
    throw new TableProblem('broken-seal')
  }
}

/** The table a file was taken along from, and how far it was then. */
export interface Origin {
  readonly table: string
  readonly answers: number
}
/** null: it was a table of a device. */
export function originOf(sealed: Sealed, key: Uint8Array): Origin | null {
  const { table, answers } = opened(sealed, key)
  return table === undefined ? null : { table, answers: answers.length }
}
/** Whether that table has come as far as the file. */
export const isAsFar = ({ log }: Table, { answers }: Origin): boolean => standing(log).length >= answers

/** Whose seats somebody has who brings a file: their own, else those of who had their name, else the first. */
function ownSeats(chairs: readonly Sat[], { id, name }: Person): readonly Sat[] {
  const people = chairs.filter(({ kind }) => kind === 'human')
  const me =
    people.find(({ guest }) => guest === id) ??
    people.find(each => each.name.toLowerCase() === name.toLowerCase()) ??
    people[0]
  return people.filter(({ guest }) => guest === me?.guest)
}
/** A bot plays on for whoever else sat there until they are back: nobody but they may see their cards. */
function leave(table: Table, seat: Seat, { name, guest }: Sat, at: number): Table {
  const chair = playedOn({ kind: 'human', name, guest: guest! }, levelFor(table.state.game, SUBSTITUTE))
  return after(table, { do: 'set', seat, chair }, at, withChair(table.state, seat, chair))
}
const SUBSTITUTE: Level = 'medium'

/**
 * The match of a file goes on at a new table: whoever brings it has the seats that were theirs, bots keep theirs. Every answer
 * is given again by the rules, so that nothing gets in that could not have been played; the table after each of them.
 */
export function* takingUp(sealed: Sealed, key: Uint8Array, host: Person, drawn: Drawn, at: number): Generator<Table> {
  const { game, version, edition, options, hints, chairs, secret, answers } = opened(sealed, key)
  if (gameById(game).version !== version) throw new TableProblem('other-rules')
  const seats = chairs.map(({ kind, name, level }) =>
    kind === 'bot' ? { kind: 'bot' as const, name, ...(level ? { level } : {}) } : { kind: 'me' as const, name },
  )
  const own = ownSeats(chairs, host)
  let table = lay({ game, options, hints, seats }, host, drawn, at)
  yield table
  for (const [seat, sat] of chairs.entries()) {
    if (sat.guest !== undefined && !own.includes(sat)) yield (table = leave(table, seat, sat, at))
  }
  try {
    yield (table = begun(table, secret, at, edition))
    for (const { seat, pick } of answers)
      yield (table = answer(table, { seat, seq: seqOf(table), pick, again: true }, at))
  } catch (error) {
    if (error instanceof TableProblem || error instanceof Fault) throw new TableProblem('other-rules')
    throw error
  }
}
/** The same at once. */
export function takeUp(...given: Parameters<typeof takingUp>): Table {
  let last: Table | undefined
  for (const table of takingUp(...given)) last = table
  return last!
}
