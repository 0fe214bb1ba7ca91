// A match as a file of its own.
import type { Transcript } from '#engine'

export function download(transcript: Transcript): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(transcript, null, 1)], { type: 'application/json' }))
  link.download = `naust-${transcript.game}-${transcript.seal.slice(0, 8)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
