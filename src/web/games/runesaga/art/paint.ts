// Who paints for the Runesaga: its stones, by what they ask, and their backs. The cover is in a file of its own, so that a
// page that shows covers does not load these.
import { GOALS, SYMBOLS, TALES } from '#games/runesaga'
import { framed } from '../../../art/frames.ts'
import { type Drawings, painterOf } from '../../../art/painter.ts'
import { ICONS } from './icons.ts'
import { type Runestone, runestone, SHEET } from './stone.ts'
import { TONES } from './tones.ts'

const print = (stone: Runestone): string => framed(0, 0, SHEET.w, SHEET.h, runestone(stone))

const stones: Drawings = Object.fromEntries(
  TALES.flatMap(tale =>
    GOALS[tale].map((goal, i) => [
      `stone:${goal}`,
      () => print({ seed: TALES.indexOf(tale) * 7 + i, tone: TONES[tale], sign: ICONS[goal] }),
    ]),
  ),
)
const symbolic: Drawings = Object.fromEntries(
  SYMBOLS.map((symbol, i) => [
    `symbolic:${symbol}`,
    () => print({ seed: 30 + i, tone: TONES.symbolic, sign: ICONS[symbol] }),
  ]),
)
const backs: Drawings = Object.fromEntries(
  TALES.map((tale, i) => [`back:${tale}`, () => print({ seed: 40 + i, tone: TONES[tale], sign: null })]),
)
export const painter = painterOf({ ...stones, ...symbolic, ...backs })
