// The paces a table is offered first, and how any of them is changed.
import { LEVELS } from '#bots/who'
import type { PaceTold as Pace } from '#tables'

export const PRESETS = ['none', 'live', 'relaxed', 'day', 'days'] as const
export type Preset = (typeof PRESETS)[number]
/** From ten in the evening to eight in the morning. */
export const NIGHT = { from: 22 * 60, to: 8 * 60 }

const TURNS = { day: 1, days: 3 } as const
/** The pace of a name; what is agreed for the end of time stays as it was. */
export function paceOf(preset: Preset, before: Pace | null, zone: string): Pace | null {
  if (preset === 'none') return null
  const level = before?.level ?? LEVELS[1]!
  const agreed = { late: before?.late ?? 'turn', level } as const
  if (preset === 'live') return { kind: 'live', minutes: 30, increment: 20, ...agreed }
  if (preset === 'relaxed') return { kind: 'relaxed', minutes: 8 * 60, ...agreed }
  const quiet = before?.kind === 'days' ? before.quiet : NIGHT
  return { kind: 'days', days: TURNS[preset], zone, quiet, ...agreed }
}
/** Which of them a pace comes nearest to. */
export function presetOf(pace: Pace | null): Preset {
  if (!pace) return 'none'
  if (pace.kind !== 'days') return pace.kind
  return pace.days > TURNS.day ? 'days' : 'day'
}
/** Where this device is. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
