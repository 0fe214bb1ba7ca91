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
/** All that a touch may change: what is written, and what lies where; given what was there before, nothing until it has. */
const look = (before: string): string | null => {
  const classes = Array.from(document.querySelectorAll('[class]'), element => element.getAttribute('class'))
  const now = document.body.innerText + classes.join()
  return now === before ? null : now
}

/** One touch, and what it leads to. */
export async function touch(page: Page, press: Press = byMouse): Promise<boolean> {
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
