// The tree of a search: what was tried where, how often, and how it turned out for whoever chose.
import type { Json, Seat } from '#engine'
import type { Fall } from '#games/kit/sense'

/** One option at one node. */
export interface Branch {
  readonly key: Json
  /** The option, as it stands in the world at hand. */
  pick: Json
  visits: number
  /** How likely a glance would take it. */
  likely: number
  /** The chances to win of whoever chose, added up. */
  sum: number
  /** What may be asked after it: in different worlds different seats, or different questions. */
  readonly next: Node[]
}
/** One way chance may fall after a choice, with what followed then and nothing else. */
export interface Way extends Omit<Branch, 'likely'>, Fall {}
/** One question to one seat, in all the worlds in which it came up after the same choices. */
export interface Node {
  readonly seat: Seat
  readonly kind: string
  visits: number
  /** The best and the worst that ever came of it. */
  high: number
  low: number
  readonly branches: Map<Json, Branch>
}

export const newBranch = (key: Json, pick: Json): Branch => ({
  key,
  pick,
  visits: 0,
  likely: 1,
  sum: 0,
  next: [],
})
/** The node of a question that follows a choice; a new one where it never came up before. */
export function follow({ next }: Branch, seat: Seat, kind: string): Node {
  for (const node of next) if (node.seat === seat && node.kind === kind) return node
  const node: Node = { seat, kind, visits: 0, high: 0, low: 1, branches: new Map() }
  next.push(node)
  return node
}
export function openBranch({ branches }: Node, key: Json, pick: Json, likely: number): Branch {
  const branch = newBranch(key, pick)
  branch.likely = likely
  branches.set(key, branch)
  return branch
}

/** How many options of a node are looked at, once it was visited so often. */
export const width = (visits: number): number => 2 + Math.floor(1.2 * Math.sqrt(visits))

/** What came of one choice. */
export function record(node: Node, branch: Branch, chance: number): void {
  node.visits++
  node.high = Math.max(node.high, chance)
  node.low = Math.min(node.low, chance)
  branch.visits++
  branch.sum += chance
}
/** The ways of a choice; none where the game knows of none. */
export const waysOf = (falls: readonly Fall[] | null): readonly Way[] =>
  falls?.map(fall => ({ ...newBranch(null, null), ...fall })) ?? []
/** The way to be tried next: each as often as it is likely. */
export function nextWay(ways: readonly Way[]): Way | null {
  const tries = ways.reduce((sum, { visits }) => sum + visits, 1)
  const due = ({ likely, visits }: Way): number => likely * tries - visits
  return ways.reduce<Way | null>((best, way) => (best === null || due(way) > due(best) ? way : best), null)
}
/** What came of one choice in one of its ways: the choice is worth what they are together, each as it is likely. */
export function weighWays(branch: Branch, ways: readonly Way[], way: Way, chance: number): void {
  way.visits++
  way.sum += chance
  const tried = ways.filter(({ visits }) => visits > 0)
  const likely = tried.reduce((sum, each) => sum + each.likely, 0)
  branch.sum = (branch.visits * tried.reduce((sum, each) => sum + each.likely * meanOf(each), 0)) / likely
}
const meanOf = ({ sum, visits }: Pick<Branch, 'sum' | 'visits'>): number => sum / visits

/** How much what looks good at a glance is preferred to what did well: with few worlds the glance knows better. */
const TRUST = 2
/** What was never tried is taken for a little worse than the others turned out, as a part of what is at stake. */
const DOUBT = 0.1
/** The branch that is best or might be: the mean, and more for what a glance would take and was tried seldom, where much is at stake. */
export function mostPromising({ high, low, visits: all }: Node, branches: readonly Branch[]): Branch {
  const stake = Math.max(0.01, high - low)
  const trust = TRUST * stake * Math.sqrt(all + 1)
  const unknown = meanOfAll(branches) - DOUBT * stake
  let best = branches[0]!
  let most = -Infinity
  for (const branch of branches) {
    const { visits, likely } = branch
    const promise = (visits === 0 ? unknown : meanOf(branch)) + (trust * likely) / (1 + visits)
    if (promise > most) {
      most = promise
      best = branch
    }
  }
  return best
}
function meanOfAll(branches: readonly Branch[]): number {
  let [sum, visits] = [0, 0]
  for (const branch of branches) {
    sum += branch.sum
    visits += branch.visits
  }
  return visits === 0 ? 0.5 : sum / visits
}
/** Whether no branch can be tried more often than the first any more. */
export function isSettled({ branches }: Node, left: number): boolean {
  let most = 0
  let second = 0
  for (const { visits } of branches.values()) {
    if (visits > most) [most, second] = [visits, most]
    else if (visits > second) second = visits
  }
  return branches.size > 1 && most - second > left
}
/** The branches by how often they were tried, then by how well they did: the best first. */
export const ranked = ({ branches }: Node): Branch[] =>
  [...branches.values()].filter(({ visits }) => visits > 0).sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a))

const names = new WeakMap<object, string>()
/** A name for an option that is the same whenever it says the same. Options are often the very same objects. */
export function nameOf(option: Json): Json {
  if (typeof option !== 'object' || option === null) return option
  let name = names.get(option)
  if (name === undefined) {
    name = JSON.stringify(option)
    names.set(option, name)
  }
  return name
}
