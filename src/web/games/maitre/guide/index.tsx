// The guide of Le Maître des Mers: how its first voyage is told.
import type { Guide } from '../../../kit/guide.ts'
import { PortCard } from '../faces.tsx'
import { STEPS } from './steps.ts'
import { ANSWERS, FLUTE, sightAfter } from './story.ts'
import { type StepId, say } from './words.ts'

export const guide: Guide = {
  steps: STEPS,
  answers: ANSWERS,
  sightAfter,
  tell: step => say()[step as StepId],
  closer: step => step === 'card' && <PortCard card={FLUTE} small={false} />,
}
