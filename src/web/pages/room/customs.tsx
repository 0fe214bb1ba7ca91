// What a table allows those who are not there, for its host to say.
import type { PublicTable, TablePlan } from '#tables'
import { Choice } from '../../kit/choice.tsx'
import { meet } from '../../play/meet.ts'
import { ChoosePace } from '../pace/choose.tsx'
import type { Doing } from './doing.ts'
import { say } from './words.ts'

export function Customs({ table, doing }: { readonly table: PublicTable; readonly doing: Doing }) {
  const { id, customs, status } = table
  const agree = (wanted: TablePlan['customs']) => void doing.run(() => meet.agreeOn(id, wanted))
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
      <ChoosePace pace={customs.pace} onChange={pace => agree({ pace })} />
    </div>
  )
}
