// Beside somebody’s name: not to read them any more, or to read them again.
import { isMuted, mute, unmute } from './muted.ts'
import { nameOf, type Voice } from './voice.ts'
import { say } from './words.ts'

interface MuteProps {
  readonly table: string
  readonly voice: Voice
  /** As the buttons beside it look. */
  readonly class: string
}
export function Mute({ table, voice, class: look }: MuteProps) {
  const quiet = isMuted(table, voice)
  const name = nameOf(voice)
  return (
    <button type="button" class={look} aria-pressed={quiet} onClick={() => (quiet ? unmute : mute)(table, voice)}>
      {quiet ? say().unmute(name) : say().mute(name)}
    </button>
  )
}
