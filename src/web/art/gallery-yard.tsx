// For looking, in development only: all that is drawn for Charpentiers. ?contrast shows the high contrast.
import { type ComponentChildren, render } from 'preact'
import './tokens.css'
import './kit.css'
import '../games/shipwrights/art/yard.css'
import './gallery.css'
import { Picture } from '../games/maitre/art/cards.tsx'
import { YardBack, YardCard, type YardCardProps } from '../games/shipwrights/art/cards.tsx'
import { FOLK_IDS } from '../games/shipwrights/art/folk.ts'
import type { YardId } from '../games/shipwrights/art/paint.ts'
import {
  type Craftsman,
  CraftsmanSign,
  GoldShip,
  KindSign,
  type Resource,
  ResourceSign,
  ShieldToken,
  Worker,
  type YardKind,
} from '../games/shipwrights/art/signs.tsx'
import { Cover } from './brand.tsx'
import { furnish, repaint } from './pictures.ts'
import type { SeatNumber } from './signs.tsx'

const LETTERS = { gold: 'O', worker: 'T', oak: 'C', wool: 'L', iron: 'F' } as const
const RESOURCES = Object.keys(LETTERS) as readonly Resource[]
const CRAFTSMEN: readonly (readonly [Craftsman, string])[] = [
  ['blacksmith', 'Forgeron'],
  ['weaver', 'Tisserande'],
  ['carpenter', 'Charpentier'],
  ['woodcarver', 'Sculpteur'],
  ['ropemaker', 'Cordier'],
  ['tar_burner', 'Goudronneur'],
  ['woodcutter', 'Bûcheron'],
]

type Card = Omit<YardCardProps, 'letters' | 'label'>
type Numbers = readonly [number, number, number, number, number]
const priced = (numbers: readonly number[]): NonNullable<Card['cost']> =>
  RESOURCES.flatMap((resource, i) => (numbers[i] ? [[resource, numbers[i]] as const] : []))

function ship(
  id: YardId,
  title: string,
  cost: Numbers,
  craftsmen: readonly Craftsman[],
  rest: readonly number[],
): Card {
  const [points = 0, military = 0, mill = 0, worker = 0, gold = 0] = rest
  const modifiers = Object.entries({ mill, worker, gold })
    .filter(([, by]) => by)
    .map(([of, by]) => ({ of: of as 'mill', by }))
  return { kind: 'ship', id, title, cost: priced(cost), craftsmen, points, military, modifiers }
}

const SHIPS: readonly Card[] = [
  ship('ferje', 'Ferje', [2, 1, 2, 1, 0], ['carpenter', 'tar_burner'], [1, 0, 0, 1, 0]),
  ship('byrding', 'Byrding', [2, 1, 2, 2, 0], ['carpenter', 'ropemaker'], [1, 0, 1, 0, 1]),
  ship('knarr', 'Knarr', [2, 2, 3, 2, 1], ['weaver', 'woodcutter'], [2, 0, 2, 0, 0]),
  ship('karve', 'Karve', [2, 2, 2, 2, 1], ['weaver', 'woodcarver'], [2, 1, -1, 1, 0]),
  ship('snekkja', 'Snekkja', [3, 2, 2, 1, 2], ['blacksmith', 'ropemaker'], [2, 2, 0, -1, 1]),
  ship('busse', 'Busse', [3, 3, 4, 2, 2], ['carpenter', 'blacksmith', 'tar_burner'], [3, 3, 1, -1, 0]),
  ship('skeid', 'Skeid', [4, 3, 3, 3, 2], ['woodcutter', 'weaver', 'ropemaker'], [3, 4, -1, 0, 0]),
  ship('drakkar', 'Drakkar', [5, 3, 4, 3, 2], ['carpenter', 'blacksmith', 'woodcarver', 'weaver'], [5, 5, -1, -1, 0]),
]
const person = (kind: YardKind, id: YardId, title: string, text: string): Card => ({ kind, id, title, text })
const PEOPLE: readonly Card[] = [
  ...CRAFTSMEN.map(([id, title]) => ({ ...person('craftsman', id, title, ''), craftsmen: [id] })),
  person('villager', 'assassin', 'Assassin', 'Défaussez un artisan de n’importe quel chantier.'),
  person('villager', 'king', 'Roi', 'Recevez 4 pièces d’or.'),
  person('villager', 'beggar', 'Mendiant', 'Recevez un ouvrier et une ressource au choix.'),
  person('villager', 'navigator', 'Navigateur', 'Recevez 2 or, plus 1 par joueur ayant déjà joué aujourd’hui.'),
  { ...person('villager', 'berserker', 'Berserker', 'Défaussez l’outil d’un rival.'), cost: [['gold', 5]] },
  { ...person('tool', 'bow_saw', 'Scie à archet', 'Un navire se bâtit sans son chêne.'), cost: [['gold', 4]] },
  { ...person('tool', 'spindle', 'Fuseau', 'Un navire se bâtit sans sa laine.'), cost: [['gold', 4]] },
  { ...person('tool', 'bloomery', 'Bas fourneau', 'Un navire se bâtit sans son fer.'), cost: [['gold', 4]] },
  { ...person('tool', 'cart', 'Charrette', 'Arrive chargée d’une ressource de chaque.'), cost: [['gold', 3]] },
]
const house = (
  id: YardId,
  title: string,
  gold: number,
  worker: number,
  points: number | string,
  text?: string,
): Card => ({
  kind: 'building',
  id,
  title,
  points,
  cost: priced([gold, worker]),
  ...(text ? { text } : {}),
})
const BUILDINGS: readonly Card[] = [
  house('langhus', 'Langhús', 3, 2, 1),
  house('mining_camp', 'Camp de mineurs', 5, 2, 2),
  house('church', 'Église', 4, 3, 2),
  house('fortress', 'Forteresse', 7, 4, 3),
  house('treasury', 'Salle du trésor', 4, 2, '÷4', '1 point pour 4 pièces d’or.'),
  house('boat_house', 'Hangar à bateaux', 5, 3, '×2', '2 points par navire de commerce.'),
  house('market_hall', 'Marché couvert', 4, 2, '8+', '1 point par place de moulin au-delà de 8.'),
  {
    ...house('silversmith', 'Orfèvrerie', 4, 2, 0),
    modifiers: [
      { of: 'mill', by: 1 },
      { of: 'gold', by: 1 },
    ],
  },
]

