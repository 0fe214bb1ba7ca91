// All cards of a game at the end of its rules, by kind.
import type { BookCard } from '../kit/book.ts'
import { Marked } from './marked.tsx'
import type { Query } from './search.ts'

export function RulesCards({ query, cards }: { readonly query: Query; readonly cards: readonly BookCard[] }) {
  const kinds = [...new Set(cards.map(card => card.kind))]
  return (
    <>
      {kinds.map(kind => (
        <div key={kind}>
          <h3>{kind}</h3>
          <ul class="card-list">
            {cards
              .filter(card => card.kind === kind)
              .map(card => (
                <Entry key={card.key} card={card} query={query} />
              ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function Entry({ card: { title, lines, provenance, face }, query }: { card: BookCard; query: Query }) {
  return (
    <li>
      {face}
      <div>
        <h4 class="num">
          <Marked text={title} query={query} />
        </h4>
        {lines.map(line => (
          <p key={line}>
            <Marked text={line} query={query} />
          </p>
        ))}
        <p class="provenance" title={provenance.help}>
          {provenance.label}
        </p>
      </div>
    </li>
  )
}
