// Whom this player does not want to read at a table: kept on this device, told to nobody.
import { signal } from '@preact/signals'
import type { Voice } from './voice.ts'

const KEPT = 'naust.muted'

function kept(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as readonly string[]
  } catch {
    return []
  }
}
const muted = signal(kept())
/** Who sits there is told by the seat, the others by their name. */
const keyOf = (table: string, { seat, name }: Voice): string =>
  seat === null ? `${table} ${name}` : `${table}:${seat}`
function keep(names: readonly string[]): void {
  muted.value = names.slice(-200)
  try {
    localStorage.setItem(KEPT, JSON.stringify(muted.value))
  } catch {} // storage is switched off: for as long as the page is open
}

export const isMuted = (table: string, voice: Voice): boolean => muted.value.includes(keyOf(table, voice))
export const mute = (table: string, voice: Voice): void => keep([...muted.value, keyOf(table, voice)])
export const unmute = (table: string, voice: Voice): void =>
  keep(muted.value.filter(each => each !== keyOf(table, voice)))
