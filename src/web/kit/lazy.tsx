// What is loaded when it is first shown; meanwhile nothing, and if it cannot be loaded, a way to try again.
import { signal, useSignal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from './settings.ts'

const SORRY = {
  fr: ['Cette page ne peut pas être chargée.', 'Réessayer'],
  en: ['This page cannot be loaded.', 'Try again'],
} as const

/** Holds what has been loaded, which may be a function; null: it cannot be. */
type Found<T> = { readonly it: T } | null | undefined

const loaded = <T,>(load: () => Promise<T>): Promise<Found<T>> =>
  load().then(
    it => ({ it }),
    () => null,
  )

const page = () => <p class="loading" aria-busy="true" />

function shown<T>(found: Found<T>, show: (it: T) => ComponentChildren, meanwhile: () => ComponentChildren = page) {
  if (found === undefined) return <>{meanwhile()}</>
  if (found) return <>{show(found.it)}</>
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

/** Meanwhile nothing at all: for what lies above a page that is there. */
export const nothing = (): null => null

/** A component of its own file: once there, it stays. */
export function lazy<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  meanwhile?: () => ComponentChildren,
): FunctionComponent<P> {
  const found = signal<Found<FunctionComponent<P>>>(undefined)
  let asked = false
  return props => {
    if (!asked) {
      asked = true
      void loaded(load).then(now => {
        found.value = now
      })
    }
    return shown(found.value, Component => <Component {...props} />, meanwhile)
  }
}

/** Something a component shows, loaded with it. */
export function Loaded<T>({ load, children }: { load: () => Promise<T>; children: (it: T) => ComponentChildren }) {
  const found = useSignal<Found<T>>(undefined)
  useEffect(() => {
    void loaded(load).then(now => {
      found.value = now
    })
  }, [])
  return shown(found.value, children)
}
