// The picture of docs/ladder.md: ratings with their intervals, ink on parchment, one panel a game.
import { ANCHOR, type Ladder, type Rating, ratingsOf, type Standings } from '#bots/arena'
import { PLAIN_INKS as ink } from '../src/web/art/inks.ts'
import { TITLES } from './ladder-page.ts'

const WIDTH = 760
const LEFT = 104
const RIGHT = 56
const ROW = 34
const STEP = 100

interface Scale {
  readonly from: number
  readonly to: number
  at(rating: number): number
}
/** From round number to round number, the same for all games. */
function scaleOf(ratings: readonly Rating[]): Scale {
  const from = Math.floor((Math.min(...ratings.map(({ interval95 }) => interval95[0])) - STEP / 4) / STEP) * STEP
  const to = Math.ceil((Math.max(...ratings.map(({ interval95 }) => interval95[1])) + STEP / 4) / STEP) * STEP
  return { from, to, at: rating => LEFT + ((WIDTH - LEFT - RIGHT) * (rating - from)) / (to - from) }
}
/** Those offered to people: whoever picks anything is so far below that the others could not be told apart. */
const drawn = (standings: Standings): Rating[] => ratingsOf(standings).filter(({ bot }) => bot !== 'random')
const n = (value: number): string => String(Number(value.toFixed(1)))
const line = (x1: number, y1: number, x2: number, y2: number, style: string): string =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" ${style}/>`

function grid({ from, to, at }: Scale, top: number, bottom: number): string[] {
  const every = (to - from) / STEP > 8 ? 2 * STEP : STEP
  const ticks = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, i) => from + i * every)
  return ticks.flatMap(tick => [
    line(at(tick), top, at(tick), bottom, `stroke="${ink['paper-3']}" stroke-dasharray="2 4"`),
    `<text x="${n(at(tick))}" y="${n(bottom + 18)}" text-anchor="middle" class="small">${tick}</text>`,
  ])
}
function mark({ bot, rating, interval95: [low, high] }: Rating, { at }: Scale, y: number): string[] {
  const x = at(rating)
  const colour = bot === ANCHOR ? ink.ink : ink.madder
  const ends =
    bot === ANCHOR
      ? []
      : [low, high].map(end => line(at(end), y - 6, at(end), y + 6, `stroke="${ink.ink}" stroke-width="1.5"`))
  return [
    `<text x="${LEFT - 16}" y="${n(y + 5)}" text-anchor="end">${bot}</text>`,
    line(at(low), y, at(high), y, `stroke="${ink.ink}" stroke-width="2"`),
    ...ends,
    `<path d="M${n(x - 8)} ${n(y)}L${n(x)} ${n(y - 8)}L${n(x + 8)} ${n(y)}L${n(x)} ${n(y + 8)}Z" fill="${colour}" stroke="${ink.paper}" stroke-width="1.5"/>`,
    `<text x="${n(Math.max(x, at(high)) + 12)}" y="${n(y + 5)}" class="small">${rating.toFixed(0)}</text>`,
  ]
}
/** A line of waves where the anchor stands: its rating is the level of the sea. */
function sea({ at }: Scale, top: number, bottom: number): string {
  const waves = Math.round((bottom - top) / 12)
  const step = (bottom - top) / waves
  const curls = Array.from({ length: waves }, (_, i) => `q${i % 2 === 0 ? 5 : -5} ${n(step / 2)} 0 ${n(step)}`)
  return `<path d="M${n(at(1000))} ${n(top)}${curls.join('')}" fill="none" stroke="${ink.fjord}" stroke-width="1.5"/>`
}
function panel(
  game: string,
  ratings: readonly Rating[],
  scale: Scale,
  top: number,
): { readonly svg: string[]; readonly height: number } {
  const first = top + 56
  const bottom = first + ratings.length * ROW
  return {
    height: bottom - top + 44,
    svg: [
      `<text x="28" y="${n(top + 30)}" class="title">${TITLES[game] ?? game}</text>`,
      ...grid(scale, first, bottom),
      sea(scale, first, bottom),
      ...ratings.flatMap((rating, i) => mark(rating, scale, first + (i + 0.5) * ROW)),
    ],
  }
}

export function ladderChart(ladder: Ladder): string {
  const svg: string[] = []
  let top = 12
  const scale = scaleOf(Object.values(ladder).flatMap(drawn))
  for (const [game, standings] of Object.entries(ladder)) {
    const part = panel(game, drawn(standings), scale, top)
    svg.push(...part.svg)
    top += part.height
  }
  const height = top + 8
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${n(height)}" role="img" aria-label="Ratings of the levels in each game">`,
    `<style>text{font:16px Georgia,'Times New Roman',serif;fill:${ink.ink}}.small{font-size:13px;fill:${ink['ink-2']}}.title{font-size:20px;font-weight:bold}</style>`,
    `<rect x="2" y="2" width="${WIDTH - 4}" height="${n(height - 4)}" rx="6" fill="${ink.paper}" stroke="${ink['oak-line']}" stroke-width="2"/>`,
    `<rect x="7" y="7" width="${WIDTH - 14}" height="${n(height - 14)}" rx="3" fill="none" stroke="${ink['paper-3']}"/>`,
    ...svg,
    '</svg>',
    '',
  ].join('\n')
}
