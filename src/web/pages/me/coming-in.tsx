// Coming in where somebody is already who has other ways in: it is said what would be joined to whom, and nothing is done before
// they choose. To log out first is the safe way.
import { useState } from 'preact/hooks'
import { Dialog } from '../../kit/dialogs.tsx'
import type { Before } from '../../play/person.ts'
import { PlayProblem } from '../../play/types.ts'
import type { Doing } from '../room/doing.ts'
import { say } from './words.ts'

type Enter = (before?: Before) => Promise<void>
export type ComeIn = (enter: Enter) => void

interface Coming {
  /** Who is here, and what would be joined to whom. */
  readonly text: string
  readonly onChosen: (before: Before) => void
}
export function useComingIn(doing: Doing) {
  const [coming, ask] = useState<Coming | null>(null)
  const onClose = (): void => ask(null)
  const enter = async (enterBy: Enter, before?: Before): Promise<void> => {
    try {
      await enterBy(before)
    } catch (error) {
      if (!(error instanceof PlayProblem) || error.code !== 'somebody-here') throw error
      const onChosen = (chosen: Before): void => {
        onClose()
        void doing.run(() => enter(enterBy, chosen))
      }
      ask({ text: error.message, onChosen })
    }
  }
  const comeIn: ComeIn = enterBy => void doing.run(() => enter(enterBy))
  return { coming, comeIn, onClose }
}

interface SomebodyProps extends Coming {
  readonly onClose: () => void
}
export const Somebody = ({ text, onChosen, onClose }: SomebodyProps) => (
  <Dialog title={say().somebody.title} onClose={onClose}>
    <p>{text}</p>
    <div class="answers">
      <button type="button" class="button quiet" onClick={() => onChosen('join')}>
        {say().somebody.join}
      </button>
      <button type="button" class="button" onClick={() => onChosen('logOut')}>
        {say().somebody.logOut}
      </button>
    </div>
  </Dialog>
)
