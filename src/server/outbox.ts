// What leaves by one socket. While too much waits to leave, news are not written one by one: whoever has some is asked
// again once there is room, and tells all of it at once.

/** Writes the news there are by then, and calls `left` when they have left this machine. */
export type Send = (left: () => void) => void
export interface Outbox {
  push(send: Send): void
  /** There may be room again. */
  catchUp(): void
}

export function openOutbox(pressed: () => boolean): Outbox {
  const behind = new Set<Send>()
  function push(send: Send): void {
    if (pressed()) behind.add(send)
    else send(catchUp)
  }
  function catchUp(): void {
    for (const send of behind) {
      if (pressed()) return
      behind.delete(send)
      send(catchUp)
    }
  }
  return { push, catchUp }
}
