// The rooms of this device, opened when the first table here is: they bring all rules and bots with them.
import { chancesAlong } from './along.ts'
import { keep } from './keep.ts'
import type { News } from './protocol.ts'
import { openRooms } from './rooms.ts'

export { troubleOf } from './rooms.ts'

export function openDevice(post: (news: News) => void) {
  const tabs = new BroadcastChannel('naust')
  const rooms = openRooms({
    keep,
    now: Date.now,
    newId: () => `d-${crypto.getRandomValues(new Uint32Array(2)).reduce((word, n) => word + n.toString(36), '')}`,
    tell: (watch, moved) => post({ watch, moved }),
    lose: (watch, lost) => post({ watch, lost }),
    changed: table => tabs.postMessage(table),
  })
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => void rooms.reload(data))
  return { ...rooms, chancesAlong }
}
