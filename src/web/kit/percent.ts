// Chances as people read them.
import { language } from './settings.ts'

/** Never 100 % of what may fail, never 0 % of what may succeed. */
export function percent(chance: number): string {
  const rounded = chance === 1 || chance === 0 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)))
  return language.value === 'fr' ? `${rounded}\u202f%` : `${rounded}%`
}
