// The pictures beside the rules of Explorers: small tables set by hand, drawn by the board itself.
import type { FunctionComponent } from 'preact'
import {
  CORNERS,
  deck,
  FIXED,
  type G,
  hexAt,
  join,
  type Livestock,
  landOf,
  livestockPoints,
  NOTHING,
  pointOf,
  runsOf,
  setup,
  strengthOf,
} from '#games/explorers'
import { poly } from '../../art/burin.ts'
import { Picture } from '../../art/picture.tsx'
import { Arrow, figuresOf, Labelled } from '../../kit/figure.tsx'
import { ENEMY, shipPicture } from './art/keys.ts'
import { HIGH, hexagon, WIDE } from './art/outline.ts'
import { Beast, Pip, Skull, Viking } from './art/signs.tsx'
import { TileFace } from './chart/chart.tsx'
import { centreOf } from './chart/place.ts'
import { ChartScene } from './chart/scene.tsx'
import type { Frame } from './chart/standing.ts'
import { placed } from './chart/things.tsx'
import './css/chart.css'
import './css/book.css'
import { type FigureName, say } from './figures.words.ts'
import { TileCard } from './hand.tsx'

const card = (id: string): number => deck.tiles.findIndex(tile => tile.id === id)
const corners = (text: string): number =>
  CORNERS.reduce<number>((all, at) => (text[at] === 'L' ? all | (1 << at) : all), 0)

/** A table of two with tiles as they are written, corner by corner from the north; ships stay out of the picture. */
function sea(tiles: readonly (readonly [column: number, row: number, outline: string])[], change: (g: G) => void): G {
  const g = setup(2, { board: 'A' })
  for (const [column, row, outline] of tiles) join(g, hexAt(column, row), runsOf(corners(outline)), NOTHING)
  for (const player of g.players) player.aboard = 0
  change(g)
  return g
}
/** So much of the chart around some of its places. */
function around(places: readonly (readonly [column: number, row: number])[], margin = 8): Frame {
  const centres = places.map(([column, row]) => centreOf(hexAt(column, row)))
  const xs = centres.map(([x]) => x)
  const ys = centres.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - WIDE / 2 - margin, Math.min(...ys) - HIGH / 2 - margin]
  return { x, y, w: Math.max(...xs) + WIDE / 2 + margin - x, h: Math.max(...ys) + HIGH / 2 + margin - y }
}
/** Land of tile n, in the order of the drawing: the board has the first three. */
const land = (tile: number): number => landOf(FIXED.length + tile, 0)

const Start = () => (
  <ChartScene
    g={setup(2, { board: 'A' })}
    frame={around([
      [-1, 0],
      [2, 0],
      [-1, 2],
      [1, 2],
    ])}
  />
)
const Turn = () => (
  <>
    <Labelled label={say().lay}>
      <TileCard card={card('T06')} />
    </Labelled>
    <Arrow />
    <Labelled label={say().act}>
      <span class="ex-cost ex-four">
        {[0, 1, 2, 3].map(i => (
          <Pip key={i} left />
        ))}
      </span>
    </Labelled>
    <Arrow />
    <Labelled label={say().draw}>
      <TileCard card={card('T24')} />
    </Labelled>
  </>
)
/** As it would lie there, and the side that does not agree. */
const Clash = ({
  lands,
  at,
  side,
}: {
  readonly lands: readonly number[]
  readonly at: number
  readonly side: number
}) => {
  const around6 = hexagon([0, 0], 0.99)
  return (
    <span class="ex-ghost clashes" style={placed(centreOf(at))}>
      <span class="ex-turned">
        <TileFace lands={lands} at={centreOf(at)} />
        <svg viewBox={`${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`} class="ex-frame">
          <path class="ex-clash" d={poly([around6[side]!, around6[(side + 1) % 6]!])} />
        </svg>
      </span>
    </span>
  )
}
const HEADLAND = 'WWLLWW'
const Fit = () => (
  <>
    <Labelled label={say().fits}>
      <ChartScene
        g={sea([[0, -1, HEADLAND]], () => {})}
        frame={around([
          [0, 0],
          [0, -1],
        ])}
      />
    </Labelled>
    <Labelled label={say().not}>
      <ChartScene
        g={sea([], () => {})}
        frame={around([
          [0, 0],
          [0, -1],
        ])}
      >
        <Clash lands={runsOf(corners('LLWWWW'))} at={hexAt(0, -1)} side={2} />
      </ChartScene>
    </Labelled>
  </>
)
const Cargo = () => (
  <ChartScene
    g={sea([[3, -1, 'WWWLLW']], ({ players: [me], livestock }) => {
      me!.ship = FIXED.length + 1
      me!.aboard = 2
      me!.ashore = [land(1)]
      livestock.at.push(land(1))
      livestock.kinds.push('sheep')
    })}
    frame={around([
      [2, 0],
      [3, -1],
    ])}
  />
)
const Enemy = () => (
  <>
    <Picture of={shipPicture(0)} class="ex-boat ex-large" />
    <Viking seat={0} />
    <Viking seat={0} />
    <Arrow />
    <Picture of={ENEMY} class="ex-boat ex-large" />
    <Arrow />
    <Skull />
  </>
)
const tokenOf = ({ supply: { settlements } }: G, strength: number): number =>
  settlements.cards.find(token => strengthOf(token) === strength)!
const Raid = () => (
  <ChartScene
    g={sea([[3, -1, 'WLLLLW']], g => {
      g.settlements.at.push(FIXED.length + 1)
      g.settlements.tokens.cards.push(tokenOf(g, 3))
      g.players[0]!.ashore = [land(1), land(1), land(1)]
    })}
    frame={around([
      [2, 0],
      [3, -1],
    ])}
  />
)
const STRAIT = 'WWLWLW'
const Outpost = () => (
  <ChartScene
    g={sea(
      [
        [2, -1, STRAIT],
        [3, -1, 'WWWLLW'],
      ],
      g => {
        const [me] = g.players
        me!.outposts = [pointOf(g.map, FIXED.length, 0)]
        me!.ashore = [land(1), land(2)]
      },
    )}
    frame={around([
      [2, 0],
      [2, -1],
      [3, -1],
    ])}
  />
)
const Island = () => (
  <ChartScene
    g={sea(
      [
        [1, -1, STRAIT],
        [2, -1, STRAIT],
      ],
      g => {
        const [me, other] = g.players
        const far = landOf(FIXED.length + 2, 1)
        me!.outposts = [pointOf(g.map, 2, 0)]
        me!.ashore = [land(1)]
        other!.ashore = [far, far]
      },
    )}
    frame={around([
      [1, 0],
      [1, -1],
      [2, -1],
    ])}
  />
)
const HERD: readonly (readonly Livestock[])[] = [
  ['pig', 'chicken', 'goat', 'sheep', 'cattle', 'horse'],
  ['chicken', 'cattle'],
  ['cattle'],
]
const Score = () => (
  <span class="ex-sets">
    {HERD.map(kinds => (
      <span key={kinds.length} class="row">
        {kinds.map(kind => (
          <Beast key={kind} kind={kind} />
        ))}
        <b class="num">{livestockPoints(kinds.map(() => 1))}</b>
      </span>
    ))}
  </span>
)

const FIGURES: Record<FigureName, FunctionComponent> = {
  start: Start,
  turn: Turn,
  fit: Fit,
  cargo: Cargo,
  enemy: Enemy,
  raid: Raid,
  outpost: Outpost,
  island: Island,
  score: Score,
}
export const Figure = figuresOf('ex', FIGURES, () => say().captions)
