// Home: inside the boathouse, looking out on the sea. The games as prints, one tap to play, and the tables in play.
import { Cover } from '../art/brand.tsx'
import { Icon } from '../art/signs.tsx'
import { SHELF } from '../games/index.ts'
import { Page } from '../kit/chrome.tsx'
import { installable } from '../kit/install.ts'
import { lazy, nothing } from '../kit/lazy.tsx'
import type { Manifest } from '../kit/manifest.ts'
import { Link } from '../kit/router.tsx'
import { language } from '../kit/settings.ts'
import { say } from '../kit/words.ts'
import { Gable } from './gable.tsx'
import './home.css'
import { type MyTables, useMyTables } from './my-tables.ts'
import { PlayNow } from './play-now.tsx'
import { RecordLine } from './record-line.tsx'

// Who has no table yet need not load how tables are shown.
const GoOn = lazy(() => import('./tables.tsx').then(m => m.GoOn), nothing)
const Finished = lazy(() => import('./tables.tsx').then(m => m.Finished), nothing)
const InstallHint = lazy(() => import('./install-hint.tsx').then(m => m.InstallHint), nothing)

/** From so many on, their names stand at the top: one tap to any of them. */
const MANY = 3

export function Home() {
  const [mine, look] = useMyTables()
  const own = typeof mine === 'object' && mine.tables.length > 0 ? mine : null
  return (
    <Page class="home">
      {own && <GoOn mine={own} look={look} />}
      {SHELF.length >= MANY && <Index />}
      <div class="shelf">
        {SHELF.map(game => (
          <Berth key={game.id} game={game} />
        ))}
      </div>
      <Link to="/lobby" class="button quiet">
        {say().lobby}
      </Link>
      {own ? <Finished mine={own} look={look} /> : <NoTables mine={mine} look={look} />}
      <p class="take-up">
        <Link to="/take-up">{say().takeUp}</Link>
      </p>
      {own && installable() && <InstallHint />}
    </Page>
  )
}

/** That there are none yet, that they are looked for, or that they cannot be found. */
const NoTables = ({ mine, look }: { readonly mine: MyTables; readonly look: () => Promise<void> }) => (
  <section class="tables">
    <p class="told" role="status">
      {mine === 'looking' ? say().looking : mine === 'failed' ? say().cannotLook : say().nobody}
    </p>
    {mine === 'failed' && (
      <button type="button" class="button quiet" onClick={() => void look()}>
        {say().again}
      </button>
    )}
  </section>
)

const Index = () => (
  <nav class="index" aria-label={say().games}>
    {SHELF.map(({ id, title }) => (
      <a key={id} class="parchment num" href={`#${id}`}>
        {title[language.value]}
      </a>
    ))}
  </nav>
)

function Berth({ game: { id, title, tagline, cover, players, minutes, age, guide } }: { readonly game: Manifest }) {
  const words = say()
  return (
    <article class="house" id={id}>
      <div class="opening">
        <Cover game={id} label={cover[language.value]} />
        <Gable />
      </div>
      <div class="parchment nameplate">
        <div>
          <h2>{title[language.value]}</h2>
          <p>{tagline[language.value]}</p>
          <ul class="facts">
            <li class="row">
              <Icon name="people" />
              {words.players(...players)}
            </li>
            <li class="row">
              <Icon name="hourglass" />
              {words.minutes(...minutes)}
            </li>
            <li class="row">
              <Icon name="anchor" />
              {words.age(age)}
            </li>
          </ul>
          <RecordLine game={id} />
        </div>
        <PlayNow game={id} />
        <nav class="ways" aria-label={title[language.value]}>
          {guide && (
            <Link to={`/learn/${id}`} class="button">
              <Icon name="dice" />
              {words.learn(guide.minutes)}
            </Link>
          )}
          <Link to={`/new/${id}`} class="button">
            <Icon name="people" />
            {words.newTable}
          </Link>
          <Link to={`/rules/${id}`} class="button">
            <Icon name="book" />
            {words.rules}
          </Link>
        </nav>
      </div>
    </article>
  )
}
