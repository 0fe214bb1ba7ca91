// Sounds, synthesised as they are needed; off unless the player wants them.
import { sound } from './settings.ts'

export type Sound = 'dice' | 'knock' | 'gain' | 'miss' | 'cannon' | 'end'

let context: AudioContext | null = null

export function play(name: Sound): void {
  if (sound.value === 'off' || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  SOUNDS[name](context, context.currentTime)
}

const SOUNDS: { readonly [name in Sound]: (audio: AudioContext, at: number) => void } = {
  dice(audio, at) {
    for (const delay of [0, 0.07, 0.13, 0.22, 0.34, 0.5]) noise(audio, at + delay, 0.04, 2600, 0.25 - delay / 3)
  },
  knock: (audio, at) => noise(audio, at, 0.06, 900, 0.35),
  gain(audio, at) {
    for (const [i, pitch] of [392, 494, 587].entries()) tone(audio, at + i * 0.11, 0.3, pitch, 0.12)
  },
  miss(audio, at) {
    for (const [i, pitch] of [294, 247].entries()) tone(audio, at + i * 0.16, 0.3, pitch, 0.1)
  },
  cannon(audio, at) {
    noise(audio, at, 0.7, 240, 0.7)
    tone(audio, at, 0.5, 62, 0.4)
  },
  end(audio, at) {
    for (const [i, pitch] of [392, 494, 587, 784].entries()) tone(audio, at + i * 0.17, 0.6, pitch, 0.13)
  },
}

/** A note that dies away. */
function tone(audio: AudioContext, at: number, seconds: number, pitch: number, loudness: number): void {
  const voice = audio.createOscillator()
  voice.type = 'triangle'
  voice.frequency.value = pitch
  voice.connect(fading(audio, at, seconds, loudness))
  voice.start(at)
  voice.stop(at + seconds)
}
/** A burst of noise below a pitch: wood on wood, or powder. */
function noise(audio: AudioContext, at: number, seconds: number, below: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = below
  source.connect(filter).connect(fading(audio, at, seconds, loudness))
  source.start(at)
}
function fading(audio: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loudness, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  gain.connect(audio.destination)
  return gain
}
