// The keyboard at a table: what each key does, and a focus that is always on what is to be decided. Loaded with the first key,
// or the first answer.
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Sight } from '#tables'
import { type Command, hear, useKeys } from '../../kit/keys.ts'
import type { Tell } from '../../kit/notice.tsx'
import { reachKeys, useReach } from '../../kit/reach.ts'
import type { TableStore } from '../../play/table.ts'
import type { Open } from './header.tsx'
import { KeysHelp } from './keys-help.tsx'
import { say as sayOpened } from './opened.words.ts'
import { say } from './words.ts'

interface AtHand {
  readonly store: TableStore
  readonly sight: Sight
  readonly open: Open
  /** The log lies open all the time. */
  readonly docked: boolean
  readonly frame: RefObject<HTMLElement | null>
  show(what: Open): void
  /** Whether one may answer ahead. */
  readonly plans: boolean
  readonly tell: Tell
}
function tableCommands({ store, sight, open, show, docked, frame, plans, tell }: AtHand): readonly Command[] {
  const toggle = (what: Open) => () => show(open === what ? null : what)
  const { undo, questions, seat, table } = sight
  const playing = table.status === 'playing'
  return [
    ...reachKeys(frame),
    {
      key: 'u',
      label: say().undo,
      run() {
        if (undo === null) void store.undo()
        else tell(say().noUndo(undo))
      },
    },
    { key: 'h', label: say().hint, run: () => table.hints && questions.length > 0 && show('hint') },
    ...(plans ? [{ key: 'p', label: say().ahead, run: () => questions.length === 0 && show('ahead') }] : []),
    { key: 'w', label: say().why, run: () => playing && seat !== null && show('why') },
    { key: 'n', label: say().hurry, run: () => store.hurry() },
    {
      key: 'l',
      label: say().log,
      run() {
        if (docked) frame.current?.querySelector<HTMLElement>('.dock .scrolled')?.focus()
        else toggle('log')()
      },
    },
    { key: 'r', label: sayOpened().read, run: () => show('reading') },
    { key: 'm', label: say().menu, run: toggle('menu') },
    { key: '?', label: sayOpened().keys, run: () => show('keys') },
  ]
}

/** `takeOver` tells what was pressed before anybody was here to hear it. */
export function Hands({ takeOver, ...hand }: AtHand & { readonly takeOver: () => readonly KeyboardEvent[] }) {
  const { frame, sight, open, show } = hand
  useKeys(tableCommands(hand))
  useReach(frame, sight.questions.length > 0 ? sight.seq : null)
  useEffect(() => {
    for (const key of takeOver()) hear(key)
  }, [])
  return open === 'keys' ? <KeysHelp onClose={() => show(null)} /> : null
}
