// Matches of earlier versions, brought to the present. A saga in the middle of a tale holds a table of that tale's game: when
// that game changes its shape, so does the saga, and its migration goes here as `inside('raiders', …)`. A test counts them.
import type { Json, Match, Next } from '#engine'
import type { TaleId } from './cards/kinds.ts'
import type { G } from './state.ts'

type Migrate = (old: Match) => Match

/** A migration of a tale's own game, as one of the saga: it sees the tale as if it were played alone. */
export const inside =
  (tale: TaleId, migrate: Migrate): Migrate =>
  old => {
    const g = old.base as unknown as G
    if (g.tale !== tale) return old
    const playing = old.next?.[0] === 'play'
    const next = playing ? (old.next![1] as unknown as Next) : null
    const inner = migrate({ ...old, base: g.inner as Json, next, answers: playing ? old.answers : [] })
    const base = { ...g, inner: inner.base } as unknown as Json
    return playing ? { ...old, base, next: ['play', [...inner.next!]], answers: inner.answers } : { ...old, base }
  }

/** The versions of the tales' games that a saga of the present version holds. */
export const HOLDS: { readonly [tale in TaleId]: number } = { shipwrights: 2, raiders: 1, explorers: 1 }
export const migrations: readonly Migrate[] = []
