// A path that is a table at once: where the shortcuts of the installed app lead.
import { useEffect } from 'preact/hooks'
import { manifestOf } from '../games/index.ts'
import { Page, UnknownGame } from '../kit/chrome.tsx'
import { Link } from '../kit/router.tsx'
import { language } from '../kit/settings.ts'
import { say } from '../kit/words.ts'
import { quickPlan, useStart } from './play-now.tsx'

export function Play({ about }: { readonly about: string }) {
  const game = manifestOf(about)
  return game ? <Starting game={about} title={game.title[language.value]} /> : <UnknownGame />
}

function Starting({ game, title }: { readonly game: string; readonly title: string }) {
  const { problem, start } = useStart('replace')
  useEffect(() => void start(quickPlan(game)), [])
  return (
    <Page title={title}>
      <div class="sorry">
        {problem.value ? <p role="alert">{problem.value}</p> : <p aria-busy="true">{say().starting}</p>}
        {problem.value && (
          <>
            <button type="button" class="button main" onClick={() => void start(quickPlan(game))}>
              {say().again}
            </button>
            <Link to="/" class="button">
              {say().toHome}
            </Link>
          </>
        )}
      </div>
    </Page>
  )
}
