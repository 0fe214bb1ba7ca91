// The pictures beside the rules of the Runesaga: stones as the board shows them.
import { deck, inscriptions, stonesOf, type TaleId } from '#games/runesaga'
import { untouched } from '../../kit/at.ts'
import { Arrow, figuresOf, Labelled } from '../../kit/figure.tsx'
import { SeatMark } from '../../kit/seats.tsx'
import './css/strip.css'
import { type FigureName, say } from './figures.words.ts'
import { BackFace, StoneFace, StoneSign, Symbols } from './stone.tsx'

const { who } = untouched
/** A stone by its name in the deck. */
const stone = (tale: TaleId, at: number): number => stonesOf(tale)[at]!
const symbolic = (at: number): number => inscriptions()[at]!

const Entry = ({ card, has }: { readonly card: number; readonly has: string }) => (
  <span class="rs-entry">
    <StoneSign card={card} />
    <Symbols card={card} />
    <b class="num">{has}</b>
  </span>
)
const StripFigure = () => (
  <span class="rs-strip">
    <span class="rs-group">
      {[0, 1, 3].map((at, i) => (
        <Entry key={at} card={stone('shipwrights', at)} has={['0/1', '5/9', '1/2'][i]!} />
      ))}
    </span>
    <span class="rs-group">
      {deck.inscriptions.map((_, at) => (
        <Entry key={at} card={symbolic(at)} has={['1/3', '0/3', '2/3'][at]!} />
      ))}
    </span>
  </span>
)
const Bar = ({ seat, have }: { readonly seat: number; readonly have: number }) => (
  <li class="row">
    <SeatMark seat={seat} who={who} />
    <i class={`rs-bar seat${seat}`} style={{ '--share': have / 9 }} />
    <b class="num">{have}/9</b>
  </li>
)
const Earned = () => (
  <>
    <StoneFace card={stone('shipwrights', 1)} />
    <ul class="rs-race">
      <Bar seat={0} have={7} />
      <Bar seat={1} have={9} />
    </ul>
    <Arrow />
    <Labelled label="Bo">
      <SeatMark seat={1} who={who} />
    </Labelled>
  </>
)
const ThreeSymbols = () => (
  <>
    <StoneFace card={stone('shipwrights', 0)} />
    <StoneFace card={stone('raiders', 2)} />
    <StoneFace card={stone('explorers', 3)} />
    <Arrow />
    <StoneFace card={symbolic(2)} />
  </>
)
const Places = () => (
  <>
    <Labelled label={say().winner}>
      <span class="row">
        <BackFace tale="raiders" />
        <BackFace tale="raiders" />
      </span>
    </Labelled>
    <Labelled label={say().second}>
      <BackFace tale="raiders" />
    </Labelled>
  </>
)
export const Figure = figuresOf<FigureName>(
  'rs',
  { strip: StripFigure, earned: Earned, symbols: ThreeSymbols, places: Places },
  () => say().captions,
)
