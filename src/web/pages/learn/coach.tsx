// The words of the guide: a sheet with the step, what to do, and the way on.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Told } from '../../kit/guide.ts'
import { say as sayShell } from '../../kit/words.ts'
import { PlayNow } from '../play-now.tsx'
import { say } from './words.ts'

interface CoachProps {
  readonly game: string
  readonly told: Told
  readonly index: number
  /** How many steps there are. */
  readonly all: number
  /** Something else than what is ringed was touched. */
  readonly astray: boolean
  /** By a button: nothing has to be touched, or it cannot be found. */
  readonly canGoOn: boolean
  readonly onNext: () => void
  readonly onBack: () => void
  readonly onSkip: () => void
  readonly children: ComponentChildren
}

export function Coach({ game, told, index, all, astray, canGoOn, onNext, onBack, onSkip, children }: CoachProps) {
  const sheet = useRef<HTMLElement>(null)
  const { title, text } = told
  const isLast = index === all - 1
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('.goes-on, .button.main')?.focus({ preventScroll: true })
  }, [index])
  return (
    <aside class="parchment row coach" aria-label={say().title} ref={sheet}>
      {children}
      <div class="tells" aria-live="polite">
        <h1>{title}</h1>
        <p>{text}</p>
        {astray && <p class="astray">{say().astray}</p>}
      </div>
      {isLast && <PlayNow game={game} />}
      <div class="row steer">
        <button type="button" class="button quiet" onClick={onSkip}>
          {isLast ? sayShell().toHome : say().skip}
        </button>
        <span class="progress">{say().step(index + 1, all)}</span>
        {index > 0 && (
          <button type="button" class="button quiet" onClick={onBack}>
            {say().back}
          </button>
        )}
        {canGoOn && !isLast && (
          <button type="button" class="button goes-on" onClick={onNext}>
            {say().next}
          </button>
        )}
      </div>
    </aside>
  )
}
