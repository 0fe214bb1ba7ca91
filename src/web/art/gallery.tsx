// For looking, in development only: every card, die, slot and sign on one page. ?contrast shows the high contrast.
import { signal } from '@preact/signals'
import { type ComponentChildren, render } from 'preact'
import './tokens.css'
import './kit.css'
import './gallery.css'
import { CardBack, GoodsCard, HullCard, ShipCard, TreasureCard } from '../games/maitre/art/cards.tsx'
import type { GoodsLetter, TreasureLetter } from '../games/maitre/art/cargo.ts'
import type { Face } from '../games/maitre/art/combination.ts'
import { Die, FlatDie } from '../games/maitre/art/dice.tsx'
import type { ShipId } from '../games/maitre/art/fleet.ts'
import { Slots } from '../games/maitre/art/slots.tsx'
import { appIcon } from './appicon.ts'
import { Brand, Cover } from './brand.tsx'
import { CREDITS, ICONS, type IconName } from './icons.ts'
import { furnish, repaint } from './pictures.ts'
import { type Family, FamilySign, Icon, type SeatNumber, SeatSign } from './signs.tsx'

type ShipLine = readonly [ShipId, string, Family, number, boolean, string]
const SHIPS: readonly ShipLine[] = [
  ['pinque', 'Pinque', 'negoce', 1, false, '6 5'],
  ['flute', 'Flûte', 'negoce', 2, true, '6 5 4'],
  ['hourque', 'Hourque', 'negoce', 3, false, 'AABB'],
  ['galion', 'Galion', 'negoce', 4, true, 'AAABB'],
  ['cotre', 'Cotre', 'couronne', 2, false, 'run 3'],
  ['corvette', 'Corvette', 'couronne', 3, true, 'AAA'],
  ['fregate', 'Frégate', 'couronne', 4, false, 'run 4'],
  ['vaisseau', 'Vaisseau de ligne', 'couronne', 5, true, 'AAAA'],
  ['chaloupe', 'Chaloupe', 'flibuste', 1, true, '6 6'],
  ['sloop', 'Sloop', 'flibuste', 2, false, '5+ 5+ 5+'],
  ['brigantin', 'Brigantin', 'flibuste', 3, true, '6 6 6'],
  ['brick', 'Brick', 'flibuste', 4, false, 'run 5'],
]
const GOODS: readonly (readonly [GoodsLetter, string, string, string])[] = [
  ['A', 'Sel', 'run 3', 'Retournez un dé sur sa face opposée.'],
  ['B', 'Épices', '5 5', 'Ajoutez ou ôtez 1 à un dé.'],
  ['C', 'Rhum', '4+ 4+ 4+ 4+', 'Relancez les dés de votre choix.'],
  ['D', 'Toile', 'AABB', 'Un dé écarté revient au jet suivant.'],
  ['E', 'Tabac', 'run 4', 'Relancez tout, sans rien poser.'],
  ['F', 'Sucre', 'AAA', 'Un dé devient un 6.'],
  ['G', 'Ivoire', '6 5 4', 'Un dé devient ce que vous voulez.'],
]
const TREASURES: readonly (readonly [TreasureLetter, string, string, number])[] = [
  ['A', 'Coffre d’argent', 'AAA', 2],
  ['B', 'Perles du lagon', 'run 4', 3],
  ['C', 'Calice d’émeraude', 'AAABB', 4],
  ['D', 'Couronne engloutie', 'AAAA', 5],
  ['E', 'Or de la Vera Cruz', 'run 5', 7],
]
const SLOTS: readonly (readonly [string, readonly Face[]])[] = [
  ['6 5', []],
  ['6 5 4', [5]],
  ['5+ 5+ 5+', [6]],
  ['AABB', []],
  ['AABB', [3]],
  ['AAABB', [2, 5, 5]],
  ['AAAA', [4, 4]],
  ['run 3', []],
  ['run 4', []],
  ['run 4', [3, 4]],
  ['run 5', []],
  ['run 5', [6]],
]
const rolls = signal<readonly Face[]>([6, 5, 5, 3, 1])
const rolled = signal(0)
const throwDice = () => {
  rolls.value = rolls.value.map(() => (1 + Math.floor(Math.random() * 6)) as Face)
  rolled.value += 1
}

