// How strong a bot is to be: one list, wherever one is wished for.
import { LEVELS, type Level } from '#bots/who'
import { say } from './robots.ts'

interface LevelSelectProps {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly value: string
  readonly onLevel: (level: Level) => void
}
export const LevelSelect = ({ onLevel, ...rest }: LevelSelectProps) => (
  <select {...rest} class="input" onChange={event => onLevel(event.currentTarget.value as Level)}>
    {LEVELS.map(level => (
      <option key={level} value={level}>
        {say().levels[level]}
      </option>
    ))}
  </select>
)
