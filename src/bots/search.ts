// The search: a tree of choices, grown over worlds the seat cannot tell from the real one (information-set Monte Carlo).
// A world is followed down the tree, then played on by the game's leanings to the end of the round, or as many rounds as the
// game asks for, and judged by its outlook.
import { type AnyGame, type Json, type Live, type Question, type Seat, Swift, view, worlds } from '#engine'
import type { AnySense, Outlook, Temper } from '#games/kit/sense'
import type { Decision } from './bot.ts'
import type { Deadline } from './clock.ts'
import { glance, inOrder, likelihoods } from './glance.ts'
import { judge } from './judge.ts'
import {
  type Branch,
  follow,
  isSettled,
  mostPromising,
  type Node,
  nameOf,
  newBranch,
  nextWay,
  openBranch,
  record,
  type Way,
  waysOf,
  weighWays,
  width,
} from './tree.ts'

export interface Effort extends Deadline {
  readonly iterations: number
  readonly temper: Temper
  readonly seed: number
}
export interface Found {
  readonly root: Node
  readonly iterations: number
}
/** What is the same for all worlds of a search. */
interface Task {
  readonly game: AnyGame
  readonly sense: AnySense
  readonly effort: Effort
  readonly trunk: Branch
  readonly root: Node
}
/** Takes in what became of a first choice in one world. */
export type Watch = (first: Branch, outlook: readonly Outlook[]) => void

/** Looks at one question of a match in play. The tree begins in the trunk, where an earlier search may have left some. */
export function search(
  { game, sense, live, question }: Decision,
  effort: Effort,
  { trunk = newBranch(null, null), watch }: { readonly trunk?: Branch; readonly watch?: Watch } = {},
): Found {
  const { iterations, now, until, seed, temper } = effort
  const possible = worlds(game, live.match(), question.seat, 'silent')
  const root = follow(trunk, question.seat, question.kind)
  const seen = view(live.tabletop.g, question.seat)
  const task: Task = { game, sense, effort, trunk, root }
  const order = firstOptions(sense, seen, question, temper)
  const falls = new Map<Branch, readonly Way[]>()
  const waysAfter = (first: Branch): readonly Way[] => {
    let ways = sense.falls ? falls.get(first) : NO_WAYS
    if (!ways) falls.set(first, (ways = waysOf(sense.falls!(seen, question, first.pick))))
    return ways
  }
  let done = 0
  for (; done < iterations; done++) {
    if ((done & 3) === 3 && now() >= until) break
    if (isSettled(root, iterations - done)) break
    const first = chooseFirst(task, order)
    // Every option meets the same first world, the same second one, and so on: they are compared in equal circumstances.
    const world = possible.next(new Swift(seed + 7919 * first.visits))
    const ways = waysAfter(first)
    const way = nextWay(ways)
    const { outlook, chance } = explore(task, world, first, way)
    // What leaves nothing to choose is passed over on the way; here it is what was asked.
    if (question.options.length === 1) record(root, first, chance)
    if (way) weighWays(first, ways, way, chance)
    if (outlook) watch?.(first, outlook)
  }
  return { root, iterations: done }
}

const NO_WAYS: readonly Way[] = []

/** An option by its meaning, and how likely a glance would take it. */
interface Meant {
  readonly key: Json
  readonly pick: Json
  likely: number
}
/** The options of the question that is asked in truth, the one that looks best first; those that mean the same are one. */
function firstOptions(sense: AnySense, g: unknown, question: Question, temper: Temper): readonly Meant[] {
  const keys = keysOf(sense, g, question)
  const lean = sense.leanings(g, question, temper)
  const likely = likelihoods(lean)
  const found = new Map<Json, Meant>()
  for (const i of inOrder(lean)) {
    const known = found.get(keys[i]!)
    if (known) known.likely += likely[i]!
    else found.set(keys[i]!, { key: keys[i]!, pick: question.options[i]!, likely: likely[i]! })
  }
  return [...found.values()]
}
const keysOf = (sense: AnySense, g: unknown, question: Question): readonly Json[] =>
  sense.meanings?.(g, question) ?? question.options.map(nameOf)

