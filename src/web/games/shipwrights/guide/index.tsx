// The guide of Shipwrights: how the first day is told.
import type { Guide } from '../../../kit/guide.ts'
import { Face } from '../faces.tsx'
import { STEPS } from './steps.ts'
import { BYRDING, DRAKKAR, story } from './story.ts'
import { type StepId, say, title } from './words.ts'

/** The ship that is spoken of while none lies on the table. */
const SHOWN: { readonly [step in StepId]?: number } = { ship: BYRDING, points: DRAKKAR }

export const guide: Guide = {
  ...story,
  steps: STEPS,
  title,
  tell: step => say()[step as StepId],
  closer(step) {
    const card = SHOWN[step as StepId]
    return card === undefined ? null : <Face card={card} />
  },
}
