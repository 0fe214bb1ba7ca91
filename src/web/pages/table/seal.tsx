// The match under way as a file to take along: sealed, with what that promises and what not.
import { useEffect, useState } from 'preact/hooks'
import type { PublicTable, Sealed } from '#tables'
import { Dialog } from '../../kit/dialogs.tsx'
import { hostOf } from '../../play/hosts.ts'
import { PlayProblem } from '../../play/types.ts'
import { save } from '../save.ts'
import '../seal.css'
import { say } from '../seal.words.ts'

type Made = { readonly sealed: Sealed; readonly code: string | null }

export function Seal({ table, onClose }: { readonly table: PublicTable; onClose(): void }) {
  const [made, set] = useState<Made | null>(null)
  const [problem, fail] = useState('')
  const [copied, copy] = useState(false)
  useEffect(() => {
    const failed = (error: unknown) => fail(error instanceof PlayProblem ? error.message : say().failed)
    hostOf(table.id).seal(table.id).then(set, failed)
  }, [])
  return (
    <Dialog title={say().title} onClose={onClose}>
      <div class="sealing">
        <p>{say().what}</p>
        {problem && <p role="alert">{problem}</p>}
        {!made && !problem && <p aria-busy="true">{say().working}</p>}
        {made && (
          <>
            <p>{made.sealed.by === 'code' ? say().byCode : say().byServer}</p>
            {made.code !== null && (
              <p class="row code">
                <span>{say().code}</span>
                <output class="num">{made.code}</output>
                <button
                  type="button"
                  class="button quiet"
                  onClick={() => navigator.clipboard?.writeText(made.code!).then(() => copy(true))}
                >
                  {copied ? say().copied : say().copy}
                </button>
              </p>
            )}
            <p>
              <button type="button" class="button main" onClick={() => save(fileName(made.sealed), made.sealed)}>
                {say().save}
              </button>
            </p>
            <p class="honest">{say().honest[made.sealed.by]}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
const fileName = ({ about, nonce }: Sealed): string =>
  `naust-${about.game}-${new Date(about.cut).toISOString().slice(0, 10)}-${nonce.slice(0, 6)}.sealed.json`
