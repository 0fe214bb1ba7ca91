// Playing Explorateurs as a person does: a tile held over its place and laid there, then whatever action is offered first.
import type { Page } from 'playwright-core'
import { touching } from './touch.ts'

/** One touch of what a person would touch next. */
export const touch = touching([
  '.ex-captains .option',
  '.ex-lay .option.main',
  '.ex-gap.lit',
  '.ex-act .focused .option:not(.refused)',
  '.ex-actions .option:not(.refused)',
])
/** Until my own actions are next. */
export async function toActions(page: Page): Promise<void> {
  while ((await page.locator('.ex-actions').count()) === 0) await touch(page)
}
/** Until I have a tile to lay. */
export async function toTile(page: Page): Promise<void> {
  while ((await page.locator('.ex-gap').count()) === 0) await touch(page)
}
