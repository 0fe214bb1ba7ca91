// The cards of Charpentiers de la Mer du Nord: 16em by 24em, sized by font-size alone, each read as one image.
// Kind at the upper left, points at the upper right; on the picture's foot what a ship brings and its force.
import { Picture } from '../../../art/picture.tsx'
import { pictureOf } from './keys.ts'
import {
  type Craftsman,
  CraftsmanSign,
  KindSign,
  type Resource,
  type ResourceLetters,
  ResourceSign,
  ShieldToken,
  YardIcon,
  type YardKind,
} from './signs.tsx'

export interface YardModifier {
  readonly of: 'mill' | 'worker' | 'gold'
  readonly by: number
}

export interface YardCardProps {
  readonly kind: YardKind
  /** The id of the card's title: its picture. */
  readonly id: string
  readonly title: string
  /** Everything the card says, for those who hear it. */
  readonly label: string
  readonly letters: ResourceLetters
  /** In the order they are shown; what costs nothing is left out. */
  readonly cost?: readonly (readonly [resource: Resource, count: number])[]
  /** A number, or a short formula ("÷4"). */
  readonly points?: number | string
  /** Force of a ship; 0 is a ship of trade. */
  readonly military?: number
  readonly modifiers?: readonly YardModifier[]
  readonly craftsmen?: readonly Craftsman[]
  /** Those of them one already has, ticked. */
  readonly have?: readonly Craftsman[]
  /** The effect in one glance. */
  readonly text?: string
  /** A shield lies on the card. */
  readonly shielded?: boolean
  /** For cards less than about 120 pixels wide: bolder picture, larger signs, of the texts only a villager's. */
  readonly small?: boolean
  readonly class?: string
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const Modifiers = ({ list }: { readonly list: readonly YardModifier[] }) => (
  <span class="yard-mods">
    {list.map(({ of, by }) => (
      <span key={of} class={`yard-mod yard-of-${of}`}>
        <YardIcon name={of} />
        <b class="num">{signed(by)}</b>
      </span>
    ))}
  </span>
)

/** Ticks as many signs of a craft as one has craftsmen of it. */
function Crew({ required, have }: { readonly required: readonly Craftsman[]; readonly have: readonly Craftsman[] }) {
  return (
    <span class="yard-crew">
      {required.map((craftsman, i) => {
        const before = required.slice(0, i).filter(other => other === craftsman).length
        const owned = have.filter(other => other === craftsman).length
        return <CraftsmanSign key={i} craftsman={craftsman} have={before < owned} />
      })}
    </span>
  )
}

export function YardCard({ kind, id, title, label, letters, small = false, class: name = '', ...says }: YardCardProps) {
  const { cost = [], points, military, modifiers = [], craftsmen = [], have = [], text, shielded } = says
  return (
    <span class={`card yard-card yard-${kind} ${small ? 'yard-small' : ''} ${name}`} role="img" aria-label={label}>
      <Picture of={pictureOf(id, small)} class="yard-pic" />
      <KindSign kind={kind} />
      {points !== undefined && (
        <b class={`yard-points num ${typeof points === 'string' ? 'yard-formula' : ''}`}>{points}</b>
      )}
      {modifiers.length > 0 && <Modifiers list={modifiers} />}
      {military !== undefined && (
        <span class={`yard-force ${military ? '' : 'yard-peace'}`}>
          <YardIcon name={military ? 'military' : 'peace'} />
          {military > 0 && <b class="num">{military}</b>}
        </span>
      )}
      <span class="band yard-band" />
      <b class={`yard-title num ${title.length > 13 ? 'yard-long' : ''}`}>{title}</b>
      {text && <span class="yard-text">{text}</span>}
      {craftsmen.length > 0 && <Crew required={craftsmen} have={have} />}
      {cost.length > 0 && (
        <span class="yard-cost">
          {cost.map(([resource, count]) => (
            <ResourceSign key={resource} resource={resource} letter={letters[resource]} count={count} />
          ))}
        </span>
      )}
      {shielded && <ShieldToken />}
    </span>
  )
}

export interface YardBackProps {
  readonly label: string
  readonly letters: ResourceLetters
  /** What the market yields while this card lies on top of the pile. */
  readonly yields?: Readonly<Record<'oak' | 'wool' | 'iron', number>>
  readonly count?: number
  readonly caption?: string
  readonly class?: string
}

/** A gable with a stem under it, woven of one band. */
const Gable = () => (
  <svg class="yard-gable" viewBox="0 0 60 44" aria-hidden="true">
    <path d="M30 3 57 38M30 3 3 38M24 3l3.5 4.500M36 3l-3.5 4.5" />
    <path d="M14 26c10 5 22 5 32 0-1 9-7 15-16 15s-15-6-16-15ZM30 14v27M17 32c8 3 18 3 26 0" />
  </svg>
)

export function YardBack({ label, letters, yields, count, caption, class: name = '' }: YardBackProps) {
  return (
    <span class={`card back yard-back ${name}`} role="img" aria-label={label}>
      <Gable />
      {yields && (
        <span class="yard-yields">
          {(['oak', 'wool', 'iron'] as const).map(resource => (
            <ResourceSign key={resource} resource={resource} letter={letters[resource]} count={yields[resource]} />
          ))}
        </span>
      )}
      {count !== undefined && <b class="count num">{count}</b>}
      {caption && <span class="caption">{caption}</span>}
    </span>
  )
}
