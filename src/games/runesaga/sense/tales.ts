// What is known of the tales themselves.
import { sense as explorers } from '#games/explorers/sense'
import type { AnySense } from '#games/kit/sense'
import { sense as raiders } from '#games/raiders/sense'
import { sense as shipwrights } from '#games/shipwrights/sense'
import type { TaleId } from '../cards/kinds.ts'

export type Senses = { readonly [tale in TaleId]: AnySense }
/** What a question reads like is asked twice of each: by the tale, and by the saga, which adds the stones. */
export const SENSES: Senses = {
  shipwrights: remembering(shipwrights),
  raiders: remembering(raiders),
  explorers: remembering(explorers),
}
function remembering(sense: AnySense): AnySense {
  const { learning } = sense
  if (!learning) return sense
  let asked: unknown = null
  let told: ReturnType<typeof learning.reading>
  return {
    ...sense,
    learning: {
      ...learning,
      reading(g, question) {
        if (question !== asked) {
          told = learning.reading(g, question)
          asked = question
        }
        return told
      },
    },
  }
}
