// Cards as they lie on the table: whole in hand and in packs, small on boards; with everything they say for those who hear it.
import { type Card, cardOf, deck, GOODS, type PlayerView, type Ship, WORTH } from '#games/shipwrights'
import { cardHelp, texts } from '#games/shipwrights/words'
import { Picture } from '../../art/picture.tsx'
import { language } from '../../kit/settings.ts'
import { YardCard, type YardModifier } from './art/cards.tsx'
import { pictureOf } from './art/keys.ts'
import { type Craftsman, KindSign, type Resource, ShieldToken } from './art/signs.tsx'
import './faces.css'
import { Seal } from './signs.tsx'
import { letters, points, say } from './words.ts'

export const nameOf = (card: number): string => cardOf(card).name[language.value]
export const effectOf = (card: number): string => cardHelp(cardOf(card), language.value).text

export const YardPicture = ({ id, fine = false }: { readonly id: string; readonly fine?: boolean }) => (
  <Picture of={pictureOf(id, !fine)} />
)

/** What a card costs, in the order of the boards. */
function costOf(card: Card): (readonly [Resource, number])[] {
  if (card.kind === 'craftsman' || card.kind === 'villager') return []
  const all: (readonly [Resource, number])[] = [['gold', card.gold]]
  if (card.kind !== 'tool') all.push(['worker', card.workers])
  if (card.kind === 'ship') for (const [i, good] of GOODS.entries()) all.push([good, card.goods[i]!])
  return all.filter(([, n]) => n > 0)
}
/** What a built ship or building changes: room in the mill, workers and gold each evening. */
export function changesOf(card: Card): YardModifier[] {
  if (card.kind !== 'ship' && card.kind !== 'building') return []
  const all: YardModifier[] = [
    { of: 'mill', by: card.mill },
    { of: 'worker', by: card.kind === 'ship' ? card.hands : 0 },
    { of: 'gold', by: card.income },
  ]
  return all.filter(({ by }) => by !== 0)
}
function pointsOf(card: Card): number | string | undefined {
  if (card.kind === 'ship') return card.points
  if (card.kind !== 'building') return undefined
  if (card.id === 'treasury') return `÷${WORTH.goldPerPoint}`
  if (card.id === 'boat_house') return `×${WORTH.tradeShip}`
  return card.id === 'market_hall' ? '+' : card.points
}
/** The ships a craft works on. */
export const shipsFor = (craft: number): string =>
  deck.titles
    .filter((title): title is Ship => title.kind === 'ship' && title.crafts.includes(craft))
    .map(ship => ship.name[language.value])
    .join(', ')
/** What a card does, without the price its signs tell. */
function glanceOf(card: Card): string {
  const text = texts[language.value]
  const short = say().glances[card.id]
  if (short) return short
  if (card.kind === 'craftsman') return shipsFor(card.craft)
  if (card.kind === 'building') return text.buildings[card.id](card)
  return cardHelp(card, language.value).text
}
const craftsIn = (cards: readonly number[]): Craftsman[] =>
  cards.flatMap(card => (cardOf(card).kind === 'craftsman' ? [cardOf(card).id as Craftsman] : []))

/** All that a card says, for those who hear it. */
export function saidOf(card: number, shielded = false): string {
  const title = cardOf(card)
  const { name, kind, text } = cardHelp(title, language.value)
  const serves = title.kind === 'craftsman' ? [say().serves(shipsFor(title.craft))] : []
  return [`${name}, ${kind}${shielded ? `, ${say().shielded}` : ''}.`, ...serves, text].join(' ')
}

interface FaceProps {
  readonly card: number
  /** Whose craftsmen tick those a ship needs. */
  readonly mine?: PlayerView
  readonly small?: boolean
}
/** A card to be read: picture, name, and what it takes or does. */
export function Face({ card, mine, small = false }: FaceProps) {
  const title = cardOf(card)
  const worth = pointsOf(title)
  const ship = title.kind === 'ship' ? title : null
  const have = mine ? craftsIn([...mine.crew.cards, ...mine.hand.cards].filter(each => each !== null)) : []
  return (
    <YardCard
      kind={title.kind}
      id={title.id}
      title={nameOf(card)}
      label={saidOf(card)}
      letters={letters()}
      cost={costOf(title)}
      modifiers={changesOf(title)}
      {...(worth === undefined ? {} : { points: worth })}
      {...(ship
        ? { military: ship.military, craftsmen: ship.crafts.map(craft => deck.craftsmen[craft]!.id as Craftsman), have }
        : { text: glanceOf(title) })}
      small={small}
    />
  )
}

interface MiniProps {
  readonly card: number
  readonly shielded?: boolean
  readonly class?: string
}
/** A card on a board, small: its picture, with points or the sign of its craft. */
export function Mini({ card, shielded = false, class: name = '' }: MiniProps) {
  const title = cardOf(card)
  const label = [
    nameOf(card),
    ...(title.kind === 'ship' ? [points(title.points)] : []),
    ...(shielded ? [say().shielded] : []),
  ].join(', ')
  return (
    <span class={`yd-mini yd-${title.kind} ${name}`} role="img" aria-label={label} title={label}>
      <YardPicture id={title.id} />
      {title.kind === 'ship' && <b class="yd-coin num">{title.points}</b>}
      {title.kind === 'craftsman' ? (
        <Seal craft={title.craft} />
      ) : (
        title.kind !== 'ship' && <KindSign kind={title.kind} />
      )}
      {shielded && <ShieldToken />}
    </span>
  )
}
