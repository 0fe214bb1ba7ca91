// Of questions that come faster than answers, only the latest matters.

/** Lets one ask through at a time; of those that wait meanwhile only the last is made, the others are rejected. */
export function latest<A extends readonly unknown[], R>(ask: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  let busy = false
  let waiting: { readonly go: () => void; readonly drop: (why: Error) => void } | null = null
  const next = (): void => {
    busy = false
    const then = waiting
    waiting = null
    then?.go()
  }
  return (...args) =>
    new Promise<R>((resolve, reject) => {
      const go = (): void => {
        busy = true
        ask(...args)
          .then(resolve, reject)
          .finally(next)
      }
      if (!busy) return go()
      waiting?.drop(new Error('outdated'))
      waiting = { go, drop: reject }
    })
}
