// Choosing on the board of Shipwrights: an answer is an option, options mention pieces, and touching pieces narrows the
// options until one is left. Pure.
import type { Question, Refusal, Seat } from '#engine'
import {
  type Crew,
  craftsmanOf,
  type FinishMove,
  type G,
  type GiveMove,
  type Good,
  isVillager,
  type Move,
  type Space,
  type Stock,
  shipOf,
} from '#games/shipwrights'

/** Whatever can be touched: a card, a lot of the market, a space of the village board, a player. */
export type Piece = `card:${number}` | `market:${Good}` | `space:${Space}` | `seat:${Seat}`
/** What was touched so far. */
export type Focus = readonly Piece[]
export const NOTHING: Focus = []
/** Touching something answers the question, or narrows it. */
export type Touch = { readonly pick: Move } | { readonly focus: Focus }

export const movesOf = (question: Question | undefined): readonly Move[] =>
  (question?.options ?? []) as unknown as readonly Move[]
export const cardPiece = (card: number): Piece => `card:${card}`

/** Whose board a card lies on. */
export const ownerOf = ({ players }: G, card: number): Seat =>
  players.findIndex(({ yard, crew, tool }) => [yard, crew, tool].some(zone => zone.cards.includes(card)))

/** The pieces a move has to do with; the first is the one it starts from. */
export function piecesOf(move: Move, g: G, seat: Seat): readonly Piece[] {
  const toolOf = (owner: Seat): readonly Piece[] => (g.players[owner]?.tool.cards ?? []).map(cardPiece)
  // A refusal names a ship without a crew.
  const shipPieces = ({ ship, tool, crew }: Pick<FinishMove, 'ship' | 'tool'> & { crew?: Crew }): readonly Piece[] => [
    cardPiece(ship),
    ...(tool ? toolOf(seat) : []),
    ...(crew ?? []).map(cardPiece),
  ]
  switch (move.do) {
    case 'buy':
      return [`market:${move.good}`, ...(move.cart ? toolOf(seat) : [])]
    case 'equip':
    case 'recruit':
    case 'start':
    case 'build':
    case 'discard':
      return [cardPiece(move.card)]
    case 'call': {
      const { card, at } = move
      const target = at === undefined ? (move.seat ?? -1) : ownerOf(g, at)
      return [
        cardPiece(card),
        ...(at === undefined ? [] : [cardPiece(at)]),
        ...(target < 0 || target === seat ? [] : ([`seat:${target}`] as const)),
        ...(isVillager(card, 'berserker') ? toolOf(target) : []),
      ]
    }
    case 'visit': {
      const space = `space:${move.space}` as const
      if (move.space === 'cartographer') return [space, ...shipPieces(move)]
      if (move.space !== 'shield_maiden') return [space]
      return [space, cardPiece('shield' in move ? move.shield : move.remove)]
    }
    case 'finish':
      return shipPieces(move)
    case 'abandon':
      return [cardPiece(move.ship)]
    case 'drop':
      return toolOf(seat)
    case 'take':
      return [cardPiece(g.players[seat]!.pack.cards[move.at]!)]
    case 'give':
      return move.cards.map(cardPiece)
    default:
      return []
  }
}

/** Moves that are always there and seldom wanted: nothing lights up for them alone. */
const isMinor = ({ do: what }: Move): boolean => what === 'discard' || what === 'drop' || what === 'abandon'

/** The open moves, as one player sees them. */
export interface Choosing {
  readonly g: G
  readonly seat: Seat
  readonly moves: readonly Move[]
}
const pieces = ({ g, seat }: Choosing, move: Move): readonly Piece[] => piecesOf(move, g, seat)

/** The moves still possible after what was touched. */
export const narrowed = (at: Choosing, focus: Focus): readonly Move[] =>
  focus.length === 0
    ? at.moves
    : at.moves.filter(move => {
        const mentioned = pieces(at, move)
        return focus.every(piece => mentioned.includes(piece))
      })

