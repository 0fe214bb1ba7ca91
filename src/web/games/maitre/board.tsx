// The board of Le Maître des Mers: the others above, the port in the middle, my fleet and my turn below.
import { useEffect, useRef } from 'preact/hooks'
import { deck, type MaitreNote, type Move } from '#games/maitre'
import { words } from '#games/maitre/words'
import { prepare } from '../../art/pictures.ts'
import { useNews } from '../../kit/banner.tsx'
import type { Toggle } from '../../kit/board.ts'
import { useChoosing } from '../../kit/chooser.ts'
import { useFlight } from '../../kit/flight.ts'
import { usePhone } from '../../kit/phone.ts'
import { othersAfter } from '../../kit/seats.tsx'
import { language, odds } from '../../kit/settings.ts'
import './art/cards.css'
import './maitre.css'
import { PENDING, useChances } from './chances.ts'
import { Choices } from './choices.tsx'
import { type Chooser, type Props, WAYS } from './choosing.ts'
import { picturesOf } from './faces.tsx'
import { Fight, type FightNote } from './fight.tsx'
import { MyFleet, Rival } from './fleets.tsx'
import { Port } from './port.tsx'
import { Tray } from './tray.tsx'
import { say } from './words.ts'

export { words } from '#games/maitre/words'
export { manners } from './manners.ts'
export const hides = false
export const edition = () => deck.edition
export const toggles: readonly Toggle[] = [{ sign: '%', label: () => say().odds, setting: odds }]

const PHONE = 760

export function Board(props: Props) {
  const { sight, told, who, sending, act, explain } = props
  const { seq, refusals, view: g } = sight
  const { seats, status } = sight.table
  const me = sight.seat ?? 0
  const phone = usePhone(PHONE)
  const root = useRef<HTMLElement>(null)
  useFlight(root, seq)
  const question = sight.questions[0]
  const moves: readonly Move[] = question?.options ?? []
  const at: Chooser = useChoosing({ ways: WAYS, view: g, seat: me, moves, seq, refusals, sending, act, explain })
  const chances = useChances(props, moves)
  const [fight, endFight] = useNews(told, fightIn)
  useEffect(() => prepare(deck.cards.flatMap(picturesOf)), [])

  const others = othersAfter(me, g.players)
  const fleet = { at, seats, who }
  return (
    <main class={`tabletop sea-table rivals${others.length}`} ref={root}>
      <section class="opps" aria-label={say().rivals}>
        {others.map(other => (
          <Rival key={other} {...fleet} seat={other} />
        ))}
      </section>
      <Port at={at} small={phone} chances={chances.ofCard} />
      <MyFleet {...fleet} seat={me} />
      <section class={`act wood ${g.turn.action === null ? 'start' : ''}`} aria-label={say().myTurn}>
        <div class="say">
          <p class="prompt" role="status">
            {question
              ? words[language.value].question(question, g)
              : status === 'over'
                ? words[language.value].note({ say: 'over' }, who)
                : say().watching(who(g.turn.seat))}
          </p>
          {g.turn.rolls > 0 && <span class="rolls">{say().roll(g.turn.rolls)}</span>}
        </div>
        <Tray at={at} />
        {moves.length > 0 && (
          <Choices key={seq} at={at} who={who} chances={chances.ofMove} pending={chances === PENDING} />
        )}
      </section>
      {fight && status !== 'over' && <Fight key={fight.key} note={fight.news} who={who} onDone={endFight} />}
    </main>
  )
}

const fightIn = (notes: readonly MaitreNote[]): FightNote | null =>
  notes.findLast(note => note.say === 'fights') ?? null
