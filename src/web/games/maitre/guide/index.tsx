// The guide of Le Maître des Mers: how its first voyage is told.
import type { Guide } from '../../../kit/guide.ts'
import { PortCard } from '../faces.tsx'
import { STEPS } from './steps.ts'
import { FLUTE, story } from './story.ts'
import { type StepId, say, title } from './words.ts'

export const guide: Guide = {
  ...story,
  steps: STEPS,
  title,
  tell: step => say()[step as StepId],
  closer: step => step === 'card' && <PortCard card={FLUTE} small={false} />,
}
