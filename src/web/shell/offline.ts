// What comes after the first page: the app starts without a connection, once it was opened with one, and says what waits.
import { knownTables } from '../play/known.ts'

/** Not before the first page is there: what it needs comes first. */
function onceThere(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
/** Says how many tables wait, wherever one is in the app. Who knows of none yet need not be told before they turn to something else. */
export function sayWaiting(): void {
  const begin = (): void => void import('./badge.ts').then(({ showWaiting }) => showWaiting()).catch(() => {})
  if (knownTables().tables.length > 0) onceThere(begin)
  else document.addEventListener('visibilitychange', begin, { once: true })
}

export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async (): Promise<void> => {
    try {
      const kept = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      // Browsers look for a new version when they please; a page that was just opened is the moment.
      if (kept.active) await kept.update()
    } catch {
      // Without it the app works as long as there is a connection: nothing to tell anybody.
    }
  }
  onceThere(register)
}
