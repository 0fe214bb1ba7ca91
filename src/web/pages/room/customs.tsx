// What a table allows those who are not there, for its host to say.
import { LEVELS } from '#bots/who'
import type { PublicTable } from '#tables'
import { Choice } from '../../kit/choice.tsx'
import { LevelSelect } from '../../kit/level-select.tsx'
import { meet } from '../../play/meet.ts'
import type { Doing } from './doing.ts'
import { say } from './words.ts'

const MINUTES = [null, 3, 15, 60, 1440] as const

export function Customs({ table, doing }: { readonly table: PublicTable; readonly doing: Doing }) {
  const { id, customs, status } = table
  const { patience } = customs
  const agree = (wanted: Parameters<typeof meet.agreeOn>[1]) => void doing.run(() => meet.agreeOn(id, wanted))
  const yesNo = (value: boolean) => (value ? say().yes : say().no)
  return (
    <div class="customs">
      {status === 'open' && (
        <Choice
          {...say().listed}
          values={[true, false]}
          value={customs.listed}
          name={yesNo}
          onChange={listed => agree({ listed })}
        />
      )}
      <Choice
        {...say().spectators}
        values={[true, false]}
        value={customs.spectators}
        name={yesNo}
        onChange={spectators => agree({ spectators })}
      />
      <Choice
        {...say().patience}
        values={MINUTES}
        value={patience?.minutes ?? null}
        name={minutes => (minutes === null ? say().never : say().minutes(minutes))}
        onChange={minutes =>
          agree({ patience: minutes === null ? null : { minutes, level: patience?.level ?? LEVELS[1]! } })
        }
      >
        {patience && (
          <label class="row stand-in">
            {say().patienceLevel}
            <LevelSelect value={patience.level} onLevel={level => agree({ patience: { ...patience, level } })} />
          </label>
        )}
      </Choice>
    </div>
  )
}
