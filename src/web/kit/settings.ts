// What a player has set once and for all on this device: kept in localStorage, applied to the page.
import { effect, type Signal, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '#games/kit/words'

function kept<T extends string>(name: string, values: readonly T[] | null, fallback: T): Signal<T> {
  const stored = read(name) as T | null
  const value = signal(stored !== null && (values === null || values.includes(stored)) ? stored : fallback)
  effect(() => write(name, value.value))
  return value
}
function read(name: string): string | null {
  try {
    return localStorage.getItem(`naust.${name}`)
  } catch {
    return null // storage is switched off: settings last as long as the page
  }
}
function write(name: string, value: string): void {
  try {
    localStorage.setItem(`naust.${name}`, value)
  } catch {}
}

const browserLanguage: Language = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
export const language = kept<Language>('language', LANGUAGES, browserLanguage)
export type Contrast = 'auto' | 'plain' | 'more'
export const contrast = kept<Contrast>('contrast', ['auto', 'plain', 'more'], 'auto')
export type Motion = 'auto' | 'full' | 'less'
export const motion = kept<Motion>('motion', ['auto', 'full', 'less'], 'auto')
export type OnOff = 'on' | 'off'
export const sound = kept<OnOff>('sound', ['on', 'off'], 'off')
export const odds = kept<OnOff>('odds', ['on', 'off'], 'on')
/** How this player is called at tables; empty until they say. */
export const playerName = kept<string>('name', null, '')
export const guided = kept<OnOff>('guided', ['on', 'off'], 'off')

/** Whether things should move at all: the player's word, else the system's. */
export const isStill = (): boolean =>
  motion.value === 'less' || (motion.value === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)

effect(() => {
  document.documentElement.lang = language.value
})
for (const [name, value] of [
  ['contrast', contrast],
  ['motion', motion],
] as const) {
  effect(() => {
    if (value.value === 'auto') delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = value.value
  })
}
