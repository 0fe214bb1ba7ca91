// Everything that is to be decided, within reach of the keyboard: which choices there are, digits for them, arrows between
// them, and a focus that never falls to the page. It reads the page as a player does, so that no board has to say it twice.
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { byKeys, type Command } from './keys.ts'
import { choicesIn, found, MORE, OPTION, PIECE } from './offered.ts'

/** What stands still while others play: the question, or who is waited for. */
const PROMPT = '[data-prompt]'
/** The most that have a digit. */
const DIGITS = 9

/** An open dialog is all there is. */
const scopeOf = (root: ParentNode): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? root

/** What is decided next: an option, or a piece where nothing but the end of the turn is offered. */
function firstIn(scope: ParentNode): HTMLElement | undefined {
  const options = found(scope, OPTION)
  return (
    options.find(option => !option.matches('.last')) ?? found(scope, PIECE)[0] ?? options[0] ?? found(scope, MORE)[0]
  )
}

/** Digits choose; arrows go from one choice to the next in their direction, first in the same group. */
export function reachKeys(root: RefObject<HTMLElement | null>): readonly Command[] {
  const scope = (): ParentNode => scopeOf(root.current ?? document)
  const digits = Array.from(
    { length: DIGITS },
    (_, i): Command => ({
      key: String(i + 1),
      always: true,
      run() {
        const choice = choicesIn(scope())[i]
        choice?.focus()
        choice?.click()
        return choice !== undefined
      },
    }),
  )
  const arrows = DIRECTIONS.map(
    ([name, x, y]): Command => ({
      key: `arrow${name}`,
      always: true,
      run() {
        const to = towards(scope(), x, y)
        to?.focus()
        return to !== undefined
      },
    }),
  )
  return [...digits, ...arrows]
}
const DIRECTIONS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const

const GROUP = '.options, [role=group], section'
const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
function towards(scope: ParentNode, dx: number, dy: number): HTMLElement | undefined {
  const from = document.activeElement
  const all = found(scope, `.option, ${PIECE}`)
  if (!(from instanceof HTMLElement) || !all.includes(from)) {
    // From the question the arrows lead to its answers; from anything else they scroll as ever.
    return !from || from === document.body || from.matches(PROMPT) ? firstIn(scope) : undefined
  }
  const group = from.closest(GROUP)
  const near = all.filter(other => group?.contains(other))
  return nearest(from, near, dx, dy) ?? nearest(from, all, dx, dy)
}
function nearest(from: Element, others: readonly HTMLElement[], dx: number, dy: number): HTMLElement | undefined {
  const [x, y] = middleOf(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    const [ox, oy] = middleOf(other)
    const along = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    const far = along + 3 * aside
    if (other === from || along < 4 || far >= least) continue
    best = other
    least = far
  }
  return best
}

/** By keys it is scrolled to; who points sees where they are. */
function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  if (byKeys()) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
/** Goes to what is decided next: by keys to the first choice, else to the question before it. */
export function goToChoices(root: ParentNode): void {
  const prompt = root.querySelector<HTMLElement>(PROMPT) ?? root.querySelector<HTMLElement>('main')
  focusOn((byKeys() && firstIn(root)) || prompt)
}

/**
 * Keeps the focus on what is to be decided. What had it may go away with every step: then it goes to the next choice, or
 * while others play to the question; from there to the first choice once there is one. Marks the choices with their digits.
 */
export function useReach(root: RefObject<HTMLElement | null>, question: number | null): void {
  useEffect(() => {
    const frame = root.current
    if (!frame) return
    const check = () => {
      const scope = scopeOf(frame)
      mark(scope)
      const { activeElement: at } = document
      if (scope instanceof HTMLDialogElement) {
        if (!scope.contains(at)) focusOn(scope.querySelector<HTMLElement>('button, [tabindex]') ?? scope)
      } else if (!at || at === document.body) goToChoices(frame)
      else if (byKeys() && at.matches(PROMPT) && firstIn(frame)) goToChoices(frame)
    }
    let due = 0
    const soon = () => {
      due ||= requestAnimationFrame(() => {
        due = 0
        check()
      })
    }
    const watch = new MutationObserver(soon)
    watch.observe(frame, { childList: true, subtree: true, attributeFilter: ['class', 'disabled', 'open'] })
    soon()
    return () => {
      watch.disconnect()
      cancelAnimationFrame(due)
    }
  }, [])
  // A new question: whatever on the board had the focus has been dealt with.
  useEffect(() => {
    const frame = root.current
    if (question === null || !frame || !byKeys() || document.querySelector('dialog[open]')) return
    const due = requestAnimationFrame(() => {
      const { activeElement: at } = document
      if (!at || at === document.body || at.closest('main, .foot, .advice')) goToChoices(frame)
    })
    return () => cancelAnimationFrame(due)
  }, [question])
}

function mark(scope: ParentNode): void {
  const choices = choicesIn(scope).slice(0, DIGITS)
  for (const old of document.querySelectorAll<HTMLElement>('[data-key]')) {
    if (!choices.includes(old)) {
      delete old.dataset['key']
      old.removeAttribute('aria-keyshortcuts')
    }
  }
  for (const [i, choice] of choices.entries()) {
    const digit = String(i + 1)
    if (choice.dataset['key'] === digit) continue
    choice.dataset['key'] = digit
    choice.setAttribute('aria-keyshortcuts', digit)
  }
}
