// Whom this player does not want to read at a table: kept on this device, told to nobody.
import { signal } from '@preact/signals'

const KEPT = 'naust.muted'

function kept(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as readonly string[]
  } catch {
    return []
  }
}
const muted = signal(kept())
const nameOf = (table: string, name: string): string => `${table} ${name}`
function keep(names: readonly string[]): void {
  muted.value = names.slice(-200)
  try {
    localStorage.setItem(KEPT, JSON.stringify(muted.value))
  } catch {} // storage is switched off: for as long as the page is open
}

export const isMuted = (table: string, name: string): boolean => muted.value.includes(nameOf(table, name))
export const mute = (table: string, name: string): void => keep([...muted.value, nameOf(table, name)])
export const unmute = (table: string, name: string): void =>
  keep(muted.value.filter(each => each !== nameOf(table, name)))
