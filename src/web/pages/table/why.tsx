// Why something cannot be done.
import type { Refusal } from '#engine'
import type { Who, Words } from '#games/kit/words'
import { Dialog } from '../../kit/dialogs.tsx'
import { say } from './opened.words.ts'

interface WhyProps {
  readonly refusals: readonly Refusal[]
  readonly words: Words
  readonly who: Who
  onClose(): void
}
/** Every visible action that is not open, with what it lacks. */
export function Why({ refusals, words, who, onClose }: WhyProps) {
  return (
    <Dialog title={say().whyTitle} onClose={onClose}>
      {refusals.length === 0 && <p>{say().whyNothing}</p>}
      <dl class="why">
        {refusals.map(({ action, because }) => (
          <div key={JSON.stringify(action)}>
            <dt>{words.action(action, who)}</dt>
            {because.map(reason => (
              <dd key={JSON.stringify(reason)}>{words.reason(reason, who)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
