// What concerns the people of a table rather than the match, above the board until it is settled: something is asked, another
// plays in one's seat, the rematch is set.
import type { Who } from '#games/kit/words'
import type { PublicTable } from '#tables'
import type { Tell } from '../../../kit/notice.tsx'
import { Link } from '../../../kit/router.tsx'
import { meet } from '../../../play/meet.ts'
import { isAsleep } from '../../asleep.ts'
import { attempt } from './attempt.ts'
import './people.css'
import { say } from './words.ts'

interface BandProps {
  readonly table: PublicTable
  readonly who: Who
  readonly tell: Tell
}
/** Whether there is anything to say in it. */
export function Band({ table, who, tell }: BandProps) {
  const { id, motion, seats, status, next } = table
  const doing = (deed: () => Promise<unknown>) => () => void attempt(tell, deed)
  return (
    <>
      {motion?.asks && (
        <p class="row settling" role="alert">
          <span>{askedIn(motion, who)}</span>
          <button type="button" class="button" onClick={doing(() => meet.vote(id, motion.seq, true))}>
            {say().agree}
          </button>
          <button type="button" class="button quiet" onClick={doing(() => meet.vote(id, motion.seq, false))}>
            {say().decline}
          </button>
        </p>
      )}
      {motion?.mine && (
        <p class="row settling" role="status">
          <span>{say().youAsked(motion.agreed, motion.of)}</span>
          <button type="button" class="button quiet" onClick={doing(() => meet.vote(id, motion.seq, false))}>
            {say().withdraw}
          </button>
        </p>
      )}
      {status === 'playing' && seats.some(({ claim }) => claim) && (
        <p class="row settling" role="status">
          <span>{isAsleep(table) ? say().asleep : say().botForYou}</span>
          <button type="button" class="button" onClick={doing(() => meet.comeBack(id))}>
            {say().takeBack}
          </button>
        </p>
      )}
      {next !== null && seats.some(({ mine, claim }) => mine || claim) && (
        <p class="row settling" role="status">
          <span>{say().again}</span>
          <Link to={`/table/${next}`} class="button">
            {say().comeAgain}
          </Link>
        </p>
      )}
    </>
  )
}

function askedIn({ want, by, seat }: NonNullable<PublicTable['motion']>, who: Who): string {
  if (want === 'undo') return say().asksUndo(by)
  if (by === '') return say().timeIsUp(who(seat))
  return want === 'seat' ? say().asksSeat(by, who(seat)) : say().asksStandIn(by, who(seat))
}
