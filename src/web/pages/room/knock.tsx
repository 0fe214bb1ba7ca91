// The way in while a match is under way: where a bot plays for who went, whoever has the link may ask to play on.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PublicTable } from '#tables'
import { go } from '../../kit/router.tsx'
import { meet } from '../../play/meet.ts'
import { PlayProblem } from '../../play/types.ts'
import { say as sayPeople } from '../table/people/words.ts'
import type { Doing } from './doing.ts'
import { leftIn } from './left.ts'
import { NameField } from './name-field.tsx'
import { say } from './words.ts'

const AGAIN_MS = 3000

interface KnockProps {
  readonly table: PublicTable
  readonly invite: string
  readonly doing: Doing
}

export function Knock({ table, invite, doing }: KnockProps) {
  const { id } = table
  /** What was asked for, and is not decided yet. */
  const wish = useSignal<{ readonly motion: number; readonly agreed: number; readonly of: number } | null>(null)
  const inVain = useSignal(false)
  const left = leftIn(table)
  const look = async (): Promise<void> => {
    const { motion } = await meet.door(id, invite)
    if (motion?.seq === wish.value?.motion && motion) {
      wish.value = { motion: motion.seq, agreed: motion.agreed, of: motion.of }
      return
    }
    const { seats } = await meet.invitation(id, invite)
    if (seats.some(({ mine }) => mine)) return go(`/table/${id}`, 'replace')
    wish.value = null
    inVain.value = true
  }
  const asks = wish.value !== null
  useEffect(() => {
    if (!asks) return
    // Where the server is out of reach for a moment, the next look tells.
    const timer = setInterval(() => void look().catch(unlessProblem), AGAIN_MS)
    return () => clearInterval(timer)
  }, [asks])
  const ask = (seat: number) => () =>
    void doing.run(async () => {
      inVain.value = false
      const { seq } = await meet.askSeat(id, seat)
      wish.value = { motion: seq, agreed: 0, of: table.seats.filter(({ kind }) => kind === 'human').length }
    })
  if (left.length === 0) return table.customs.spectators ? null : <p>{say().notShown}</p>
  if (wish.value) {
    const { motion, agreed, of } = wish.value
    return (
      <>
        <p role="status">{sayPeople().youAsked(agreed, of)}</p>
        <button
          type="button"
          class="button quiet"
          onClick={() => void doing.run(() => meet.vote(id, motion, false).then(look))}
        >
          {sayPeople().withdraw}
        </button>
      </>
    )
  }
  return (
    <>
      <p>{say().mayPlayFor}</p>
      {inVain.value && <p role="status">{say().inVain}</p>}
      <NameField />
      {left.map(({ seat, owner }) => (
        <button key={seat} type="button" class="button main" onClick={ask(seat)}>
          {sayPeople().playFor(owner)}
        </button>
      ))}
    </>
  )
}
function unlessProblem(error: unknown): void {
  if (!(error instanceof PlayProblem)) throw error
}
