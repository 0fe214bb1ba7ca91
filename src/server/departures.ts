// What leaves by WebSockets in one turn of the loop leaves at its end, all of it together: whoever is spoken to on the other side
// is woken once, and not for every message.
import type { Duplex } from 'node:stream'
import { type Plain, textFrame } from './frame.ts'

/** A connection by which texts leave, as long as it is open. */
export interface Exit {
  readonly socket: Duplex
  readonly isOpen: () => boolean
}
export interface Departures {
  /** `left` is called when the text has left this machine. */
  say(exit: Exit, text: Plain, left?: () => void): void
  /** All that waits leaves at once: something is to come after it. */
  leaveNow(): void
}

export function openDepartures(): Departures {
  let waiting: { readonly exit: Exit; readonly text: Plain; readonly left: (() => void) | undefined }[] = []
  function leaveNow(): void {
    const all = waiting
    waiting = []
    for (const { exit, text, left } of all) if (exit.isOpen()) exit.socket.write(textFrame(text), 'latin1', left)
  }
  return {
    say(exit, text, left) {
      if (waiting.push({ exit, text, left }) === 1) setImmediate(leaveNow)
    },
    leaveNow,
  }
}
