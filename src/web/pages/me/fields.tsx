// Fields of one's own page: one with its label, and a form that asks for a text that no device should mend.
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

/** By which keys it is typed, and what the browser may fill in. */
interface Typing {
  readonly inputMode: 'text' | 'email' | 'url'
  readonly autocomplete: 'off' | 'email'
}
type FieldProps = { readonly label: string; readonly text: Signal<string> } & (
  | { readonly type: 'date' | 'time' }
  | (Typing & { readonly type: 'text'; readonly autocapitalize: 'none'; readonly spellcheck: false })
)
export function Field({ label, text, ...how }: FieldProps) {
  const id = useId()
  return (
    <>
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        required
        {...how}
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value
        }}
      />
    </>
  )
}

interface AskingProps extends Partial<Typing> {
  readonly label: string
  readonly button: string
  readonly take: (text: string) => void
  readonly children?: ComponentChildren
}
export function Asking({ label, button, take, children, inputMode = 'text', autocomplete = 'off' }: AskingProps) {
  const text = useSignal('')
  return (
    <form
      class="row"
      onSubmit={event => {
        event.preventDefault()
        take(text.value)
      }}
    >
      <Field {...{ label, text, inputMode, autocomplete }} type="text" autocapitalize="none" spellcheck={false} />
      <button type="submit" class="button">
        {button}
      </button>
      {children}
    </form>
  )
}
