// Verify: the commitment, every die, card and answer of a match, checked in this browser; a changed file is refused with the reason.
import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import type { Transcript } from '#engine'
import { manifestOf } from '../../games/index.ts'
import { Page } from '../../kit/chrome.tsx'
import { go } from '../../kit/router.tsx'
import { language } from '../../kit/settings.ts'
import { checked, parsed, reasonOf } from './check.ts'
import { FileInput } from './file-input.tsx'
import { handedOver, handOver } from './hand.ts'
import { wasTold } from './was-told.ts'
import './replay-page.css'
import { say } from './words.ts'

type Outcome = { readonly match: Transcript } | { readonly refused: string } | 'checking' | null

export function Verify(_: { readonly about: string }) {
  const outcome = useSignal<Outcome>(null)
  const check = async (read: () => unknown): Promise<void> => {
    outcome.value = 'checking'
    try {
      outcome.value = { match: await checked(read()) }
    } catch (error) {
      outcome.value = { refused: reasonOf(error) }
    }
  }
  // From a replay: the match that was watched.
  useEffect(() => {
    const match = handedOver()
    if (match) void check(() => match)
  }, [])
  const { value: now } = outcome
  return (
    <Page title={say().verifyTitle} class="narrow">
      <section class="parchment verifying">
        <p>{say().verifyHelp}</p>
        <FileInput onText={text => void check(() => parsed(text))} />
        {now === 'checking' && (
          <p role="status" aria-busy="true">
            {say().checking}
          </p>
        )}
        {now !== null && now !== 'checking' && 'refused' in now && (
          <div class="alert" role="alert">
            <b>{say().refused}</b> {now.refused}
          </div>
        )}
        {now !== null && now !== 'checking' && 'match' in now && <Sound match={now.match} />}
      </section>
    </Page>
  )
}

function Sound({ match }: { readonly match: Transcript }) {
  const id = useId()
  const noted = useSignal('')
  const known = useSignal(false)
  useEffect(() => {
    void wasTold(match.commitment).then(told => {
      known.value = told
    })
  }, [match.commitment])
  const given = noted.value.trim().toLowerCase()
  const title = manifestOf(match.game)?.title[language.value] ?? match.game
  return (
    <div class="sound">
      <p role="status">
        <b>{say().sound}</b>
      </p>
      <p>{say().facts(title, match.seats, match.answers.length)}</p>
      <ul>
        {say().checks.map(check => (
          <li key={check}>✓ {check}</li>
        ))}
      </ul>
      <p>
        {say().commitment} <code>{match.commitment}</code>
      </p>
      <p role="status">{known.value ? say().known : say().compare}</p>
      <div class="field">
        <label class="label" for={id}>
          {say().noted}
        </label>
        <span class="help">{say().notedHelp}</span>
        <input
          id={id}
          class="input"
          autocomplete="off"
          value={noted.value}
          onInput={event => {
            noted.value = event.currentTarget.value
          }}
        />
        {given !== '' && <p role="status">{given === match.commitment ? say().same : say().other}</p>}
      </div>
      <button
        type="button"
        class="button"
        onClick={() => {
          handOver(match)
          go('/replay')
        }}
      >
        {say().watch}
      </button>
    </div>
  )
}
