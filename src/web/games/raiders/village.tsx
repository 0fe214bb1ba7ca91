// The village: eight buildings, what each does, and the worker who stands before it.
import { BUILDINGS, type Building, YIELDS } from '#games/raiders'
import { texts } from '#games/raiders/words'
import { Picture } from '../../art/picture.tsx'
import { Named } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import { housePicture } from './art/keys.ts'
import { Counted, Worker } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/village.css'
import { say } from './words.ts'

const Arrow = () => <i class="rd-to" />

/** What a building does, in signs. */
export function Does({ of }: { readonly of: Building }) {
  const { gateHouse, treasury, armoury, mill, silversmith, longHouse } = YIELDS
  switch (of) {
    case 'gate_house':
      return (
        <span>
          +<Counted name="cards" count={gateHouse} />
        </span>
      )
    case 'town_hall':
      return <span>{say().does.town_hall}</span>
    case 'barracks':
      return <span>{say().does.barracks}</span>
    case 'treasury':
      return (
        <>
          <span>
            <Counted name="cards" count={1} />
            <Arrow />
            <Counted name="silver" count={treasury.silver} />
          </span>
          <span>
            <Counted name="cards" count={treasury.cards} />
            <Arrow />
            <Counted name="gold" count={treasury.gold} />
          </span>
        </>
      )
    case 'armoury':
      return (
        <>
          <span>
            <Counted name="iron" count={armoury.iron} />
            <Arrow />
            <Counted name="armour" count={2} />
          </span>
          <span>
            <Counted name="silver" count={armoury.silver} />
            <Arrow />
            <Counted name="armour" count={1} />
          </span>
        </>
      )
    case 'mill':
      return (
        <>
          <span>
            <Worker colour="black" />
            <Counted name="provisions" count={mill.black} />
            <Worker colour="grey" />
            <Counted name="provisions" count={mill.grey} />
          </span>
          <span>
            <Worker colour="white" />
            <Counted name="provisions" count={mill.white} />
            <small>{say().or}</small>
            <Counted name="gold" count={mill.gold} />
          </span>
        </>
      )
    case 'silversmith':
      return (
        <>
          <span>
            <Worker colour="black" />
            <Counted name="silver" count={silversmith.black} />
          </span>
          <span>
            <Worker colour="grey" />
            <Worker colour="white" />
            <Counted name="silver" count={silversmith.grey} />
          </span>
        </>
      )
    case 'long_house':
      return (
        <>
          <span>
            <Counted name="livestock" count={longHouse.livestock} />
            <Arrow />
            <Counted name="provisions" count={longHouse.provisions} />
          </span>
          <span>{say().does.long_house}</span>
        </>
      )
  }
}

interface HouseProps {
  readonly at: At
  readonly building: Building
}
export function House({ at, building }: HouseProps) {
  const { g } = at
  const piece = `house:${building}` as const
  const which = BUILDINGS.indexOf(building)
  const stands = g.village[which] ?? null
  const { label, help } = texts[language.value].buildings[building]
  const [lit, on] = [at.isLit(piece), at.isOn(piece)]
  const used = g.turn.used.includes(which)
  return (
    <button
      type="button"
      class={`piece rd-house ${stands ? 'taken' : ''} ${used ? 'used' : ''} ${lit ? 'lit' : ''} ${on ? 'on' : ''}`}
      data-look={piece}
      {...(on ? { 'aria-pressed': true } : {})}
      onClick={event => event.detail < 2 && at.touch(piece)}
    >
      <Named name={say().house(label, stands && say().workers[stands], help)}>
        <Picture of={housePicture(building)} />
        <span class="rd-spot">
          {stands && (
            <span data-piece={`stands:${building}`} data-from={`held:${g.turn.seat}`}>
              <Worker colour={stands} />
            </span>
          )}
        </span>
        <b class="rd-called">{label}</b>
        <span class="rd-does">
          <Does of={building} />
        </span>
      </Named>
    </button>
  )
}
export const Village = ({ at }: { readonly at: At }) => (
  <div class="rd-village" role="group" aria-label={say().views.village}>
    {BUILDINGS.map(building => (
      <House key={building} at={at} building={building} />
    ))}
  </div>
)
