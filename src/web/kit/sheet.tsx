// A thing opened large: its face, exactly what it does, what can be done with it or why nothing, and where it comes from.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import './board.css'
import { Dialog } from './dialogs.tsx'
import './look.css'
import { spoken } from './words.ts'

const say = spoken({ whence: 'D’où vient cette carte' }, { whence: 'Where this card comes from' })

/** Between the thing and its large picture. */
const GAP = 12

/** All there is to know about a card, a piece or a space. */
export interface Look {
  readonly name: string
  /** What kind of thing it is. */
  readonly kind?: string
  /** What it does. */
  readonly text: string
  readonly face?: ComponentChildren
  /** Why it cannot be used now, a sentence each. */
  readonly against?: readonly string[]
  /** How many there are, and what else is to be said of it. */
  readonly more?: string
  /** Where each part of it comes from. */
  readonly origins?: readonly {
    readonly part: string
    readonly from: { readonly label: string; readonly help: string }
  }[]
  /** What can be done with it, as buttons; in the sheet only. */
  readonly options?: ComponentChildren
}

const LookText = ({ kind, text, against = [], more, options }: Look) => (
  <div class="look-text">
    {kind && <p class="kind">{kind}</p>}
    <p class="effect">{text}</p>
    {options}
    {against.length > 0 && <p class="against">{against.join(' ')}</p>}
    {more && <p>{more}</p>}
  </div>
)

function LookSheet({ onClose, ...look }: Look & { onClose(): void }) {
  const { name, face, origins = [] } = look
  return (
    <Dialog title={name} onClose={onClose}>
      <div class={`card-sheet ${face ? '' : 'plain'}`}>
        {face}
        <div>
          <LookText {...look} />
          {origins.length > 0 && (
            <details>
              <summary>{say().whence}</summary>
              <dl>
                {origins.map(({ part, from }) => (
                  <div key={part}>
                    <dt>{part}</dt>
                    <dd>
                      <b>{from.label}.</b> {from.help}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Beside what the mouse rests on, wherever there is room; for the eyes only, the sheet says the same to everybody. */
function Closer({ beside, look }: { readonly beside: DOMRect; readonly look: Look }) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { width, height } = element.getBoundingClientRect()
    const right = beside.right + GAP
    const x = right + width <= innerWidth ? right : Math.max(GAP, beside.left - GAP - width)
    const y = Math.min(
      Math.max(GAP, beside.top + (beside.height - height) / 2),
      Math.max(GAP, innerHeight - height - GAP),
    )
    element.style.translate = `${x}px ${y}px`
    element.classList.add('placed')
  }, [beside])
  return (
    <aside class="closer parchment" aria-hidden="true" ref={box}>
      {look.face}
      <div>
        <h3>{look.name}</h3>
        <LookText {...{ ...look, options: null }} />
      </div>
    </aside>
  )
}

/** Describes a thing on a board as it stands; null: there is nothing to say of it. */
export type Describe<L, B> = (at: L, board: B) => Look | null
export interface SeenProps<L = string, B = unknown> {
  looks(): Promise<Describe<L, B>>
  readonly board: B
  readonly at: L
  /** What the mouse rests on; null: it was opened. */
  readonly beside: DOMRect | null
  onClose(): void
}
export function Seen<L, B>({ looks, board, at, beside, onClose }: SeenProps<L, B>) {
  const [describe, set] = useState<Describe<L, B> | null>(null)
  useEffect(() => void looks().then(found => set(() => found), onClose), [])
  const look = describe?.(at, board)
  if (!look) return null
  return beside ? <Closer beside={beside} look={look} /> : <LookSheet {...look} onClose={onClose} />
}
