// The tables of this device, opened in the worker when the first of them is: they bring all rules and bots with them.
import { chancesAlong } from './along.ts'
import { keep } from './keep.ts'
import type { News } from './protocol.ts'
import { openTables } from './tables.ts'

export { troubleOf } from './trouble.ts'

export function openDevice(post: (news: News) => void) {
  const tabs = new BroadcastChannel('naust')
  const tables = openTables({
    keep,
    now: Date.now,
    newId: () => `d-${crypto.getRandomValues(new Uint32Array(2)).reduce((word, n) => word + n.toString(36), '')}`,
    tell: (watch, moved) => post({ watch, moved }),
    lose: (watch, lost) => post({ watch, lost }),
    changed: table => tabs.postMessage(table),
  })
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => void tables.reload(data))
  return { ...tables, chancesAlong }
}
