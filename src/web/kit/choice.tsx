// A choice among a few values, all in sight: radio buttons in one piece, with a label and a line of help.
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface ChoiceProps<T> {
  readonly label: string
  /** Null where there is no room to explain. */
  readonly help: string | null
  readonly values: readonly T[]
  readonly value: T
  readonly name: (value: T) => string
  readonly onChange: (value: T) => void
  /** What else can be done about it. */
  readonly children?: ComponentChildren
}

export function Choice<T>({ label, help, values, value, name, onChange, children }: ChoiceProps<T>) {
  const id = useId()
  return (
    <div class="field" role="radiogroup" aria-labelledby={`${id}l`} {...(help && { 'aria-describedby': `${id}h` })}>
      <span id={`${id}l`} class="label">
        {label}
      </span>
      {help && (
        <span id={`${id}h`} class="help">
          {help}
        </span>
      )}
      <span class="segments">
        {values.map(each => (
          <label key={String(each)}>
            <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
            {name(each)}
          </label>
        ))}
      </span>
      {children}
    </div>
  )
}
