// A field to find something by a word of it.
interface SearchFieldProps {
  readonly label: string
  readonly typed: string
  onType(typed: string): void
}
export const SearchField = ({ label, typed, onType }: SearchFieldProps) => (
  <input
    class="input"
    type="search"
    value={typed}
    placeholder={label}
    aria-label={label}
    onInput={event => onType(event.currentTarget.value)}
  />
)
