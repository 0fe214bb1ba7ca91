// The advice that is shown on the board: what it is and why, one touch away from being played.
import { useEffect } from 'preact/hooks'
import type { Opinion } from '#bots'
import type { Json } from '#engine'
import type { Who, Words } from '#games/kit/words'
import type { Sight } from '#tables'
import { Icon } from '../../art/signs.tsx'
import { advised } from '../../kit/advice.ts'
import { useEscape } from '../../kit/keys.ts'
import { percent } from '../../kit/percent.ts'
import { say } from './opened.words.ts'
import { reasonWords } from './reason.ts'

interface AdviceProps {
  readonly opinion: Opinion
  readonly sight: Sight
  readonly words: Words
  readonly who: Who
  act(pick: Json): void
  onOthers(): void
  onClose(): void
}
export function Advice({ opinion, sight, words, who, act, onOthers, onClose }: AdviceProps) {
  const { pick, chance } = opinion
  const isAlone = sight.table.seats.length === 1
  useEffect(() => {
    advised.value = pick
    return () => {
      advised.value = null
    }
  }, [pick])
  useEscape(onClose)
  const { label, detail } = words.option(pick, sight.view, who)
  return (
    <aside class="row advice wood" aria-label={say().advised}>
      <Icon name="advice" />
      <p>
        <b>{label}</b> {[detail, isAlone ? '' : `${percent(chance)} ${say().toWin}`].filter(Boolean).join(' · ')}{' '}
        <small>{reasonWords(opinion, words)}</small>
      </p>
      <button
        type="button"
        class="button"
        onClick={() => {
          act(pick)
          onClose()
        }}
      >
        {say().play}
      </button>
      <button type="button" class="button quiet" onClick={onOthers}>
        {say().others}
      </button>
      <button type="button" class="button quiet" aria-label={say().close} onClick={onClose}>
        ✕
      </button>
    </aside>
  )
}
