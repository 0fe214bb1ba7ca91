// One question before a move, for those who set it so: what a touch does by mistake cannot always be taken back.
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
