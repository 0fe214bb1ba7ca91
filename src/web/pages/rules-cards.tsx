// All cards of the game at the end of its rules: what each asks for, does, and where it comes from.
import { type Card, deck } from '#games/maitre'
import { advantages, combinationWords, families, provenances } from '#words/maitre'
import { PortCard } from '../maitre/faces.tsx'
import { language } from '../shell/settings.ts'
import { Marked } from './marked.tsx'
import { say } from './rules.words.ts'
import type { Query } from './search.ts'

/** Everything to be read about a card, line by line. */
export function linesOf(card: Card): readonly string[] {
  const tongue = language.value
  const wanted = say().wanted(combinationWords(card.combination.notation, tongue))
  switch (card.kind) {
    case 'ship': {
      const map = card.map ? say().map : say().noMap
      return [`${families[tongue][card.family]}, ${say().guns(card.firepower)}, ${map}.`, wanted]
    }
    case 'goods':
      return [wanted, advantages[tongue][card.advantage].long]
    case 'treasure':
      return [wanted, say().points(card.points)]
  }
}

const KINDS = ['ship', 'goods', 'treasure'] as const

export function RulesCards({ query, found }: { readonly query: Query; readonly found: ReadonlySet<Card> }) {
  return (
    <>
      {KINDS.map(kind => {
        const cards = deck.cards.filter(card => card.kind === kind && found.has(card))
        return (
          cards.length > 0 && (
            <div key={kind}>
              <h3>{say().kinds[kind]}</h3>
              <ul class="card-list">
                {cards.map(card => (
                  <Entry key={card.card} card={card} query={query} />
                ))}
              </ul>
            </div>
          )
        )
      })}
    </>
  )
}

function Entry({ card, query }: { readonly card: Card; readonly query: Query }) {
  const { label, help } = provenances[language.value][card.provenance]
  return (
    <li>
      <PortCard card={card.card} small={false} />
      <div>
        <h4 class="num">
          <Marked text={card.name[language.value]} query={query} />
        </h4>
        {linesOf(card).map(line => (
          <p key={line}>
            <Marked text={line} query={query} />
          </p>
        ))}
        <p class="provenance" title={help}>
          {label}
        </p>
      </div>
    </li>
  )
}
