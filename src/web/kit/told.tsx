// What a board says of cards that were touched, of what cannot be done, and of what points are made of: in the words of its game.
import type { ComponentChildren } from 'preact'
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import type { Chooser } from './chooser.ts'
import { cardIn, narrowed, type Piece } from './choosing.ts'
import { labelled } from './labelled.ts'
import { RefusedButton } from './options.tsx'
import { language } from './settings.ts'

interface Refusal<A, R> {
  readonly action: A
  readonly because: readonly R[]
}
/** The words of a game about what it refuses. */
interface Says<A, R> {
  action(action: A, who: Who): string
  reason(reason: R, who: Who): string
}

/** Why a piece leads nowhere now, a sentence each: what speaks against it, else against acting at all. */
export function against<V, M, P extends Piece, A extends { readonly do: string }, R>(
  chooser: Chooser<V, M, P, Refusal<A, R>>,
  piece: P,
  says: Says<A, R>,
  who: Who,
): readonly string[] {
  if (narrowed(chooser, [piece]).length > 0) return []
  const because = (chooser.whyNot([piece]) ?? chooser.whyNot([], ({ do: what }) => what === 'act'))?.because ?? []
  return because.map(reason => says.reason(reason, who))
}

interface RefusedMoveProps<A, R> {
  readonly class?: string
  readonly refusal: Refusal<A, R> | null
  readonly chooser: { explain(because: readonly R[]): void }
  readonly says: Says<A, R>
  readonly who: Who
  readonly icon: (action: A) => ComponentChildren
}
/** What cannot be done now, with all that speaks against it; nothing where nothing was refused. */
export function RefusedMove<A, R>({ class: name = '', refusal, chooser, says, who, icon }: RefusedMoveProps<A, R>) {
  if (!refusal) return null
  const { action, because } = refusal
  return (
    <RefusedButton
      class={name}
      icon={icon(action)}
      label={says.action(action, who)}
      detail={because.map(reason => says.reason(reason, who)).join(' ')}
      onAsk={() => chooser.explain(because)}
    />
  )
}

interface TouchedCardsProps<P extends Piece> {
  readonly pieces: readonly P[]
  readonly picture: (card: number) => ComponentChildren
  readonly name: (card: number) => string
  readonly effect: (card: number) => string
  readonly look: (piece: P) => void
}
/** The cards among the pieces that were touched, to be read before deciding; each opens large. */
export const TouchedCards = <P extends Piece>({ pieces, picture, name, effect, look }: TouchedCardsProps<P>) =>
  pieces.flatMap(piece => {
    const card = cardIn(piece)
    if (card === null) return []
    return (
      <button key={card} type="button" class="row touched" onClick={() => look(piece)} data-look={piece}>
        {picture(card)}
        <span>
          <b class="num">{name(card)}</b>
          <small>{effect(card)}</small>
        </span>
        <i aria-hidden="true">⤢</i>
      </button>
    )
  })

/** What points are made of, the parts by their names; nothing yet: as said. */
export function madeOf(parts: Readonly<Record<string, number>>, names: Readonly<Record<string, string>>, none: string) {
  const counted = Object.entries(parts).filter(([, worth]) => worth > 0)
  if (counted.length === 0) return none
  return counted.map(([part, worth]) => labelled(names[part]!, worth)).join(' · ')
}

/** Those who are waited for, by name. */
export const listed = (seats: readonly Seat[], who: Who): string =>
  new Intl.ListFormat(language.value).format(seats.map(who))
