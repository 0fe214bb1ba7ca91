// The middle of the table: the day, the market on the back of the pile, and the spaces of the village board.
import { deck, GOODS, PRICE, SPACES } from '#games/shipwrights'
import { texts } from '#games/shipwrights/words'
import { Named } from '../../kit/pieces.tsx'
import { language } from '../../kit/settings.ts'
import type { At } from './at.ts'
import { YardPicture } from './faces.tsx'
import { Res, Stat } from './signs.tsx'
import './town.css'
import { letters, say } from './words.ts'

const PHASES = ['morning', 'afternoon', 'evening'] as const

export function Town({ at }: { readonly at: At }) {
  return (
    <section class={`yd-town ${at.g.options.board ? '' : 'bare'}`}>
      <Day at={at} />
      <Market at={at} />
      {at.g.options.board && <Village at={at} />}
    </section>
  )
}

function Day({ at }: { readonly at: At }) {
  const { g } = at
  return (
    <article
      class="yd-day wood"
      aria-label={`${say().day(Math.max(1, g.day))}, ${say().phases[g.phase]}`}
      data-look="day"
    >
      <h2>{say().day(Math.max(1, g.day))}</h2>
      <ol aria-hidden="true">
        {PHASES.map(phase => (
          <li key={phase} class={phase === g.phase ? 'now' : ''}>
            {say().phases[phase]}
          </li>
        ))}
      </ol>
      <p>
        <span class="row">
          <i class="yd-pile" /> <b class="num">{g.pile.cards.length}</b> <small>{say().pile}</small>
        </span>
        <span class="row">
          <i class="yd-pile open" /> <b class="num">{g.discard.cards.length}</b> <small>{say().discard}</small>
        </span>
      </p>
    </article>
  )
}

function Market({ at }: { readonly at: At }) {
  const back = deck.backs[at.g.market]
  return (
    <article class="yd-market wood" aria-label={say().market}>
      <h2>{say().market}</h2>
      <span class="yd-price">
        <Stat of="gold" n={PRICE.gold} />
        <Stat of="worker" n={PRICE.workers} />
      </span>
      <div class="yd-lots">
        {GOODS.map((good, i) => {
          const piece = `market:${good}` as const
          const what = texts[language.value].goods[good]
          const label = back
            ? say().stall(what, back.yields[i]!, PRICE.gold, PRICE.workers, at.g.supply.goods[i]!)
            : say().noStall(what)
          return (
            <button
              key={good}
              type="button"
              data-look={piece}
              class={`piece yd-lot ${at.isLit(piece) ? 'lit' : ''} ${at.isOn(piece) ? 'on' : ''}`}
              onClick={event => event.detail < 2 && at.touch(piece)}
            >
              <Named name={label}>
                <Res of={good} />
                <b class="num">{back ? back.yields[i] : '–'}</b>
                <i class="yard-letter">{letters()[good]}</i>
                <small>{what}</small>
              </Named>
            </button>
          )
        })}
      </div>
    </article>
  )
}

export function Village({ at }: { readonly at: At }) {
  const { g } = at
  return (
    <article class="yd-village wood" aria-label={say().village}>
      {SPACES.map((space, i) => {
        const piece = `space:${space}` as const
        const { label, help } = texts[language.value].spaces[space]
        const taken = g.spaces[i]! > 0
        return (
          <button
            key={space}
            type="button"
            class={`piece yd-space ${taken ? 'taken' : ''} ${at.isLit(piece) ? 'lit' : ''} ${at.isOn(piece) ? 'on' : ''}`}
            data-look={piece}
            {...(at.isOn(piece) ? { 'aria-pressed': true } : {})}
            onClick={event => event.detail < 2 && at.touch(piece)}
          >
            <Named name={say().space(label, help, taken)}>
              <span class="row yd-sits">
                <YardPicture id={space} />
                <span class="yd-peg">{taken && <Res of="worker" />}</span>
              </span>
              <b>{label}</b>
              <small>{say().spaces[space]}</small>
            </Named>
          </button>
        )
      })}
    </article>
  )
}
