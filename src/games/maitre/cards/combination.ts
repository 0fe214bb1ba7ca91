// Combinations of dice: their notation, the hands that complete them, and which dice may be placed on the way.
import { Fault } from '#engine'
import { DICE, FACES, type Hand, handOf, partsOf, within } from '../hand.ts'

export type Combination = {
  readonly notation: string
  /** How many dice it takes. */
  readonly size: number
  /** Every hand that completes it. */
  readonly goals: readonly Hand[]
}

const bad = (notation: string, why: string): Fault =>
  new Fault('bad-deck', `the combination «${notation}» ${why}`, { combination: notation })

/**
 * Reads the notation of the cards: faces (`6 5`), at least (`5+`), equal and different letters (`AAABB`), `run N`.
 * The parts of a mixed one are separated by spaces.
 */
export function parseCombination(notation: string): Combination {
  const words = notation
    .trim()
    .replace(/run\s+/g, 'run')
    .split(/\s+/)
  const lettered = words.filter(word => /^[A-Z]+$/.test(word)).join('')
  const letters = [...new Set(lettered)]
  let hands: number[][] = [[]]
  const extend = (choices: readonly (readonly number[])[]) => {
    hands = hands.flatMap(hand => choices.map(choice => [...hand, ...choice]))
  }
  for (const word of words) {
    if (/^[1-6]$/.test(word)) extend([[Number(word)]])
    else if (/^[1-6]\+$/.test(word)) extend(FACES.filter(f => f >= Number(word[0])).map(f => [f]))
    else if (/^run[1-9]$/.test(word)) extend(runs(Number(word.slice(3))))
    else if (!/^[A-Z]+$/.test(word)) throw bad(notation, `has a part that means nothing: «${word}»`)
  }
  extend(distinctFaces(letters.length).map(faces => [...lettered].map(l => faces[letters.indexOf(l)]!)))
  const size = hands[0]?.length ?? 0
  if (hands.length === 0 || size > DICE) throw bad(notation, 'can never be rolled with five dice')
  return { notation, size, goals: [...new Set(hands.map(handOf))] }
}
const runs = (length: number): number[][] =>
  FACES.filter(first => first + length - 1 <= 6).map(first => Array.from({ length }, (_, i) => first + i))
const distinctFaces = (count: number): number[][] =>
  count === 0 ? [[]] : distinctFaces(count - 1).flatMap(fs => FACES.filter(f => !fs.includes(f)).map(f => [...fs, f]))

/** Whether dice may be placed together: with the dice already placed they can still become the combination. */
export function fits({ goals }: Combination, placed: Hand, dice: Hand): boolean {
  for (let i = 0; i < goals.length; i++) if (within(placed + dice, goals[i]!)) return dice !== 0
  return false
}
/** What may be placed of the dice just rolled. */
export const placements = (combination: Combination, placed: Hand, rolled: Hand): readonly Hand[] =>
  partsOf(rolled).filter(part => fits(combination, placed, part))
