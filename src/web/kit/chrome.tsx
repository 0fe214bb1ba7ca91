// The frame of every page but the table: the way home or back to the table, the title, the language, the settings.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { LANGUAGES } from '#games/kit/words'
import { Brand } from '../art/brand.tsx'
import { Icon } from '../art/signs.tsx'
import { cameFrom, Link, path } from './router.tsx'
import { language } from './settings.ts'
import { waiting } from './waiting.ts'
import { say } from './words.ts'

interface PageProps {
  /** Without a title the page is the home of Naust itself. */
  readonly title?: string
  readonly class?: string
  readonly children: ComponentChildren
}

/** The first page keeps the focus of the browser; later ones take it to their title, so that it is read. */
let isFirst = true

export function Page({ title, class: name = '', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
    isFirst = false
  }, [])
  useEffect(() => {
    document.title = title ? `${title} · Naust` : `Naust · ${say().place}`
  }, [title, language.value])
  return (
    <div class={`page ${name}`}>
      <a class="skip" href="#content">
        {say().skip}
      </a>
      <header class="row head">
        {title ? (
          <>
            {cameFrom.value ? (
              <Link to={cameFrom.value} class="row brand to-table" aria-label={say().toTable}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M11 5 4 12l7 7M4 12h16" />
                </svg>
                <span>{say().toTable}</span>
              </Link>
            ) : (
              <Link to="/" class="row brand" aria-label={homeLabel(say().home, waiting.value.length)}>
                <Brand />
                <span>Naust</span>
                <Waiting count={waiting.value.length} />
              </Link>
            )}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </>
        ) : (
          <div class="row brand">
            <Brand />
            <h1 ref={heading} class="clipped" tabIndex={-1}>
              Naust
            </h1>
          </div>
        )}
        <Tools />
      </header>
      <main id="content" class="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** The way home, and how many tables wait there. */
export const homeLabel = (home: string, count: number): string =>
  count > 0 ? `${home}, ${say().waiting(count)}` : home
/** Only to be seen: the name of the way home tells it. */
export const Waiting = ({ count }: { readonly count: number }) =>
  count > 0 ? <em class="waiting num" title={say().waiting(count)} data-count={count} /> : null

function Tools() {
  return (
    <div class="tools">
      <span class="tongues" role="group" aria-label={say().tongues}>
        {LANGUAGES.map(tongue => (
          <button
            key={tongue}
            type="button"
            class="tongue"
            lang={tongue}
            aria-label={`${tongue.toUpperCase()}, ${say().languages[tongue]}`}
            aria-pressed={language.value === tongue}
            onClick={() => {
              language.value = tongue
            }}
          >
            {tongue.toUpperCase()}
          </button>
        ))}
      </span>
      <Tool to="/settings" icon="settings" label={say().settings} />
      <Tool to="/about" icon="help" label={say().about} />
    </div>
  )
}

function Tool({ to, icon, label }: { to: string; icon: 'settings' | 'help'; label: string }) {
  return (
    <Link
      to={to}
      class="head-tool"
      aria-label={label}
      title={label}
      {...(path.value === to && { 'aria-current': 'page' })}
    >
      <Icon name={icon} />
    </Link>
  )
}

/** For a path that names a game nobody knows. */
export function UnknownGame() {
  return (
    <Page title="Naust">
      <div class="sorry">
        <p>{say().unknownGame}</p>
        <Link to="/" class="button">
          {say().toHome}
        </Link>
      </div>
    </Page>
  )
}
