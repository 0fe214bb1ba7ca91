// For the settings: forgets the past matches of this device, after one question.
import { useState } from 'preact/hooks'
import { Confirm } from '../kit/confirm.tsx'
import { forgetAll, memory } from '../play/record.ts'
import { say } from './record.words.ts'

export function ForgetRecord() {
  const [asking, ask] = useState(false)
  const words = say()
  const none = memory.value.matches.length === 0
  return (
    <div class="field">
      <span class="label">{words.label}</span>
      <span class="help">{words.help}</span>
      {none ? (
        <span role="status">{words.forgotten}</span>
      ) : (
        <button type="button" class="button" onClick={() => ask(true)}>
          {words.forget}
        </button>
      )}
      {asking && (
        <Confirm
          title={words.sure}
          text={words.lost}
          yes={words.yes}
          no={words.no}
          onYes={() => forgetAll(Date.now())}
          onClose={() => ask(false)}
        />
      )}
    </div>
  )
}
