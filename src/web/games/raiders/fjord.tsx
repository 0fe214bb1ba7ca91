// The water between north and village: the tracks of armour and Valkyries, the ship, and the offerings on display.
import { ARMOUR, ARMOUR_POINTS, GOODS, offeringOf, type PlayerView, VALKYRIE_POINTS } from '#games/raiders'
import { texts } from '#games/raiders/words'
import { Picture } from '../../art/picture.tsx'
import { labelled } from '../../kit/labelled.ts'
import { Named } from '../../kit/pieces.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import { SHIP } from './art/keys.ts'
import { OfferingTile } from './art/offering.tsx'
import { Piece } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/fjord.css'
import { say, youOr } from './words.ts'

/** From which step on a track is worth how much; steps between are worth the same as the one before. */
const FLAGS = {
  armour: new Map<number, number>(ARMOUR_POINTS.map(([from, worth]) => [from, worth])),
  valkyries: new Map<number, number>(
    VALKYRIE_POINTS.flatMap((worth, step) => (worth > 0 ? [[step, worth] as const] : [])),
  ),
}
const ENDS = { armour: ARMOUR, valkyries: VALKYRIE_POINTS.length - 1 }

interface TrackProps {
  readonly at: At
  readonly of: 'armour' | 'valkyries'
}
export function Track({ at, of }: TrackProps) {
  const { g, who } = at
  const stepOf = (player: PlayerView): number => Math.min(player[of], ENDS[of])
  const standing = g.players.map((player, seat) => labelled(youOr(who, seat), player[of])).join(', ')
  return (
    <button type="button" class={`rd-track rd-track-${of}`} data-look={of} onClick={() => at.look(of)}>
      <Named name={`${labelled(say().tracks[of], standing)}.`}>
        <b class="rd-label">
          <Piece name={of === 'armour' ? 'armour' : 'valkyrie'} /> {say().tracks[of]}
        </b>
        <span class="rd-steps">
          {Array.from({ length: ENDS[of] + 1 }, (_, step) => (
            <span key={step} class={FLAGS[of].has(step) ? 'flag' : ''}>
              <span class={`rd-here ${g.players.filter(player => stepOf(player) === step).length > 1 ? 'many' : ''}`}>
                {g.players.map((player, seat) =>
                  stepOf(player) === step ? (
                    <span key={seat} data-piece={`${of}:${seat}`}>
                      <SeatMark who={who} seat={seat} />
                    </span>
                  ) : null,
                )}
              </span>
              <i>{step}</i>
              {FLAGS[of].has(step) && <b class="num">{FLAGS[of].get(step)}</b>}
            </span>
          ))}
        </span>
      </Named>
    </button>
  )
}

/** What a tile asks for, in pieces. */
export const asksOf = (tile: number) =>
  offeringOf(tile).asks.flatMap((count, good) => (count > 0 ? [[GOODS[good]!, count] as const] : []))

export function Tile({ at, tile }: { readonly at: At; readonly tile: number }) {
  const piece = `tile:${tile}` as const
  const offering = offeringOf(tile)
  return (
    <button
      type="button"
      class={`piece rd-tile ${at.isLit(piece) ? 'lit' : ''} ${at.isOn(piece) ? 'on' : ''}`}
      data-look={piece}
      data-piece={piece}
      {...(at.isOn(piece) ? { 'aria-pressed': true } : {})}
      onClick={event => event.detail < 2 && at.touch(piece)}
    >
      <Named name={labelled(say().offerings, texts[language.value].offering(offering))}>
        <OfferingTile asks={asksOf(tile)} points={offering.points} />
      </Named>
    </button>
  )
}

export const Fjord = ({ at }: { readonly at: At }) => (
  <div class="rd-fjord">
    <Track at={at} of="armour" />
    <Picture of={SHIP} class="rd-ship raid-cutout" />
    <div class="rd-offers" role="group" aria-label={say().offerings}>
      <b class="rd-label">{say().offerings}</b>
      {at.g.display.cards.map(tile => (
        <Tile key={tile} at={at} tile={tile} />
      ))}
    </div>
    <Track at={at} of="valkyries" />
  </div>
)
