// The promises of the engine, each as a check that throws `Broken` with its name.
import {
  type Answer,
  type AnyGame,
  type Chance,
  type Chapter,
  clone,
  Fault,
  Live,
  type Match,
  redeal,
  revive,
  type Seat,
  same,
  sight,
  undo,
  view,
  zones,
} from '#engine'

export type Promised =
  | 'ends'
  | 'survives JSON'
  | 'nothing leaks'
  | 'undo never crosses'
  | 'things are conserved'
  | 'clones share nothing'
  | 'same seed, same game'

export class Broken extends Error {
  readonly promise: Promised
  constructor(promise: Promised, what: string) {
    super(what)
    this.promise = promise
  }
}

/** The cards of each box seen so far: what comes from the same box stays the same. */
export type Boxes = Map<string, readonly number[]>

/** Every card is in exactly one zone, none is lost and none is added, and the game's own laws hold. */
export function conserved(game: AnyGame, g: unknown, boxes: Boxes): void {
  const ordered = zones(g)
    .flatMap(zone => zone.cards)
    .sort((a, b) => a - b)
  const twice = ordered.find((card, i) => card === ordered[i + 1])
  if (twice !== undefined) throw new Broken('things are conserved', `card ${twice} is in two places`)
  const box = game.box?.(g) ?? ''
  const before = boxes.get(box) ?? ordered
  boxes.set(box, before)
  if (!same(before, ordered)) {
    const lost = before.filter(card => !ordered.includes(card))
    const found = ordered.filter(card => !before.includes(card))
    throw new Broken('things are conserved', `cards lost: ${lost.join(', ')}; cards from nowhere: ${found.join(', ')}`)
  }
  const law = game.broken?.(g) ?? null
  if (law !== null) throw new Broken('things are conserved', law)
}

/** A match begins with things of its own: what two matches shared, one would change for the other. */
export function beginsAlone(game: AnyGame, seats: number, options: Match['options']): void {
  const [one, other] = [game.setup(seats, clone(options)), game.setup(seats, clone(options))]
  if (meet(one, other)) throw new Broken('clones share nothing', 'two matches begin with the same object')
}

/** The costly checks at one moment: a twin revived from JSON, a clone, and redealt worlds. */
export function atMoment(game: AnyGame, live: Live<unknown>, chance: Chance): Match<unknown> {
  const match = live.match()
  const twin = new Live(game, revive(game, JSON.parse(JSON.stringify(match))))
  if (!same(twin.tabletop.g, live.tabletop.g) || !same(twin.open(), live.open())) {
    throw new Broken('survives JSON', 'a match revived from its stored form goes on otherwise')
  }
  const copy = clone(live.tabletop.g)
  if (!same(copy, live.tabletop.g)) throw new Broken('clones share nothing', 'a clone is not like its original')
  if (meet(copy, live.tabletop.g)) throw new Broken('clones share nothing', 'a clone shares a part with its original')
  if (meet(live.open(), live.tabletop.g))
    throw new Broken('clones share nothing', 'the state holds a part of an option')
  // The seat that is asked and one of the others: over a match every seat has its turn.
  const asked = live.open()[0]!.seat
  for (const seat of [asked, (asked + 1 + chance.below(match.seats - 1)) % match.seats]) {
    tellsNothing(game, match, seat, chance)
    // A chapter that asks nobody is only looked at from the one before.
    if (live.previous) tellsNothing(game, longer(match, live.previous), seat, chance)
  }
  return match
}
function tellsNothing(game: AnyGame, match: Match<unknown>, seat: Seat, chance: Chance): void {
  const real = JSON.stringify(sight(new Live(game, match), seat))
  const other = JSON.stringify(sight(redeal(game, match, seat, chance), seat))
  if (real !== other) throw new Broken('nothing leaks', `seat ${seat} could tell: ${difference(real, other)}`)
}
/** The same moment, reached from a chapter before. */
function longer(match: Match<unknown>, { at, base, next, answers }: Chapter<unknown>): Match<unknown> {
  const { earlier: _, ...rest } = match
  return { ...rest, rng: { ...match.rng, at }, base, next, answers: [...answers, ...match.answers] }
}
/** Whether two values have an object in common, wherever it is. */
function meet(a: unknown, b: unknown): boolean {
  const parts = new Set<object>()
  gather(a, parts)
  return contains(b, parts)
}
function gather(value: unknown, parts: Set<object>): void {
  if (typeof value !== 'object' || value === null) return
  parts.add(value)
  for (const part of Object.values(value)) gather(part, parts)
}
const contains = (value: unknown, parts: ReadonlySet<object>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (parts.has(value) || Object.values(value).some(part => contains(part, parts)))
function difference(a: string, b: string): string {
  const at = [...a].findIndex((char, i) => char !== b[i])
  return `…${a.slice(Math.max(0, at - 40), at + 40)}… in another world …${b.slice(Math.max(0, at - 40), at + 40)}…`
}

/**
 * Where an answer can be taken back, doing so leads to where it was given, and nobody has learnt anything from it but
 * what was the answering seat's own to show: in a world that a seat could not tell from the real one before, even
 * knowing the cards of who answered, it cannot tell it after the answer either.
 */
export function undoIsFair(
  game: AnyGame,
  before: Match<unknown>,
  live: Live<unknown>,
  given: Answer,
  chance: Chance,
): void {
  if (live.whyNotUndo(given.seat) !== null) return
  const back = new Live(game, undo(game, live.match(), given.seat))
  const was = new Live(game, before)
  if (!same(back.tabletop.g, was.tabletop.g)) throw new Broken('undo never crosses', 'undo leads elsewhere than back')
  for (let seat = 0; seat < before.seats; seat++) {
    if (looksTheSame(game, before, live, given, [seat], chance)) continue
    if (seat !== given.seat && looksTheSame(game, before, live, given, [seat, given.seat], chance)) continue
    throw new Broken('undo never crosses', `seat ${seat} learnt something from an answer that can be taken back`)
  }
}
/** Whether an answer shows the first of these seats nothing new, in a world that all of them together cannot tell from the real one. */
function looksTheSame(
  game: AnyGame,
  before: Match<unknown>,
  live: Live<unknown>,
  given: Answer,
  viewers: readonly Seat[],
  chance: Chance,
): boolean {
  const world = redeal(game, before, viewers, chance)
  try {
    world.answer(given.seat, given.pick)
  } catch (error) {
    if (error instanceof Fault) return true // not possible in this world: nothing to compare
    throw error
  }
  return same(view(world.tabletop.g, viewers[0]!), view(live.tabletop.g, viewers[0]!))
}
