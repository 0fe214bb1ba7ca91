// The tray: the dice just rolled, which can be touched or dragged onto a card, and what is still wanted.
import { cardOf, type greatRoll } from '#games/maitre'
import { combinationWords } from '#games/maitre/words'
import { Die, type Face, FlatDie } from '../../art/dice.tsx'
import { Draggable } from '../../kit/drag.tsx'
import { language } from '../../kit/settings.ts'
import { Slots } from './art/slots.tsx'
import type { Chooser } from './choosing.ts'
import { say } from './words.ts'

const IDLE: readonly Face[] = [6, 5, 3, 2, 1]

interface TrayProps {
  readonly at: Chooser
  /** The dice lie still: before, nothing is said of them, and none is touched. */
  readonly settled: boolean
  readonly great: ReturnType<typeof greatRoll>
}

export function Tray({ at, settled, great }: TrayProps) {
  const { turn } = at.view
  const rolled = turn.rolled as readonly Face[]
  if (rolled.length === 0) {
    // After a fight the two dice that decided it lie there still.
    const lying = (turn.fight?.dice ?? IDLE) as readonly Face[]
    return (
      <div class={`tray idle ${turn.fight ? 'fought' : ''}`} aria-hidden="true">
        {lying.map((face, i) => (
          <Die key={i} face={face} label="" disabled />
        ))}
      </div>
    )
  }
  const active = settled && at.sending === null && at.moves.some(move => move.do === 'place' || move.do === 'use')
  const roll = turn.number * 8 + turn.rolls + turn.used.length
  const { notation } = turn.target >= 0 ? cardOf(turn.target).combination : { notation: null }
  return (
    <div class={`tray ${notation === null ? 'open' : ''} ${great ? 'great' : ''}`}>
      {notation !== null && (
        <div class="row goal">
          <Slots
            combination={notation}
            placed={turn.placed as Face[]}
            label={combinationWords(notation, language.value)}
          />
          <small>{combinationWords(notation, language.value)}</small>
        </div>
      )}
      <div class="rolled">
        {rolled.map((face, i) => {
          const piece = `die:${i}` as const
          const fits = active && at.isLit(piece)
          const state = at.isOn(piece) ? 'picked' : fits ? 'fits' : undefined
          return (
            <Draggable key={i} enabled={fits} look={piece} onDrop={onto => at.drop(piece, onto)}>
              <Die
                face={face}
                roll={roll}
                order={i}
                {...(state ? { state } : {})}
                label={say().die(face)}
                disabled={!active}
                onClick={() => at.touch(piece)}
              />
            </Draggable>
          )
        })}
      </div>
      {great && <p class="great-roll num">{say().great[great]}</p>}
      {turn.aside.length > 0 && (
        <div class="row set-aside">
          <small>{say().aside}</small>
          {turn.aside.map((face, i) => (
            <FlatDie key={i} face={face as Face} label={say().die(face)} />
          ))}
        </div>
      )}
    </div>
  )
}
