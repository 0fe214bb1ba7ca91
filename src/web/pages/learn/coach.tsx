// The words of the guide: a sheet with the step, what to do, and the way on.
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Told } from '../../kit/guide.ts'
import { say as sayShell } from '../../kit/words.ts'
import { PlayNow } from '../play-now.tsx'
import { say } from './words.ts'

interface CoachProps {
  readonly game: string
  /** What the guide is called. */
  readonly title: string
  readonly told: Told
  readonly index: number
  /** How many steps there are. */
  readonly all: number
  /** What to do instead, when something else was touched. */
  readonly astray: string | null
  /** By a button: nothing has to be touched, or it cannot be found. */
  readonly canGoOn: boolean
  readonly onNext: () => void
  readonly onBack: () => void
  readonly onSkip: () => void
  readonly children: ComponentChildren
}

export function Coach({
  game,
  title,
  told,
  index,
  all,
  astray,
  canGoOn,
  onNext,
  onBack,
  onSkip,
  children,
}: CoachProps) {
  const sheet = useRef<HTMLElement>(null)
  const isLast = index === all - 1
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('.goes-on, .button.main')?.focus({ preventScroll: true })
  }, [index])
  return (
    <aside class="parchment row coach" aria-label={title} ref={sheet}>
      {children}
      <div class="tells" aria-live="polite">
        <h1>{told.title}</h1>
        <p>{told.text}</p>
        {astray && <p class="astray">{astray}</p>}
      </div>
      {isLast && <PlayNow game={game} />}
      <div class="row steer">
        <button type="button" class="button quiet" onClick={onSkip}>
          {isLast ? sayShell().toHome : say().skip}
        </button>
        <span class="progress">
          {index + 1}/{all}
        </span>
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
