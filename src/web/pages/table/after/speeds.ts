// How fast a match is watched again.
export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]
/** As it stands on the button. */
export const TIMES: Record<Speed, string> = { slow: '½×', normal: '1×', fast: '3×' }
/** What a pause is multiplied with. */
export const PAUSES: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.3 }
