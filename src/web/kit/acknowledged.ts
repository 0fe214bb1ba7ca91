// What a player has taken note of at a table: the number of the last step, kept on this device and shared by its tabs.
import { type Signal, signal } from '@preact/signals'

const known = new Map<string, Signal<number>>()
const read = (key: string): number => {
  try {
    return Number(localStorage.getItem(key)) || 0
  } catch {
    return 0 // storage is switched off: it lasts as long as the page
  }
}
addEventListener('storage', event => {
  const { key } = event as StorageEvent
  const here = key === null ? undefined : known.get(key)
  if (here) here.value = read(key!)
})

/** Up to which step a seat of a table, or whoever sits before it, has taken note. */
export function acknowledged(table: string, whose: number | 'all'): { readonly upTo: number; to(seq: number): void } {
  const key = `naust.acknowledged.${table}.${whose}`
  const here = known.get(key) ?? signal(read(key))
  known.set(key, here)
  return {
    upTo: here.value,
    to(seq) {
      here.value = seq
      try {
        localStorage.setItem(key, String(seq))
      } catch {}
    },
  }
}
