// Settings: each with a line that explains it; a change applies at once.
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { LANGUAGES } from '#games/kit/words'
import { Choice } from '../kit/choice.tsx'
import { Page } from '../kit/chrome.tsx'
import { Link } from '../kit/router.tsx'
import { contrast, language, motion, odds, playerName, sure, tremble, VOLUMES, volume } from '../kit/settings.ts'
import { SpeedChoice } from '../kit/speed.tsx'
import { say as sayShell } from '../kit/words.ts'
import { ForgetRecord } from './forget-record.tsx'
import { NameInput } from './name-input.tsx'
import { useOwnName } from './own-name.ts'
import './settings.css'
import { say } from './settings.words.ts'

export function Settings(_: { readonly about: string }) {
  const words = say()
  useOwnName()
  return (
    <Page title={words.title} class="narrow">
      <section class="wood board">
        <p>{words.kept}</p>
        <div class="parchment settings">
          <Name />
          <Setting words={{ ...words.language, values: sayShell().languages }} values={LANGUAGES} signal={language} />
          <Setting words={words.contrast} values={['auto', 'plain', 'more']} signal={contrast} />
          <Setting words={words.motion} values={['auto', 'full', 'less']} signal={motion} />
          <SpeedChoice explained />
          <Setting words={words.odds} values={['on', 'off']} signal={odds} />
          <Setting words={words.sure} values={['on', 'off']} signal={sure} />
          <Setting words={words.volume} values={VOLUMES} signal={volume}>
            <button type="button" class="button quiet try" disabled={volume.value === 'off'} onClick={tryOut}>
              {words.tryOut}
            </button>
          </Setting>
          {'vibrate' in navigator && <Setting words={words.tremble} values={['on', 'off']} signal={tremble} />}
          <ForgetRecord />
        </div>
      </section>
    </Page>
  )
}

/** A throw, a card laid, a coin, and whose turn it is. */
async function tryOut(): Promise<void> {
  const { play } = await import('../kit/sound.ts')
  for (const [i, name] of (['dice', 'knock', 'coins', 'horn'] as const).entries()) play(name, i * 700)
}

interface SettingProps<T extends string> {
  readonly words: { readonly label: string; readonly help: string; readonly values: Record<T, string> }
  readonly values: readonly T[]
  readonly signal: Signal<T>
  readonly children?: ComponentChildren
}
function Setting<T extends string>({ words: { label, help, values: names }, ...props }: SettingProps<T>) {
  const { values, signal, children } = props
  return (
    <Choice
      {...{ label, help, values }}
      value={signal.value}
      name={value => names[value]}
      onChange={value => {
        signal.value = value
      }}
    >
      {children}
    </Choice>
  )
}

function Name() {
  const id = useId()
  const { label, help, empty } = say().name
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <span id={`${id}h`} class="help">
        {help}
      </span>
      <NameInput
        id={id}
        value={playerName.value}
        placeholder={empty}
        aria-describedby={`${id}h`}
        onName={value => {
          playerName.value = value
        }}
      />
      <Link to="/me" class="button quiet try">
        {say().me}
      </Link>
    </div>
  )
}
