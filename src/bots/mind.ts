// What a bot keeps of its thoughts from one decision of a turn to the next: the part of the tree that came true.
import { type Cipher, checksum, type Json, type Live, type Seat, same, zones } from '#engine'
import { type Branch, type Node, newBranch } from './tree.ts'

interface Memory {
  /** Which chapter it was, and how many answers had been given in it. */
  readonly chapter: string
  readonly answers: number
  /** How much chance had been used, and the cards the seat could read. */
  readonly chance: number
  readonly cards: ReadonlySet<number>
  readonly pick: Json
  readonly branch: Branch
}
/** Thoughts by match, seat and manner; the oldest are forgotten. */
const minds = new Map<string, Memory>()
const MOST = 64

function moment(live: Live<unknown>, seat: Seat): Omit<Memory, 'pick' | 'branch'> {
  const { base, next, answers, rng } = live.match()
  const read = zones(live.tabletop.g).flatMap(({ sees, cards }) => (sees === 'all' || sees === seat ? cards : []))
  return {
    chapter: checksum(JSON.stringify([base, next, rng.at])),
    answers: answers.length,
    chance: (live.tabletop.chance as Cipher).at,
    cards: new Set(read),
  }
}
const nameOf = (live: Live<unknown>, seat: Seat, manner: string): string =>
  `${live.match().rng.secret} ${seat} ${manner}`

/** Where the search may go on: after the seat's last answer, if since then nobody else acted and nothing came to light. */
export function recollect(live: Live<unknown>, seat: Seat, manner: string): Branch {
  const old = minds.get(nameOf(live, seat, manner))
  if (!old) return newBranch(null, null)
  const now = moment(live, seat)
  const { answers } = live.match()
  const last = answers[old.answers]
  const goesOn =
    old.chapter === now.chapter &&
    old.answers + 1 === answers.length &&
    last?.seat === seat &&
    same(last.pick, old.pick) &&
    old.chance === now.chance &&
    [...now.cards].every(card => old.cards.has(card))
  return goesOn ? old.branch : newBranch(null, null)
}
export function remember(live: Live<unknown>, seat: Seat, manner: string, root: Node, pick: Json): void {
  const branch = [...root.branches.values()].find(each => each.pick === pick)
  const name = nameOf(live, seat, manner)
  minds.delete(name)
  if (branch) minds.set(name, { ...moment(live, seat), pick, branch })
  if (minds.size > MOST) minds.delete(minds.keys().next().value!)
}
