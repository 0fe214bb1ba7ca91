// Playing as a person does who touches what is offered first, piece by piece.
import type { Page } from 'playwright-core'

export type Press = (page: Page, selector: string) => Promise<void>
export const byMouse: Press = (page, selector) => page.locator(selector).first().click({ timeout: 5000 })
/** One touch, and what it leads to; false: the match is over, or what one plays for is there. */
export type Touch = (page: Page, press?: Press) => Promise<boolean>

/** All that a touch may change: what is written, and what lies where; given what was there before, nothing until it has. */
const look = (before: string): string | null => {
  const classes = Array.from(document.querySelectorAll('[class]'), element => element.getAttribute('class'))
  const now = document.body.innerText + classes.join()
  return now === before ? null : now
}
/** What lies above every table, before whatever is touched on it. */
const ABOVE = ['.curtain button', 'dialog .option:not(.refused)', 'dialog:not(:has(.result)) header button']

/** How a table is played whose pieces have these selectors, the most urgent first; until something else is there, or the end. */
export function touching(pieces: readonly string[], until = ''): Touch {
  const selectors = [...ABOVE, ...pieces]
  /** Waits for something to touch; answers its selector, or null when there is nothing more to touch for. */
  async function next(page: Page): Promise<string | null> {
    const found = await page.waitForFunction(
      ([wanted, until]) => {
        if (document.querySelector('dialog[open] .result')) return 'over'
        if (document.querySelector('.option.sent')) return null
        if (until && document.querySelector(until)) return 'over'
        return wanted.find(selector => document.querySelector(selector)) ?? null
      },
      [selectors, until] as const,
    )
    const selector = (await found.jsonValue()) as string
    return selector === 'over' ? null : selector
  }
  return async (page, press = byMouse) => {
    const selector = await next(page)
    if (selector === null) return false
    const before = (await page.evaluate(look, '')) ?? ''
    try {
      await press(page, selector)
    } catch (error) {
      // What goes away under the finger, as a dialog just answered does, or what a sheet just opened lies over, is missed:
      // one looks again.
      const covered = !selector.startsWith('dialog') && (await page.locator('dialog[open]').count()) > 0
      if (!covered && (await page.locator(selector).count()) > 0) throw error
      return true
    }
    await page.waitForFunction(look, before)
    return true
  }
}
