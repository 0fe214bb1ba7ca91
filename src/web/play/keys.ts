// The keys to tables where this player does not sit but was let in by a link: kept on this device.
const KEPT = 'naust.keys'
/** Of the keys of long ago nobody has need. */
const MOST = 60

function keys(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
export const keyTo = (table: string): string | undefined => keys()[table]

export function forgetKeys(): void {
  try {
    localStorage.removeItem(KEPT)
  } catch {}
}
export function keepKey(table: string, key: string): void {
  const { [table]: _, ...others } = keys()
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [table, key]].slice(-MOST))),
    )
  } catch {} // storage is switched off: the link opens it again
}
