// How loud it is and who is heard: what it sounds like no test can tell.
import { afterEach, expect, test, vi } from 'vitest'
import type { Sound } from './sound.ts'
import { tryPage } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

/** A room with instruments that only note when they begin; the first gain made is the one all goes through. */
function tryRoom() {
  const begun: number[] = []
  const gains: { readonly gain: { value: number } }[] = []
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  })
  const node = () => {
    const made = {
      gain: param(),
      frequency: param(),
      detune: param(),
      delayTime: param(),
      Q: param(),
      connect: (to: object) => to,
      start: (at: number) => void begun.push(at),
      stop() {},
    }
    return made
  }
  class Room {
    readonly currentTime = 5
    readonly sampleRate = 8
    readonly state = 'running'
    readonly destination = node()
    readonly createOscillator = node
    readonly createBufferSource = node
    readonly createBiquadFilter = node
    readonly createDelay = node
    readonly createDynamicsCompressor = node
    readonly createBuffer = () => ({ getChannelData: () => new Float32Array(16) })
    createGain() {
      const made = node()
      gains.push(made)
      return made
    }
  }
  vi.stubGlobal('AudioContext', Room)
  return { begun, loudness: () => gains[0]?.gain.value }
}

test('every sound is made, as loud as is wanted and not before its time', async () => {
  tryPage({ 'naust.volume': 'full' })
  const { begun, loudness } = tryRoom()
  const { play } = await import('./sound.ts')
  const { volume } = await import('./settings.ts')
  const all: Record<Sound, true> = {
    dice: true,
    knock: true,
    hammer: true,
    coins: true,
    rope: true,
    sail: true,
    bell: true,
    thud: true,
    cannon: true,
    horn: true,
    end: true,
  }
  for (const name of Object.keys(all) as Sound[]) {
    begun.length = 0
    play(name, 1000)
    expect(begun.length, name).toBeGreaterThan(0)
    expect(Math.min(...begun), name).toBeGreaterThan(5.9)
  }
  const full = loudness()!
  volume.value = 'low'
  play('knock')
  expect(loudness()).toBeLessThan(full / 2)
})
test('nothing is heard when it is off, or where nobody looks', async () => {
  const page = tryPage()
  const { begun } = tryRoom()
  const { play } = await import('./sound.ts')
  const { volume } = await import('./settings.ts')
  play('cannon')
  volume.value = 'full'
  page.document.hidden = true
  play('cannon')
  expect(begun).toEqual([])
})
