// Stones as they are shown: small on the strip, large with what they show, face down, and how near everybody is to one.

import type { Who } from '#games/kit/words'
import { inscriptionOf, isSymbolic, type Symbol, stoneOf, type TaleId, type View } from '#games/runesaga'
import { ICON_GRID } from '../../art/icons.ts'
import { Picture } from '../../art/picture.tsx'
import { Sign, Silhouette } from '../../art/signs.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { ICONS } from './art/icons.ts'
import { backPicture, stonePicture, symbolicPicture } from './art/keys.ts'
import './css/stone.css'
import { raceFor, symbolsOn } from './stones.ts'
import { say } from './words.ts'

const signOf = (card: number): string => ICONS[isSymbolic(card) ? inscriptionOf(card).symbol : stoneOf(card).goal]
const groundOf = (card: number): string => (isSymbolic(card) ? 'symbolic' : stoneOf(card).tale)

/** The outline of a stone in a box of 24. */
const OUTLINE = 'M2.5 23V10.5C2.5 5 6.5 1 12 1s9.5 4 9.5 9.5V23Z'
const SIGN = 15

/** A stone in a line of text: its ground says the tale, its sign what it asks. */
export const StoneSign = ({ card }: { readonly card: number }) => (
  <Sign class={`rs-sign rs-${groundOf(card)}`}>
    <path class="fill" d={OUTLINE} />
    <path
      class="mark"
      d={signOf(card)}
      transform={`translate(${12 - SIGN / 2} ${12.5 - SIGN / 2}) scale(${SIGN / ICON_GRID})`}
    />
  </Sign>
)
export const BackSign = ({ tale }: { readonly tale: TaleId }) => (
  <Sign class={`rs-sign rs-back rs-${tale}`}>
    <path class="fill" d={OUTLINE} />
    <path class="mark" d="M12 6.5 17.5 16H6.5ZM12 12v7" />
  </Sign>
)
export const SymbolSign = ({ symbol }: { readonly symbol: Symbol }) => (
  <Silhouette of={ICONS[symbol]} class="rs-symbol" />
)
export const Symbols = ({ card }: { readonly card: number }) => (
  <span class="rs-symbols">
    {symbolsOn(card).map((symbol, i) => (
      <SymbolSign key={i} symbol={symbol} />
    ))}
  </span>
)

/** A stone seen large: its picture, with its symbols below. */
export const StoneFace = ({ card }: { readonly card: number }) => (
  <span class="rs-face">
    <Picture of={isSymbolic(card) ? symbolicPicture(inscriptionOf(card).symbol) : stonePicture(stoneOf(card).goal)} />
    {!isSymbolic(card) && <Symbols card={card} />}
  </span>
)
export const BackFace = ({ tale }: { readonly tale: TaleId }) => (
  <span class="rs-face">
    <Picture of={backPicture(tale)} />
  </span>
)

/** How near everybody is to a stone: a bar each, and the numbers. */
export const Race = ({ g, card, who }: { readonly g: View; readonly card: number; readonly who: Who }) => (
  <ul class="rs-race" aria-label={say().race}>
    {raceFor(g, card).map(({ seat, have, want }) => (
      <li key={seat} class="row">
        <SeatMark seat={seat} who={who} />
        <span class="clipped">{who(seat)}</span>
        <i class={`rs-bar seat${seat}`} style={{ '--share': have / want }} />
        <b class="num">
          {have}/{want}
        </b>
      </li>
    ))}
  </ul>
)
