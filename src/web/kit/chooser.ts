// Choosing as a board holds it: what was touched since the question was asked, and what touching does.
import { useEffect, useState } from 'preact/hooks'
import { type Json, same } from '#engine'
import { advised } from './advice.ts'
import {
  addsUp,
  type Choosing,
  drop,
  exactly,
  type Focus,
  isLit,
  NOTHING,
  narrowed,
  type Piece,
  type Refused,
  touch,
  whyNot,
} from './choosing.ts'
import { useEscape } from './keys.ts'

/** What a piece on the board needs to know. */
export interface Touching<P extends Piece> {
  /** Touching it leads on. */
  isLit(piece: P): boolean
  /** It was touched, or belongs to my answer on its way. */
  isOn(piece: P): boolean
  touch(piece: P): void
}
/** Of moves M on pieces P, refused as F says. */
export interface Chooser<V, M, P extends Piece, F extends Refused<unknown>>
  extends Choosing<V, M, P, F['action']>,
    Touching<P> {
  readonly focus: Focus<P>
  /** The moves that go with what was touched. */
  readonly left: readonly M[]
  /** The one that is meant by exactly the dice or cards touched. */
  readonly exact: M | null
  readonly refusals: readonly F[]
  readonly sending: Json | null
  act(move: M): void
  drop(piece: P, onto: P): void
  narrow(focus: Focus<P>): void
  /** Lets go of all, as Escape does. */
  back(): void
  explain(because: F['because']): void
  /** The nearest reason against what these pieces could do. */
  whyNot(touched: Focus<P>, isMeant?: (action: F['action']) => boolean): F | null
}

interface Asked<V, M, P extends Piece, F extends Refused<unknown>> extends Choosing<V, M, P, F['action']> {
  /** The moment: what was touched at another one is forgotten. */
  readonly seq: number
  readonly refusals: readonly F[]
  /** My answer on its way: nothing leads on until it is there. */
  readonly sending: Json | null
  act(move: M): void
  explain(because: F['because']): void
  /** What a piece that leads nowhere does instead of saying why, if anything; `touched` are all that were, with it. */
  look?(piece: P, why: F | null, touched: Focus<P>): boolean
}

export function useChoosing<V, M, P extends Piece, F extends Refused<unknown>>(
  asked: Asked<V, M, P, F>,
): Chooser<V, M, P, F> {
  const { seq, refusals, sending, act, explain, look } = asked
  const [touched, set] = useState<{ readonly seq: number; readonly focus: Focus<P> }>({ seq, focus: NOTHING })
  const focus = touched.seq === seq ? touched.focus : NOTHING
  const narrow = (to: Focus<P>) => set({ seq, focus: to })
  const back = () => narrow(NOTHING)
  useEscape(() => {
    if (focus.length === 0) return false
    back()
  })
  const given = advised.value
  useEffect(() => showAdvised(asked, given), [given, seq])
  const why = (pieces: Focus<P>, isMeant?: (action: F['action']) => boolean) => whyNot(asked, refusals, pieces, isMeant)
  const refuse = (pieces: Focus<P>, piece: P) => {
    const refusal = why(pieces) ?? why([piece])
    if (look?.(piece, refusal, pieces)) return
    // Of parts that do not go together, nothing in general is true.
    explain((refusal ?? (addsUp(asked, piece) ? null : refusals[0]))?.because ?? [])
  }
  const sent = onItsWay(asked)
  const named = (piece: P): Piece => asked.ways.nameOf?.(piece, asked.view) ?? piece
  // Of pieces alike those that were touched are meant.
  const isSent = (name: Piece): boolean => sent.includes(name) && !focus.some(piece => named(piece) === name)
  return {
    ...asked,
    focus,
    left: narrowed(asked, focus),
    exact: exactly(asked, focus),
    narrow,
    back,
    isLit: piece => sending === null && isLit(asked, focus, piece),
    isOn: piece => focus.includes(piece) || (sent.length > 0 && isSent(named(piece))),
    touch(piece) {
      if (sending !== null) return
      const done = touch(asked, focus, piece)
      if (!done) refuse([...focus, piece], piece)
      else if ('pick' in done) act(done.pick)
      else narrow(done.focus)
    },
    drop(piece, onto) {
      const move = drop(asked, focus, piece, onto)
      if (move) act(move)
      else refuse([onto, piece], onto)
    },
    whyNot: why,
  }
}

/** The pieces of my answer on its way, by their names: they stay taken up until its outcome is here. Which dice, only touching says. */
function onItsWay<V, M, P extends Piece, F extends Refused<unknown>>(asked: Asked<V, M, P, F>): readonly Piece[] {
  const { sending, moves, ways, view, seat } = asked
  const move = sending === null ? undefined : moves.find(each => same(each, sending))
  return move === undefined ? NOTHING : ways.piecesOf(move, view, seat).filter(name => !ways.isPart?.(name))
}

/** Marks the pieces an advised move has to do with, wherever they lie on the board; of dice alike, as many as it takes. */
function showAdvised<V, M, P extends Piece>(asked: Choosing<V, M, P, unknown>, given: Json | null): void {
  const { ways, view, seat } = asked
  const move = given && asked.moves.find(each => same(each, given))
  const names = move ? [...ways.piecesOf(move, view, seat)] : []
  for (const element of document.querySelectorAll<HTMLElement>('[data-look]')) {
    const piece = element.dataset['look'] as P
    const at = names.indexOf(ways.nameOf?.(piece, view) ?? piece)
    element.toggleAttribute('data-advised', at >= 0)
    if (at >= 0 && addsUp(asked, piece)) names.splice(at, 1)
  }
}
