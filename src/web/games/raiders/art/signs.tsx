// The pieces of Pillards as signs in a box of 24: each is told by its outline and its mark, so that colour is never alone. What
// they are called comes by props; without a label they are decoration.
import { Sign } from '../../../art/signs.tsx'

/** An outline, and what is cut into it. */
type Drawn = readonly [outline: string, mark: string]

const PIECES = {
  gold: [
    'M2 2h20v20H2Z',
    'M6.5 5h11v1.5H20c0 4-1.7 6-4 6.3-.6.8-1.5 1.4-2.5 1.7v2.5h3v2.5h-9v-2.5h3v-2.5c-1-.3-1.9-.9-2.5-1.7-2.3-.3-4-2.3-4-6.3h2.5Z',
  ],
  iron: ['M2 22.5V12a10 10 0 0 1 20 0v10.5Z', 'M9.4 7h5.2l1.4 5H8ZM5.6 13.4h5l1 5.4H4.2ZM13.4 13.4h5l1.4 5.4h-7.4Z'],
  livestock: [
    'M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z',
    'M4.6 4.8c.3 2.3 1.7 3.4 3.9 3.6h7c2.2-.2 3.6-1.3 3.9-3.6 1.5 3.2.4 5.8-2 6.7l1.9 1.2-2.6 1.7-1.2 4.6c-.8 1.3-6.2 1.3-7 0l-1.2-4.6-2.6-1.7 1.9-1.2c-2.4-.9-3.5-3.5-2-6.7Z',
  ],
  valkyrie: [
    'M12-.5 24.5 12 12 24.5-.5 12Z',
    'M12 3l1.1 2v11h1.9v1.6h-2.1v2.8h-1.8v-2.8H9V16h1.9V5ZM10 8.6C7.4 7.3 4.8 8 2.6 10.7c1 .4 1.9.5 2.8.3-.1.9.2 1.6.7 2.2.8.3 1.6.3 2.3 0 0 .8.3 1.4.8 1.9l.8-.1ZM14 8.6c2.6-1.3 5.2-.6 7.4 2.1-1 .4-1.9.5-2.8.3.1.9-.2 1.6-.7 2.2-.8.3-1.6.3-2.3 0 0 .8-.3 1.4-.8 1.9l-.8-.1Z',
  ],
  silver: [
    'M15.5 1a7 7 0 0 1 1 13.9A7.8 7.8 0 1 1 8.6 7 7 7 0 0 1 15.5 1Z',
    'M9 6.9a7.9 7.9 0 1 1 0 15.8a7.9 7.9 0 0 1 0-15.8ZM9 8.7a6.1 6.1 0 1 0 0 12.2a6.1 6.1 0 0 0 0-12.2ZM8 11h2v2.8h2.8v2H10v2.8H8v-2.8H5.2v-2H8Z',
  ],
  provisions: [
    'M5.5 2h13c2.7 6 2.7 14 0 20h-13C2.8 16 2.8 8 5.5 2Z',
    'M4 6.8h16v2.4H4ZM4 14.8h16v2.4H4ZM11 2h2v4.8h-2ZM7.5 9.2h1.8v5.6H7.5ZM14.7 9.2h1.8v5.6h-1.8ZM11 17.2h2V22h-2Z',
  ],
  armour: [
    'M8 1.5c1.2 2.5 6.8 2.5 8 0L23.5 5l-2 7.5-3.5-1v11H6v-11l-3.5 1L.5 5Z',
    'M8 8h3.2v3H8ZM12.8 8H16v3h-3.2ZM8 12.5h3.2v3H8ZM12.8 12.5H16v3h-3.2ZM8 17h3.2v3H8ZM12.8 17H16v3h-3.2Z',
  ],
  strength: [
    'M10.3 0h3.4v3.2L20 0c3.2 4.6 3.2 9.8 0 14.4l-6.3-3.6V24h-3.4V10.8L4 14.4C.8 9.8.8 4.6 4 0l6.3 3.2Z',
    'M18.9 3.6c1.1 2.5 1.1 4.7 0 7.2l-3.2-1.9V5.5ZM5.1 3.6C4 6.1 4 8.3 5.1 10.8l3.2-1.9V5.5Z',
  ],
  crew: [
    'M12 .5c6 2 9 6.5 9 12v3c0 4.5-3.5 8-9 8s-9-3.5-9-8v-3c0-5.5 3-10 9-12Z',
    'M4.8 11.5h6V17h2.4v-5.5h6v3.2h-2.4v2.8c0 1.8-1.8 3.2-4.8 3.2s-4.8-1.4-4.8-3.2v-2.8H4.8Z',
  ],
  cards: ['M8.5 1.5 22.5 4 19.7 19.5l-3.2-.6v3.6h-14V6.5h5Z', 'M5 9h9v2H5ZM5 13h9v2H5ZM5 17h6v2H5Z'],
  points: [
    'm12-.5 2.8 5.8 6-2-2 6L24.5 12l-5.7 2.7 2 6-6-2L12 24.5l-2.8-5.8-6 2 2-6L-.5 12l5.7-2.7-2-6 6 2Z',
    'M12 7.5 13.4 10.5l3.1.5-2.2 2.3.5 3.2-2.8-1.5-2.8 1.5.5-3.2L7.5 11l3.1-.5Z',
  ],
} as const satisfies Readonly<Record<string, Drawn>>

