// A field for the name of a player, no longer than a table takes.
interface NameInputProps {
  readonly id?: string
  readonly value: string
  readonly placeholder: string
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string
  readonly onName: (name: string) => void
}

export function NameInput({ onName, ...rest }: NameInputProps) {
  return (
    <input
      {...rest}
      class="input"
      maxLength={24}
      autocomplete="off"
      onInput={event => onName(event.currentTarget.value)}
    />
  )
}
