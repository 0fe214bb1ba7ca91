// A match as a file of its own.
import type { Transcript } from '#engine'
import { save } from '../../save.ts'

export const download = (transcript: Transcript): void =>
  save(`naust-${transcript.game}-${transcript.seal.slice(0, 8)}.json`, transcript)
