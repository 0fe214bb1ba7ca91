// A match taken up from a sealed file: on this device with its code, or on the server that sealed it.
import { useState } from 'preact/hooks'
import type { Sealed } from '#tables'
import { manifestOf } from '../games/index.ts'
import { Page } from '../kit/chrome.tsx'
import { go } from '../kit/router.tsx'
import { language } from '../kit/settings.ts'
import { ago } from '../kit/when.ts'
import { device } from '../play/device.ts'
import { server } from '../play/server.ts'
import { PlayProblem } from '../play/types.ts'
import './seal.css'
import { say } from './seal.words.ts'

export function TakeUp(_: { readonly about: string }) {
  const [file, setFile] = useState<Sealed | null>(null)
  const [code, setCode] = useState('')
  const [problem, fail] = useState('')
  const [busy, setBusy] = useState(false)
  const read = async (chosen: File | undefined): Promise<void> => {
    fail('')
    const sealed = chosen ? sealedIn(await chosen.text()) : null
    setFile(sealed)
    if (chosen && !sealed) fail(say().notOurs)
  }
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (!file || busy) return
    setBusy(true)
    fail('')
    try {
      // One that a server sealed is opened only there; one with a code on this device.
      const host = file.by === 'server' ? server : device
      go(`/table/${await host.takeUp(file, code)}`, 'replace')
    } catch (error) {
      fail(error instanceof PlayProblem ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Page title={say().takeUp} class="narrow">
      <form class="parchment sealing" onSubmit={event => void begin(event)}>
        <p>{say().how}</p>
        <label class="field">
          <span>{say().choose}</span>
          <input
            class="input"
            type="file"
            accept=".json,application/json"
            onChange={event => void read(event.currentTarget.files?.[0])}
          />
        </label>
        {file && (
          <>
            <p class="told">
              <b>{manifestOf(file.about.game)?.title[language.value] ?? file.about.game}</b>
              <br />
              {say().who(
                new Intl.ListFormat(language.value).format(file.about.players),
                ago(file.about.cut, Date.now(), language.value),
              )}
            </p>
            {file.by === 'code' ? (
              <label class="field">
                <span>{say().needsCode}</span>
                <input
                  class="input"
                  autocomplete="off"
                  spellcheck={false}
                  value={code}
                  onInput={event => setCode(event.currentTarget.value)}
                />
              </label>
            ) : (
              <p>{say().byServer}</p>
            )}
            <button type="submit" class="button main" aria-busy={busy}>
              {say().goOn}
            </button>
          </>
        )}
        {problem && (
          <p class="alert" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Page>
  )
}
/** A sealed match, if that is what the file is; whether it can be opened its host says. */
function sealedIn(text: string): Sealed | null {
  try {
    const found = JSON.parse(text) as Sealed
    return found.format === 'naust-sealed-1' && Array.isArray(found.about.players) ? found : null
  } catch {
    return null
  }
}
