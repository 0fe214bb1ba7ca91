// The pictures beside the rules of Shipwrights: small tables set by hand, drawn by the board itself.
import type { FunctionComponent } from 'preact'
import {
  buildingPoints,
  deck,
  incomeOf,
  intakeOf,
  leadsMilitary,
  MILITARY_BONUS,
  militaryOf,
  type Options,
  type Player,
  PRICE,
  SPACES,
  scoreOf,
  setup,
  shipOf,
  WORKERS,
} from '#games/shipwrights'
import { type SeatNumber, SeatSign } from '../../art/signs.tsx'
import { YardBack } from './art/cards.tsx'
import { KindSign } from './art/signs.tsx'
import type { At } from './at.ts'
import { Face, Mini, nameOf } from './faces.tsx'
import { Shore } from './shore.tsx'
import { Res, Seal, Stat } from './signs.tsx'
import { Village } from './town.tsx'
import { type Counted, letters } from './words.ts'
import { Workshop } from './workshop.tsx'
import { Stores } from './yard.tsx'
import './book.css'
import { untouched } from '../../kit/at.ts'
import { Arrow, figuresOf, Labelled } from '../../kit/figure.tsx'
import { type FigureName, say } from './figures.words.ts'

const card = (id: string): number => deck.cards.findIndex(title => title.id === id)

const OPTIONS: Options = {
  board: true,
  ships: 4,
  days: 0,
  peaceful: false,
  rotating: false,
  abandon: false,
  runesaga: false,
}
/** A table of two, with the cards of the first player; nothing on it can be touched. */
function table(
  cards: Record<string, readonly string[]>,
  rest: Partial<Pick<Player, 'gold' | 'workers' | 'mill'>> = {},
): At {
  const g = setup(2, OPTIONS)
  const player = g.players[0]!
  Object.assign(player, rest)
  for (const [zone, ids] of Object.entries(cards)) {
    player[zone as 'yard' | 'crew' | 'hand' | 'tool' | 'fleet' | 'buildings'].cards = ids.map(card)
  }
  return { ...untouched, g }
}

function Start() {
  const at = table({}, { mill: [1, 1, 0] })
  return (
    <div class="yard-start">
      <Shore gold={at.g.players[0]!.gold} />
      <Stores at={at} player={at.g.players[0]!} />
    </div>
  )
}

/** One after the other keeps a card of the pack. */
const KEPT = ['karve', 'king', 'weaver'] as const
const NAMES = 'ABC'
const Draft = () => (
  <>
    {KEPT.map((id, seat) => (
      <>
        {seat > 0 && <Arrow key={`to ${id}`} />}
        <span key={id} class="passing">
          <Labelled
            label={
              <>
                <SeatSign seat={seat as SeatNumber} letter={NAMES[seat]!} /> {say().keeps}
              </>
            }
          >
            <Face card={card(id)} small />
          </Labelled>
          <span class="backs">
            {Array.from({ length: KEPT.length - seat }, (_, i) => (
              <YardBack key={i} label="" letters={letters()} />
            ))}
          </span>
        </span>
      </>
    ))}
    <span class="put-aside">{say().aside}</span>
  </>
)

function Market() {
  // A back with much wool.
  const [oak, wool, iron] = deck.backs.toSorted((a, b) => b.yields[1] - a.yields[1])[0]!.yields
  return (
    <>
      <YardBack label="" letters={letters()} yields={{ oak, wool, iron }} />
      <span class="price">
        <Stat of="gold" n={PRICE.gold} />
        <Stat of="worker" n={PRICE.workers} />
      </span>
      <Arrow />
      <Pieces of="wool" n={wool} />
    </>
  )
}
const Pieces = ({ of, n }: { readonly of: Counted; readonly n: number }) => (
  <span class="yd-cells" style={{ '--n': n, '--half': n }}>
    {Array.from({ length: n }, (_, i) => (
      <i key={i} class="full">
        <Res of={of} />
      </i>
    ))}
  </span>
)

const Shield = () => (
  <>
    <Face card={card('assassin')} small />
    <Arrow />
    <Labelled label={say().safe}>
      <Mini card={card('weaver')} shielded />
    </Labelled>
    <Labelled label={say().lost}>
      <Mini card={card('blacksmith')} class="yd-lost" />
    </Labelled>
  </>
)

