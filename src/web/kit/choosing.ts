// Choosing on a board, the same in every game: an answer is an option, options mention pieces, and touching pieces narrows
// the options until one is left. Pure. What a gesture means:
// - The first touch of a piece shows what can be done with it, and the second piece decides if it leaves one option.
//   Only an option the game calls plain is decided by the first touch, if it is the only one.
// - Touching what was touched lets it go; a piece that does not go with those touched begins anew; Escape lets go of all.
// - Pieces that are given together (dice, cards of a gift) add up and decide nothing: the option with exactly these is
//   offered, and touching its place, or dropping them there, decides. What does not go with them is refused.
// - An action, chosen by its button, narrows like a piece but is none: the first piece after it still shows.
// - What leads nowhere says why not.
import type { Seat } from '#engine'

/** Whatever can be touched, by its kind and which one: `card:12`, `die:3`, `market:oak`, `seat:1`, `action:attack`. */
export type Piece = `${string}:${string | number}`
export const cardPiece = (card: number) => `card:${card}` as const
/** The number of a card that was touched; null: it is something else. */
export const cardIn = (piece: Piece): number | null =>
  piece.startsWith('card:') ? Number(piece.slice('card:'.length)) : null
/** What was touched so far. */
export type Focus<P extends Piece = Piece> = readonly P[]
export const NOTHING: Focus<never> = []
/** Touching something answers the question, or narrows it. */
export type Touch<M, P extends Piece> = { readonly pick: M } | { readonly focus: Focus<P> }

/** How the moves of a game have to do with its pieces. */
export interface Ways<V, M, P extends Piece, A = M> {
  /** The pieces a move has to do with, each by its name; the first is the one it starts from. */
  piecesOf(move: M | A, view: V, seat: Seat): readonly Piece[]
  /** The name moves know a piece by, if not its own: dice go by their faces, and two of a face are two pieces. */
  nameOf?(piece: P, view: V): Piece
  /** Always there and seldom wanted: nothing lights up for it alone. */
  isMinor?(move: M): boolean
  /** Decided by the first touch, if that leaves nothing else. */
  isPlain?(move: M): boolean
  /** A piece, by its name, that is given together with others. */
  isPart?(name: Piece): boolean
  /** A move that is meant when exactly its parts were touched. */
  isExact?(move: M): boolean
  /** Whether at first every piece of a move lights up, not only the one it starts from. */
  readonly lightsAll?: boolean
}
/** The open moves, as one player sees them. */
export interface Choosing<V, M, P extends Piece, A = M> {
  readonly ways: Ways<V, M, P, A>
  readonly view: V
  readonly seat: Seat
  readonly moves: readonly M[]
}
// oxlint-disable-next-line typescript/no-explicit-any -- the view and what is refused matter only to the game's own ways
type At<M, P extends Piece> = Choosing<any, M, P, any>

const named = <P extends Piece>({ ways, view }: At<unknown, P>, piece: P): Piece => ways.nameOf?.(piece, view) ?? piece
const mentioned = <M>({ ways, view, seat }: At<M, never>, move: M): readonly Piece[] => ways.piecesOf(move, view, seat)
const isPart = ({ ways }: At<unknown, never>, name: Piece): boolean => ways.isPart?.(name) ?? false
/** Whether a piece is given together with others. */
export const addsUp = <P extends Piece>(at: At<unknown, P>, piece: P): boolean => isPart(at, named(at, piece))
const isAction = (piece: Piece): boolean => piece.startsWith('action:')

/** Whether all of these are among those, each as often. */
function among(some: readonly Piece[], all: readonly Piece[]): boolean {
  const left = [...all]
  return some.every(piece => {
    const at = left.indexOf(piece)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The moves still possible after what was touched. */
export function narrowed<M, P extends Piece>(at: At<M, P>, focus: Focus<P>): readonly M[] {
  if (focus.length === 0) return at.moves
  const touched = focus.map(piece => named(at, piece))
  return at.moves.filter(move => among(touched, mentioned(at, move)))
}

/** At first what a turn can start from lights up, then what the touched pieces go with. */
export function isLit<M, P extends Piece>(at: At<M, P>, focus: Focus<P>, piece: P): boolean {
  if (focus.length > 0) return focus.includes(piece) || narrowed(at, [...focus, piece]).length > 0
  const name = named(at, piece)
  const anywhere = at.ways.lightsAll || isPart(at, name)
  return at.moves.some(move => {
    if (at.ways.isMinor?.(move)) return false
    const pieces = mentioned(at, move)
    return anywhere ? pieces.includes(name) : pieces[0] === name
  })
}

/** Of what was touched, the pieces that are given together. */
const partsOf = <P extends Piece>(at: At<unknown, P>, focus: Focus<P>): Focus<P> =>
  focus.filter(piece => addsUp(at, piece))

/** The one move that is meant by exactly the parts touched. */
export function exactly<M, P extends Piece>(at: At<M, P>, focus: Focus<P>): M | null {
  const given = partsOf(at, focus).length
  if (given === 0) return null
  const [only, other] = narrowed(at, focus).filter(
    move => at.ways.isExact?.(move) && mentioned(at, move).filter(name => isPart(at, name)).length === given,
  )
  return other === undefined ? (only ?? null) : null
}

/** What a touch does; null: it leads nowhere. */
export function touch<M, P extends Piece>(at: At<M, P>, focus: Focus<P>, piece: P): Touch<M, P> | null {
  if (focus.includes(piece)) return { focus: focus.filter(other => other !== piece) }
  const both = [...focus, piece]
  const left = narrowed(at, both)
  if (addsUp(at, piece)) return left.length > 0 ? { focus: both } : null
  // Parts stay as they were touched, whatever they are to go with.
  const kept = left.length > 0 ? both : [...partsOf(at, focus), piece]
  const exact = exactly(at, kept)
  if (exact) return { pick: exact }
  if (left.length === 0) return narrowed(at, kept).length > 0 ? { focus: kept } : null
  const decides = focus.some(other => !isAction(other) && !addsUp(at, other))
  return left.length === 1 && (decides || at.ways.isPlain?.(left[0]!)) ? { pick: left[0]! } : { focus: both }
}

/** What is dropped goes with all the parts touched: the move that is exactly that, if there is one. */
export const drop = <M, P extends Piece>(at: At<M, P>, focus: Focus<P>, piece: P, onto: P): M | null =>
  exactly(at, [...new Set([...partsOf(at, focus), piece, onto])])

/** An action that is refused, and why. */
export interface Refused<A> {
  readonly action: A
  readonly because: readonly unknown[]
}
/** Why pieces cannot be used together: of the refusals about them the nearest one, which lacks least. */
export function whyNot<V, M, P extends Piece, F extends Refused<unknown>>(
  { ways, view, seat }: Choosing<V, M, P, F['action']>,
  refusals: readonly F[],
  touched: Focus<P>,
  isMeant: (action: F['action']) => boolean = () => true,
): F | null {
  const names = touched.map(piece => ways.nameOf?.(piece, view) ?? piece)
  let nearest: F | null = null
  let distance = Number.POSITIVE_INFINITY
  for (const refusal of refusals) {
    // A refusal may name an action in general, a space without what it is for: its first piece is known even so.
    const pieces = ways.piecesOf(refusal.action, view, seat)
    if (!isMeant(refusal.action) || !among(names, pieces)) continue
    const far = refusal.because.length + (pieces[0] === names[0] ? 0 : 100)
    if (far >= distance) continue
    nearest = refusal
    distance = far
  }
  return nearest
}
