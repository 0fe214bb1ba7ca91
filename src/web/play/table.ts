// Opens a table for the page, wherever it is kept.
import { effect, untracked } from '@preact/signals'
import { haste, speed, TEMPO } from '../kit/settings.ts'
import { hostOf } from './hosts.ts'
import { type Pace, paced, type TableStore } from './pace.ts'

export type { Pace, TableStore } from './pace.ts'

export function openTable(id: string, pace: Pace): TableStore {
  const store = paced(hostOf(id), id, pace, {
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
