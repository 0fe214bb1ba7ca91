// A file of a match, chosen by a button that looks like one.
import { say } from './words.ts'

export const FileInput = ({ onText }: { readonly onText: (text: string) => void }) => (
  <label class="button main file-input">
    {say().choose}
    <input
      type="file"
      accept=".json,application/json"
      class="unseen"
      onChange={event => {
        const [file] = event.currentTarget.files ?? []
        event.currentTarget.value = ''
        if (file) void file.text().then(onText, () => onText(''))
      }}
    />
  </label>
)
