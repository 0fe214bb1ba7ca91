// What is counted of a saga: which stones lay open and were claimed, and by whom; and what is counted of its tales.
import type { Seat } from '#engine'
import { type AnyCensus, type Census, type Counted, countCards, inOne } from '#games/kit/census'
import { listed as explorers } from '../explorers/listed.ts'
import type { Listed } from '../kit/index.ts'
import { listed as raiders } from '../raiders/listed.ts'
import { listed as shipwrights } from '../shipwrights/listed.ts'
import { deck, inscriptionOf, stoneOf } from './cards/deck.ts'
import type { TaleId } from './cards/kinds.ts'
import type { SagaNote } from './notes.ts'
import { type G, isSaga } from './state.ts'

const LISTED: { readonly [tale in TaleId]: Listed } = { shipwrights, raiders, explorers }

/** `open`: it lay on the row; `claimed`: somebody earned it; `brought`: its gift came along to the next tale. */
export function census(g: G): Census<G> {
  const stones = countCards<'open' | 'claimed' | 'brought'>([
    ...deck.stones.map(({ id }) => [id, ['open', 'claimed', 'brought']] as const),
    ...deck.inscriptions.map(({ id }) => [id, ['claimed']] as const),
  ])
  /** What was counted of each tale. */
  const tales: { -readonly [key in keyof Counted]: Counted[key] } = { first: -1, cards: {}, own: {} }
  const figures = { seconds: 0, tales: 0, symbolic: 0 }
  let tale: { readonly of: TaleId; readonly census: AnyCensus; last: unknown } | null = null

  function hear(note: SagaNote): void {
    switch (note.say) {
      case 'tale':
        for (const card of note.stones) stones.add(stoneOf(card).id, 'open')
        return
      case 'claims':
        stones.add(stoneOf(note.stone).id, 'claimed')
        return stones.owns(stoneOf(note.stone).id, note.seat)
      case 'inscribes':
        figures.symbolic++
        stones.add(inscriptionOf(note.stone).id, 'claimed')
        return stones.owns(inscriptionOf(note.stone).id, note.seat)
      case 'brings':
        return stones.add(stoneOf(note.stone).id, 'brought')
      case 'told':
        figures.tales++
        return
      case 'earns':
        if (note.rank === 2) figures.seconds++
    }
  }
  function close(): void {
    if (!tale) return
    const { first, cards, own } = tale.census.counted(tale.last)
    if (tales.first < 0) tales.first = first
    tales.cards = { ...tales.cards, ...under(tale.of, cards) }
    tales.own = { ...tales.own, ...under(tale.of, own) }
    tale = null
  }
  function open({ tale: of, inner }: G): void {
    close()
    const begun = LISTED[of].census?.(inner)
    tale = begun ? { of, census: begun, last: inner } : null
  }
  open(g)
  return {
    watch(now, told) {
      for (const { note } of told) if (note['of'] === undefined) hear(note as unknown as SagaNote)
      if (tale?.of !== now.tale) open(now)
      if (!tale) return
      tale.last = now.inner
      tale.census.watch(
        now.inner,
        told.filter(({ note }) => note['of'] === now.tale),
      )
    },
    counted(end) {
      close()
      return {
        first: Math.max(0, tales.first) as Seat,
        cards: { ...stones.counted(), ...tales.cards },
        own: {
          symbolicTaken: [figures.symbolic, isSaga(end) ? deck.inscriptions.length : 0],
          nearSeconds: [figures.seconds, figures.tales],
          sweeps: inOne(isSaga(end) && new Set(end.told.map(({ winner }) => winner)).size === 1),
          ...tales.own,
        },
      }
    },
  }
}
const under = <T>(tale: TaleId, all: { readonly [name: string]: T }): { [name: string]: T } =>
  Object.fromEntries(Object.entries(all).map(([name, each]) => [`${tale} ${name}`, each]))
