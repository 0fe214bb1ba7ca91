// One question before a move that cannot be taken back, for those who set it so.
import { Confirm } from '../../../kit/confirm.tsx'
import { say } from './words.ts'

interface SureProps {
  readonly label: string
  onYes(): void
  onClose(): void
}
export const Sure = ({ label, onYes, onClose }: SureProps) => (
  <Confirm title={say().sureTitle} text={label} yes={say().sureYes} no={say().sureNo} onYes={onYes} onClose={onClose} />
)
