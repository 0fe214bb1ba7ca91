// The record of a game on this device in a line: matches, wins, best score, those met most often, the latest places.
import { memory, summaryOf } from '../play/record.ts'
import './record.css'
import { say } from './record.words.ts'

/** So many opponents fit in a line. */
const OPPONENTS = 2

interface RecordProps {
  readonly game: string
  /** Those to be told of; left out: those met most often. */
  readonly met?: readonly string[]
}
export function RecordTold({ game, met }: RecordProps) {
  const summary = summaryOf(memory.value, game)
  if (!summary) return null
  const { matches, wins, best, last, against } = summary
  const told = met ? against.filter(({ name }) => met.includes(name)) : against.slice(0, OPPONENTS)
  const numbers = [say().matches(matches), ...(wins === null ? [] : [say().wins(wins)]), say().best(best)].join(', ')
  // Those met only today have nothing to tell yet.
  const rivals = matches > 1 ? told.map(({ name, ahead, behind }) => say().against(name, ahead, behind)) : []
  return (
    <p class="record">
      <span>{[numbers, ...rivals].join(' · ')}</span>
      {last.length > 1 && (
        <span class="latest-places" role="img" aria-label={say().last(last.map(say().place).join(', '))}>
          {last.map((rank, i) => (
            <b key={i} class={rank === 1 ? 'num won' : 'num'}>
              {rank}
            </b>
          ))}
        </span>
      )}
    </p>
  )
}
