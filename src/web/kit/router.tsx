// Where in the app one is: the path of the page, changed without loading it anew.
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

export const path = signal(location.pathname)
addEventListener('popstate', () => {
  path.value = location.pathname
})

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (to !== location.pathname) history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to)
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
