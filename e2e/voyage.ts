// Playing Explorateurs as a person does: a tile held over its place and laid there, then whatever action is offered first.
import type { Page } from 'playwright-core'
import { touching } from './touch.ts'

const CAPTAIN = '.ex-captains .option'
const LAY = ['.ex-lay .option.main', '.ex-gap.lit']
const ACTIONS = '.ex-actions'

/** One touch of what a person would touch next. */
export const touch = touching([
  CAPTAIN,
  ...LAY,
  '.ex-act .focused .option:not(.refused)',
  `${ACTIONS} .option:not(.refused)`,
])
const layOn = touching([CAPTAIN, ...LAY], ACTIONS)
const begin = touching([CAPTAIN], '.ex-gap')
/** Until my own actions are next. */
export async function toActions(page: Page): Promise<void> {
  while (await layOn(page));
}
/** Until I have a tile to lay. */
export async function toTile(page: Page): Promise<void> {
  while (await begin(page));
}
