// What a window does to a page: text that is cut or too small, targets that lie over each other or are too small for a
// finger, a page that scrolls sideways, a choice outside the window. Runs in the page; one line for each finding.
import type { Page } from 'playwright-core'

export const audit = (page: Page): Promise<string[]> => page.evaluate(inPage)

function inPage(): string[] {
  /** Nothing readable is smaller, in pixels. */
  const LEAST_TEXT = 11
  /** No target for a finger is smaller. */
  const LEAST_TARGET = 44
  /** Less than this is rounding. */
  const SLACK = 2
  const TARGETS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]'

  const findings = new Set<string>()
  const dialog = document.querySelector<HTMLElement>('dialog[open]')
  const scope: HTMLElement = dialog ?? document.body
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const named = (element: Element): string => {
    const of = element.closest<HTMLElement>('[class]') ?? element
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return `${of.localName}.${[...of.classList].join('.')} "${text}"`
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !isForEarsOnly(element)
  /** Shrunk to nothing, for screen readers. */
  const forEars = new Map<Element | null, boolean>([
    [document.body, false],
    [null, false],
  ])
  function isForEarsOnly(element: Element): boolean {
    const known = forEars.get(element)
    if (known !== undefined) return known
    const { clip, clipPath, position } = styleOf(element)
    const cut = position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')
    const { width, height } = cut ? element.getBoundingClientRect() : { width: 9, height: 9 }
    const found =
      (width <= 2 && height <= 2) || (element.parentElement !== null && isForEarsOnly(element.parentElement))
    forEars.set(element, found)
    return found
  }
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'

  /** What lies between an element and the window and shows only a part of what is in it. */
  function* clipsOf(element: Element): Generator<{ box: DOMRect; x: string; y: string; at: Element }> {
    let { position } = styleOf(element)
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at)
      // What is fixed leaves its ancestors behind.
      if (position === 'fixed') return
      if (!(position === 'absolute' && style.position === 'static')) {
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          yield { box: at.getBoundingClientRect(), x: style.overflowX, y: style.overflowY, at }
        }
        position = style.position
      }
    }
  }

  // sideways
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth + 1) findings.add(`the page scrolls sideways: ${scrollWidth} of ${innerWidth}`)

  // text
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || !/\S/.test(node.nodeValue ?? '') || !isSeen(element) || element.closest('option, script, style'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (rects.length === 0) continue
    const size = Number.parseFloat(styleOf(element).fontSize)
    if (size < LEAST_TEXT - 0.05) findings.add(`text of ${size.toFixed(1)} px: ${named(element)}`)
    const own = styleOf(element)
    const clips = [...clipsOf(element)]
    if (own.overflowX !== 'visible' || own.overflowY !== 'visible') {
      clips.unshift({ box: element.getBoundingClientRect(), x: own.overflowX, y: own.overflowY, at: element })
    }
    for (const rect of rects) {
      let [overX, overY] = [false, false]
      for (const { box, x, y, at } of clips) {
        if (scrolls(x)) overX = true
        if (scrolls(y)) overY = true
        const wide = !overX && hides(x) && (rect.left < box.left - SLACK || rect.right > box.right + SLACK)
        const high =
          !overY && hides(y) && (rect.top < box.top - rect.height / 4 || rect.bottom > box.bottom + rect.height / 4)
        if (wide || high)
          findings.add(`text cut ${wide ? 'sideways' : 'below'} by ${named(at).split(' ')[0]}: ${named(element)}`)
      }
      const beside = rect.left < -SLACK || rect.right > innerWidth + SLACK
      if (beside && !overX) findings.add(`text beside the window: ${named(element)}`)
    }
  }

  // targets
  /** On the stage of the guide only what is ringed is touched, and the guide sees to that. */
  const isStaged = (element: Element): boolean => element.closest('.guide .stage') !== null
  const targets = [...scope.querySelectorAll<HTMLElement>(TARGETS)].filter(
    target => isSeen(target) && !target.closest('[inert], [hidden]') && styleOf(target).pointerEvents !== 'none',
  )
  const boxOf = (target: HTMLElement): DOMRect => (target.closest('label') ?? target).getBoundingClientRect()
  const coarse = matchMedia('(pointer: coarse)').matches
  for (const target of targets) {
    const box = boxOf(target)
    if (box.width === 0 || box.height === 0) continue
    const inline = target.localName === 'a' && styleOf(target).display === 'inline'
    if (coarse && !inline && Math.min(box.width, box.height) < LEAST_TARGET - 0.5) {
      findings.add(`target of ${Math.round(box.width)} x ${Math.round(box.height)}: ${named(target)}`)
    }
  }
  const touches = (target: HTMLElement, box: DOMRect): Element | null | 'outside' => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'outside'
    const top = document.elementFromPoint(x, y)
    const label = target.closest('label')
    if (!top || top.contains(target) || target.contains(top) || label?.contains(top)) return null
    return top
  }
  /** Choices that a touch brought up over the board, until they are let go by their own button or a touch beside them. */
  const isBroughtUp = (over: Element): boolean => {
    const sheet = over.closest('.options')
    return sheet !== null && styleOf(sheet).position === 'absolute' && sheet.querySelector('.below button') !== null
  }
  const isCovered = (target: HTMLElement): Element | null => {
    const top = touches(target, boxOf(target))
    return top === 'outside' || (top && isBroughtUp(top)) ? null : top
  }
  for (const target of targets) {
    const box = boxOf(target)
    if (box.width === 0 || box.height === 0) continue
    // Scrolled away inside something is not covered: looked at again in the middle of its place.
    if (isStaged(target) || isCovered(target) === null) continue
    const scrolled = [...clipsOf(target)].map(({ at }) => [at, at.scrollLeft, at.scrollTop] as const)
    const [left, top] = [scrollX, scrollY]
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const over = isCovered(target)
    if (over) findings.add(`${named(target)} lies under ${named(over)}`)
    for (const [at, x, y] of scrolled) at.scrollTo({ left: x, top: y, behavior: 'instant' })
    scrollTo({ left, top, behavior: 'instant' })
  }

  // choices: whole in the window, or in something that scrolls there
  for (const choice of scope.querySelectorAll<HTMLElement>('.option:not(.refused), .piece.lit')) {
    if (!isSeen(choice) || isStaged(choice)) continue
    const scroller = [...clipsOf(choice)].findLast(({ x, y }) => scrolls(x) || scrolls(y))
    const box = scroller?.box ?? choice.getBoundingClientRect()
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
    const least = (length: number): number => (scroller ? Math.min(length, LEAST_TARGET) : length) - SLACK
    if (width < least(box.width) || height < least(box.height)) {
      findings.add(`a choice outside the window: ${named(choice)}`)
    }
  }
  return [...findings]
}
