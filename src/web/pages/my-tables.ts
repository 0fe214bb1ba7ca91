// The tables of this player, kept right while the page is open: as last known at first, then as their hosts tell, again
// whenever there is reason to look, and from time to time.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Listing } from '../play/hosts.ts'
import { isOnDevice, knownTables } from '../play/known.ts'

/** How often to look: for what others do elsewhere, and for a server that is away. */
const LOOK_MS = 20_000
const AWAY_MS = 4000

/** `looking`: nothing is known yet. */
export type MyTables = Listing | 'looking' | 'failed'

export function useMyTables(): readonly [now: MyTables, look: () => Promise<void>] {
  const [now, find] = useState<MyTables>(() => {
    const known = knownTables()
    return known.tables.length > 0 ? { ...known, away: false } : 'looking'
  })
  const busy = useRef(false)
  /** Whether there was reason to look again while it looked: what it hears may be older than that. */
  const missed = useRef(false)
  const latest = useRef(now)
  latest.current = now
  const look = async (): Promise<void> => {
    missed.current = true
    if (busy.current) return
    busy.current = true
    while (missed.current) {
      missed.current = false
      try {
        const { listTables } = await import('../play/hosts.ts')
        find(await listTables())
      } catch {
        find('failed')
      }
    }
    busy.current = false
  }
  useEffect(() => {
    let looks = true
    let stop = (): void => {}
    let timer: ReturnType<typeof setTimeout>
    const again = (): void => {
      const { current } = latest
      const away = typeof current === 'object' && current.away
      timer = setTimeout(
        async () => {
          // Nothing of this device changes unseen, and whom no server knows has nothing there.
          if (!document.hidden && (away || (typeof current === 'object' && current.tables.some(isElsewhere))))
            await look()
          if (looks) again()
        },
        away ? AWAY_MS : LOOK_MS,
      )
    }
    const begin = async (): Promise<void> => {
      // It listens before it looks first, or a connection lost in between would be noticed late.
      const { onHope } = await import('../play/hosts.ts')
      if (!looks) return
      stop = onHope(() => void look())
      await look()
      if (looks) again()
    }
    begin().catch(() => find('failed'))
    return () => {
      looks = false
      clearTimeout(timer)
      stop()
    }
  }, [])
  return [now, look]
}
const isElsewhere = ({ id, status }: Listing['tables'][number]): boolean => !isOnDevice(id) && status !== 'over'
