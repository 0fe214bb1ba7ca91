// A choice among a few values, all in sight: radio buttons in one piece, with a label and a line of help.
import { useId } from 'preact/hooks'

interface ChoiceProps<T> {
  readonly label: string
  readonly help: string
  readonly values: readonly T[]
  readonly value: T
  readonly name: (value: T) => string
  readonly onChange: (value: T) => void
}

export function Choice<T>({ label, help, values, value, name, onChange }: ChoiceProps<T>) {
  const id = useId()
  return (
    <div class="field" role="radiogroup" aria-labelledby={`${id}l`} aria-describedby={`${id}h`}>
      <span id={`${id}l`} class="label">
        {label}
      </span>
      <span id={`${id}h`} class="help">
        {help}
      </span>
      <span class="segments">
        {values.map(each => (
          <label key={String(each)}>
            <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
            {name(each)}
          </label>
        ))}
      </span>
    </div>
  )
}
