// Dice of bone with ink pips: a cube that tumbles, a flat one for slots and sentences.
import type { CSSProperties } from 'preact'
import { said } from './signs.tsx'

export type Face = 1 | 2 | 3 | 4 | 5 | 6

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]

/** Columns and rows of the pips of each face, on a grid of three by three. */
const PIPS: Readonly<Record<Face, readonly string[]>> = {
  1: ['11'],
  2: ['00', '22'],
  3: ['00', '11', '22'],
  4: ['00', '20', '02', '22'],
  5: ['00', '20', '11', '02', '22'],
  6: ['00', '20', '01', '21', '02', '22'],
}

export function Pips({ face }: { readonly face: Face }) {
  return (
    <svg class="pips" viewBox="0 0 24 24" aria-hidden="true">
      {PIPS[face].map(at => (
        <circle key={at} cx={6.2 + Number(at[0]) * 5.8} cy={6.2 + Number(at[1]) * 5.8} r={2.4} />
      ))}
    </svg>
  )
}

export interface FlatDieProps {
  readonly face: Face
  readonly label?: string
  readonly class?: string
}

export function FlatDie({ face, label, class: name = '' }: FlatDieProps) {
  return (
    <span class={`flat ${name}`} {...said(label)}>
      <Pips face={face} />
    </span>
  )
}

/** Turns of the cube, about x then y, that bring a face to the front. */
const TURNS: Readonly<Record<Face, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [90, 0],
  4: [-90, 0],
  5: [0, 90],
  6: [0, 180],
}

export interface DieProps {
  readonly face: Face
  /** How often this die has been rolled: when it grows the die tumbles, when only the face changes it just turns. */
  readonly roll?: number
  /** Place among the dice thrown together: each lands a little after the one before. */
  readonly order?: number
  readonly state?: 'fits' | 'picked' | 'locked' | 'aside'
  readonly label: string
  readonly disabled?: boolean
  readonly onClick?: () => void
  readonly class?: string
}

export function Die({
  face,
  roll = 0,
  order = 0,
  state,
  label,
  disabled = false,
  onClick,
  class: name = '',
}: DieProps) {
  const [x, y] = TURNS[face]
  const style: CSSProperties = {
    '--rx': `${x + 360 * roll}deg`,
    '--ry': `${y + 720 * roll}deg`,
    '--order': order,
  }
  return (
    <button
      type="button"
      class={`die ${state ?? ''} ${roll ? `hop${roll % 2}` : ''} ${name}`}
      data-face={face}
      aria-label={label}
      aria-pressed={state === 'picked'}
      disabled={disabled}
      onClick={onClick}
      style={style}
    >
      <span class="cube">
        {FACES.map(f => (
          <i key={f} class={`side f${f}`}>
            <Pips face={f} />
          </i>
        ))}
        <b />
        <b />
        <b />
      </span>
    </button>
  )
}
