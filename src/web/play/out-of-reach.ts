// A host that may be out of reach, whose tables are remembered on this device: a table opened meanwhile is shown as it was last seen,
// takes no answers, and goes on by itself.
import type { TableMoved } from '#tables'
import type { Host, PlayProblem } from './types.ts'

export interface Remembered {
  readonly sight: TableMoved
  /** When it was seen, in milliseconds since 1970. */
  readonly at: number
}
export interface Sights {
  keep(sight: TableMoved): void
  recall(table: string): Promise<Remembered | null>
  forget(table: string): void
}
export interface ReachTools {
  after(ms: number): Promise<void>
  /** Why nothing can be done at a table that is only remembered. */
  offline(): PlayProblem
}

/** A host that says nothing for so long is out of reach, until it speaks. */
const PATIENCE_MS = 2500

/** All that is known of a table, after news of it. */
function withNews(known: TableMoved | null, news: TableMoved): TableMoved {
  const stays = ({ seq }: { readonly seq: number }): boolean => seq <= news.since && !news.undone.includes(seq)
  return {
    ...news,
    since: 0,
    undone: [],
    notes: [...(known?.notes.filter(stays) ?? []), ...news.notes],
    chat: [...(known?.chat.filter(stays) ?? []), ...news.chat],
    helped: [...(known?.helped.filter(stays) ?? []), ...news.helped],
  }
}

export function rememberingSights(host: Host, sights: Sights, { after, offline }: ReachTools): Host {
  /** Tables that are shown from sights. */
  const away = new Set<string>()
  const unlessAway = <T>(table: string, act: () => Promise<T>): Promise<T> =>
    away.has(table) ? Promise.reject(offline()) : act()
  return {
    ...host,
    watch(table, listener) {
      let known: TableMoved | null = null
      let looks = true
      const remember = async (): Promise<void> => {
        const remembered = known ? null : await sights.recall(table)
        if (!remembered || known || !looks || away.has(table)) return
        away.add(table)
        listener.remembered?.(remembered.sight, remembered.at)
      }
      const stop = host.watch(table, {
        moved(news) {
          away.delete(table)
          known = withNews(known, news)
          sights.keep(known)
          listener.moved(news)
        },
        connected(upToDate) {
          if (upToDate || known) return listener.connected(upToDate)
          void remember().then(() => {
            if (looks && !known) listener.connected(false)
          })
        },
        present: told => listener.present?.(told),
        signed: told => listener.signed?.(told),
        refused: why => listener.refused?.(why),
        failed(problem) {
          away.delete(table)
          sights.forget(table)
          listener.failed(problem)
        },
      })
      void after(PATIENCE_MS).then(remember)
      return () => {
        looks = false
        away.delete(table)
        stop()
      }
    },
    answer: (table, ...rest) => unlessAway(table, () => host.answer(table, ...rest)),
    undo: (table, ...rest) => unlessAway(table, () => host.undo(table, ...rest)),
    hint: (table, ...rest) => unlessAway(table, () => host.hint(table, ...rest)),
    async leave(table, level) {
      await host.leave(table, level)
      sights.forget(table)
    },
  }
}
