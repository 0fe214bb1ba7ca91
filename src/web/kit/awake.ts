// Keeps a screen lit that nobody touches: where the browser can, and as long as it is seen.
import { useEffect } from 'preact/hooks'

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let ended = false
    // Whoever hides the page takes the lock away: it is asked for again each time the page is back.
    const ask = async (): Promise<void> => {
      // There is none where the page came by plain HTTP from the house, whatever the types say.
      const { wakeLock } = navigator as Partial<Navigator>
      if (document.hidden || !wakeLock) return
      try {
        lock = await wakeLock.request('screen')
        if (ended) await lock.release()
      } catch {} // the device saves its strength
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release().catch(() => {})
    }
  }, [])
}
