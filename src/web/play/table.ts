// Opens a table for the page, wherever it is kept.
import { isStill } from '../kit/settings.ts'
import { hostOf } from './hosts.ts'
import { type Pause, paced, type TableStore } from './pace.ts'

export type { Pause, TableStore } from './pace.ts'

export const openTable = (id: string, pause: Pause): TableStore =>
  paced(hostOf(id), id, pause, {
    later(run, ms) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    still: () => isStill() || document.hidden,
  })
