// The guide of Explorers: how the first voyage is told.
import type { Guide } from '../../../kit/guide.ts'
import { STEPS } from './steps.ts'
import { story } from './story.ts'
import { type StepId, say, title } from './words.ts'

export const guide: Guide = {
  ...story,
  steps: STEPS,
  title,
  tell: step => say()[step as StepId],
  closer: () => null,
}
