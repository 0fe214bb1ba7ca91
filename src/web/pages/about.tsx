// About: what Naust is, how its dice can be checked, where rules and cards come from, and whom to thank.
import type { ComponentChildren } from 'preact'
import { Brand } from '../art/brand.tsx'
import { CREDITS } from '../art/credits.ts'
import { Page } from '../kit/chrome.tsx'
import { Link } from '../kit/router.tsx'
import './about.css'
import { say } from './about.words.ts'

export function About(_: { readonly about: string }) {
  const words = say()
  return (
    <Page title={words.title} class="narrow">
      <article class="parchment about">
        <Brand class="seal" />
        <Chapter {...words.naust} />
        <Chapter {...words.dice}>
          <ol>
            {words.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <Link to="/verify">{words.verify}</Link> · <Link to="/replay">{words.watch}</Link>
          </p>
        </Chapter>
        <Chapter {...words.rules} />
        <Chapter {...words.pictures}>
          <ul>
            {CREDITS.authors.map(({ author, icons }) => (
              <li key={author}>
                <b>{words.drawn(author)}</b>
                {icons}
              </li>
            ))}
          </ul>
          <p>
            <a href={CREDITS.source}>game-icons.net</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">{CREDITS.licence}</a>
          </p>
        </Chapter>
        <Chapter {...words.fonts} />
        <Chapter {...words.licence} />
      </article>
    </Page>
  )
}

interface ChapterProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly children?: ComponentChildren
}
function Chapter({ title, lines, children }: ChapterProps) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  )
}
