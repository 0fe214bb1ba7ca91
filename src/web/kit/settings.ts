// What a player has set once and for all on this device: kept in localStorage, applied to the page.
import { effect, type Signal, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '#games/kit/words'

function kept<T extends string>(name: string, values: readonly T[] | null, fallback: T): Signal<T> {
  const allows = (text: string): text is T => values === null || (values as readonly string[]).includes(text)
  const stored = read(name)
  const value = signal(stored !== null && allows(stored) ? stored : fallback)
  effect(() => write(name, value.value))
  // Set in another tab, it is set here too.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === `naust.${name}` && newValue !== null && allows(newValue)) value.value = newValue
  })
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
export const VOLUMES = ['off', 'low', 'full'] as const
export type Volume = (typeof VOLUMES)[number]
/** Who had sound before there were volumes has it still. */
export const volume = kept<Volume>('volume', VOLUMES, read('sound') === 'on' ? 'full' : 'off')
/** Whether the device trembles when it is one's turn. */
export const tremble = kept<OnOff>('tremble', ['on', 'off'], 'on')
export const odds = kept<OnOff>('odds', ['on', 'off'], 'on')
/** Whether one is asked again before every move. */
export const sure = kept<OnOff>('sure', ['on', 'off'], 'off')
/** How this player is called at tables; empty until they say. */
export const playerName = kept<string>('name', null, '')
/** What the server calls them, as this device last heard; empty: nobody it knows. */
export const calledAs = kept<string>('called', null, '')
/** Whether it may still be said that the app can be installed. */
export const installHint = kept<OnOff>('install', ['on', 'off'], 'on')

export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const
export type Speed = (typeof SPEEDS)[number]
/** How long what others do stays on screen, */
export const speed = kept<Speed>('speed', SPEEDS, 'normal')
/** as a share of what a game wants for it. */
export const TEMPO: { readonly [speed in Speed]: number } = { slow: 1.8, normal: 1, fast: 0.5, once: 0 }

/** Whether things should move at all: the player's word, else the system's. */
export const isStill = (): boolean =>
  motion.value === 'less' || (motion.value === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)
/** What movements last, as a share of what they do at leisure; the sheets have the same as `--pace`. */
export const haste = (): number => (isStill() ? 0 : speed.value === 'fast' || speed.value === 'once' ? 0.55 : 1)

effect(() => {
  document.documentElement.lang = language.value
})
for (const [name, value] of [
  ['contrast', contrast],
  ['motion', motion],
  ['speed', speed],
] as const) {
  effect(() => {
    if (value.value === 'auto') delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = value.value
  })
}