function Square() {
  const at = table({})
  const spaces = SPACES.map(space => (space === 'jeweller' || space === 'forager' ? 1 : 0))
  return <Village at={{ ...at, g: { ...at.g, spaces } }} />
}

const STATES = ['met', 'short', 'spared'] as const
function Ship() {
  const at = table(
    { yard: ['drakkar'], crew: ['blacksmith'], hand: ['woodcarver'], tool: ['spindle'] },
    { gold: 6, workers: 3, mill: [4, 1, 1] },
  )
  const seal = (craftsman: string) => deck.craftsmen.findIndex(({ id }) => id === craftsman)
  return (
    <>
      <Workshop at={at} seat={0} ship={card('drakkar')} />
      <ul class="legend">
        {STATES.map((state, i) => (
          <li key={state}>
            <span class={`yd-need ${state}`}>
              <Res of={(['oak', 'iron', 'wool'] as const)[i]!} />
              {state === 'spared' && <KindSign kind="tool" class="yd-aid" />}
            </span>
            {say().legend[state]}
          </li>
        ))}
        <li>
          <span class="yd-craft yd-craft-met">
            <Seal craft={seal('blacksmith')} have />
          </span>
          {say().legend.board}
        </li>
        <li>
          <span class="yd-craft yd-craft-hand">
            <Seal craft={seal('woodcarver')} />
            <Res of="hand" class="yd-aid" />
          </span>
          {say().legend.hand}
        </li>
        <li>
          <span class="yd-craft yd-craft-short">
            <Seal craft={seal('weaver')} />
          </span>
          {say().legend.missing}
        </li>
      </ul>
    </>
  )
}

const Sum = ({ of, n }: { readonly of: Counted; readonly n: number }) => (
  <b class="sum num">
    = <Res of={of} />+{n}
  </b>
)
const Gain = ({ id, of, n }: { readonly id: string; readonly of: Counted; readonly n: number }) => (
  <Labelled label={nameOf(card(id))}>
    <span class="row gain">
      <Mini card={card(id)} />
      <b class="num">
        <Res of={of} />+{n}
      </b>
    </span>
  </Labelled>
)
function Evening() {
  const at = table({ fleet: ['byrding', 'ferje'] }, { workers: WORKERS.start })
  const player = at.g.players[0]!
  const gold = incomeOf(player)
  const workers = intakeOf(at.g, player)
  return (
    <div class="evening-sums">
      <Labelled label={say().village(player.workers)}>
        <Pieces of="worker" n={player.workers} />
      </Labelled>
      <Gain id="byrding" of="gold" n={shipOf(card('byrding')).income} />
      <Sum of="gold" n={gold} />
      <Labelled label={say().atFirst}>
        <Pieces of="worker" n={workers - shipOf(card('ferje')).hands} />
      </Labelled>
      <Gain id="ferje" of="worker" n={shipOf(card('ferje')).hands} />
      <Sum of="worker" n={workers} />
    </div>
  )
}

function Score() {
  const at = table({ fleet: ['drakkar', 'karve', 'knarr', 'ferje'], buildings: ['langhus'] })
  const { players } = at.g
  const player = players[0]!
  const langhus = card('langhus')
  return (
    <>
      {player.fleet.cards.map(ship => (
        <Labelled key={ship} label={nameOf(ship)}>
          <Mini card={ship} />
        </Labelled>
      ))}
      <Labelled label={nameOf(langhus)}>
        <span class="row gain">
          <Mini card={langhus} />
          <b class="num">+{buildingPoints(player, langhus)}</b>
        </span>
      </Labelled>
      {leadsMilitary(players, player) && (
        <Labelled label={say().strongest}>
          <span class="row gain">
            <Stat of="military" n={militaryOf(player)} />
            <b class="num">+{MILITARY_BONUS}</b>
          </span>
        </Labelled>
      )}
      <b class="worth num">{say().points(scoreOf(players, player).score)}</b>
    </>
  )
}

const FIGURES: Record<FigureName, FunctionComponent> = {
  board: Start,
  draft: Draft,
  market: Market,
  shield: Shield,
  square: Square,
  ship: Ship,
  evening: Evening,
  score: Score,
}
export const Figure = figuresOf('yard', FIGURES, () => say().captions)
