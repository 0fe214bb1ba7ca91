// The north: ten settlements on their land, what each asks, what its strength is worth, and what lies there to be taken.
import { type Colour, deck, type Kind, setsLeft, settlementOf } from '#games/raiders'
import { texts } from '#games/raiders/words'
import { Picture } from '../../art/picture.tsx'
import { Named } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import { settlementPicture } from './art/keys.ts'
import type { BandId } from './art/north.ts'
import { Band } from './art/north.tsx'
import { RaidDie, Worker } from './art/signs.tsx'
import type { At } from './at.ts'
import { sitePiece } from './choosing.ts'
import './css/north.css'
import { Loot, Stat } from './signs.tsx'
import { say } from './words.ts'

/** From the back to the front, and who stands there, from west to east. */
const ROWS: readonly (readonly [BandId, readonly Kind[]])[] = [
  ['mountains', ['fortress']],
  ['hills', ['monastery', 'outpost']],
  ['coast', ['harbour']],
]
const sitesOf = (kinds: readonly Kind[]): readonly number[] =>
  [...deck.settlements.keys()]
    .filter(at => kinds.includes(settlementOf(at).kind))
    .toSorted((a, b) => place(a) - place(b))
/** Monasteries stand on either side of the outposts. */
const place = (at: number): number => {
  const { kind, id } = settlementOf(at)
  return kind === 'monastery' && id.endsWith('b') ? deck.settlements.length : kind === 'monastery' ? -1 : at
}

export const North = ({ at }: { readonly at: At }) => (
  <section class="rd-north" aria-label={say().views.north}>
    {ROWS.map(([band, kinds]) => (
      <Band key={band} of={band} class={`rd-row rd-row-${band}`}>
        {sitesOf(kinds).map(site => (
          <Site key={site} at={at} site={site} />
        ))}
      </Band>
    ))}
  </section>
)

const workersOf = (workers: readonly Colour[]): string => workers.map(colour => say().workers[colour]).join(', ')
/** All that a settlement shows, in a sentence. */
function saidOf({ g }: At, site: number): string {
  const { name, workers, crew, provisions, gold, tiers, dice } = settlementOf(site)
  const asks = say().site(name[language.value], workersOf(workers), crew, provisions, gold)
  const worth =
    dice === 0
      ? say().sure(tiers[0]!.points)
      : tiers.map(({ strength, points }) => say().tier(strength, points)).join(', ')
  const left = setsLeft(g, site)
  return `${asks}. ${dice > 0 ? `${say().dice(dice)}, ` : ''}${worth}. ${left > 0 ? say().sets(left) : say().plunderedAll}.`
}

interface SiteProps {
  readonly at: At
  readonly site: number
}
export function Site({ at, site }: SiteProps) {
  const { g } = at
  const piece = sitePiece(site)
  const { id, kind, name, workers, crew, provisions, gold, sets } = settlementOf(site)
  const left = setsLeft(g, site)
  const raided = g.turn.stage === 'raid' && g.turn.settlement === site
  return (
    <button
      type="button"
      class={`piece rd-site rd-${kind} ${at.isLit(piece) ? 'lit' : ''} ${at.isOn(piece) ? 'on' : ''} ${left === 0 ? 'rd-sacked' : ''} ${raided ? 'rd-raided' : ''}`}
      data-look={piece}
      data-piece={piece}
      {...(at.isOn(piece) ? { 'aria-pressed': true } : {})}
      onClick={event => event.detail < 2 && at.touch(piece)}
    >
      <Named name={saidOf(at, site)}>
        <span class="rd-scene">
          <Picture of={settlementPicture(id, left === 0)} class="raid-cutout" />
          <Tiers site={site} />
        </span>
        <span class="rd-plaque">
          <b class="rd-called">
            <span class="rd-full">{name[language.value]}</span>
            <span class="rd-kind">{texts[language.value].kinds[kind].label}</span>
          </b>
          <span class="rd-asks">
            {workers.map(colour => (
              <Worker key={colour} colour={colour} />
            ))}
            <Stat of="crew" n={crew} />
            <Stat of="provisions" n={provisions} />
            {gold > 0 && <Stat of="gold" n={gold} />}
          </span>
          <span class="rd-sets">
            {sets.map(({ worker }, i) => {
              const tokens = g.north[site]![i]
              return tokens ? (
                <Loot key={i} tokens={tokens} worker={worker} />
              ) : (
                <span key={i} class="rd-gone">
                  {say().plundered}
                </span>
              )
            })}
          </span>
        </span>
      </Named>
    </button>
  )
}
/** What strength is worth here: so many dice, then each tier with its points. */
export function Tiers({ site }: { readonly site: number }) {
  const { tiers, dice } = settlementOf(site)
  return (
    <span class="rd-tiers">
      {dice > 0 && (
        <span class="rd-dice">
          {Array.from({ length: dice }, (_, i) => (
            <RaidDie key={i} />
          ))}
        </span>
      )}
      {tiers.map(({ strength, points }) => (
        <span key={strength} class="rd-tier">
          {dice > 0 && (
            <b class="num">
              {strength}
              <small>+</small>
            </b>
          )}
          <b class="num rd-worth">
            {points}
            {dice === 0 && <small> {say().pts(points)}</small>}
          </b>
        </span>
      ))}
    </span>
  )
}
