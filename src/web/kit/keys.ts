// Commands by one key, heard by the whole page: not while something is typed, not with a modifier, and not below a
// dialog, which has keys of its own. Escape closes what was opened last.
import { useEffect, useRef } from 'preact/hooks'

export interface Command {
  /** As the keyboard names it: `l`, `?`, `arrowup`; digits by their place on the keyboard, whatever is printed there. */
  readonly key: string
  /** For the help; left out: it is listed with others. */
  readonly label?: string
  /** Heard above a dialog too, and again while the key is held. */
  readonly always?: boolean
  /** Answers false where it does not apply: then the key keeps its usual meaning. */
  run(): boolean | void
}

const layers: { commands: readonly Command[] }[] = []
const closers: { close: () => boolean | void }[] = []

const TYPED = 'input:not([type=checkbox], [type=button]), select, textarea, [contenteditable]'
const isTyping = (event: KeyboardEvent): boolean => event.target instanceof Element && event.target.matches(TYPED)

const nameOf = ({ key, code }: KeyboardEvent): string =>
  /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? key.toLowerCase()

/** Does what a key is for. */
export function hear(event: KeyboardEvent): void {
  document.documentElement.dataset['hand'] = 'keys'
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const below = document.querySelector('dialog[open]') !== null
  if (event.key === 'Escape') {
    // A dialog closes itself.
    if (!below && closers.some(({ close }) => close() !== false)) event.preventDefault()
    return
  }
  if (isTyping(event)) return
  const name = nameOf(event)
  for (const { commands } of layers) {
    const command = commands.find(({ key }) => key === name)
    if (!command || (!command.always && (below || event.repeat))) continue
    if (command.run() === false) continue
    event.preventDefault()
    return
  }
}
addEventListener('keydown', hear)
// What keys do is shown to whoever uses them, and the ring too.
addEventListener('pointerdown', () => {
  document.documentElement.dataset['hand'] = 'pointer'
})
/** Whether the keyboard was used last. */
export const byKeys = (): boolean => document.documentElement.dataset['hand'] === 'keys'

/** These commands are heard as long as the component is there; those of what was opened later first. */
export function useKeys(commands: readonly Command[]): void {
  const layer = useRef({ commands })
  layer.current.commands = commands
  useEffect(() => {
    const own = layer.current
    layers.unshift(own)
    return () => void layers.splice(layers.indexOf(own), 1)
  }, [])
}

/** All that can be done by a key now, for the help: of a key that several know, what it does first. */
export function namedCommands(): readonly Command[] {
  const named = layers.flatMap(({ commands }) => commands.filter(({ label }) => label))
  return named.filter(({ key }, i) => named.findIndex(other => other.key === key) === i)
}

/** Escape does this, unless something opened later is closed by it; false: there was nothing to close. */
export function useEscape(close: () => boolean | void, active = true): void {
  const closer = useRef({ close })
  closer.current.close = close
  useEffect(() => {
    if (!active) return
    const own = closer.current
    closers.unshift(own)
    return () => void closers.splice(closers.indexOf(own), 1)
  }, [active])
}
