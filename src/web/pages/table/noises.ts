// What is heard and felt at a table: the noises of each step, a horn and a tremble when it is my turn again.
import { useEffect, useRef } from 'preact/hooks'
import type { TableMoved } from '#tables'
import { type Manners, restAfter, soundsOf } from '../../kit/manner.ts'
import { once } from '../../kit/once.ts'
import { haste, tremble, volume } from '../../kit/settings.ts'
import type { Sound } from '../../kit/sound.ts'

/** Who was asked again sooner than this never looked away. */
const WAITED_MS = 2500
const TREMBLE_MS: readonly number[] = [60, 50, 60]

export function useNoises(manners: Manners, sight: TableMoved, told: TableMoved['notes']): void {
  const { id } = sight.table
  useEffect(() => {
    const sounds = soundsOf(manners, told)
    if (sounds.size > 0) once(`sounds.${id}.${sight.seq}`, () => void make(sounds))
  }, [told])

  const mine = sight.questions.length > 0
  /** Since when others play; null while I am asked. */
  const waiting = useRef<number | null>(null)
  useEffect(() => {
    const now = performance.now()
    const since = waiting.current
    waiting.current = mine ? null : (since ?? now)
    if (!mine || since === null || now - since < WAITED_MS) return
    once(`turn.${id}.${sight.seq}`, () => {
      void make(new Map([['horn', restAfter(manners, told) + 250]]))
      if (tremble.value === 'on') navigator.vibrate?.([...TREMBLE_MS])
    })
  }, [sight.seq, mine])
}

/** Most play without sound, and need not load it. */
async function make(sounds: ReadonlyMap<Sound, number>): Promise<void> {
  if (volume.value === 'off') return
  const { play } = await import('../../kit/sound.ts')
  for (const [name, ms] of sounds) play(name, ms * haste())
}
