// The slots of a combination. Dark pips: this face; 5+: this or higher; boxes joined by =: equal; stairs: one more.
import { Fragment } from 'preact'
import type { Face } from '../../../art/dice.tsx'
import { FlatDie, Pips } from '../../../art/dice.tsx'
import { said } from '../../../art/signs.tsx'
import { type Layout, layOut, type Slot } from './combination.ts'

function Asked({ slot: { face }, kind }: { slot: Slot; kind: Layout['kind'] }) {
  if (face === null) return null
  if (kind === 'atLeast')
    return (
      <b class="num">
        {face}
        <sup>+</sup>
      </b>
    )
  return <Pips face={face} />
}

function SlotBox({ slot, kind }: { slot: Slot; kind: Layout['kind'] }) {
  return (
    <span class={slot.die ? 'slot full' : 'slot'}>
      {slot.die ? <FlatDie face={slot.die} /> : <Asked slot={slot} kind={kind} />}
    </span>
  )
}

export interface SlotsProps {
  readonly combination: string
  /** Faces of the dice placed so far, in any order. */
  readonly placed?: readonly Face[]
  /** Said instead of the drawing; without it the slots are decoration. */
  readonly label?: string
  readonly class?: string
}

export function Slots({ combination, placed = [], label, class: name = '' }: SlotsProps) {
  const { kind, groups } = layOut(combination, placed)
  return (
    <span class={`slots ${kind} n${groups.flat().length} ${name}`} {...said(label)}>
      {groups.map((group, g) => (
        <span key={g} class="group">
          {group.map((slot, i) => (
            <Fragment key={i}>
              {i > 0 && kind === 'same' && <i class="equal" />}
              {kind === 'run' ? (
                <span class="stair" style={{ '--step': i }}>
                  {i > 0 && <i class="up" />}
                  <SlotBox slot={slot} kind={kind} />
                </span>
              ) : (
                <SlotBox slot={slot} kind={kind} />
              )}
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  )
}
