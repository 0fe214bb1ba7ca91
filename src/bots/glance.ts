// Deciding at a glance: by the game's leanings alone.
import type { Json, Question } from '#engine'
import type { AnySense, Temper } from '#games/kit/sense'

/** The option that looks best; the first of equals. */
export function glance(sense: AnySense, g: unknown, question: Question, temper: Temper): Json {
  const lean = sense.leanings(g, question, temper)
  let best = 0
  for (let i = 1; i < lean.length; i++) if (lean[i]! > lean[best]!) best = i
  return question.options[best]!
}
/** The numbers of the options, the one that looks best first. */
export const byLeaning = (sense: AnySense, g: unknown, question: Question, temper: Temper): number[] =>
  inOrder(sense.leanings(g, question, temper))
export const inOrder = (lean: readonly number[]): number[] =>
  lean.map((_, i) => i).sort((a, b) => lean[b]! - lean[a]! || a - b)
/** How likely each option is taken, where one that looks better by 1 is e times as likely. */
export function likelihoods(lean: readonly number[]): number[] {
  const most = Math.max(...lean)
  const weights = lean.map(each => Math.exp(each - most))
  const all = weights.reduce((a, b) => a + b, 0)
  return weights.map(weight => weight / all)
}
