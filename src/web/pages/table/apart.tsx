// Above the board of a match that goes on apart from its record: once on each device, until somebody has taken note.
import { acknowledged } from '../../kit/acknowledged.ts'
import { goToChoices } from '../../kit/reach.ts'
import './apart.css'
import { type How, say } from './apart.words.ts'

export function Apart({ table, how }: { readonly table: string; readonly how: How }) {
  const { upTo, to } = acknowledged(table, 'all')
  if (upTo > 0) return null
  return (
    <div class="row apart" role="status">
      <p>
        {say().goesOn[how]} <span>{say().noProof}</span>
      </p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          to(1)
          // The button goes: what is to be decided next takes the focus over from it.
          goToChoices(document)
        }}
      >
        {say().noted}
      </button>
    </div>
  )
}
