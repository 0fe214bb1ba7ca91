// The signs people make to each other at a table, without words.
export const REACTIONS = ['applause', 'laughter', 'wonder', 'grumble', 'cheers'] as const
export type Sign = (typeof REACTIONS)[number] | 'nudge'
/** As they are seen; what they mean is said beside them. */
export const GLYPHS: { readonly [sign in Sign]: string } = {
  applause: '👏',
  laughter: '😄',
  wonder: '😮',
  grumble: '😤',
  cheers: '🍻',
  nudge: '👋',
}
export const isSign = (sign: string): sign is Sign => Object.hasOwn(GLYPHS, sign)
