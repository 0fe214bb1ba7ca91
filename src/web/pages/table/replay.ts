// A finished match seen again from its start: every step as a seat saw it.

import type { Json } from '#engine'
import { Live, notesFor, type Seat, start, type Transcript, view } from '#engine'
import { gameById } from '#games'
import type { LogNote, Sight } from '#tables'

export interface ReplayStep {
  readonly sight: Sight
  readonly told: readonly LogNote[]
}

/** Plays a transcript again; answers one sight a step, the last being the end. */
export function stepsOf(transcript: Transcript, end: Sight): ReplayStep[] {
  const game = gameById(transcript.game)
  const live = new Live<unknown>(game, start(game, transcript.seats, transcript.options, transcript.secret))
  let told = 0
  const step = (seq: number, waiting: readonly Seat[]): ReplayStep => {
    const entries = live.tabletop.entries.slice(told)
    told = live.tabletop.entries.length
    const seat = end.seat
    return {
      told: notesFor(entries, seat).map(note => ({ seq, at: 0, note })),
      sight: {
        ...end,
        seq,
        table: { ...end.table, waiting, status: live.over ? 'over' : 'playing' },
        view: view(live.tabletop.g, seat) as Json,
        questions: [],
        refusals: [],
        undo: { needs: 'answer' },
      },
    }
  }
  const waiting = () => live.open().map(question => question.seat)
  const steps = [step(1, waiting())]
  for (const [i, { seat, pick }] of transcript.answers.entries()) {
    live.answer(seat, pick)
    steps.push(step(i + 2, waiting()))
  }
  return steps
}
