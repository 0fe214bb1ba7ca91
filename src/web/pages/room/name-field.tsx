// The name by which somebody sits down at a table.
import { useId } from 'preact/hooks'
import { playerName } from '../../kit/settings.ts'
import { NameInput } from '../name-input.tsx'
import { say } from './words.ts'

export function NameField() {
  const field = useId()
  return (
    <div class="field">
      <label class="label" for={field}>
        {say().yourName}
      </label>
      <NameInput
        id={field}
        value={playerName.value}
        placeholder={say().you}
        onName={name => {
          playerName.value = name
        }}
      />
    </div>
  )
}
