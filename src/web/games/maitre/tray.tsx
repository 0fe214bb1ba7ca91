// The tray: the dice just rolled, which can be touched or dragged onto a card, and what is still wanted.
import { cardOf } from '#games/maitre'
import { combinationWords } from '#games/maitre/words'
import { Die, type Face, FlatDie } from '../../art/dice.tsx'
import { Draggable } from '../../kit/drag.tsx'
import { language } from '../../kit/settings.ts'
import { Slots } from './art/slots.tsx'
import type { Chooser } from './choosing.ts'
import { say } from './words.ts'

const IDLE: readonly Face[] = [6, 5, 3, 2, 1]

export function Tray({ at }: { readonly at: Chooser }) {
  const { turn } = at.view
  const rolled = turn.rolled as readonly Face[]
  if (rolled.length === 0) {
    // After a fight the two dice that decided it lie there still.
    const lying = (turn.fight?.dice ?? IDLE) as readonly Face[]
    return (
      <div class="tray idle" aria-hidden="true">
        {lying.map((face, i) => (
          <Die key={i} face={face} label="" disabled />
        ))}
      </div>
    )
  }
  const active = at.sending === null && at.moves.some(move => move.do === 'place' || move.do === 'use')
  const roll = turn.number * 8 + turn.rolls + turn.used.length
  const { notation } = turn.target >= 0 ? cardOf(turn.target).combination : { notation: null }
  return (
    <div class={`tray ${notation === null ? 'open' : ''}`}>
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
          const fits = at.isLit(piece)
          const state = at.isOn(piece) ? 'picked' : fits ? 'fits' : undefined
          return (
            <Draggable key={i} enabled={fits} onDrop={onto => at.drop(piece, onto)}>
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
