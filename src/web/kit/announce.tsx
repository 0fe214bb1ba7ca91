// The one voice of a table: everything that happens, in order, for whoever does not see it. Nothing else on a board speaks
// by itself, so that nothing is told twice.
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'

/** What was said lately: enough for a reader to go through, old lines make room. */
const KEPT = 40

interface Line {
  readonly key: number
  readonly text: string
}
const lines = signal<readonly Line[]>([])
let said = 0

function say(texts: readonly string[]): void {
  const fresh = texts.map(text => ({ key: said++, text }))
  if (fresh.length > 0) lines.value = [...lines.value, ...fresh].slice(-KEPT)
}

/** Speaks what is said from now on. Below a dialog nothing is heard: each dialog has one of its own. */
export function Announcer({ label }: { readonly label?: string }) {
  const from = useRef(said)
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label={label}>
      {lines.value.flatMap(({ key, text }) => (key < from.current ? [] : <p key={key}>{text}</p>))}
    </div>
  )
}

interface Happened<N> {
  /** The number of the latest step. */
  readonly seq: number
  /** All that is known to have happened, with the step each belongs to. */
  readonly log: readonly (N & { readonly seq: number })[]
  readonly undone: boolean
  /** Whether its dice lie still: before that nothing is said. */
  readonly settled: boolean
  /** Whether this is the first sight of the table: the past is no news. */
  readonly first: boolean
}
/**
 * Tells what has happened since it was told last: also when many steps are shown at once. Answers up to which step: a
 * dialog that opens earlier would drown it.
 */
export function useTelling<N>(
  { seq, log, undone, settled, first }: Happened<N>,
  tell: (note: N) => string,
  /** What was taken back, and what follows: whose turn it is, or what I am asked. */
  around: { readonly undone: string; readonly next: string },
): number {
  const told = useRef(first ? seq : 0)
  const [upTo, setUpTo] = useState(told.current)
  const next = useRef('')
  useEffect(() => {
    if (!settled) return
    const fresh = log.filter(note => note.seq > told.current).map(tell)
    const happened = [...(undone && seq > told.current ? [around.undone] : []), ...fresh].filter(text => text !== '')
    // What others choose in secret changes nothing for me: I am not asked the same again.
    const isNew = happened.length > 0 || next.current !== around.next
    say([...happened, ...(isNew && around.next !== '' ? [around.next] : [])])
    told.current = seq
    next.current = around.next
    setUpTo(seq)
  }, [seq, around.next, settled])
  return upTo
}
