// Home: inside the boathouse, looking out on the sea. The games as prints, one tap to play, and the tables in play.
import { Cover } from '../art/brand.tsx'
import { Icon } from '../art/signs.tsx'
import { SHELF } from '../games/index.ts'
import { Page } from '../kit/chrome.tsx'
import type { Manifest } from '../kit/manifest.ts'
import { Link } from '../kit/router.tsx'
import { language } from '../kit/settings.ts'
import { say } from '../kit/words.ts'
import { Gable } from './gable.tsx'
import './home.css'
import { PlayNow } from './play-now.tsx'
import { Tables } from './tables.tsx'

/** The tables in play lie where one sees them first, between the first game and the others. */
const [first, ...others] = SHELF as readonly [Manifest, ...Manifest[]]

export function Home(_: { readonly about: string }) {
  return (
    <Page class="home">
      <Berth game={first} />
      <Tables />
      {others.map(game => (
        <Berth key={game.id} game={game} />
      ))}
    </Page>
  )
}

function Berth({ game: { id, title, tagline, players, minutes, age, guide } }: { readonly game: Manifest }) {
  const words = say()
  return (
    <article class="house">
      <div class="opening">
        <Cover game={id} label={words.cover(title[language.value])} />
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
        </div>
        <PlayNow game={id} />
        <nav class="ways" aria-label={title[language.value]}>
          {guide && (
            <Link to={`/learn/${id}`} class="button">
              <Icon name="dice" />
              {words.learn}
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