function chooseFirst({ root }: Task, order: readonly Meant[]): Branch {
  const wide = Math.min(order.length, width(root.visits))
  const open: Branch[] = []
  for (const { key, pick, likely } of order) {
    const branch = root.branches.get(key) ?? (open.length < wide ? openBranch(root, key, pick, likely) : null)
    if (!branch) continue
    branch.pick = pick
    branch.likely = likely
    open.push(branch)
  }
  return mostPromising(root, open)
}
/** An option of a question further down, where each world has its own: the best one of those never tried, now and then. */
function choose({ sense, effort }: Task, g: unknown, node: Node, question: Question): Branch {
  const { options } = question
  const keys = keysOf(sense, g, question)
  const open: Branch[] = []
  for (let i = 0; i < options.length; i++) {
    const branch = node.branches.get(keys[i]!)
    if (!branch) continue
    branch.pick = options[i]!
    open.push(branch)
  }
  if (open.length === options.length || open.length >= width(node.visits)) {
    return mostPromising(node, open)
  }
  const lean = sense.leanings(g, question, effort.temper)
  let best = -1
  for (let i = 0; i < options.length; i++) {
    if (!node.branches.has(keys[i]!) && (best < 0 || lean[i]! > lean[best]!)) best = i
  }
  if (best < 0) return mostPromising(node, open)
  return openBranch(node, keys[best]!, options[best]!, likelihoods(lean)[best]!)
}

/** What one world led to: the seat's chance to win, and the outlook, unless the match came to its end. */
interface Explored {
  readonly chance: number
  readonly outlook: readonly Outlook[] | null
}
/** Follows one world to where it is judged, from the first choice on; where chance has ways after it, in one of them. */
function explore(task: Task, world: Live<unknown>, first: Branch, way: Way | null): Explored {
  const { game, sense, effort, root, trunk } = task
  const { seat } = root
  const path: [Node, Branch][] = []
  let at: Branch | null = trunk
  let onward: Branch | null = null
  const judged = game.rounds(world.tabletop.g) + (sense.horizon?.(world.tabletop.g) ?? 1)
  while (!world.over && game.rounds(world.tabletop.g) < judged) {
    const { ask } = world
    const which = nextQuestion(world, seat)
    const question = ask.questions[which]!
    if (question.options.length === 1) world.take(which, question.options[0]!)
    else if (at === null) world.take(which, glance(sense, world.tabletop.g, question, effort.temper))
    else {
      // Questions asked together follow the same choice: nobody knows what the others answer.
      const node = follow(at, question.seat, question.kind)
      const chosen = node === root ? first : choose(task, world.tabletop.g, node, question)
      path.push([node, chosen])
      const led = node === root && way ? way : null
      if (onward === null || question.seat === seat) onward = led ?? chosen
      if (led) takeSo(world, which, chosen.pick, led)
      else world.take(which, chosen.pick)
    }
    if (world.ask === ask || onward === null) continue
    at = onward.visits === 0 ? null : onward
    onward = null
  }
  const { chances, outlook } = judge(game, sense, world, effort.temper)
  for (const [node, chosen] of path.reverse()) record(node, chosen, chances[node.seat]!)
  return { chance: chances[seat]!, outlook }
}
/** Takes an option, and lets chance fall this way first. */
function takeSo(world: Live<unknown>, which: number, pick: Json, { rolls }: Way): void {
  const { tabletop } = world
  const { chance } = tabletop
  let given = 0
  tabletop.chance = { below: n => (given < rolls.length ? rolls[given++]! : chance.below(n)) }
  world.take(which, pick)
  tabletop.chance = chance
}

/** Of questions asked together the seat's own comes last, since what follows depends on it; of those that travel, first. */
function nextQuestion(world: Live<unknown>, seat: Seat): number {
  const { questions, until } = world.ask
  if (questions.length === 1) return 0
  const own = questions.findIndex((question, i) => question.seat === seat && world.waits(i))
  if (until === 'any' && own >= 0) return own
  const other = questions.findIndex((question, i) => question.seat !== seat && world.waits(i))
  return other >= 0 ? other : own
}
