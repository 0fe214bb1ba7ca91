// Where in the app one is: the path of the page, changed without loading it anew.
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

export const path = signal(location.pathname)
/** The path of the table one has come from and may want to go back to, as long as one stays on the pages around it. */
export const cameFrom = signal(kept())
addEventListener('popstate', () => {
  path.value = location.pathname
  cameFrom.value = kept()
})

/** Kept with the entry of the history, so that reloading and going back and forth do not lose it. */
function kept(): string | null {
  return (history.state as { from?: string } | null)?.from ?? null
}
const isTable = (at: string): boolean => at.startsWith('/table/')
/** Rules and settings are pages around a table; whoever goes home or to another table has left it. */
function tableBehind(to: string): string | null {
  if (to === '/' || isTable(to)) return null
  return isTable(location.pathname) ? location.pathname : cameFrom.value
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const from = tableBehind(to)
  if (to !== location.pathname) history[how === 'push' ? 'pushState' : 'replaceState'](from && { from }, '', to)
  cameFrom.value = from
  path.value = to
  scrollTo(0, 0)
}

interface LinkProps {
  readonly to: string
  readonly class?: string
  readonly title?: string
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page'
  readonly children: ComponentChildren
}
/** A link inside the app; with a modifier key it opens a tab like any other. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
