// Sounds of wood, rope, cloth and iron, made as they are needed; off unless the player wants them.
import { type Volume, volume } from './settings.ts'

export type Sound =
  | 'dice'
  | 'knock'
  | 'hammer'
  | 'coins'
  | 'rope'
  | 'sail'
  | 'bell'
  | 'thud'
  | 'cannon'
  | 'horn'
  | 'end'

/** How loud all of it is. */
const LOUDNESS: { readonly [volume in Volume]: number } = { off: 0, low: 0.3, full: 1 }

let room: Room | null = null

/** Makes a sound, now or in so many milliseconds; only where somebody looks. */
export function play(name: Sound, inMs = 0): void {
  if (volume.value === 'off' || document.hidden) return
  room ??= furnished(new AudioContext())
  const { audio, master } = room
  if (audio.state === 'suspended') void audio.resume()
  master.gain.value = LOUDNESS[volume.value]
  SOUNDS[name](room, audio.currentTime + 0.01 + inMs / 1000)
}

/** Where it sounds: everything goes through `master`; what is sent to `echo` too comes back from across the water. */
interface Room {
  readonly audio: AudioContext
  readonly master: GainNode
  readonly echo: AudioNode
  readonly hiss: AudioBuffer
}
function furnished(audio: AudioContext): Room {
  const master = audio.createGain()
  master.connect(audio.createDynamicsCompressor()).connect(audio.destination)
  const echo = audio.createDelay(1)
  echo.delayTime.value = 0.34
  const far = filter(audio, 'lowpass', 420)
  const again = audio.createGain()
  again.gain.value = 0.42
  echo.connect(far).connect(again).connect(echo)
  again.connect(master)
  const hiss = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return { audio, master, echo, hiss }
}

const SOUNDS: { readonly [name in Sound]: (room: Room, at: number) => void } = {
  /** Oak dice thrown on a table: they bounce, each time lower and sooner, and lie still. */
  dice(room, at) {
    for (let die = 0; die < 5; die++) {
      let [when, gap, loud] = [at + die * 0.045 + near(0.02), 0.21, 0.3]
      while (gap > 0.035) {
        wood(room, when, 780 + near(320), loud, 0.05)
        when += gap
        gap *= 0.68 + near(0.06)
        loud *= 0.68
      }
    }
  },
  knock: (room, at) => wood(room, at, 340, 0.5, 0.09),
  hammer(room, at) {
    for (const [i, loud] of [0.4, 0.5, 0.6].entries()) {
      wood(room, at + i * 0.17, 420, loud, 0.08)
      strike(room, at + i * 0.17, [2300, 3710], loud * 0.12, 0.12)
    }
  },
  coins(room, at) {
    for (const [i, pitch] of [3150, 3920, 3480, 4410].entries()) {
      strike(room, at + i * 0.075 + near(0.015), [pitch, pitch * 1.47, pitch * 2.09], 0.09, 0.22)
    }
  },
  /** It sticks and slips, faster as the load comes on. */
  rope(room, at) {
    for (let when = 0, slip = 0.06; when < 0.7; when += slip, slip *= 0.955) {
      breath(room, at + when, 0.03, 'bandpass', [620 - when * 260], 0.16, 9)
    }
  },
  /** Canvas fills: one clap, then it hums. */
  sail(room, at) {
    breath(room, at, 0.16, 'lowpass', [900, 300], 0.5)
    breath(room, at + 0.13, 0.75, 'bandpass', [260, 520, 180], 0.3)
  },
  bell: (room, at) => bells(room, at, [0, 0.3]),
  thud(room, at) {
    wood(room, at, 118, 0.7, 0.2)
    breath(room, at + 0.05, 0.5, 'lowpass', [340, 120], 0.22)
  },
  cannon(room, at) {
    breath(room, at, 0.9, 'lowpass', [1400, 120], 0.9, 1, room.echo)
    strike(room, at, [58, 41], 0.7, 0.7)
    wood(room, at + 0.02, 90, 0.5, 0.25)
  },
  /** One long call, as from another boat. */
  horn: (room, at) => blow(room, at, 0.75, 146.8, 0.16),
  end(room, at) {
    for (const [i, pitch] of [146.8, 196, 220].entries()) blow(room, at + i * 0.38, i === 2 ? 1.3 : 0.5, pitch, 0.14)
    bells(room, at + 1.2, [0, 0.28, 0.75, 1.03])
  },
}

