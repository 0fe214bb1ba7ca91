// My tiles: what each shows, and what comes with it.
import { cardOf, shapeOf } from '#games/explorers'
import { texts } from '#games/explorers/words'
import { Picture } from '../../art/picture.tsx'
import { Touchable } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import { ENEMY } from './art/keys.ts'
import { heartsOf, SIDE, WIDE } from './art/outline.ts'
import { Beast, Settlement } from './art/signs.tsx'
import type { At } from './at.ts'
import { TileFace } from './chart/chart.tsx'
import './css/hand.css'
import type { Laying } from './laying.ts'
import { say } from './words.ts'

/** What a tile brings, where it will stand; turned as the tile is. */
export function Feature({
  card,
  lands = cardOf(card).lands,
}: {
  readonly card: number
  readonly lands?: readonly number[]
}) {
  const { feature } = cardOf(card)
  const hearts = heartsOf(lands)
  const [x, y] = feature === 'enemy' ? hearts.sea : hearts.lands[0]!
  const at = { left: `${50 + (x / WIDE) * 100}%`, top: `${50 + (y / SIDE) * 50}%` }
  return (
    <span class={`ex-feature ex-brings-${feature}`} style={at} aria-hidden="true">
      {feature === 'enemy' ? (
        <Picture of={ENEMY} class="ex-boat" />
      ) : feature === 'settlement' ? (
        <Settlement strength={null} />
      ) : (
        <Beast kind={feature} />
      )}
    </span>
  )
}
/** A tile to be looked at: its outline, and what comes with it. */
export const TileCard = ({ card }: { readonly card: number }) => (
  <span class="ex-tile">
    <TileFace lands={cardOf(card).lands} />
    <Feature card={card} />
  </span>
)
/** A tile for who hears it. */
export const tileSaid = (card: number): string => texts[language.value].tile(cardOf(card))

interface HandProps {
  readonly at: At
  readonly cards: readonly number[]
  readonly laying: Laying | null
  /** While actions are taken, tiles only wait. */
  readonly waits: boolean
}
export const Hand = ({ at, cards, laying, waits }: HandProps) => (
  <div class={`ex-hand ${waits ? 'waits' : ''}`} role="group" aria-label={say().hand}>
    {cards.map(card => (
      <Touchable
        key={card}
        at={at}
        card={card}
        from="stack"
        class="ex-held"
        label={`${tileSaid(card)}${laying && !laying.fits(card) ? `, ${say().fitsNowhere}` : ''}`}
      >
        <TileCard card={card} />
        <b>{texts[language.value].shapes[shapeOf(cardOf(card))]}</b>
      </Touchable>
    ))}
  </div>
)
