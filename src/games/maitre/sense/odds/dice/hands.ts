// All hands of up to five dice, numbered: their chances, and where each advantage may lead from them.
import { ADVANTAGES, type Advantage, effectOf, ways } from '../../../cards/advantages.ts'
import { DICE, FACES, facesOf, type Hand, handOf } from '../../../hand.ts'

/** A hand by its number: hands of fewer dice come first. */
export type HandId = number
export const hands: readonly Hand[] = [0, 1, 2, 3, 4, 5].flatMap(n => handsOf(n))
const ids = new Map(hands.map((hand, id) => [hand, id]))
export const idOf = (hand: Hand): HandId => ids.get(hand)!
export const sizeOf = (hand: Hand): number => facesOf(hand).length

function handsOf(count: number, highest = 6): Hand[] {
  if (count === 0) return [0]
  return FACES.filter(f => f <= highest).flatMap(f => handsOf(count - 1, f).map(rest => rest + handOf([f])))
}

/** The numbers of the hands of n dice: from first[n] up to, not including, first[n + 1]. */
export const first: readonly HandId[] = Array.from(
  { length: DICE + 2 },
  (_, n) => hands.filter(hand => sizeOf(hand) < n).length,
)
/** The hand with one die more, by face. */
const withDie: readonly (readonly HandId[])[] = hands.map(hand =>
  sizeOf(hand) === DICE ? [] : FACES.map(face => idOf(hand + handOf([face]))),
)
/** The hands with one die less, whichever it is. */
const withoutDie: readonly (readonly HandId[])[] = hands.map(hand =>
  [...new Set(facesOf(hand))].map(face => idOf(hand - handOf([face]))),
)
/** The chance to roll a hand with as many dice as it has. */
export const chances: Float64Array = Float64Array.from(hands, hand => {
  const faces = facesOf(hand)
  const orders = FACES.reduce((n, face) => n / factorial(faces.filter(f => f === face).length), factorial(faces.length))
  return orders / 6 ** faces.length
})
function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

/** How an advantage changes a hand before dice are placed: to one of a few others, by a die of any face, by a roll; null: not at all. */
type Change = readonly (readonly HandId[])[] | 'any die' | 'some again' | 'all again' | null
const changes = new Map<Advantage, Change>(ADVANTAGES.map(advantage => [advantage, changeBy(advantage)]))
function changeBy(advantage: Advantage): Change {
  const effect = effectOf(advantage)
  if (effect.help === 'back') return null
  if (effect.help === 'rolled') return effect.dice === 'all' ? 'all again' : 'some again'
  if (FACES.every(face => effect.to(face).length === FACES.length - 1)) return 'any die'
  return hands.map(hand => ways(advantage, hand).map(([from, to]) => idOf(hand - handOf(from) + handOf(to))))
}

/** What every hand of n dice is worth when one advantage may be used on it and leads to hands of the values given. */
export function improved(advantage: Advantage, n: number, values: Float64Array, best: Float64Array): void {
  const from = first[n]!
  const to = first[n + 1]!
  const change = changes.get(advantage)!
  if (change === null) return
  if (change === 'any die') {
    const worth = anyDieWorth(n, values)
    for (let id = from; id < to; id++) for (const rest of withoutDie[id]!) raise(best, id - from, worth[rest]!)
  } else if (change === 'all again') {
    const worth = keepWorth(n, values)[0]!
    for (let i = 0; i < best.length; i++) raise(best, i, worth)
  } else if (change === 'some again') {
    const worth = keepWorth(n, values)
    // What is best to keep of a hand: all of it, or what is best of it with one die less.
    for (let id = 1; id < from; id++) for (const rest of withoutDie[id]!) raise(worth, id, worth[rest]!)
    for (let id = from; id < to; id++) for (const rest of withoutDie[id]!) raise(best, id - from, worth[rest]!)
  } else {
    for (let id = from; id < to; id++) for (const next of change[id]!) raise(best, id - from, values[next - from]!)
  }
}
function raise(best: Float64Array, at: number, value: number): void {
  if (value > best[at]!) best[at] = value
}
/** What a hand of n - 1 dice is worth when a die of any face is put to it. */
function anyDieWorth(n: number, values: Float64Array): Float64Array {
  const from = first[n]!
  const worth = new Float64Array(from)
  for (let id = first[n - 1]!; id < from; id++) for (const next of withDie[id]!) raise(worth, id, values[next - from]!)
  return worth
}
/** What it is worth to keep some dice and roll the others, n in all, by the number of the hand kept. */
export function keepWorth(n: number, values: Float64Array): Float64Array {
  const from = first[n]!
  const worth = new Float64Array(first[n + 1]!)
  worth.set(values, from)
  for (let id = from - 1; id >= 0; id--) {
    let sum = 0
    for (const next of withDie[id]!) sum += worth[next]!
    worth[id] = sum / 6
  }
  return worth
}

/** Advantages as the bits of a number. */
export const maskOf = (goods: readonly Advantage[]): number =>
  goods.reduce((mask, a) => mask | (1 << ADVANTAGES.indexOf(a)), 0)
/** Advantages that bring a die back. */
export const RECALL = maskOf(ADVANTAGES.filter(advantage => effectOf(advantage).help === 'back'))
