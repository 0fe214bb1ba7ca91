// The course of a saga: a tale is laid out, played by its own rules, and told; then everybody rests, and the next begins.
import { type Json, type Next, type Steps, within } from '#engine'
import type { TaleId } from './cards/kinds.ts'
import { claim } from './claims.ts'
import { mustBeLaid } from './edition.ts'
import { ONWARD } from './moves.ts'
import { tell } from './notes.ts'
import { layTale } from './setup.ts'
import { spoils } from './spoils.ts'
import { FACE_UP, giftsFor, isSaga, perksFor, type T, taleOf, tomorrow } from './state.ts'

/** The stones of a tale are shuffled and three of them shown. */
function* layOut(t: T): Steps {
  const { g } = t
  const pile = g.piles[g.tale]
  t.shuffle(pile.cards)
  for (let i = 0; i < FACE_UP; i++) t.move(pile, 0, g.row)
  tell(t, { say: 'tale', tale: g.tale, stones: g.row.cards.slice() })
  for (const [seat, clan] of g.clans.entries()) {
    for (const stone of giftsFor(g, g.tale, clan)) tell(t, { say: 'brings', seat, stone })
  }
  return ['play', [...taleOf(g).game.first!]]
}

/** One chapter of the tale, by its own rules. */
function* play(t: T, args: Json): Steps {
  const { g } = t
  const { game } = taleOf(g)
  mustBeLaid(g.tale)
  const [chapter, inside] = args as readonly [string, Json]
  const next = yield* within(t, g.inner, lent => game.chapters[chapter]!(lent, inside), {
    voice: g.tale,
    rest: () => claim(t),
  })
  return next === null ? end(t) : ['play', [...next]]
}

/** The tale is over: winner and near second take stones face down, and the next tale waits for everybody. */
function end(t: T): Next {
  const { g } = t
  const { game, near, order } = taleOf(g)
  g.phase = 'over'
  if (!isSaga(g)) return null
  const result = game.result(g.inner)
  const winners = result.filter(({ rank }) => rank === 1)
  const stones = spoils(result, near)
  tell(t, { say: 'told', tale: g.tale, winners: winners.map(({ seat }) => seat), score: winners[0]!.score })
  for (const { seat, rank } of result.toSorted((a, b) => a.rank - b.rank)) {
    const count = stones[seat]!
    for (let i = 0; i < count; i++) t.move(g.piles[g.tale], 0, g.clans[seat]!.hidden)
    if (count > 0) tell(t, { say: 'earns', seat, rank, count })
  }
  g.told.push({
    tale: g.tale,
    winner: order(g.inner).find(seat => result[seat]!.rank === 1)!,
    scores: result.map(({ score }) => score),
    ranks: result.map(({ rank }) => rank),
    stones,
  })
  g.rounds += game.rounds(g.inner) + 1
  const next = tomorrow(g)
  if (next === undefined) return uncover(t)
  g.phase = 'pause'
  return ['pause', next]
}
/** At the very end everybody shows what lay face down. */
function uncover(t: T): null {
  for (const [seat, { hidden, shown }] of t.g.clans.entries()) {
    const stones: number[] = []
    while (hidden.cards.length > 0) stones.push(t.move(hidden, 0, shown))
    if (stones.length > 0) tell(t, { say: 'shows', seat, stones })
  }
  return null
}

/** Between two tales everybody says when to go on. Then the next one is laid out, left of the winner first. */
function* pause(t: T, args: Json): Steps {
  const { g } = t
  yield* t.all(g.clans.map((_, seat) => ({ seat, kind: 'onward' as const, options: [ONWARD] })))
  const tale = args as TaleId
  mustBeLaid(tale)
  while (g.row.cards.length > 0) t.move(g.row, 0, g.box)
  const first = (g.told.at(-1)!.winner + 1) % g.clans.length
  const perks = g.clans.map(clan => perksFor(g, tale, clan))
  g.inner = layTale(tale, g.clans.length, g.options, { first, perks })
  g.tale = tale
  g.phase = 'tale'
  return ['layOut', null]
}

export const chapters = { layOut, play, pause }
