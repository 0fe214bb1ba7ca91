// The inks of the print shop: the names pictures are drawn with, and their colours in the plain theme (see tokens.css).

/** Used where no style sheet can be asked: icons of the app, scripts, tests. */
export const PLAIN_INKS = {
  paper: '#f0e4c8',
  'paper-2': '#e6d6b2',
  'paper-3': '#d3bd8e',
  ink: '#1e1a16',
  'ink-2': '#4a3f33',
  fjord: '#1f5a6b',
  'fjord-ink': '#17424d',
  madder: '#a1352a',
  'madder-ink': '#85261d',
  ochre: '#b8802b',
  moss: '#586a31',
  'moss-ink': '#42521f',
  slate: '#6a717a',
  'slate-dark': '#3a4048',
  gold: '#cf9c30',
  sea: '#a9c0b3',
  quay: '#c79f68',
  sky: '#e9dcbb',
  haze: '#cbd6c6',
  dusk: '#e2ba8c',
  night: '#234049',
  'foam-2': '#a9c2bd',
  light: '#f2bd4b',
  deep: '#0b2229',
  'deep-2': '#10303a',
  'deep-3': '#1a4650',
  'deep-line': '#2b5b64',
  oak: '#5e4026',
  'oak-2': '#6b492a',
  'oak-3': '#452e1a',
  'oak-line': '#38250f',
  'oak-lip': '#9a7147',
  'on-oak': '#f6ead0',
} as const

export type Ink = keyof typeof PLAIN_INKS
export type Inks = Readonly<Record<Ink, string>>

export const INK_NAMES = Object.keys(PLAIN_INKS) as readonly Ink[]

export const ink = (name: Ink): string => `var(--${name})`

/** Replaces the names in a picture by colours, for places where CSS variables do not reach (an image of its own). */
export function mixInks(svg: string, inks: Inks): string {
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: Ink) => inks[name])
}
