// The board of Pebbles: the heap, and a button for each way to take from it.
import { type G, type PebblesNote, type PebblesReason, type Q, type TakeMove } from '#games/pebbles'
import { reading as read, words } from '#games/pebbles/words'
import type { BoardProps } from '../../kit/board.ts'
import type { Manners } from '../../kit/manner.ts'
import { OptionButton, Options, RefusedButton } from '../../kit/options.tsx'
import { language } from '../../kit/settings.ts'

export { words } from '#games/pebbles/words'
export const hides = false
export const reading = async () => read
export const slot = null
export const manners: Manners<PebblesNote> = { least: 100, of: { takes: { sound: 'knock', news: true } } }

export function Board({ sight, who, sending, act, explain }: BoardProps<G, Q, PebblesNote, TakeMove, PebblesReason>) {
  const text = words[language.value]
  const [question] = sight.questions
  return (
    <main class="pebbles wood">
      <p role="status">{question ? text.question(question, sight.view) : ''}</p>
      <p class="heap">{'●'.repeat(sight.view.heap)}</p>
      <Options>
        {question?.options.map(move => (
          <OptionButton
            key={move.count}
            icon={move.count}
            {...text.option(move, sight.view, who)}
            sent={sending !== null}
            onChoose={() => act(move)}
          />
        ))}
        {sight.refusals.map(({ action, because }) => (
          <RefusedButton
            key={action.count}
            icon={action.count}
            label={text.action(action, who)}
            detail={because.map(reason => text.reason(reason, who)).join(' ')}
            onAsk={() => explain(because)}
          />
        ))}
      </Options>
    </main>
  )
}