function Panel({ title, class: name = '', children }: { title: string; class?: string; children: ComponentChildren }) {
  return (
    <section class="wood panel">
      <h2>{title}</h2>
      <div class={`row ${name}`}>{children}</div>
    </section>
  )
}

const cards = (list: readonly Card[], small = false) =>
  list.map((card, i) => (
    <YardCard
      key={card.id}
      {...card}
      letters={LETTERS}
      label={card.title}
      small={small}
      have={['carpenter', 'weaver']}
      shielded={i === 4}
      class={i === 1 ? 'lit' : ''}
    />
  ))

function Gallery() {
  return (
    <>
      <Cover label="cover" game="shipwrights" class="wide" />
      <Panel title="Ships">{cards(SHIPS)}</Panel>
      <Panel title="Small" class="phone">
        {cards([...SHIPS, ...PEOPLE.slice(0, 9), ...PEOPLE.slice(12, 14), ...BUILDINGS.slice(0, 5)], true)}
      </Panel>
      <Panel title="Craftsmen, villagers, tools">{cards(PEOPLE)}</Panel>
      <Panel title="Buildings and backs">
        {cards(BUILDINGS)}
        <YardBack label="pile" letters={LETTERS} yields={{ oak: 2, wool: 3, iron: 1 }} />
        <YardBack label="pile" letters={LETTERS} count={84} caption="pioche" />
      </Panel>
      <Panel title="Signs and pieces" class="signs">
        {(['ship', 'craftsman', 'villager', 'tool', 'building'] as const).map(kind => (
          <KindSign key={kind} kind={kind} class="big" />
        ))}
        {CRAFTSMEN.map(([id, title], i) => (
          <span key={id} class="named">
            <CraftsmanSign craftsman={id} class="big" have={i > 4} label={title} />
            <small>{title}</small>
          </span>
        ))}
        {RESOURCES.map((resource, i) => (
          <ResourceSign key={resource} resource={resource} letter={LETTERS[resource]} count={i + 1} class="big" />
        ))}
        <GoldShip class="big" />
        <ShieldToken class="big" />
        <Worker class="big" />
        {([0, 1, 2, 3, 4, 5] as const).map((seat: SeatNumber) => (
          <Worker key={seat} seat={seat} class="big" />
        ))}
      </Panel>
      <Panel title="People">
        {FOLK_IDS.map(id => (
          <span key={id} class="named">
            <Picture of={`yard:${id}`} class="portrait" />
            <small>{id}</small>
          </span>
        ))}
      </Panel>
      <Panel title="The same, small">
        {FOLK_IDS.map(id => (
          <Picture key={id} of={`yard-small:${id}`} class="portrait tiny" />
        ))}
      </Panel>
    </>
  )
}

document.documentElement.dataset['contrast'] = new URLSearchParams(location.search).has('contrast') ? 'more' : 'plain'
furnish()
repaint()
const room = document.getElementById('gallery')
if (room) render(<Gallery />, room)
