// Which of five layouts the window is for. Written once, in em so that larger text counts as a smaller window; sheets ask
// `:root[data-layout="phone"]`, boards that draw differently ask `layout`.
import { effect, signal } from '@preact/signals'

export type Layout = 'landscape' | 'phone' | 'tablet' | 'desk' | 'big'

/** The first that fits; a desk is whatever is left. */
const WINDOWS: readonly (readonly [Layout, string])[] = [
  ['landscape', '(orientation: landscape) and (max-height: 33em)'],
  ['phone', '(max-width: 44.99em)'],
  // Wider than high, and not as wide as a tablet on its side: two columns as on a phone.
  ['landscape', '(orientation: landscape) and (max-width: 63.99em)'],
  ['tablet', '(max-width: 73.74em)'],
  ['big', '(min-width: 100em) and (min-height: 53em)'],
]
const medias = WINDOWS.map(([name, query]) => [name, matchMedia(query)] as const)
const fitting = (): Layout => medias.find(([, media]) => media.matches)?.[0] ?? 'desk'

export const layout = signal(fitting())
for (const [, media] of medias) {
  media.addEventListener('change', () => {
    layout.value = fitting()
  })
}
effect(() => {
  document.documentElement.dataset['layout'] = layout.value
})
/** Held in the hand: little room, touched by fingers. */
export const isSmall = (): boolean => layout.value === 'phone' || layout.value === 'landscape'
