// From how every seat stands to its chance to win. Who plays alone has nobody to win against: there it is how near the
// points come to what the game wants to be reached.
import type { AnyGame, Live, Result } from '#engine'
import type { AnySense, Outlook, Temper } from '#games/kit/sense'

const pointsOf = (outlook: Outlook): number => {
  let points = 0
  for (const part in outlook) points += outlook[part]!
  return points
}

/** Whoever is ahead by the margin wins three times of four. */
function chancesOf(outlooks: readonly Outlook[], margin: number): number[] {
  const points = outlooks.map(pointsOf)
  const most = Math.max(...points)
  const weights = points.map(each => 3 ** ((each - most) / Math.max(margin, 1e-6)))
  const all = weights.reduce((a, b) => a + b, 0)
  return weights.map(weight => weight / all)
}
/** Who won, when it is over; who shares a place shares the win. */
export function chancesAtEnd(result: Result): number[] {
  const winners = result.filter(({ rank }) => rank === 1).length
  const chances = new Array<number>(result.length).fill(0)
  for (const { seat, rank } of result) if (rank === 1) chances[seat] = 1 / winners
  return chances
}

/** The same for who plays alone: half of it all is to reach what is wanted, and more points are always better. */
const chanceAlone = (points: number, par: number): number => 1 / (1 + 9 ** (1 - points / par))

/** What everybody has come to, when it is over. */
export function chancesOver(game: AnyGame, sense: AnySense, g: unknown): number[] {
  const result = game.result(g)
  return result.length === 1 && sense.par ? [chanceAlone(result[0]!.score, sense.par)] : chancesAtEnd(result)
}
/** What a position is judged to be: the chances, and the outlook they come from unless the match is over. */
export interface Judgement {
  readonly chances: readonly number[]
  readonly outlook: readonly Outlook[] | null
}
export function judge(
  game: AnyGame,
  sense: AnySense,
  { over, tabletop: { g } }: Live<unknown>,
  temper: Temper,
): Judgement {
  if (over) return { chances: chancesOver(game, sense, g), outlook: null }
  const outlook = sense.outlook(g, temper)
  if (outlook.length === 1 && sense.par) return { chances: [chanceAlone(pointsOf(outlook[0]!), sense.par)], outlook }
  return { chances: chancesOf(outlook, sense.margin(g)), outlook }
}