function Panel({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="wood panel">
      <h2>{title}</h2>
      <div class="row">{children}</div>
    </section>
  )
}

const ships = (small: boolean) =>
  SHIPS.map(([ship, title, family, firepower, hasMap, combination]) => (
    <ShipCard key={ship} {...{ ship, title, family, firepower, hasMap, combination }} label={title} small={small} />
  ))

function Dice() {
  return (
    <Panel title="Dice">
      <div class="row tray">
        {rolls.value.map((face, i) => (
          <Die key={i} face={face} roll={rolled.value} order={i} label={`die ${face}`} onClick={throwDice} />
        ))}
      </div>
      {(['fits', 'picked', 'locked', 'aside'] as const).map((state, i) => (
        <Die key={state} face={(i + 2) as Face} state={state} label={state} />
      ))}
      <FlatDie face={5} />
      <span class="plate">
        <b class="num">70 %</b>5
      </span>
    </Panel>
  )
}

function Hulls() {
  const free = 'cale libre'
  return (
    <Panel title="Fleet">
      {SHIPS.map(([ship, title, family, firepower, hasMap], i) => {
        const [goods, treasure] = [GOODS[i], TREASURES[i - 7]]
        const cargo = goods
          ? ({ kind: 'goods', letter: goods[0], title: goods[1] } as const)
          : treasure
            ? ({ kind: 'treasure', letter: treasure[0], title: treasure[1], points: treasure[3] } as const)
            : null
        const given = i % 5 === 4 ? null : cargo
        return (
          <HullCard
            key={ship}
            {...{ ship, title, family, firepower, hasMap, free }}
            cargo={given}
            label={title}
            class={i === 1 ? 'lit' : i === 3 ? 'dim' : ''}
          />
        )
      })}
    </Panel>
  )
}

function Gallery() {
  return (
    <>
      <h1>
        <Brand /> Naust
      </h1>
      <Cover label="cover" class="wide" />
      <Panel title="Ships">{ships(false)}</Panel>
      <Panel title="Goods and treasures">
        {GOODS.map(([letter, title, combination, text]) => (
          <GoodsCard key={letter} {...{ letter, title, combination, text }} label={title} />
        ))}
        {TREASURES.map(([letter, title, combination, points]) => (
          <TreasureCard key={letter} {...{ letter, title, combination, points }} label={title} />
        ))}
        <CardBack label="pile" count={5} caption="au large" />
      </Panel>
      <Dice />
      <Panel title="Slots">
        {SLOTS.map(([combination, placed], i) => (
          <span key={i} class="card-slots">
            <Slots combination={combination} placed={placed} label={combination} />
            <small>{combination}</small>
          </span>
        ))}
      </Panel>
      <Hulls />
      <Panel title="Small">
        <div class="row phone">{ships(true)}</div>
      </Panel>
      <Panel title="Signs">
        {(['negoce', 'couronne', 'flibuste'] as const).map(f => (
          <FamilySign key={f} family={f} class="big" />
        ))}
        {[...'IANRSV'].map((letter, seat) => (
          <SeatSign key={letter} seat={seat as SeatNumber} letter={letter} class="big" />
        ))}
        {(Object.keys(ICONS) as IconName[]).map(name => (
          <span key={name} class="named">
            <Icon name={name} class="big" />
            <small>{name}</small>
          </span>
        ))}
      </Panel>
      <Panel title="Icon of the app">
        {[192, 96, 48].map(size => (
          <img key={size} src={`data:image/svg+xml,${encodeURIComponent(appIcon(size, false))}`} alt="" />
        ))}
        <img src={`data:image/svg+xml,${encodeURIComponent(appIcon(192, true))}`} alt="" />
      </Panel>
      <p>{CREDITS.authors.map(({ author, icons }) => `${author}: ${icons}`).join('; ')}</p>
    </>
  )
}

document.documentElement.dataset['contrast'] = new URLSearchParams(location.search).has('contrast') ? 'more' : 'plain'
furnish()
repaint()
const room = document.getElementById('gallery')
if (room) render(<Gallery />, room)
