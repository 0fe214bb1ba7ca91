// A component loaded when it is first shown; meanwhile nothing, and if it cannot be loaded, a way to try again.
import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { language } from './settings.ts'

const SORRY = {
  fr: ['Cette page ne peut pas être chargée.', 'Réessayer'],
  en: ['This page cannot be loaded.', 'Try again'],
} as const

export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const found = signal<FunctionComponent<P> | 'failed' | null>(null)
  let asked = false
  const ask = () => {
    asked = true
    load().then(
      component => {
        found.value = component
      },
      () => {
        found.value = 'failed'
      },
    )
  }
  return props => {
    if (!asked) ask()
    const Component = found.value
    if (Component === null) return <p class="loading" aria-busy="true" />
    if (Component !== 'failed') return <Component {...props} />
    const [sentence, again] = SORRY[language.value]
    return (
      <main class="sorry">
        <p role="alert">{sentence}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {again}
        </button>
      </main>
    )
  }
}
