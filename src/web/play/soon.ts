// Pauses. Those before another try end as soon as there is reason to hope: the network is back, or somebody looks.

export const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Calls back whenever the connection deserves a look; answers how to stop that. */
export function onHope(look: () => void): () => void {
  const seen = (): void => {
    if (!document.hidden) look()
  }
  // A page that was put away whole and taken out again.
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) look()
  }
  addEventListener('online', look)
  addEventListener('offline', look)
  addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', look)
    removeEventListener('offline', look)
    removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** A pause of about so long, or until there is hope. */
export function soon(ms: number): Promise<void> {
  return new Promise(resolve => {
    const end = (): void => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const stop = onHope(end)
    // Not all at once, when a server comes back.
    const timer = setTimeout(end, ms * (0.75 + Math.random() / 2))
  })
}
