// The pictures beside the rules, composed of the cards and dice of the game.
import type { FunctionComponent } from 'preact'
import { cardOf, deck, FAMILY_POINTS } from '#games/maitre'
import { type Face, FlatDie } from '../../art/dice.tsx'
import { language } from '../../kit/settings.ts'
import { CardBack, HullCard } from './art/cards.tsx'
import './book.css'
import { PortCard } from './faces.tsx'
import { type FigureName, say } from './figures.words.ts'

const card = (id: string): number => deck.ships.find(ship => ship.id === id)!.card

const Dice = ({ faces, dim = false }: { faces: readonly Face[]; dim?: boolean }) => (
  <span class={dim ? 'throw dim' : 'throw'}>
    {faces.map((face, i) => (
      <FlatDie key={i} face={face} />
    ))}
  </span>
)

function Hull({ id }: { readonly id: string }) {
  const ship = cardOf(card(id))
  if (ship.kind !== 'ship') return null
  const title = ship.name[language.value]
  const { family, firepower, map } = ship
  return <HullCard ship={id} {...{ family, firepower, title }} hasMap={map} label={title} cargo={null} free="" />
}

const Port = () => (
  <>
    <CardBack label={say().offshore} count={8} caption={say().offshore} />
    {(['fregate', 'flute', 'sloop', 'hourque'] as const).map(id => (
      <PortCard key={id} card={card(id)} small />
    ))}
  </>
)
const Rolling = () => (
  <>
    <Dice faces={[6, 5]} />
    <Dice faces={[3, 3, 1]} dim />
    <i class="arrow" />
    <PortCard card={card('flute')} placed={[6, 5]} small />
  </>
)
const Run = () => (
  <>
    <PortCard card={card('fregate')} placed={[3, 4]} small />
    <span class="examples">
      {([1, 2, 3] as const).map(low => (
        <Dice key={low} faces={[low, low + 1, low + 2, low + 3] as Face[]} />
      ))}
    </span>
  </>
)
const Equal = () => (
  <>
    <PortCard card={card('galion')} placed={[5, 5, 2]} small />
    <span class="examples">
      <Dice faces={[5, 5, 5, 2, 2]} />
      <Dice faces={[2, 2, 2, 5, 5]} />
    </span>
  </>
)
const Attack = () => (
  <>
    <Hull id="cotre" />
    <span class="row tally">
      <FlatDie face={5} /> <b class="num">+ 2 = 7</b>
    </span>
    <b class="num">{say().versus}</b>
    <span class="row tally">
      <FlatDie face={2} /> <b class="num">+ 4 = 6</b>
    </span>
    <Hull id="galion" />
  </>
)
const Family = () => (
  <>
    {(['pinque', 'flute', 'hourque', 'galion'] as const).map(id => (
      <Hull key={id} id={id} />
    ))}
    <b class="worth num">{say().familyPoints(FAMILY_POINTS)}</b>
  </>
)

const FIGURES: Record<FigureName, FunctionComponent> = {
  port: Port,
  dice: Rolling,
  run: Run,
  equal: Equal,
  attack: Attack,
  family: Family,
}
const isFigure = (name: string): name is FigureName => Object.hasOwn(FIGURES, name)

export function Figure({ name }: { readonly name: string }) {
  if (!isFigure(name)) return null
  const Drawing = FIGURES[name]
  return (
    <figure class={`figure ${name}-figure`}>
      <div class="row drawing" aria-hidden="true">
        <Drawing />
      </div>
      <figcaption>{say().figures[name]}</figcaption>
    </figure>
  )
}
