// Before a table is taken off the list of one's own: what comes of it, and how well a bot is to play on.
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { LEVELS, type Level } from '#bots/who'
import type { PublicTable } from '#tables'
import { Confirm } from '../kit/confirm.tsx'
import { LevelSelect } from '../kit/level-select.tsx'
import { say } from './leaving.words.ts'
import { partingFrom } from './parting.ts'

interface LeavingProps {
  readonly table: PublicTable
  /** Who sits there, to tell one table from another. */
  readonly names: string
  /** With the level of the bot that plays on, where one does. */
  onLeave(level: Level | undefined): void
  onClose(): void
}
export function Leaving({ table, names, onLeave, onClose }: LeavingProps) {
  const level = useSignal<Level>(LEVELS[1]!)
  const field = useId()
  const parting = partingFrom(table)
  const { title, text, yes } = say().partings[parting]
  return (
    <Confirm
      title={title}
      text={text(names)}
      yes={yes}
      no={say().keep}
      onYes={() => onLeave(parting === 'bot' ? level.value : undefined)}
      onClose={onClose}
    >
      {parting === 'bot' && (
        <div class="field">
          <label class="label" for={field}>
            {say().leaveLevel}
          </label>
          <LevelSelect
            id={field}
            value={level.value}
            onLevel={chosen => {
              level.value = chosen
            }}
          />
        </div>
      )}
    </Confirm>
  )
}
