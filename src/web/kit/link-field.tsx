// A link to give to somebody: to read, to copy, to send by what the device has for that.
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import './link-field.css'
import { spoken } from './words.ts'

interface LinkWords {
  readonly copy: string
  readonly copied: string
  readonly share: string
}
const say = spoken<LinkWords>(
  { copy: 'Copier le lien', copied: 'Lien copié.', share: 'Envoyer…' },
  { copy: 'Copy the link', copied: 'Link copied.', share: 'Send…' },
)

interface LinkFieldProps {
  readonly label: string
  readonly link: string
  /** What is sent along with it; left out: it is not for sending. */
  readonly message?: { readonly title: string; readonly text: string }
  /** What else can be done with it. */
  readonly children?: ComponentChildren
}
export function LinkField({ label, link, message, children }: LinkFieldProps) {
  const id = useId()
  const copied = useSignal('')
  const copy = async (): Promise<void> => {
    // Where a page comes by plain HTTP from the house there is no clipboard: what is selected is copied the old way.
    const field = document.getElementById(id) as HTMLInputElement
    field.select()
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      document.execCommand('copy')
    }
    copied.value = link
  }
  return (
    <div class="link-field">
      <label for={id}>{label}</label>
      <input id={id} class="input" readOnly value={link} onFocus={event => event.currentTarget.select()} />
      <div class="row">
        <button type="button" class="button" onClick={copy}>
          {say().copy}
        </button>
        {message && 'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ ...message, url: link }).catch(() => {})}
          >
            {say().share}
          </button>
        )}
        {children}
      </div>
      <p role="status">{copied.value === link && say().copied}</p>
    </div>
  )
}
