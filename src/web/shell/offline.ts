// Lets the app start without a connection, once it was opened with one.

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
  // Not before the first page is there: what it needs comes first.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register, { once: true })
}
