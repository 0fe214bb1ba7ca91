// A handful of dice as one number: how many show each face, four bits a face. Order does not matter to any rule.
export type Face = 1 | 2 | 3 | 4 | 5 | 6
export type Hand = number
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]
export const DICE = 5

const GUARD = 0x888888
const one = (face: number): Hand => 1 << (4 * (face - 1))

export function handOf(faces: readonly number[]): Hand {
  let hand = 0
  for (let i = 0; i < faces.length; i++) hand += one(faces[i]!)
  return hand
}
/** The faces of a hand, highest first. */
export function facesOf(hand: Hand): Face[] {
  const faces: Face[] = []
  for (let i = FACES.length - 1; i >= 0; i--) {
    for (let dice = (hand >> (4 * i)) & 7; dice > 0; dice--) faces.push(FACES[i]!)
  }
  return faces
}
/** Whether every die of one hand is also in the other. */
export const within = (part: Hand, whole: Hand): boolean => (((whole | GUARD) - part) & GUARD) === GUARD
export const rollFace = (table: { roll(n: number): number }): Face => FACES[table.roll(6)]!

const parts = new Map<Hand, readonly Hand[]>([[0, [0]]])
/** Every hand that can be picked out of a hand, the empty one first. */
export function partsOf(hand: Hand): readonly Hand[] {
  let found = parts.get(hand)
  if (!found) {
    const die = one(facesOf(hand)[0]!)
    const rest = partsOf(hand - die)
    found = [...new Set([...rest, ...rest.map(part => part + die)])]
    parts.set(hand, found)
  }
  return found
}
