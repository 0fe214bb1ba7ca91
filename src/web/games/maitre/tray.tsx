// The tray: the dice just rolled, which can be touched or dragged onto a card, and what is still wanted.
import { useRef } from 'preact/hooks'
import { cardOf, type G } from '#games/maitre'
import { combinationWords } from '#games/maitre/words'
import { language } from '../../kit/settings.ts'
import type { Face } from './art/combination.ts'
import { Die, FlatDie } from './art/dice.tsx'
import { Slots } from './art/slots.tsx'
import { say } from './words.ts'

interface TrayProps {
  readonly g: G
  readonly picked: readonly number[]
  fits(die: number): boolean
  readonly active: boolean
  onTouch(die: number): void
  onDrop(die: number, card: number): void
}

const IDLE: readonly Face[] = [6, 5, 3, 2, 1]

export function Tray({ g, picked, fits, active, onTouch, onDrop }: TrayProps) {
  const { turn } = g
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
  const roll = turn.number * 8 + turn.rolls + turn.used.length
  const { notation } = turn.target >= 0 ? cardOf(turn.target).combination : { notation: null }
  return (
    <div class={`tray ${notation === null ? 'open' : ''}`}>
      {notation !== null && (
        <div class="goal">
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
          const state = picked.includes(i) ? 'picked' : active && fits(i) ? 'fits' : undefined
          return (
            <Draggable key={i} enabled={active && fits(i)} onDrop={card => onDrop(i, card)}>
              <Die
                face={face}
                roll={roll}
                order={i}
                {...(state ? { state } : {})}
                label={say().die(face)}
                disabled={!active}
                onClick={() => onTouch(i)}
              />
            </Draggable>
          )
        })}
      </div>
      {turn.aside.length > 0 && (
        <div class="set-aside">
          <small>{say().aside}</small>
          {turn.aside.map((face, i) => (
            <FlatDie key={i} face={face as Face} label={say().die(face)} />
          ))}
        </div>
      )}
    </div>
  )
}

interface DraggableProps {
  readonly enabled: boolean
  readonly onDrop: (card: number) => void
  readonly children: preact.ComponentChildren
}
const NEAR = 8

/** Follows the pointer once it has moved a little, and is dropped on the card below it. */
function Draggable({ enabled, onDrop, children }: DraggableProps) {
  const from = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const put = (element: HTMLElement, x: number, y: number) => {
    element.style.translate = x || y ? `${x}px ${y}px` : ''
    element.classList.toggle('held', Boolean(x || y))
  }
  return (
    <span
      class="drag"
      onPointerDown={event => {
        if (enabled && event.button === 0) from.current = { x: event.clientX, y: event.clientY, moved: false }
      }}
      onPointerMove={event => {
        const start = from.current
        if (!start) return
        const [x, y] = [event.clientX - start.x, event.clientY - start.y]
        if (!start.moved && Math.hypot(x, y) < NEAR) return
        if (!start.moved) event.currentTarget.setPointerCapture(event.pointerId)
        start.moved = true
        put(event.currentTarget, x, y)
      }}
      onPointerUp={event => {
        const start = from.current
        from.current = null
        if (!start?.moved) return
        put(event.currentTarget, 0, 0)
        event.currentTarget.style.pointerEvents = 'none'
        const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-card]')
        event.currentTarget.style.pointerEvents = ''
        if (below) onDrop(Number(below.dataset['card']))
      }}
      onPointerCancel={event => {
        from.current = null
        put(event.currentTarget, 0, 0)
      }}
      onClickCapture={event => {
        // The click that ends a drag is not a touch.
        if (event.currentTarget.classList.contains('held')) event.stopPropagation()
      }}
    >
      {children}
    </span>
  )
}
