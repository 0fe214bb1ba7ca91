// Options as buttons: what each does, what speaks against those that are not open, and the way to all of them or back.
import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { same } from '#engine'
import { advised } from './advice.ts'
import './board.css'
import { useEscape } from './keys.ts'
import { spoken } from './words.ts'

const say = spoken(
  { back: 'Retour', all: (n: number) => `Voir les ${n} possibilités`, fewer: 'Voir moins' },
  { back: 'Back', all: (n: number) => `See all ${n} moves`, fewer: 'See fewer' },
)

interface OptionProps {
  readonly class?: string
  readonly icon: ComponentChildren
  readonly label: string
  readonly detail: string
  /** Its chance, or what it brings. */
  readonly end?: ComponentChildren
  /** It is my answer on its way. */
  readonly sent?: boolean
  /** What kind of move it is. */
  readonly kind?: string
  /** The move itself, by which it is found when it is advised. */
  readonly pick?: unknown
  /** It ends something, and is offered always: the focus goes first to what else can be done. */
  readonly last?: boolean
  onChoose(): void
}

/** When something was clicked last, anywhere. */
let clicked = 0
addEventListener('click', event => {
  clicked = event.timeStamp
})

export function OptionButton(props: OptionProps) {
  const { sent = false, kind, pick, last = false, class: name = '', onChoose, ...face } = props
  const shown = useRef(performance.now())
  return (
    <button
      type="button"
      class={`option ${name} ${sent ? 'sent' : ''} ${last ? 'last' : ''}`}
      {...(pick !== undefined && advised.value !== null && same(pick, advised.value) ? { 'data-advised': true } : {})}
      {...(kind ? { 'data-option': kind } : {})}
      onClick={event => {
        // The second of a double click was meant for what stood here at the first.
        if (event.detail < 2 || shown.current < clicked) onChoose()
      }}
    >
      <Face {...face} />
    </button>
  )
}

interface RefusedProps extends Pick<OptionProps, 'class' | 'icon' | 'label' | 'detail'> {
  onAsk(): void
}
/** What is not open, with what speaks against it as its detail; touching it says all of that. */
export const RefusedButton = ({ class: name = '', onAsk, ...face }: RefusedProps) => (
  <button type="button" class={`option refused ${name}`} aria-disabled="true" onClick={onAsk}>
    <Face {...face} />
  </button>
)

const Face = ({ icon, label, detail, end }: Omit<OptionProps, 'onChoose'>) => (
  <>
    <span class="ci" aria-hidden="true">
      {icon}
    </span>
    <span class="ct">
      <b>{label}</b>
      {detail && <small>{detail}</small>}
    </span>
    {end}
  </>
)

interface OptionsProps {
  readonly class?: string
  /** They may still change their order in a moment. */
  readonly busy?: boolean
  readonly children: ComponentChildren
  /** Where there is something to let go of. */
  readonly back?: (() => void) | false
  /** Where there are more than are listed: how many in all, and whether they are shown. */
  readonly all?: { readonly count: number; readonly shown: boolean; show(all: boolean): void } | false
}
export function Options({ class: name = '', busy, children, back = false, all = false }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = all !== false && all.shown
  const fewer = shown && (() => all.show(false))
  useEscape(() => fewer && fewer(), shown)
  useBeside(list, back || fewer)
  return (
    <div
      ref={list}
      class={`options ${name} ${shown ? 'all' : ''}`}
      {...(busy === undefined ? {} : { 'aria-busy': busy })}
    >
      {children}
      {(back || all) && (
        <div class="below">
          {back && (
            <button type="button" class="quiet" onClick={back}>
              {say().back}
            </button>
          )}
          {all && (
            <button type="button" class="quiet" aria-expanded={all.shown} onClick={() => all.show(!all.shown)}>
              {all.shown ? say().fewer : say().all(all.count)}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** Where they have come up over the board, a touch beside them, on nothing else, lets them go. */
function useBeside(list: RefObject<HTMLElement | null>, close: (() => void) | false): void {
  const now = useRef(close)
  now.current = close
  useEffect(() => {
    const beside = ({ target }: MouseEvent) => {
      const { current: element } = list
      if (!now.current || !element || getComputedStyle(element).position !== 'absolute') return
      if (target instanceof Element && !element.contains(target) && !target.closest('button, a, dialog')) now.current()
    }
    addEventListener('click', beside)
    return () => removeEventListener('click', beside)
  }, [])
}
