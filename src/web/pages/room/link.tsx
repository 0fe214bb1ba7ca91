// The link to a table: to copy, to send, to scan; the host may renew it.
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import type { PublicTable } from '#tables'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { Qr } from '../../kit/qr.tsx'
import { meet } from '../../play/meet.ts'
import type { Doing } from './doing.ts'
import { say } from './words.ts'

const Confirm = lazy(() => import('../../kit/confirm.tsx').then(m => m.Confirm), nothing)

interface TableLinkProps {
  readonly table: PublicTable
  readonly title: string
  readonly doing: Doing
}
export function TableLink({ table, title, doing }: TableLinkProps) {
  const id = useId()
  const link = meet.link(table)
  const copied = useSignal(false)
  const renewing = useSignal(false)
  const copy = async () => {
    // Where a page comes by plain HTTP from the house there is no clipboard: the link is selected to be copied by hand.
    const field = document.getElementById(id) as HTMLInputElement
    field.select()
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      document.execCommand('copy')
    }
    copied.value = true
  }
  return (
    <div class="table-link">
      <Qr text={link} label={say().qr} />
      <div>
        <p>{say().inviteHelp}</p>
        <label for={id}>{say().link}</label>
        <input id={id} class="input" readOnly value={link} onFocus={event => event.currentTarget.select()} />
        <div class="row link-ways">
          <button type="button" class="button" onClick={copy}>
            {say().copy}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ title, text: say().shareText(title), url: link }).catch(() => {})}
            >
              {say().share}
            </button>
          )}
          {table.host.me && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                renewing.value = true
              }}
            >
              {say().renew}
            </button>
          )}
        </div>
        <p role="status">{copied.value && say().copied}</p>
      </div>
      {renewing.value && (
        <Confirm
          title={say().renewing}
          text={say().renewText}
          yes={say().renew}
          no={say().keep}
          onYes={() => {
            copied.value = false
            void doing.run(() => meet.renew(table.id))
          }}
          onClose={() => {
            renewing.value = false
          }}
        />
      )}
    </div>
  )
}
