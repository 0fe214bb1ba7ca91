// What a clan has to show at the end: its stones, those of whole tales among them; and what was built in the last tale.
import { useMemo } from 'preact/hooks'
import type { Seat } from '#engine'
import { inscriptionOf, isSaga, isSymbolic, stoneOf, type View } from '#games/runesaga'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { Trophy } from '../../kit/trophy.tsx'
import { stonePicture, symbolicPicture } from './art/keys.ts'
import { OF_TALES } from './manifest.ts'
import { nameOf } from './names.ts'
import { say } from './words.ts'

interface TrophiesProps {
  readonly view: View
  readonly seat: Seat
}
export function Trophies({ view, seat }: TrophiesProps) {
  const { stones, shown } = view.clans[seat]!
  const cards = [...stones.cards, ...shown.cards.flatMap(card => card ?? [])]
  return (
    <>
      {cards.length === 0 ? <p>{say().noStone}</p> : <Stones cards={cards} />}
      {!isSaga(view) && <OfTale view={view} seat={seat} />}
    </>
  )
}
const Stones = ({ cards }: { readonly cards: readonly number[] }) => (
  <ul class="trophies rs-trophies">
    {cards.map(card => (
      <Trophy
        key={card}
        of={isSymbolic(card) ? symbolicPicture(inscriptionOf(card).symbol) : stonePicture(stoneOf(card).goal)}
        name={nameOf(card)}
      />
    ))}
  </ul>
)
/** As its own game shows it. */
export function OfTale({ view, seat }: TrophiesProps) {
  const { tale } = view
  const Own = useMemo(
    () =>
      lazy<{ readonly view: unknown; readonly seat: Seat }>(
        () => OF_TALES[tale].board().then(m => m.trophies!()),
        nothing,
      ),
    [tale],
  )
  return <Own view={view.inner} seat={seat} />
}
