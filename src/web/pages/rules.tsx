// The rules of a game: contents, search, sections with their pictures, rulings marked, and every card at the end.
import { useEffect, useState } from 'preact/hooks'
import type { RulesSection } from '#games/kit/words'
import { Brand } from '../art/brand.tsx'
import { Icon } from '../art/signs.tsx'
import { manifestOf } from '../games/index.ts'
import type { Book } from '../kit/book.ts'
import { Page, UnknownGame } from '../kit/chrome.tsx'
import { layout } from '../kit/layout.ts'
import { Loaded } from '../kit/lazy.tsx'
import type { Manifest } from '../kit/manifest.ts'
import { Link } from '../kit/router.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { language } from '../kit/settings.ts'
import { say as sayShell } from '../kit/words.ts'
import { isReplaced, withDecks } from '../play/decks.ts'
import { deckLine } from './deck-line.tsx'
import { Marked } from './marked.tsx'
import './rules.css'
import { say } from './rules.words.ts'
import { RulesCards } from './rules-cards.tsx'
import { matches, type Query, queryOf } from './search.ts'

export function Rules({ about }: { readonly about: string }) {
  const game = manifestOf(about)
  if (!game) return <UnknownGame />
  return <Loaded load={() => withDecks(game.book)}>{book => <Opened game={game} book={book} />}</Loaded>
}

/** A section with only what matches; all of it if its title does. */
function searched(section: RulesSection, query: Query): RulesSection {
  if (matches(section.title, query)) return section
  return { ...section, paragraphs: section.paragraphs.filter(({ text }) => matches(text, query)) }
}

function Opened({ game, book }: { readonly game: Manifest; readonly book: Book }) {
  const [typed, type] = useState('')
  // The match looked at last may have had other cards.
  book.slot?.lay(book.slot.edition)
  const query = queryOf(typed)
  const isSearch = query.length > 0
  const clear = () => type('')
  const sections = book
    .rules(language.value)
    .map(section => searched(section, query))
    .filter(({ paragraphs }) => paragraphs.length > 0)
  const cards = book.cards().filter(({ title, lines }) => matches([title, ...lines].join(' '), query))
  const count = sections.reduce((sum, { paragraphs }) => sum + paragraphs.length, cards.length)
  // Figures tell of the cards that come with the game.
  const figure = (name: string) => (isReplaced(game.id) ? null : book.figure(name))
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <Page title={say().title} class="rules">
      <div class="seek">
        <SearchField label={say().search} typed={typed} onType={type} />
        <p role="status">{isSearch && count > 0 && say().found(count)}</p>
        {isSearch && count > 0 && <Clear onClick={clear} />}
      </div>
      {count === 0 && (
        <div class="parchment nothing">
          <Icon name="map" />
          <p role="status">{say().nothing(typed.trim())}</p>
          <Clear onClick={clear} />
        </div>
      )}
      {count > 0 && (
        <div class="spread">
          <Contents sections={sections} cards={cards.length > 0} />
          <div class={isSearch ? 'parchment book found' : 'parchment book'}>
            <header hidden={isSearch}>
              <h2>{game.title[language.value]}</h2>
              <p>{game.tagline[language.value]}</p>
              <p class="key">
                <Ruling /> <b>{say().ruling}.</b> {say().rulingHelp}
              </p>
              <p class="deck">{deckLine(game.id, book.slot)}</p>
              {game.guide && (
                <Link to={`/learn/${game.id}`} class="button">
                  {sayShell().learn(game.guide.minutes)}
                </Link>
              )}
            </header>
            {sections.map(section => (
              <Section key={section.id} section={section} query={query} figure={figure} />
            ))}
            {cards.length > 0 && (
              <section id="all-cards">
                <h2>{say().allCards}</h2>
                <RulesCards query={query} cards={cards} />
              </section>
            )}
          </div>
        </div>
      )}
    </Page>
  )
}

const Clear = ({ onClick }: { onClick: () => void }) => (
  <button type="button" class="button quiet" onClick={onClick}>
    {say().clear}
  </button>
)

/** Open beside the text where there is room, folded above it on a phone. */
function Contents({ sections, cards }: { sections: readonly RulesSection[]; cards: boolean }) {
  return (
    <details class="contents" open={layout.value === 'desk' || layout.value === 'big'}>
      <summary>{say().contents}</summary>
      <nav aria-label={say().contents}>
        {sections.map(({ id, title }) => (
          <a key={id} class="row" href={`#${id}`}>
            {title}
          </a>
        ))}
        {cards && (
          <a class="row" href="#all-cards">
            {say().allCards}
          </a>
        )}
      </nav>
    </details>
  )
}

const Ruling = () => (
  <span class="ruling-mark" role="img" aria-label={say().ruling} title={say().ruling}>
    <Brand />
  </span>
)

interface SectionProps {
  readonly section: RulesSection
  readonly query: Query
  readonly figure: Book['figure']
}
function Section({ section: { id, title, paragraphs, figure: name }, query, figure }: SectionProps) {
  return (
    <section id={id}>
      <h2>
        <Marked text={title} query={query} />
      </h2>
      {paragraphs.map(({ text, ruling }) => (
        <p key={text} class={ruling ? 'ruled' : ''}>
          {ruling && <Ruling />}
          <Marked text={text} query={query} />
        </p>
      ))}
      {name && query.length === 0 && figure(name)}
    </section>
  )
}
