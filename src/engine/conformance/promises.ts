// The promises of the engine, each as a check that throws `Broken` with its name.
import type { Chance } from '../chance.ts'
import { Fault } from '../fault.ts'
import { Live } from '../live.ts'
import { revive, undo } from '../match.ts'
import { clone, same } from '../plain.ts'
import type { Answer, AnyGame, Match } from '../types.ts'
import { sight, view, zones } from '../view.ts'
import { redeal } from '../worlds.ts'

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

/** Every card is in exactly one zone, and the game's own laws hold. Answers the cards, to compare with later. */
export function conserved(game: AnyGame, g: unknown, before?: readonly number[]): readonly number[] {
  const cards = zones(g).flatMap(zone => zone.cards)
  const ordered = cards.sort((a, b) => a - b)
  const twice = ordered.find((card, i) => card === ordered[i + 1])
  if (twice !== undefined) throw new Broken('things are conserved', `card ${twice} is in two places`)
  if (before && !same(before, ordered)) {
    const lost = before.filter(card => !ordered.includes(card))
    const found = ordered.filter(card => !before.includes(card))
    throw new Broken('things are conserved', `cards lost: ${lost.join(', ')}; cards from nowhere: ${found.join(', ')}`)
  }
  const law = game.broken?.(g) ?? null
  if (law !== null) throw new Broken('things are conserved', law)
  return ordered
}

/** The costly checks at one moment: a twin revived from JSON, a clone, and redealt worlds. */
export function atMoment(game: AnyGame, live: Live<unknown>, chance: Chance): Match<unknown> {
  const match = live.match()
  const twin = new Live(game, revive(game, JSON.parse(JSON.stringify(match))))
  if (!same(twin.table.g, live.table.g) || !same(twin.open(), live.open())) {
    throw new Broken('survives JSON', 'a match revived from its stored form goes on otherwise')
  }
  const copy = clone(live.table.g)
  if (!same(copy, live.table.g)) throw new Broken('clones share nothing', 'a clone is not like its original')
  if (shared(copy, live.table.g)) throw new Broken('clones share nothing', 'a clone shares a part with its original')
  // The seat that is asked and one of the others: over a match every seat has its turn.
  const asked = live.open()[0]!.seat
  for (const seat of [asked, (asked + 1 + chance.below(match.seats - 1)) % match.seats]) {
    const real = JSON.stringify(sight(twin, seat))
    const other = JSON.stringify(sight(redeal(game, match, seat, chance), seat))
    if (real !== other) throw new Broken('nothing leaks', `seat ${seat} could tell: ${difference(real, other)}`)
  }
  return match
}
function shared(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null) return false
  return a === b || Object.keys(a).some(key => shared(a[key as never], (b as object)[key as never]))
}
function difference(a: string, b: string): string {
  const at = [...a].findIndex((char, i) => char !== b[i])
  return `…${a.slice(Math.max(0, at - 40), at + 40)}… in another world …${b.slice(Math.max(0, at - 40), at + 40)}…`
}

/**
 * Where an answer can be taken back, doing so leads to where it was given, and nobody has learnt anything from it:
 * in a world that a seat could not tell from the real one before, it cannot tell it after the answer either.
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
  if (!same(back.table.g, was.table.g)) throw new Broken('undo never crosses', 'undo leads elsewhere than back')
  for (let seat = 0; seat < before.seats; seat++) {
    const world = redeal(game, before, seat, chance)
    try {
      world.answer(given.seat, given.pick)
    } catch (error) {
      if (error instanceof Fault) continue // not possible in this world: nothing to compare
      throw error
    }
    if (same(view(world.table.g, seat), view(live.table.g, seat))) continue
    throw new Broken('undo never crosses', `seat ${seat} learnt something from an answer that can be taken back`)
  }
}
