// What is loaded when it is first shown; meanwhile nothing, and if it cannot be loaded, a way to try again.
import { signal, useSignal } from '@preact/signals'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import { spoken } from './words.ts'

const sorry = spoken(
  ['Cette page ne peut pas être chargée.', 'Réessayer'],
  ['This page cannot be loaded.', 'Try again'],
)

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
  const [sentence, again] = sorry()
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

interface LoadedProps<T> {
  readonly load: () => Promise<T>
  readonly children: (it: T) => ComponentChildren
  readonly meanwhile?: () => ComponentChildren
}
/** Something a component shows, loaded with it. */
export function Loaded<T>({ load, children, meanwhile }: LoadedProps<T>) {
  const found = useSignal<Found<T>>(undefined)
  useEffect(() => {
    void loaded(load).then(now => {
      found.value = now
    })
  }, [])
  return shown(found.value, children, meanwhile)
}
