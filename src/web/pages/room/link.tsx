// The link to a table: to copy, to send, to scan; the host may renew it.
import { useSignal } from '@preact/signals'
import type { PublicTable } from '#tables'
import { lazy, nothing } from '../../kit/lazy.tsx'
import { LinkField } from '../../kit/link-field.tsx'
import { Qr } from '../../kit/qr.tsx'
import { meet } from '../../play/meet.ts'
import type { Doing } from './doing.ts'
import { leadsTo } from './leads-to.ts'
import { say } from './words.ts'

const Confirm = lazy(() => import('../../kit/confirm.tsx').then(m => m.Confirm), nothing)

interface TableLinkProps {
  readonly table: PublicTable
  readonly title: string
  readonly doing: Doing
}
export function TableLink({ table, title, doing }: TableLinkProps) {
  const link = meet.link(table)
  const renewing = useSignal(false)
  return (
    <div class="table-link">
      <Qr text={link} label={say().qr} />
      <div>
        <p>{say().inviteHelp[leadsTo(table)]}</p>
        <LinkField label={say().link} link={link} message={{ title, text: say().shareText(title) }}>
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
        </LinkField>
      </div>
      {renewing.value && (
        <Confirm
          title={say().renewing}
          text={say().renewText}
          yes={say().renew}
          no={say().keep}
          onYes={() => void doing.run(() => meet.renew(table.id))}
          onClose={() => {
            renewing.value = false
          }}
        />
      )}
    </div>
  )
}
