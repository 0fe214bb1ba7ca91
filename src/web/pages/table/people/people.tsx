// Who is at the table, who went, who looks on; the link for others; leaving one's seat to a bot, and playing for somebody.
import { useSignal } from '@preact/signals'
import { LEVELS, type Level } from '#bots/who'
import type { Who } from '#games/kit/words'
import type { PublicSeat, Sight } from '#tables'
import { Dialog } from '../../../kit/dialogs.tsx'
import { LevelSelect } from '../../../kit/level-select.tsx'
import type { Tell } from '../../../kit/notice.tsx'
import { robotIn } from '../../../kit/robots.ts'
import { SeatMark } from '../../../kit/seats.tsx'
import { language } from '../../../kit/settings.ts'
import { dayOf } from '../../../kit/when.ts'
import { keyTo } from '../../../play/keys.ts'
import { meet } from '../../../play/meet.ts'
import type { TableStore } from '../../../play/table.ts'
import { say as sayLeaving } from '../../leaving.words.ts'
import { Customs } from '../../room/customs.tsx'
import { useDoing } from '../../room/doing.ts'
import { leftIn } from '../../room/left.ts'
import { TableLink } from '../../room/link.tsx'
import '../../room/room.css'
import { attempt } from './attempt.ts'
import { Mute } from './mute.tsx'
import './people.css'
import { say } from './words.ts'

interface PeopleProps {
  readonly store: TableStore
  readonly sight: Sight
  readonly title: string
  readonly who: Who
  readonly tell: Tell
  onClose(): void
}
export function People({ store, sight, title, who, tell, onClose }: PeopleProps) {
  const { table } = sight
  const doing = useDoing()
  const level = useSignal<Level>(LEVELS[1]!)
  const present = store.presence.value
  const seated = table.seats.some(({ mine }) => mine)
  const others = table.seats.some(({ kind, mine }) => kind === 'human' && !mine)
  const playing = table.status === 'playing'
  const act = (deed: () => Promise<unknown>) => () => void attempt(tell, deed).then(done => done && onClose())
  const nudged = useSignal('')
  const nudge = async (seat: number): Promise<void> => {
    nudged.value = ''
    const sent = await attempt(tell, () => meet.nudge(table.id, seat))
    if (sent) nudged.value = say().reached[sent.reaches](table.seats[seat]?.name ?? '')
  }
  const leveled = (
    <LevelSelect
      aria-label={sayLeaving().leaveLevel}
      value={level.value}
      onLevel={chosen => {
        level.value = chosen
      }}
    />
  )
  return (
    <Dialog title={say().people} onClose={onClose}>
      <ul class="people">
        {table.seats.map((seat, at) => (
          <li key={at} class="row">
            <SeatMark seat={at} who={who} />
            <span>
              <b>{seat.name}</b> <small>{stateOf(seat, present?.seats.includes(at) ?? null)}</small>
            </span>
            {seat.kind === 'human' && !seat.mine && (
              <Mute class="button quiet" table={table.id} voice={{ seat: at, name: seat.name ?? '' }} />
            )}
            {playing && seated && seat.kind === 'human' && !seat.mine && table.waiting.includes(at) && (
              <>
                <button type="button" class="button quiet" onClick={() => void nudge(at)}>
                  {say().nudge(seat.name ?? '')}
                </button>
                <button
                  type="button"
                  class="button quiet"
                  onClick={act(() => meet.askStandIn(table.id, at, level.value))}
                >
                  {say().standIn(seat.name ?? '')}
                </button>
              </>
            )}
            {playing && !seated && seat.kind === 'bot' && !seat.claim && (
              <button type="button" class="button quiet" onClick={act(() => meet.askSeat(table.id, at))}>
                {say().playFor(seat.name ?? '')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{nudged.value}</p>
      {present && present.spectators > 0 && <p role="status">{say().spectators(present.spectators)}</p>}
      {(table.invite ?? keyTo(table.id)) && (
        <section class="people-part">
          <h3>{say().invite}</h3>
          {playing && leftIn(table).length > 0 && <p>{say().mayReplace}</p>}
          <TableLink table={table} title={title} doing={doing} />
        </section>
      )}
      {table.host.me && table.status !== 'over' && (
        <section class="people-part">
          <Customs table={table} doing={doing} />
        </section>
      )}
      {playing && seated && others && (
        <section class="people-part">
          <p>{sayLeaving().leaveText}</p>
          <div class="row filling">
            {leveled}
            <button type="button" class="button quiet" onClick={act(() => meet.leave(table.id, level.value))}>
              {sayLeaving().leave}
            </button>
          </div>
        </section>
      )}
      {doing.problem.value && (
        <p class="alert" role="alert">
          {doing.problem.value}
        </p>
      )}
    </Dialog>
  )
}

function stateOf(seat: PublicSeat, isHere: boolean | null): string {
  if (seat.mine) return say().you
  if (seat.kind === 'bot') {
    if (!seat.owner) return robotIn(seat) ?? ''
    return seat.turn ? say().standsInTurn(seat.owner) : say().standsIn(seat.owner)
  }
  const now = Date.now()
  if (seat.away && seat.away.from <= now && now < seat.away.to) {
    return say().onHoliday(dayOf(seat.away.to - 1, language.value))
  }
  return isHere === null ? '' : isHere ? say().here : say().elsewhere
}