export type PieceName = keyof typeof PIECES
export const PIECE_NAMES = Object.keys(PIECES) as readonly PieceName[]

interface SignProps {
  readonly label?: string
  readonly class?: string
}
interface PieceProps extends SignProps {
  readonly name: PieceName
}

export function Piece({ name, label, class: extra = '' }: PieceProps) {
  const [outline, mark] = PIECES[name]
  return (
    <Sign class={`raid-sign raid-${name} ${extra}`} label={label}>
      <path class="fill" d={outline} />
      <path class="mark" fill-rule="evenodd" d={mark} />
    </Sign>
  )
}

const BODY = 'M2.5 23.5C2.5 16.5 6.5 14 12 14s9.5 2.5 9.5 9.5Z'
/** Black is bareheaded, grey is hooded, white has a broad hat. */
const HEADS = {
  black: ['M12 1a6 6 0 0 1 0 12a6 6 0 0 1 0-12Z', ''],
  grey: ['M12-.8c6 4.3 8 10.3 6.2 16.3H5.8C4 9.5 6 3.5 12-.8Z', 'M8.5 9.2q3.5-4.2 7 0v3.6q-3.5 3.4-7 0Z'],
  white: [
    'M.2 9.8 6.4 7C6.6-.6 17.4-.6 17.6 7L23.8 9.8 17 10.3C16.8 15.6 7.2 15.6 7 10.3Z',
    'M6.3 7.1c3.6 1.3 7.8 1.3 11.4 0l.2 1.7c-3.8 1.4-8 1.4-11.8 0Z',
  ],
} as const satisfies Readonly<Record<string, readonly [head: string, mark: string]>>

export type WorkerColour = keyof typeof HEADS

export interface WorkerProps extends SignProps {
  readonly colour: WorkerColour
}

export function Worker({ colour, label, class: extra = '' }: WorkerProps) {
  const [head, mark] = HEADS[colour]
  return (
    <Sign class={`raid-sign raid-worker raid-${colour} ${extra}`} label={label}>
      <path class="fill" d={BODY} />
      <path class="fill" d={head} />
      {mark && <path class="mark" d={mark} />}
    </Sign>
  )
}

/** The faces of the dice of a raid, and their pips on a grid of three by three. */
const PIPS = { 2: '0022', 3: '001122', 4: '00200222', 5: '0020110222' } as const
export type RaidFace = keyof typeof PIPS
export const RAID_FACES: readonly RaidFace[] = [2, 3, 4, 5]

export interface RaidDieProps extends SignProps {
  /** Left out, it is still in the hand. */
  readonly face?: RaidFace
}

/** A die of a raid: eight-cornered, so that nobody takes it for one that counts from one to six. */
export function RaidDie({ face, label, class: extra = '' }: RaidDieProps) {
  return (
    <Sign class={`raid-sign raid-die ${extra}`} label={label}>
      <path class="fill" d="M6.5 1h11L23 6.5v11L17.5 23h-11L1 17.5v-11Z" />
      {face ? (
        PIPS[face]
          .match(/../g)!
          .map(at => (
            <circle key={at} class="mark" cx={6.4 + Number(at[0]) * 5.6} cy={6.4 + Number(at[1]) * 5.6} r={2.5} />
          ))
      ) : (
        <path class="mark" d="M12 5.5 18.5 12 12 18.5 5.5 12Z" />
      )}
    </Sign>
  )
}

/** Where nothing but its outline fits: the stone of an offering, and a fortress. */
const OUTLINES = {
  offering: [
    'M5 23C2 14 4 4 10 1.5h4C20 4 22 14 19 23Z',
    'M8 19C6 12 7 7 11 5v3c-1.5 2-1.5 6 0 9ZM13 5c4 2 5 7 3 14h-3Z',
  ],
  fortress: ['M2 23V6h4v3h3V3h2V1h2v2h2v6h3V6h4v17Z', 'M10 23v-5a2 2 0 0 1 4 0v5ZM5 12h2v3H5ZM17 12h2v3h-2Z'],
} as const satisfies Readonly<Record<string, Drawn>>

export function Outline({
  name,
  class: extra = '',
}: {
  readonly name: keyof typeof OUTLINES
  readonly class?: string
}) {
  const [outline, mark] = OUTLINES[name]
  return (
    <Sign class={`raid-sign ${extra}`}>
      <path class="fill" d={outline} />
      <path class="mark" d={mark} />
    </Sign>
  )
}

export interface CountedProps extends PieceProps {
  readonly count: number | string
}

/** A number and the piece it counts, to stand in a line of text. */
export const Counted = ({ name, count, label, class: extra = '' }: CountedProps) => (
  <span class={`raid-counted ${extra}`} {...(label ? { role: 'img', 'aria-label': label } : {})}>
    <b class="num">{count}</b>
    <Piece name={name} />
  </span>
)
