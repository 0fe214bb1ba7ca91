// One tap to a table: the player against two easy bots. If it fails, the reason is said and the button stays.
import { useSignal } from '@preact/signals'
import type { TablePlan } from '#tables'
import { go } from '../kit/router.tsx'
import { say } from '../kit/words.ts'
import { PlayProblem } from '../play/types.ts'

const easy = { kind: 'bot', level: 'easy' } as const

/** Sets a table and goes there; while it does, `busy`; if it cannot, `problem` says why. */
export function useStart(how: 'push' | 'replace' = 'push') {
  const busy = useSignal(false)
  const problem = useSignal('')
  const start = async (request: TablePlan, view = ''): Promise<void> => {
    if (busy.value) return
    busy.value = true
    problem.value = ''
    try {
      const { createTable } = await import('../play/hosts.ts')
      go(`/table/${await createTable(request)}${view}`, how)
    } catch (error) {
      problem.value = error instanceof PlayProblem ? error.message : say().cannotStart
    } finally {
      busy.value = false
    }
  }
  return { busy, problem, start }
}

export const quickPlan = (game: string): TablePlan => ({ game, options: {}, seats: [{ kind: 'me' }, easy, easy] })

export function PlayNow({ game }: { readonly game: string }) {
  const { busy, problem, start } = useStart()
  return (
    <div class="play-now">
      <button type="button" class="button main" aria-busy={busy.value} onClick={() => void start(quickPlan(game))}>
        {busy.value ? say().starting : say().playNow}
      </button>
      <small>{say().against}</small>
      {problem.value && (
        <p class="alert" role="alert">
          {problem.value}
        </p>
      )}
    </div>
  )
}
