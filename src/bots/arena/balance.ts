// What a deck does to a game: length, winners, margins, seats, and how every card was used, over many matches.
import type { Contest, Played } from './contest.ts'
import { winsOf } from './tally.ts'

export interface Spread {
  readonly mean: number
  readonly p10: number
  readonly p90: number
}
/** The game's own counts of a card over all matches, and beside them: */
export type CardUse = { readonly [what: string]: number } & {
  /** Which part of the times it was held it was played. */
  readonly use: number
  /** The part of the matches in which it was played. */
  readonly inMatches: number
  /** How often a player made use of it in a match, and which part of these players won. */
  readonly owners: number
  readonly wins: number
}
export interface Balance {
  readonly game: string
  readonly seats: number
  readonly matches: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly options: { readonly [name: string]: unknown }
  readonly rounds: Spread
  /** The points of the winner, and by how many more than the next; alone there is none. */
  readonly winner: Spread
  readonly margin: number
  readonly sharedWins: number
  /** From who begins on. */
  readonly winsBySeat: readonly number[]
  readonly cards: { readonly [id: string]: CardUse }
  readonly own: { readonly [figure: string]: number }
}

export function balanceOf({ game, bots, seed, options = {} }: Contest, matches: readonly Played[]): Balance {
  const seats = bots.length
  const margins = matches.map(({ scores, ranks }) => {
    const winner = ranks.indexOf(1)
    const others = scores.filter((_, seat) => seat !== winner)
    return others.length === 0 ? 0 : scores[winner]! - Math.max(...others)
  })
  const fromFirst = matches.map(({ ranks, counted }) => ({
    ranks: ranks.map((_, i) => ranks[(i + (counted?.first ?? 0)) % seats]!),
  }))
  return {
    game,
    seats,
    matches: matches.length,
    bots,
    seed,
    options,
    rounds: spread(matches.map(({ rounds }) => rounds)),
    winner: spread(matches.map(({ scores, ranks }) => scores[ranks.indexOf(1)]!)),
    margin: share(sum(margins), matches.length),
    sharedWins: share(
      matches.filter(({ ranks }) => ranks.filter(rank => rank === 1).length > 1).length,
      matches.length,
    ),
    winsBySeat: bots.map((_, seat) => share(winsOf(fromFirst, seat), matches.length)),
    cards: cardsOf(matches),
    own: ownOf(matches),
  }
}

function cardsOf(matches: readonly Played[]): Balance['cards'] {
  const ids = new Set(matches.flatMap(({ counted }) => Object.keys(counted?.cards ?? {})))
  return Object.fromEntries([...ids].map(id => [id, useOf(matches, id)]))
}
function useOf(matches: readonly Played[], id: string): CardUse {
  const all: { [what: string]: number } = {}
  let [inMatches, owners, wins] = [0, 0, 0]
  for (const { counted, ranks } of matches) {
    const card = counted?.cards[id]
    if (!card) continue
    for (const [what, times] of Object.entries(card.times)) all[what] = (all[what] ?? 0) + times
    if ((card.times['played'] ?? 0) > 0) inMatches++
    owners += card.owners.length
    wins += sum(card.owners.map(seat => winsOf([{ ranks }], seat)))
  }
  const use = share(all['played'] ?? 0, all['held'] ?? 0)
  return { ...all, use, inMatches: share(inMatches, matches.length), owners, wins: share(wins, owners) }
}
function ownOf(matches: readonly Played[]): Balance['own'] {
  const figures = new Map<string, [part: number, whole: number]>()
  for (const { counted } of matches) {
    for (const [figure, [part, whole]] of Object.entries(counted?.own ?? {})) {
      const [before, of] = figures.get(figure) ?? [0, 0]
      figures.set(figure, [before + part, of + whole])
    }
  }
  return Object.fromEntries([...figures].map(([figure, [part, whole]]) => [figure, share(part, whole)]))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const share = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(4))
function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
  return { mean: share(sum(numbers), numbers.length), p10: at(0.1), p90: at(0.9) }
}
