// The pictures beside the rules of Raiders: small tables set by hand, drawn by the board itself.
import type { FunctionComponent } from 'preact'
import {
  BUILDINGS,
  type Building,
  type Colour,
  deck,
  type G,
  GOLD,
  offeringOf,
  PROVISIONS,
  setup,
} from '#games/raiders'
import { untouched } from '../../kit/at.ts'
import { Arrow, figuresOf, Labelled } from '../../kit/figure.tsx'
import { OfferingTile } from './art/offering.tsx'
import { Worker } from './art/signs.tsx'
import type { At } from './at.ts'
import { Camp } from './camp.tsx'
import './css/book.css'
import './css/table.css'
import { Face, Mini } from './faces.tsx'
import { type FigureName, say } from './figures.words.ts'
import { asksOf, Track } from './fjord.tsx'
import { Preview } from './preview.tsx'
import { Loot } from './signs.tsx'
import { House, Village } from './village.tsx'

const card = (id: string): number => deck.cards.findIndex(title => title.id === id)
const site = (id: string): number => deck.settlements.findIndex(place => place.id === id)

/** A table of two; nothing on it can be touched. */
function table(change: (g: G) => void): At {
  const g = setup(2, { runesaga: false, firstPrinting: false })
  change(g)
  return { ...untouched, g, comes: null }
}
const Start = () => (
  <Camp
    acting={false}
    at={table(({ players }) => {
      players[0]!.hand.cards = ['shieldmaiden', 'huntsman', 'forager'].map(card)
    })}
  />
)

const stands = (building: Building, colour: Colour): At =>
  table(g => {
    g.village = BUILDINGS.map(each => (each === building ? colour : null))
  })
const Turn = () => (
  <>
    <Worker colour="black" />
    <Arrow />
    <Labelled label={say().place}>
      <House at={stands('mill', 'black')} building="mill" />
    </Labelled>
    <Labelled label={say().pick}>
      <House at={stands('mill', 'black')} building="silversmith" />
    </Labelled>
    <Arrow />
    <Worker colour="grey" />
  </>
)

const PRINTING = { options: { firstPrinting: false } }
const Card = () => (
  <>
    <Face g={PRINTING} card={card('shieldmaiden')} />
    <Labelled label={say().crew}>
      <Mini g={PRINTING} card={card('shieldmaiden')} priced />
    </Labelled>
  </>
)

const CREW = ['berserker', 'shieldmaiden', 'armourer', 'scout']
const Raid = () => (
  <Preview
    site={site('monastery_b')}
    at={table(g => {
      const me = g.players[0]!
      me.worker = 'grey'
      me.crew.cards = CREW.map(card)
      me.armour = 1
      me.goods[PROVISIONS] = 2
      me.goods[GOLD] = 1
      g.north[site('monastery_b')] = [
        [1, 1, 0, 0],
        [0, 2, 1, 0],
      ]
    })}
  />
)

const Dead = () => (
  <>
    <Loot tokens={[1, 1, 0, 1]} worker="white" />
    <Arrow />
    <span class="rd-fallen">
      <Mini g={PRINTING} card={card('scout')} />
    </span>
    <Arrow />
    <b class="num">{say().step}</b>
  </>
)

const TILE = 107
const Offering = () => <OfferingTile asks={asksOf(TILE)} points={offeringOf(TILE).points} />

function Score() {
  const at = table(({ players }) => {
    Object.assign(players[0]!, { armour: 6, valkyries: 4 })
    Object.assign(players[1]!, { armour: 3, valkyries: 5 })
  })
  return (
    <>
      <Track at={at} of="armour" />
      <Track at={at} of="valkyries" />
    </>
  )
}

const FIGURES: Record<FigureName, FunctionComponent> = {
  camp: Start,
  turn: Turn,
  village: () => <Village at={table(() => {})} />,
  card: Card,
  raid: Raid,
  dead: Dead,
  offering: Offering,
  score: Score,
}
export const Figure = figuresOf('rd', FIGURES, () => say().captions)
