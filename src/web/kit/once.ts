// What only one tab of many should do: sound a horn, make the device tremble. Whoever comes first does it.

/** How long the others are kept from it: two tabs may show the same step a moment apart. */
const HELD_MS = 4000

/** Runs something here, unless another tab that somebody sees has just done the same. */
export function once(what: string, run: () => void): void {
  if (document.hidden) return
  // Only where the connection is safe can tabs agree.
  if (!navigator.locks) return run()
  const holding = async (lock: Lock | null): Promise<void> => {
    if (!lock) return
    run()
    await new Promise(resolve => setTimeout(resolve, HELD_MS))
  }
  void navigator.locks.request(`naust.${what}`, { ifAvailable: true }, holding)
}
