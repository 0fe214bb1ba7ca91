// The signs people make to each other at a table: a word or two, chosen and not written.
export const REACTIONS = ['applause', 'laughter', 'wonder', 'grumble', 'cheers'] as const
export type Sign = (typeof REACTIONS)[number] | 'nudge'
export const isSign = (sign: string): sign is Sign => [...REACTIONS, 'nudge'].includes(sign)
