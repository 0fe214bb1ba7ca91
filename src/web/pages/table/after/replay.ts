// A finished match seen again from its start: every step as a seat saw it, with the decision that led to it.

import type { AnyGame, Json } from '#engine'
import { Live, notesFor, type Seat, start, type Transcript, view } from '#engine'
import { gameById } from '#games'
import type { LogNote, Sight } from '#tables'

/** An answer somebody gave. */
export interface Decision {
  readonly seat: Seat
  readonly pick: Json
  /** What this seat saw when it was asked. */
  readonly view: Json
  /** Whether there was anything to choose. */
  readonly free: boolean
  /** Whether others were asked at the same time. */
  readonly together: boolean
  /** What it led to before another turn or round began. */
  readonly told: readonly LogNote[]
}
export interface ReplayStep {
  readonly sight: Sight
  readonly told: readonly LogNote[]
  /** How many of these happened before the turn or day that the step led to. */
  readonly earlier: number
  /** The turn or round under way, counted from the start of the match. */
  readonly chapter: number
  /** What led here; null at the start. */
  readonly decision: Decision | null
}

/** Where in the record a chapter began, and in which round of the match. */
interface Begun {
  readonly entries: number
  readonly round: number
}
/** The game, and the chapters it has begun. */
function marked(game: AnyGame): { readonly game: AnyGame; readonly begun: Begun[] } {
  const begun: Begun[] = []
  const chapters = Object.fromEntries(
    Object.entries(game.chapters).map(([name, chapter]): [string, typeof chapter] => [
      name,
      (t, args) => {
        begun.push({ entries: t.entries.length, round: game.rounds(t.g) })
        return chapter(t, args)
      },
    ]),
  )
  return { game: { ...game, chapters }, begun }
}

/** Plays a transcript again; answers one sight a step, the last being the end. */
export function stepsOf(transcript: Transcript, end: Sight): ReplayStep[] {
  const { game, begun } = marked(gameById(transcript.game))
  const { seats, options, secret, edition } = transcript
  const live = new Live<unknown>(game, start(game, seats, options, secret, edition))
  const { seat: viewer } = end
  let known = 0
  const toldOf = (seq: number, until: number): LogNote[] =>
    notesFor(live.tabletop.entries.slice(known, until), viewer).map(note => ({ seq, at: 0, note }))
  const step = (seq: number, decision: Decision | null, turned: number): ReplayStep => {
    const told = toldOf(seq, live.tabletop.entries.length)
    const earlier = Math.max(0, turned - known)
    known = live.tabletop.entries.length
    const waiting = live.open().map(question => question.seat)
    return {
      told,
      earlier,
      chapter: begun.length,
      decision,
      sight: {
        ...end,
        seq,
        table: { ...end.table, waiting, status: live.over ? 'over' : 'playing' },
        view: view(live.tabletop.g, viewer) as Json,
        questions: [],
        refusals: [],
        undo: { needs: 'answer' },
      },
    }
  }
  const steps = [step(1, null, 0)]
  for (const [i, { seat, pick }] of transcript.answers.entries()) {
    const before = {
      seat,
      pick,
      view: view(live.tabletop.g, seat) as Json,
      free: live.open(seat)[0]!.options.length > 1,
      together: live.ask.questions.length > 1,
    }
    const [chapters, round] = [begun.length, game.rounds(live.tabletop.g)]
    live.answer(seat, pick)
    const since = begun.slice(chapters)
    const told = toldOf(i + 2, since[0]?.entries ?? live.tabletop.entries.length)
    // The chapter that begins in one round and ends in the next is where the next one dawns.
    const turned =
      game.rounds(live.tabletop.g) === round ? 0 : (since.findLast(each => each.round === round)?.entries ?? 0)
    steps.push(step(i + 2, { ...before, told }, turned))
  }
  return steps
}

/** Where the turn of a position began, or the one before if it is the beginning. */
export function turnBefore(steps: readonly ReplayStep[], at: number): number {
  const begins = beginnings(steps)
  return begins.findLast(begin => begin < at) ?? 0
}
/** Where the next turn begins, or the end. */
export const turnAfter = (steps: readonly ReplayStep[], at: number): number =>
  beginnings(steps).find(begin => begin > at) ?? steps.length - 1

const beginnings = (steps: readonly ReplayStep[]): readonly number[] =>
  steps.flatMap(({ chapter }, i) => (chapter === steps[i - 1]?.chapter ? [] : [i]))
