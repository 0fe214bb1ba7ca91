// The board of Le Maître des Mers: the others above, the port in the middle, my fleet and my turn below.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Json, Note, Reason } from '#engine'
import { deck, type G, type MaitreNote, type Move } from '#games/maitre'
import { words } from '#games/maitre/words'
import { prepare } from '../../art/pictures.ts'
import type { BoardProps } from '../../kit/board.ts'
import { useFlight } from '../../kit/flight.ts'
import { language } from '../../kit/settings.ts'
import type { Sound } from '../../kit/sound.ts'
import type { Moved } from '../../play/types.ts'
import './maitre.css'
import { Choices } from './choices.tsx'
import { exactPlacement, type Focus, fits, isLit, movesOf, NOTHING, touchCard, touchDie } from './choosing.ts'
import { picturesOf } from './faces.tsx'
import { FIGHT_MS, Fight, type FightNote } from './fight.tsx'
import { MyFleet, Rival } from './fleets.tsx'
import { PENDING, useChances } from './odds.ts'
import { Port } from './port.tsx'
import { Tray } from './tray.tsx'
import { say } from './words.ts'

export { words } from '#games/maitre/words'
export const hides = false

type Say = MaitreNote['say']
const PAUSES: { readonly [K in Say]?: number } = {
  rolls: 1300,
  fights: FIGHT_MS,
  places: 300,
  arms: 1000,
  gains: 1000,
  loots: 1000,
  fails: 900,
  uses: 900,
}
const SOUNDS: { readonly [K in Say]?: Sound } = {
  rolls: 'dice',
  uses: 'knock',
  places: 'knock',
  arms: 'gain',
  gains: 'gain',
  loots: 'gain',
  fails: 'miss',
  fights: 'cannon',
  over: 'end',
}
const NEWS: readonly Say[] = [
  'arms',
  'gains',
  'fails',
  'fights',
  'loots',
  'drops',
  'spares',
  'returns',
  'season',
  'over',
]
export const soundOf = ({ say: what }: Note): Sound | null => SOUNDS[what as Say] ?? null
export const isNews = ({ say: what }: Note): boolean => NEWS.includes(what as Say)
export const pause = ({ notes }: Moved): number =>
  Math.max(250, ...notes.map(({ note }) => PAUSES[note.say as Say] ?? 0))

const PHONE = '(max-width: 760px)'
function usePhone(): boolean {
  const [phone, set] = useState(() => matchMedia(PHONE).matches)
  useEffect(() => {
    const media = matchMedia(PHONE)
    const follow = () => set(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return phone
}

export function Board({ sight, told, who, sending, act, explain }: BoardProps) {
  const g = sight.view as unknown as G
  const { seq, seat, refusals } = sight
  const { seats } = sight.table
  const phone = usePhone()
  const root = useRef<HTMLElement>(null)
  useFlight(root, seq)
  const question = sight.questions[0]
  const moves = movesOf(question)
  const [focus, setFocus] = useState<{ seq: number; focus: Focus }>({ seq, focus: NOTHING })
  const now = focus.seq === seq ? focus.focus : NOTHING
  const narrow = (to: Focus) => setFocus({ seq, focus: to })
  const chances = useChances(g, seat, moves, seq)
  const [fight, showFight] = useFight(told)

  useEffect(() => prepare(deck.cards.flatMap(picturesOf)), [])
  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFocus({ seq, focus: NOTHING })
    }
    addEventListener('keydown', back)
    return () => removeEventListener('keydown', back)
  }, [seq])

  const pick = (move: Move) => act(move as Json)
  const lit = (card: number) => sending === null && isLit(moves, now, g, card)
  const touch = (card: number) => {
    const touched = touchCard(moves, now, g, card)
    if (!touched) return explain(whyNotCard(card))
    if ('pick' in touched) pick(touched.pick)
    else narrow(touched.focus)
  }
  const whyNotCard = (card: number): readonly Reason[] => {
    const about = refusals.find(({ action }) => Object.values(action as object).includes(card))
    return (about ?? refusals[0])?.because ?? []
  }
  const touchOne = (die: number) => {
    const touched = touchDie(moves, now, g, die)
    if (touched) return narrow(touched.dice.length === 0 && touched.card === null ? NOTHING : touched)
    const face = g.turn.rolled[die]
    const about = refusals.find(({ action }) => (action as { dice?: readonly number[] }).dice?.[0] === face)
    explain(about?.because ?? [])
  }
  const drop = (die: number, card: number) => {
    const dice = now.dice.includes(die) ? now.dice : [...now.dice, die]
    const placed = exactPlacement(moves, { ...NOTHING, card, dice }, g)
    if (placed) pick(placed)
    else explain(whyNotCard(card))
  }

  const me = seat ?? 0
  const others = g.players.map((_, i) => (me + i) % g.players.length).slice(1)
  const fleet = { g, seats, who, isLit: lit, onTouch: touch }
  const active = moves.length > 0 && sending === null
  return (
    <main class={`sea-table rivals${others.length}`} ref={root}>
      <section class="opps" aria-label={say().rivals}>
        {others.map(other => (
          <Rival key={other} {...fleet} seat={other} />
        ))}
      </section>
      <Port g={g} small={phone} chances={chances.ofCard} isLit={lit} onTouch={touch} />
      <MyFleet {...fleet} seat={me} />
      <section class={`act wood ${g.turn.action === null ? 'start' : ''}`} aria-label={say().myTurn}>
        <div class="say">
          <p class="prompt" role="status">
            {question
              ? words[language.value].question(question, sight.view)
              : sight.table.status === 'over'
                ? words[language.value].note({ say: 'over' }, who)
                : say().watching(who(g.turn.seat))}
          </p>
          {g.turn.rolls > 0 && <span class="rolls">{say().roll(g.turn.rolls)}</span>}
        </div>
        <Tray
          g={g}
          picked={now.dice}
          active={active && moves.some(move => move.do === 'place' || move.do === 'use')}
          fits={die => fits(moves, now, g, die)}
          onTouch={touchOne}
          onDrop={drop}
        />
        {moves.length > 0 && (
          <Choices
            key={seq}
            g={g}
            moves={moves}
            chances={chances.ofMove}
            pending={chances === PENDING}
            refusals={refusals}
            focus={now}
            who={who}
            sending={sending}
            act={pick}
            onFocus={narrow}
            explain={explain}
          />
        )}
      </section>
      {fight && sight.table.status !== 'over' && (
        <Fight key={fight.key} note={fight.note} who={who} onDone={() => showFight(null)} />
      )}
    </main>
  )
}

/** The fight told by the latest step, until it has been seen. */
function useFight(told: BoardProps['told']) {
  const [fight, show] = useState<{ key: number; note: FightNote } | null>(null)
  const seen = useRef(0)
  useEffect(() => {
    const latest = told.findLast(({ note }) => note.say === 'fights')
    if (!latest || latest.seq <= seen.current) return
    seen.current = latest.seq
    show({ key: latest.seq, note: latest.note as unknown as FightNote })
  }, [told])
  return [fight, show] as const
}
