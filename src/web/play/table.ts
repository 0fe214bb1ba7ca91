// Opens a table for the page, wherever it is kept.
import { effect, untracked } from '@preact/signals'
import { haste, speed, TEMPO } from '../kit/settings.ts'
import { hostOf } from './hosts.ts'
import { type Pace, paced, type TableStore } from './pace.ts'

import type { Host } from './types.ts'

export type { Pace, TableStore } from './pace.ts'

export const openTable = (id: string, pace: Pace): TableStore => open(hostOf(id), id, pace)
/** The same as one who only looks on, though one sits there. */
export const openScreen = (host: Host, id: string, pace: Pace): TableStore =>
  open({ ...host, watch: (table, listener) => (host.look ?? host.watch)(table, listener) }, id, pace)

function open(host: Host, id: string, pace: Pace): TableStore {
  const store = paced(host, id, pace, {
    later(run, ms) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    // Where nobody looks nothing is waited for.
    tempo: () => (document.hidden ? 0 : TEMPO[speed.value]),
    haste: () => (document.hidden ? 0 : haste()),
  })
  // Who wants it at once does not wait for what is on its way either.
  const stop = effect(() => {
    if (speed.value === 'once') untracked(store.hurry)
  })
  return {
    ...store,
    close() {
      stop()
      store.close()
    },
  }
}
