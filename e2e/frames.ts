// How smoothly pieces move: the frames of a finished match watched again, where ships fly and dice roll, on a slow processor.
import type { Page } from 'playwright-core'
import { ALONE, awaited, bot, finish, layTable } from './play.ts'

export interface Frames {
  readonly longestMs: number
  /** Frames over 50 milliseconds. */
  readonly long: number
  readonly count: number
  /** How many cards and dice moved at once, at most. */
  readonly pieces: number
}
/** As many fleets as a table holds. */
export const CROWD = [...ALONE, bot('Leif'), bot('Aud'), bot('Thorfinn')]

/** Opens the replay of a finished match of six. */
export async function openReplay(page: Page, seed: string): Promise<number> {
  await layTable(page, { seats: CROWD, seed })
  await awaited(page)
  await finish(page)
  // Not to watch all of it at the pace of people.
  await page.reload()
  await page.locator('dialog[open] .result .actions button').nth(1).click()
  const slider = page.locator('.player input[type=range]')
  await slider.waitFor()
  return Number(await slider.getAttribute('max'))
}

/**
 * Goes through a match step by step, with the processor slowed down, while all 24 cards fly at every step and dice roll.
 * Of several passes the one that was disturbed least counts: other programs share the machine.
 */
export async function measureFrames(page: Page, slowdown: number, times: number): Promise<Frames> {
  const steps = await openReplay(page, 'frames')
  await page.locator('.player input[type=range]').fill(String(Math.round(steps / 2)))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const passes: Frames[] = []
  for (let pass = 0; pass < times; pass++) passes.push(await page.evaluate(watchFrames))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return passes.toSorted((a, b) => a.longestMs - b.longestMs)[0]!
}

/** In the page: a dozen steps, and the frames meanwhile. */
async function watchFrames(): Promise<Frames> {
  const board = document.querySelector<HTMLElement>('.sea-table')!
  const next = [...document.querySelectorAll<HTMLElement>('.player button')][2]!
  // Cards that lie in piles or below ships are not seen to move: copies of ships stand for them.
  const hulls = [...document.querySelectorAll('.hulls')]
  const shown = [...document.querySelectorAll<HTMLElement>('[data-piece]')]
  for (let more = shown.length; more < 24; more++) {
    const copy = shown[more % shown.length]!.cloneNode(true) as HTMLElement
    copy.dataset['piece'] = `copy:${more}`
    hulls[more % hulls.length]!.append(copy)
  }
  const deltas: number[] = []
  let pieces = 0
  let before = 0
  let watching = true
  const frame = (now: number): void => {
    if (before > 0) deltas.push(now - before)
    before = now
    const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target!)
    pieces = Math.max(pieces, new Set(moving.map(target => target.closest('[data-piece], .die'))).size)
    if (watching) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  for (let step = 0; step < 12; step++) {
    // Whoever is found elsewhere after a step flies there: so does everything, when the board stands a little aside.
    board.style.translate = step % 2 === 0 ? '40px' : ''
    next.click()
    await new Promise(resolve => setTimeout(resolve, 600))
  }
  watching = false
  return {
    longestMs: Math.round(Math.max(...deltas) * 10) / 10,
    long: deltas.filter(ms => ms > 50).length,
    count: deltas.length,
    pieces,
  }
}
