// A page to try the kit on where there is no browser: what it keeps, what it is told by other tabs, and whether it is seen.
import { vi } from 'vitest'

export interface TriedPage {
  readonly kept: Map<string, string>
  readonly document: { hidden: boolean; readonly documentElement: { lang: string; readonly dataset: object } }
  /** The system's own wish for less motion. */
  calm: boolean
  /** Another tab has set something. */
  elsewhere(key: string, newValue: string | null): void
}

/** Modules read what is kept when they are loaded: import them after this. */
export function tryPage(kept: { readonly [key: string]: string } = {}): TriedPage {
  vi.resetModules()
  const hearers: ((event: object) => void)[] = []
  const page: TriedPage = {
    kept: new Map(Object.entries(kept)),
    document: { hidden: false, documentElement: { lang: '', dataset: {} } },
    calm: false,
    elsewhere(key, newValue) {
      if (newValue === null) page.kept.delete(key)
      else page.kept.set(key, newValue)
      for (const hear of hearers) hear({ key, newValue })
    },
  }
  const addEventListener = (type: string, hear: (event: object) => void): void => {
    if (type === 'storage') hearers.push(hear)
  }
  vi.stubGlobal('window', { addEventListener })
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('matchMedia', () => ({ matches: page.calm }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void page.kept.set(key, value),
  })
  return page
}