const near = (spread: number): number => (Math.random() - 0.5) * 2 * spread

/** Wood struck: two dull tones that die at once, and the click of the grain. */
function wood(room: Room, at: number, pitch: number, loudness: number, seconds: number): void {
  strike(room, at, [pitch, pitch * 2.57], loudness, seconds)
  breath(room, at, 0.018, 'bandpass', [pitch * 4], loudness * 0.8, 2)
}
function bells(room: Room, at: number, strokes: readonly number[]): void {
  for (const when of strokes) strike(room, at + when, [587, 1180, 1496, 2370], 0.12, 1.1, room.echo)
}
/** Tones that die away, the higher the sooner. */
function strike(
  room: Room,
  at: number,
  pitches: readonly number[],
  loudness: number,
  seconds: number,
  echo?: AudioNode,
): void {
  for (const [i, pitch] of pitches.entries()) {
    const voice = room.audio.createOscillator()
    voice.frequency.value = pitch
    const length = seconds / (1 + i * 0.6)
    out(room, voice, fading(room.audio, at, length, loudness / (1 + i)), echo)
    voice.start(at)
    voice.stop(at + length)
  }
}
/** A rush of air through a filter that wanders. */
function breath(
  room: Room,
  at: number,
  seconds: number,
  type: BiquadFilterType,
  course: readonly number[],
  loudness: number,
  sharpness = 1,
  echo?: AudioNode,
): void {
  const source = room.audio.createBufferSource()
  source.buffer = room.hiss
  const through = filter(room.audio, type, course[0]!, sharpness)
  through.frequency.setValueAtTime(course[0]!, at)
  for (const [i, pitch] of course.slice(1).entries()) {
    through.frequency.linearRampToValueAtTime(pitch, at + (seconds * (i + 1)) / (course.length - 1))
  }
  source.connect(through)
  out(room, through, fading(room.audio, at, seconds, loudness), echo)
  source.start(at, Math.random())
  source.stop(at + seconds)
}
/** A horn: it swells, opens and closes again. */
function blow({ audio, master, echo }: Room, at: number, seconds: number, pitch: number, loudness: number): void {
  const mouth = filter(audio, 'lowpass', 240, 2)
  mouth.frequency.setValueAtTime(240, at)
  mouth.frequency.linearRampToValueAtTime(900, at + seconds * 0.3)
  mouth.frequency.linearRampToValueAtTime(300, at + seconds)
  const swell = audio.createGain()
  swell.gain.setValueAtTime(0.001, at)
  swell.gain.linearRampToValueAtTime(loudness, at + 0.12)
  swell.gain.setValueAtTime(loudness, at + seconds * 0.7)
  swell.gain.linearRampToValueAtTime(0.001, at + seconds)
  mouth.connect(swell).connect(master)
  swell.connect(echo)
  for (const [share, beside] of [
    [1, 0],
    [1, 4],
    [1.5, -3],
  ] as const) {
    const reed = audio.createOscillator()
    reed.type = 'sawtooth'
    reed.frequency.setValueAtTime(pitch * share * 0.96, at)
    reed.frequency.linearRampToValueAtTime(pitch * share, at + 0.1)
    reed.detune.value = beside
    reed.connect(mouth)
    reed.start(at)
    reed.stop(at + seconds)
  }
}

function out({ master }: Room, from: AudioNode, gain: GainNode, echo?: AudioNode): void {
  from.connect(gain).connect(master)
  if (echo) gain.connect(echo)
}
function fading(audio: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loudness, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  return gain
}
function filter(audio: AudioContext, type: BiquadFilterType, pitch: number, sharpness = 1): BiquadFilterNode {
  const made = audio.createBiquadFilter()
  made.type = type
  made.frequency.value = pitch
  made.Q.value = sharpness
  return made
}
