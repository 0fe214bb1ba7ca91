// All the keys of a table, on one sheet.
import { Dialog } from '../../kit/dialogs.tsx'
import { namedCommands } from '../../kit/keys.ts'
import './keys-help.css'
import { say } from './opened.words.ts'

export function KeysHelp({ onClose }: { onClose(): void }) {
  // Those of the table, and those of the board.
  const own = namedCommands().map(({ key, label }) => [key.toUpperCase(), label!] as const)
  return (
    <Dialog title={say().keysTitle} onClose={onClose}>
      <dl class="keys">
        {[...say().further, ...own].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
