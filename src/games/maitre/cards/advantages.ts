// The advantages of the goods, one record each: what it does to dice. How it may be used and what it adds to the odds follow from it.
import { FACES, type Face, facesOf, type Hand, partsOf } from '../hand.ts'

type Effect =
  /** One die of the roll is turned to one of these faces. */
  | { readonly help: 'turned'; readonly to: (face: Face) => readonly Face[] }
  /** Some dice of the roll, or all of it, are rolled again. */
  | { readonly help: 'rolled'; readonly dice: 'some' | 'all' }
  /** A die set aside comes back for the next roll. */
  | { readonly help: 'back' }
export type Help = Effect['help']

/** What would change nothing, or is on no die, is left out. */
const turned = (to: (face: Face) => readonly number[]): Effect => ({
  help: 'turned',
  to: face => to(face).filter((other): other is Face => other !== face && FACES.includes(other as Face)),
})
const EFFECTS = {
  flip: turned(face => [7 - face]),
  nudge: turned(face => [face + 1, face - 1]),
  reroll: { help: 'rolled', dice: 'some' },
  recall: { help: 'back' },
  again: { help: 'rolled', dice: 'all' },
  six: turned(() => [6]),
  any: turned(() => [6, 5, 4, 3, 2, 1]),
} as const satisfies { readonly [advantage: string]: Effect }

export type Advantage = keyof typeof EFFECTS
export const ADVANTAGES = Object.keys(EFFECTS) as readonly Advantage[]
export const effectOf = (advantage: Advantage): Effect => EFFECTS[advantage]

type Way = readonly [dice: readonly Face[], to: readonly Face[]]
/** Every way to use an advantage on the dice just rolled. */
export function ways(advantage: Advantage, rolled: Hand): readonly Way[] {
  const effect = effectOf(advantage)
  switch (effect.help) {
    case 'turned':
      return [...new Set(facesOf(rolled))].flatMap(face => effect.to(face).map((to): Way => [[face], [to]]))
    case 'rolled':
      return effect.dice === 'all'
        ? [[facesOf(rolled), []]]
        : partsOf(rolled).flatMap((part): Way[] => (part === 0 ? [] : [[facesOf(part), []]]))
    case 'back':
      return [[[], []]]
  }
}