/** For a list: the plain way before the others, what harms oneself later, and what is seldom wanted last. */
export function ranked(at: Choosing, moves: readonly Move[]): readonly Move[] {
  const rank = (move: Move): number => {
    if (isMinor(move)) return 3
    if (move.do === 'visit' && 'remove' in move) return 2
    // A ship is finished with its own craftsmen, if they are there.
    if (move.do === 'visit' && move.space === 'cartographer') return 1
    return move.do === 'call' && move.at !== undefined && ownerOf(at.g, move.at) === at.seat ? 1 : 0
  }
  return moves.toSorted((a, b) => rank(a) - rank(b))
}

/** At first what a turn can start from lights up, then what the touched pieces go with. */
export function isLit(at: Choosing, focus: Focus, piece: Piece): boolean {
  if (focus.length === 0) return at.moves.some(move => !isMinor(move) && pieces(at, move)[0] === piece)
  return focus.includes(piece) || narrowed(at, focus).some(move => pieces(at, move).includes(piece))
}
/** Whether touching it leads anywhere, lit or not. */
export const canTouch = (at: Choosing, piece: Piece): boolean => at.moves.some(move => pieces(at, move).includes(piece))

/**
 * What a touch does. The first shows what can be done, the second decides; only the market sells at once. A touched
 * piece that is touched again is let go, and one that does not go with the others begins anew.
 */
export function touch(at: Choosing, focus: Focus, piece: Piece): Touch | null {
  if (focus.includes(piece)) return { focus: focus.filter(other => other !== piece) }
  const both = [...focus, piece]
  const left = narrowed(at, both)
  if (left.length === 0) return canTouch(at, piece) ? { focus: [piece] } : null
  const [only] = left
  if (left.length === 1 && (focus.length > 0 || only!.do === 'buy')) return { pick: only! }
  return { focus: both }
}

/** Of several cards to give, the answer that is exactly the cards touched. */
export const exactGift = (moves: readonly Move[], focus: Focus): GiveMove | null =>
  (moves.find(
    move =>
      move.do === 'give' &&
      move.cards.length === focus.length &&
      move.cards.every(card => focus.includes(cardPiece(card))),
  ) as GiveMove | undefined) ?? null
/** Touching a card that may be given: added or taken back, as long as some answer has them all. */
export function touchGift(moves: readonly Move[], focus: Focus, card: number): Focus {
  const piece = cardPiece(card)
  if (focus.includes(piece)) return focus.filter(other => other !== piece)
  const both = [...focus, piece]
  return exactGift(moves, both) ? both : focus
}

/** What an answer gives back of each resource. */
export const returned = (move: Move): Stock => (move.do === 'return' ? move.goods : [0, 0, 0])
/** Of all that could be given back, what leaves a little of everything. */
export function evenReturn(moves: readonly Move[], mill: readonly number[]): Stock {
  const unevenness = (goods: Stock): number => goods.reduce((sum, n, i) => sum + (mill[i]! - n) ** 2, 0)
  return moves.map(returned).toSorted((a, b) => unevenness(a) - unevenness(b))[0]!
}

/** The places of a ship's crew where somebody of another craft could stand in, by the Cartographer's leave. */
export function standIns(moves: readonly Move[], ship: number): ReadonlySet<number> {
  const places = new Set<number>()
  for (const move of moves) {
    if (move.do !== 'visit' || move.space !== 'cartographer' || move.ship !== ship) continue
    const { crafts } = shipOf(ship)
    for (const [place, card] of move.crew.entries()) if (craftsmanOf(card).craft !== crafts[place]) places.add(place)
  }
  return places
}

/** Why pieces cannot be used together: of the refusals about them the nearest one, which lacks least. */
export function whyNot(
  refusals: readonly Refusal[],
  { g, seat }: Choosing,
  touched: Focus,
  what?: Move['do'],
): Refusal | null {
  let nearest: Refusal | null = null
  let distance = Number.POSITIVE_INFINITY
  for (const refusal of refusals) {
    // A refusal may name an action in general, a space without what it is for: its first piece is known even so.
    const refused = refusal.action as unknown as Move
    const mentioned = piecesOf(refused, g, seat)
    if ((what ?? refused.do) !== refused.do || !touched.every(piece => mentioned.includes(piece))) continue
    const far = refusal.because.length + (mentioned[0] === touched[0] ? 0 : 100)
    if (far >= distance) continue
    nearest = refusal
    distance = far
  }
  return nearest
}
