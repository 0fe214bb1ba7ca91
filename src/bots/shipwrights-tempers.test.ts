// What tempers lean to shows in the cards they take, at a glance that was learned.
import { expect, test } from 'vitest'
import { decideLive } from '#bots'
import { type AnyGame, Live, Swift } from '#engine'
import type { Temper } from '#games/kit/sense'
import { cardOf, type G, shipwrights } from '#games/shipwrights'
import { lay } from '#games/shipwrights/testing'

const game: AnyGame = shipwrights

test.each<[Temper, string, string]>([
  ['even', 'queen assassin sentry', 'sentry'],
  ['quarrelsome', 'queen assassin sentry', 'assassin'],
  ['even', 'queen barbarian sentry', 'barbarian'],
  ['careful', 'queen barbarian sentry', 'sentry'],
])('the %s one of %s takes the %s', (temper, pile, id) => {
  const live = new Live<G>(game, lay({ players: [{}, {}], chapter: 'morning', pile: pile.split(' ') }))
  const how = { level: 'medium', chance: new Swift(1), temper } as const
  const { at } = decideLive(game, live as Live<unknown>, 0, how) as { readonly at: number }
  expect(cardOf(live.tabletop.g.players[0]!.pack.cards[at]!).id).toBe(id)
})
