// One seat of a table being laid: its sign, who sits there, and buttons to play earlier or to leave.
import type { Character } from '#bots/who'
import { Face } from '../art/face.tsx'
import { type SeatNumber, SeatSign, Silhouette } from '../art/signs.tsx'
import { LevelSelect } from '../kit/level-select.tsx'
import { playerName } from '../kit/settings.ts'
import { ICONS } from './icons.ts'
import { NameInput } from './name-input.tsx'
import { say } from './new-table.words.ts'
import type { Chair } from './setup.ts'
import { temperLine } from './tempers.ts'

interface ChairRowProps {
  readonly chair: Chair
  readonly seat: number
  /** The name at the table; bots nobody chose have none yet. */
  readonly name: string | null
  /** Who may sit here, if it is a bot's seat. */
  readonly characters: readonly Character[]
  readonly onChange: (chair: Chair) => void
  readonly onUp: (() => void) | null
  readonly onRemove: (() => void) | null
}

export function ChairRow({ chair, seat, name, characters, onChange, onUp, onRemove }: ChairRowProps) {
  const who = name ?? `${chair.kind === 'open' ? say().open : say().robot} (${seat + 1})`
  const given = chair.kind === 'bot' ? '' : (chair.name ?? playerName.value)
  const kind = chair.kind === 'you' ? say().you : chair.kind === 'open' ? say().open : say().friend
  return (
    <li class="parchment row chair">
      <SeatSign seat={seat as SeatNumber} letter={name === null ? String(seat + 1) : name.slice(0, 1).toUpperCase()} />
      {chair.kind === 'bot' ? (
        <Robot chair={chair} characters={characters} onChange={onChange} />
      ) : (
        <div class="sitter">
          <label>
            <span>{kind}</span>
            <NameInput
              value={given}
              placeholder={chair.kind === 'open' ? say().whoeverComes : say().player(seat + 1)}
              aria-label={`${say().nameOf(seat + 1)}, ${kind}`}
              onName={value => onChange({ kind: chair.kind, name: value })}
            />
          </label>
          {chair.kind === 'you' && playerName.value !== '' && given.trim() !== playerName.value.trim() && (
            <p role="status">{say().onlyHere(playerName.value)}</p>
          )}
          {given.trim() !== '' && name !== given.trim() && name !== null && <p role="status">{say().taken(name)}</p>}
        </div>
      )}
      <span class="moves">
        {onUp && <Small label={say().up(who)} d="m5 14 7-7 7 7M12 7v12" onClick={onUp} />}
        {onRemove && <Small label={say().remove(who)} d="m6 6 12 12M18 6 6 18" onClick={onRemove} />}
      </span>
    </li>
  )
}

type Bot = Extract<Chair, { kind: 'bot' }>
function Robot({ chair, characters, onChange }: Pick<ChairRowProps, 'characters' | 'onChange'> & { chair: Bot }) {
  const { level, name = '' } = chair
  const called = (chosen: string): Bot => ({ kind: 'bot', level, ...(chosen === '' ? {} : { name: chosen }) })
  return (
    <div class="sitter bot">
      {name ? <Face name={name} /> : <Silhouette of={ICONS.robot} />}
      <select
        class="input who"
        aria-label={say().character}
        value={name}
        onChange={event => onChange(called(event.currentTarget.value))}
      >
        <option value="">{say().anybody}</option>
        {characters.map(each => (
          <option key={each.name} value={each.name}>
            {each.name}
          </option>
        ))}
      </select>
      <LevelSelect aria-label={say().level} value={level} onLevel={chosen => onChange({ ...chair, level: chosen })} />
      <p class="temper">{name ? temperLine(name) : say().whoever}</p>
    </div>
  )
}

function Small({ label, d, onClick }: { label: string; d: string; onClick: () => void }) {
  return (
    <button type="button" class="tool chair-tool" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  )
}
