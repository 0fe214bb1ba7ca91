// Playing Charpentiers as a person does: taking what is offered first, card by card.
import type { Page } from 'playwright-core'

/** What a person would touch next, the most urgent first. */
const NEXT = [
  '.curtain button',
  'dialog .option:not(.refused)',
  'dialog:not(:has(.result)) header button',
  '.yd-act .yd-pack .lit',
  '.yd-act .option:not(.refused)',
  '.yd-act .yd-hand .lit',
  '.yd-table:not(.yd-morning) .yd-act .yd-hand [data-card]',
]
/** Waits for something to touch; answers its selector, or null when the match is over. */
async function next(page: Page): Promise<string | null> {
  const found = await page.waitForFunction(selectors => {
    if (document.querySelector('dialog[open] .result')) return 'over'
    if (document.querySelector('.option.sent')) return null
    return selectors.find(selector => document.querySelector(selector)) ?? null
  }, NEXT)
  const selector = (await found.jsonValue()) as string
  return selector === 'over' ? null : selector
}
export type Press = (page: Page, selector: string) => Promise<void>
export const byMouse: Press = (page, selector) => page.locator(selector).first().click({ timeout: 5000 })
/** All that a touch may change: what is written, and what lies where. */
const look = (): string =>
  document.body.innerText + Array.from(document.querySelectorAll('[class]'), element => element.getAttribute('class'))

/** One touch, and what it leads to. */
export async function touch(page: Page, press: Press = byMouse): Promise<boolean> {
  const selector = await next(page)
  if (selector === null) return false
  const before = await page.evaluate(look)
  try {
    await press(page, selector)
  } catch (error) {
    // What goes away under the finger, as a dialog just answered does, is missed: one looks again.
    if ((await page.locator(selector).count()) > 0) throw error
    return true
  }
  const shown = (): Promise<unknown> => page.evaluate(() => new Promise(done => requestAnimationFrame(done)))
  while ((await page.evaluate(look)) === before) await shown()
  return true
}
