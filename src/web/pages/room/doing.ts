// Something done at a table by a button: while it is under way, and why it could not be.
import { useSignal } from '@preact/signals'
import { PlayProblem } from '../../play/types.ts'
import { say } from './words.ts'

export function useDoing() {
  const busy = useSignal(false)
  const problem = useSignal('')
  const run = async <T>(deed: () => Promise<T>): Promise<T | null> => {
    if (busy.value) return null
    busy.value = true
    problem.value = ''
    try {
      return await deed()
    } catch (error) {
      problem.value = error instanceof PlayProblem ? error.message : say().failed
      return null
    } finally {
      busy.value = false
    }
  }
  return { busy, problem, run }
}
export type Doing = ReturnType<typeof useDoing>
