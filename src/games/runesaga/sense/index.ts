// What the saga knows about being played well: what its tales know, and what the stones add to it.
import type { Json, Question } from '#engine'
import { type AnySense, indifferent, type Sense, type Temper } from '#games/kit/sense'
import { TALES } from '../cards/kinds.ts'
import type { Q } from '../moves.ts'
import type { G, View } from '../state.ts'
import { fittable, marginBy, outlookBy } from './outlook.ts'
import { SENSES, type Senses } from './tales.ts'
import { reading } from './tokens.ts'

type Lean = AnySense['leanings']
/** What the tale on the table leans to; in a pause there is nothing to choose. */
const leaningsBy =
  (of: (g: View) => Lean) =>
  (g: View, question: Question, temper: Temper): readonly number[] =>
    g.phase === 'tale' ? of(g)(g.inner, question, temper) : indifferent(question.options)

/** What was learned of the stones, loaded with the bots only. */
const taught = () => import('./glance.json', { with: { type: 'json' } }).then(file => file.default)

function senseBy(senses: Senses): Sense<G, Q> {
  const of = ({ tale }: View): AnySense => senses[tale]
  return {
    leanings: leaningsBy(g => of(g).leanings),
    novice: leaningsBy(g => of(g).novice ?? of(g).leanings),
    outlook: outlookBy(senses),
    margin: marginBy(senses),
    horizon: g => (g.phase === 'tale' ? (of(g).horizon?.(g.inner) ?? 1) : 1),
    meanings: (g, question) => (g.phase === 'tale' ? (of(g).meanings?.(g.inner, question) ?? null) : null),
    falls: (g, question, option: Json) =>
      g.phase === 'tale' ? (of(g).falls?.(g.inner, question, option) ?? null) : null,
    fittable,
    learning: { reading, leaning: {}, adds: true, taught },
    onto: teach =>
      senseBy(
        Object.fromEntries(TALES.map(tale => [tale, teach(tale, SENSES[tale])])) as Record<string, AnySense> as Senses,
      ),
  }
}
export const sense = senseBy(SENSES)
