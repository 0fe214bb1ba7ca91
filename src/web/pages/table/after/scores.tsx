// The table of scores, as far as they are counted: a column for each part of the score; on a phone the parts stand below the name.
import type { Result } from '#engine'
import type { Who, Words } from '#games/kit/words'
import { layout } from '../../../kit/layout.ts'
import { SeatMark } from '../../../kit/seats.tsx'
import { useCounting } from './counting.ts'
import { say } from './words.ts'

interface ScoresProps {
  readonly result: Result
  readonly words: Words
  readonly who: Who
  /** Whether the points are counted up before our eyes. */
  readonly counts: boolean
}
export function Scores({ result, words, who, counts }: ScoresProps) {
  const names = Object.entries(words.parts)
  const ordered = result.toSorted((a, b) => a.rank - b.rank)
  const told = useCounting(names.length * ordered.length, counts)
  const isTold = (part: number, row: number): boolean => part * ordered.length + row < told
  const stacked = layout.value === 'phone'
  return (
    <table class="scores" aria-label={say().scores}>
      <thead>
        <tr>
          <td colSpan={2} />
          {!stacked &&
            names.map(([part, name]) => (
              <th key={part} scope="col">
                {name}
              </th>
            ))}
          <th scope="col">{say().total}</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ seat, rank, score, parts }, row) => {
          const shown = names.map(([part, name], i) => ({
            part,
            name,
            points: parts[part] ?? 0,
            isTold: isTold(i, row),
          }))
          const soFar = shown.reduce((sum, { points, isTold }) => sum + (isTold ? points : 0), 0)
          return (
            <tr key={seat} class={rank === 1 ? 'first' : ''}>
              <td class="rank">{ordered.length > 1 && say().place(rank)}</td>
              <th scope="row">
                <span class="row">
                  <SeatMark seat={seat} who={who} />
                  <span>{who(seat)}</span>
                </span>
                {stacked && (
                  <span class="parts">
                    {shown.map(({ part, name, points, isTold }) => (
                      <span key={part} class={isTold ? 'told' : 'untold'}>
                        {name} <b>{points}</b>
                      </span>
                    ))}
                  </span>
                )}
              </th>
              {!stacked &&
                shown.map(({ part, points, isTold }) => (
                  <td key={part} class={`num ${isTold ? 'told' : 'untold'}`}>
                    {points}
                  </td>
                ))}
              <td class="num total">{isTold(names.length - 1, row) ? score : soFar}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
