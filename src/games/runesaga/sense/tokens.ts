// What bots learn of the stones: which lie open, and how near oneself and the nearest of the others is to each. What an option
// is about, the tale says; here is learned how much the stones change about it.
import type { Question, Seat } from '#engine'
import { counted, type Reading, remark } from '#games/kit/sense'
import { stoneOf } from '../cards/deck.ts'
import { type Stone, TALES } from '../cards/kinds.ts'
import { haveOf, isSaga, type View } from '../state.ts'
import { SENSES } from './tales.ts'

/** Quarters of what a stone asks. */
const QUARTERS = 4
interface Tokens {
  readonly open: number
  readonly mine: (quarters: number) => number
  readonly theirs: (quarters: number) => number
}
/** By what stones ask for, so that another deck means the same by it. */
const known = new Map<string, Tokens>()
function tokensOf({ tale, goal }: Stone): Tokens {
  const name = `${tale} ${goal}`
  let tokens = known.get(name)
  if (!tokens) {
    tokens = {
      open: remark(`a stone for ${name}`),
      mine: counted(`mine for ${name}`, 0, QUARTERS),
      theirs: counted(`theirs for ${name}`, 0, QUARTERS),
    }
    known.set(name, tokens)
  }
  return tokens
}
const ALONE = TALES.map(tale => remark(`${tale} alone`))
const TOLD = [0, 1, 2].map(told => remark(`${told} tales told`))
const quarters = (have: number, want: number): number => Math.min(QUARTERS, Math.floor((QUARTERS * have) / want))

/** The stones that lie open come first: a newcomer notices those. */
function sees(g: View, seat: Seat): number[] {
  const { cards } = g.row
  const tokens = cards.map(card => tokensOf(stoneOf(card)).open)
  for (const card of cards) {
    const { want } = stoneOf(card)
    const { mine, theirs } = tokensOf(stoneOf(card))
    let most = 0
    for (let other = 0; other < g.clans.length; other++) {
      if (other !== seat) most = Math.max(most, haveOf(g, card, other))
    }
    tokens.push(mine(quarters(haveOf(g, card, seat), want)), theirs(quarters(most, want)))
  }
  tokens.push(isSaga(g) ? TOLD[g.told.length]! : ALONE[TALES.indexOf(g.tale)]!)
  return tokens
}
export function reading(g: View, question: Question): Reading {
  const { learning } = SENSES[g.tale]
  if (g.phase !== 'tale' || !learning) return { sees: [], says: question.options.map(() => []) }
  return { sees: sees(g, question.seat), says: learning.reading(g.inner, question).says }
}
