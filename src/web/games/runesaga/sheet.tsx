// The saga in one place: the stones that can be earned with how near everybody is, the clans with what they hold, and the
// tales with how they ended.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import { giftsFor, isSaga, stoneOf, stonesHeld, type TaleId, taleOf, talesOf, type View } from '#games/runesaga'
import { giftText, texts } from '#games/runesaga/words'
import { Cover } from '../../art/brand.tsx'
import { Dialog } from '../../kit/dialogs.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import { language } from '../../kit/settings.ts'
import './css/sheet.css'
import { nameOf } from './names.ts'
import { BackFace, Race, StoneFace } from './stone.tsx'
import { laidOut, placeOf, stateOf, symbolicOf } from './stones.ts'
import { type Looked, lookOf } from './strip.tsx'
import { say } from './words.ts'

interface SheetProps {
  readonly g: View
  readonly who: Who
  look(at: Looked): void
  onClose(): void
}
export function SagaSheet({ g, who, look, onClose }: SheetProps) {
  const saga = isSaga(g)
  const row = laidOut(g)
  const open = (cards: readonly number[]) => cards.filter(card => placeOf(g, card) === 'open')
  const stones = (cards: readonly number[]) => (
    <ul class="rs-board">
      {open(cards).map(card => (
        <li key={card}>
          <Big card={card} look={look} />
          <Race g={g} card={card} who={who} />
        </li>
      ))}
    </ul>
  )
  return (
    <Dialog title={saga ? say().title : say().alone} onClose={onClose}>
      <div class="rs-sheet">
        {saga && (
          <ol class="rs-tales" aria-label={say().tellings}>
            {talesOf(g.options).map(tale => (
              <Telling key={tale} g={g} tale={tale} who={who} />
            ))}
          </ol>
        )}
        {g.phase === 'tale' && (
          <section class="rs-of-tale">
            <h3>{say().toEarn}</h3>
            {open(row).length === 0 && <p>{say().noneLeft}</p>}
            {stones(row)}
            {!saga && <p>{say().symbolsWorth(taleOf(g).symbol)}</p>}
          </section>
        )}
        {g.phase === 'pause' && <p class="rs-coming-up">{say().notYet}</p>}
        {g.phase !== 'over' && open(symbolicOf(g)).length > 0 && (
          <section class="rs-of-saga">
            <h3>{say().symbolic}</h3>
            <p>{say().symbolicHow}</p>
            {stones(symbolicOf(g))}
          </section>
        )}
        <section class="rs-clans">
          <h3>{say().clans}</h3>
          {g.clans.map((_, seat) => (
            <ClanBoard key={seat} {...{ g, who, seat, look }} />
          ))}
        </section>
      </div>
    </Dialog>
  )
}

/** A stone to be touched, with its name. */
const Big = ({ card, look }: { readonly card: number; look(at: Looked): void }) => (
  <button type="button" class="rs-big" onClick={() => look(lookOf(card))}>
    <StoneFace card={card} />
    <b>{nameOf(card)}</b>
  </button>
)

/** One tale: whether it is told, and how everybody did. */
function Telling({ g, tale, who }: { readonly g: View; readonly tale: TaleId; readonly who: Who }) {
  const state = stateOf(g, tale)
  const told = g.told.find(each => each.tale === tale)
  const scores =
    told?.scores ??
    (state === 'now'
      ? taleOf(g)
          .game.result(g.inner)
          .map(({ score }) => score)
      : null)
  return (
    <li class={`rs-telling ${state}`}>
      <Cover game={tale} label="" />
      <h3>{say().tales[tale]}</h3>
      <small>{say().states[state]}</small>
      {scores && (
        <ul>
          {scores.map((score, seat) => (
            <li key={seat} class={`row ${told?.ranks[seat] === 1 ? 'first' : ''}`}>
              <SeatMark seat={seat} who={who} />
              <span class="unseen">{who(seat)}</span>
              <b class="num">{score}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface ClanProps extends Pick<SheetProps, 'g' | 'who' | 'look'> {
  readonly seat: Seat
}
function ClanBoard({ g, who, seat, look }: ClanProps) {
  const clan = g.clans[seat]!
  const { stones, hidden, shown } = clan
  const gifts = g.phase === 'tale' ? giftsFor(g, g.tale, clan) : []
  const text = texts[language.value]
  const shownStones = shown.cards as readonly number[]
  return (
    <article class={`rs-clan seat${seat}`} aria-label={who(seat)}>
      <h4 class="row">
        <SeatMark seat={seat} who={who} />
        {who(seat)}
        <span>{say().stones(stonesHeld(clan))}</span>
      </h4>
      <div class="rs-held">
        {[...stones.cards, ...shownStones].map(card => (
          <Big key={card} card={card} look={look} />
        ))}
        {backsOf(g, seat).map((tale, i) => (
          <span key={i} class="rs-big">
            <BackFace tale={tale} />
          </span>
        ))}
      </div>
      {hidden.cards.length > 0 && (
        <p>
          <b>{say().hidden(hidden.cards.length)}.</b> {say().shownAtEnd(hidden.cards.length)}
        </p>
      )}
      {gifts.length > 0 && (
        <p>
          <b>{say().gifts}</b> {gifts.map(card => giftText(stoneOf(card), text)).join(' · ')}
        </p>
      )}
    </article>
  )
}
/** The backs of the stones a clan holds face down: of which tale each is shows. */
const backsOf = ({ told, phase }: View, seat: Seat): TaleId[] =>
  phase === 'over' ? [] : told.flatMap(({ tale, stones }) => Array.from({ length: stones[seat]! }, () => tale))
