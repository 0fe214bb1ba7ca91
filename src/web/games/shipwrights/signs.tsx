// Signs of the board: what is counted and which craft is meant, drawn by the art, named in the language of the player.
import { deck } from '#games/shipwrights'
import { labelled } from '../../kit/labelled.ts'
import { language } from '../../kit/settings.ts'
import { type Craftsman, CraftsmanSign, YardIcon } from './art/signs.tsx'
import './signs.css'
import { type Counted, say } from './words.ts'

/** What is counted, as a bare silhouette. */
export function Res({ of, class: name = '' }: { readonly of: Counted; readonly class?: string }) {
  const sign = `yd-res yd-of-${of} ${name}`
  if (of === 'hand') {
    return (
      <svg class={`icon ${sign}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m3 6 9-3 6 16-9 3ZM14 3h7v16l-2 1-6-15Z" />
      </svg>
    )
  }
  return <YardIcon name={of} class={sign} />
}

/** A sign with its number, read as one. */
export const Stat = ({ of, n }: { readonly of: Counted; readonly n: number }) => (
  <span class={`yd-stat yd-has-${of}`} role="img" aria-label={labelled(say().counted[of], n)}>
    <Res of={of} />
    <b class="num">{n}</b>
  </span>
)

interface SealProps {
  /** By its place in the deck's list. */
  readonly craft: number
  readonly class?: string
  readonly have?: boolean
  /** Whether there is one. */
  readonly note?: string
}
export function Seal({ craft, class: name = '', have = false, note }: SealProps) {
  const { id, name: named } = deck.craftsmen[craft]!
  const label = note ? labelled(named[language.value], note) : named[language.value]
  return <CraftsmanSign craftsman={id as Craftsman} have={have} class={name} label={label} />
}
