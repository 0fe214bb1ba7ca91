// A finished match from its first answer to its last: what is exported, replayed and verified.
import { commitment, digest, isSecret } from './chance.ts'
import { lay } from './edition.ts'
import { Fault } from './fault.ts'
import { Live } from './live.ts'
import { start } from './match.ts'
import { same } from './plain.ts'
import type { Answer, AnyGame, Match, OptionValue, Result } from './types.ts'

export const FORMAT = 'naust-match-1'
export interface Transcript {
  readonly format: typeof FORMAT
  readonly game: string
  readonly version: number
  readonly edition: string
  readonly seats: number
  readonly options: { readonly [name: string]: OptionValue }
  /** SHA-256 of the secret, published when the match started; the secret itself when it ended. */
  readonly commitment: string
  readonly secret: string
  readonly answers: readonly Answer[]
  readonly result: Result
  /** SHA-256 of all the above: tells an altered file at once. */
  readonly seal: string
}
const isRecord = (v: unknown): boolean => typeof v === 'object' && v !== null && !Array.isArray(v)
const isText = (v: unknown): boolean => typeof v === 'string'
const isAnswer = (v: unknown): boolean =>
  isRecord(v) &&
  Number.isInteger((v as Answer).seat) &&
  'pick' in (v as Answer) &&
  Object.keys(v as Answer).length === 2
/** Every field of a match file, in the order it is sealed, and whether a value may stand there. */
const SOUND: { readonly [K in keyof Transcript]: (value: unknown) => boolean } = {
  format: value => value === FORMAT,
  game: isText,
  version: Number.isInteger,
  edition: isText,
  seats: Number.isInteger,
  options: isRecord,
  commitment: isSecret,
  secret: isSecret,
  answers: value => Array.isArray(value) && value.every(isAnswer),
  result: Array.isArray,
  seal: isSecret,
}
const FIELDS = Object.keys(SOUND) as (keyof Transcript)[]

const sealOf = (t: Omit<Transcript, 'seal'>): string =>
  digest(JSON.stringify(FIELDS.map(key => (key === 'seal' ? FORMAT : t[key]))))

export function transcribe(game: AnyGame, match: Match, answers: readonly Answer[]): Transcript {
  const { id, version } = game
  const { edition, seats, options, rng } = match
  const live = replay(game, { edition, seats, options, secret: rng.secret, answers })
  if (!live.over) throw new Fault('unfinished', 'the match is not over yet')
  const body = {
    format: FORMAT,
    game: id,
    version,
    edition,
    seats,
    options,
    commitment: commitment(rng.secret),
  } as const
  const whole = { ...body, secret: rng.secret, answers, result: game.result(live.tabletop.g) }
  return { ...whole, seal: sealOf(whole) }
}

/** Plays the answers again from the start, with the present deck unless an edition is named; an answer that was not possible is named. */
export function replay(game: AnyGame, told: Replayed): Live<unknown> {
  const steps = replaying(game, told)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
/** What is needed of a match to play it again. */
export type Replayed = Pick<Transcript, 'seats' | 'options' | 'secret' | 'answers'> &
  Partial<Pick<Transcript, 'edition'>>
/** The same with a pause before every answer, for whoever has other things to do meanwhile. */
export function* replaying(game: AnyGame, told: Replayed): Generator<undefined, Live<unknown>, undefined> {
  const live = new Live<unknown>(game, start(game, told.seats, told.options, told.secret, told.edition))
  for (const [i, { seat, pick }] of told.answers.entries()) {
    yield
    try {
      live.answer(seat, pick)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      throw new Fault('altered', `answer ${i + 1} of ${told.answers.length}: ${error.message}`, { answer: i + 1 })
    }
  }
  return live
}

/** Checks a transcript from outside to the last die: the frame, the seal, the commitment, every answer and the result. */
export function verify(games: readonly AnyGame[], told: unknown): Transcript {
  const t = readTranscript(told)
  const game = games.find(({ id }) => id === t.game)
  if (!game) throw new Fault('unknown-game', `there is no game «${t.game}» here`, { game: t.game })
  if (t.version !== game.version) {
    throw new Fault('wrong-version', `played by version ${t.version} of ${t.game}; here is ${game.version}`)
  }
  lay(game, t.edition)
  if (commitment(t.secret) !== t.commitment) {
    throw new Fault('wrong-secret', 'the secret is not the one that was promised when the match started')
  }
  const live = replay(game, t)
  if (!live.over) throw new Fault('unfinished', 'the answers end before the match does')
  if (!same(game.result(live.tabletop.g), t.result))
    throw new Fault('wrong-result', 'the answers lead to another result')
  if (sealOf(t) !== t.seal) throw new Fault('altered', 'the file was altered after it was written')
  return t
}
function readTranscript(told: unknown): Transcript {
  if (!isRecord(told)) throw new Fault('malformed', 'this is not a match file')
  const t = told as Transcript
  const stray = Object.keys(t).find(key => !Object.hasOwn(SOUND, key))
  if (stray !== undefined) throw new Fault('malformed', `a match file has no field «${stray}»`, { field: stray })
  const bad = FIELDS.find(field => !SOUND[field](t[field]))
  if (bad) throw new Fault('malformed', `the field «${bad}» of the match file cannot be read`, { field: bad })
  return t
}
