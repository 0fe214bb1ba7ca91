// How smoothly pieces move: the frames of a finished match watched again, where ships fly and dice roll, on a slow processor.
import type { Page } from 'playwright-core'
import { ALONE, awaited, bot, finish, layTable } from './play.ts'

/** A frame is what the page itself does for one picture: from the first task to the end of painting. */
export interface Frames {
  readonly longestMs: number
  /** Frames over 50 milliseconds. */
  readonly long: number
  readonly count: number
  /** The longest time between two pictures: with the work of the screen, which here no graphics card does. */
  readonly longestGapMs: number
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
  await page.locator('dialog[open] .result .actions button').nth(1).click()
  const slider = page.locator('.player input[type=range]')
  await slider.waitFor()
  return Number(await slider.getAttribute('max'))
}

/**
 * Goes through a match step by step, with the processor slowed down, while all 24 cards fly at every step and dice roll.
 * Of several passes the one that was disturbed least counts: other programs share the machine.
 */
export async function measureFrames(page: Page, slowdown: number, times: number, most = 12): Promise<Frames> {
  const steps = await openReplay(page, 'frames')
  await page.locator('.player input[type=range]').fill(String(Math.round(steps / 2)))
  // Until the pictures of all cards are painted: a player has them after the first seconds of a match.
  await page.waitForFunction(() => !document.querySelector('.pic:not(:has(img))'))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const passes: Frames[] = []
  for (let pass = 0; pass < times; pass++) passes.push(await page.evaluate(watchFrames, most))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return passes.toSorted((a, b) => a.longestMs - b.longestMs)[0]!
}

/** In the page: some steps, and the frames while something moves. */
async function watchFrames(most: number): Promise<Frames> {
  // As long as the table itself pauses after a roll.
  const STEP_MS = 1300
  const board = document.querySelector<HTMLElement>('.sea-table')!
  const next = document.querySelectorAll<HTMLElement>('.player .controls button')[3]!
  // Cards that lie in piles or below ships are not seen to move: copies of ships stand for them.
  const hulls = [...document.querySelectorAll('.hulls')]
  const shown = [...document.querySelectorAll<HTMLElement>('[data-piece]')]
  for (let more = shown.length; more < 24; more++) {
    const copy = shown[more % shown.length]!.cloneNode(true) as HTMLElement
    copy.dataset['piece'] = `copy:${more}`
    hulls[more % hulls.length]!.append(copy)
  }
  const moves: { readonly from: number; readonly to: number }[] = []
  const pictures: number[] = []
  const longFrames: PerformanceEntry[] = []
  const observer = new PerformanceObserver(list => longFrames.push(...list.getEntries()))
  observer.observe({ type: 'long-animation-frame' })
  let watching = true
  const nextPicture = (): Promise<number> => new Promise(requestAnimationFrame)
  const frame = (now: number): void => {
    pictures.push(now)
    if (watching) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  // What has been told to move but waits for its first picture does not move yet.
  const inMotion = (): Animation[] =>
    document.getAnimations().filter(({ pending, effect }) => !pending && effect!.getComputedTiming().progress)
  let pieces = 0
  // Whoever is found elsewhere after a step flies there: so does everything, when in the middle of a step, as the slider is
  // told its number, the board steps a little aside.
  let aside = false
  Object.defineProperty(document.querySelector('.player input[type=range]'), 'value', {
    configurable: true,
    get: () => '',
    set() {
      aside = !aside
      board.style.translate = aside ? '40px' : ''
    },
  })
  for (let step = 0; step < most; step++) {
    next.click()
    const pause = new Promise(resolve => setTimeout(resolve, STEP_MS))
    let moving: Animation[] = []
    for (let waits = 0; moving.length < 24 && waits < 20; waits++) {
      await nextPicture()
      moving = inMotion()
    }
    const from = await nextPicture()
    const targets = moving.map(({ effect }) => (effect as KeyframeEffect).target!.closest('[data-piece], .die'))
    pieces = Math.max(pieces, new Set(targets).size)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    moves.push({ from, to: performance.now() })
    await pause
  }
  watching = false
  await new Promise(resolve => setTimeout(resolve, 200))
  observer.disconnect()
  const within = (start: number, end: number): boolean => moves.some(({ from, to }) => from <= start && end <= to)
  const gaps = pictures.flatMap((now, i) => (i > 0 && within(pictures[i - 1]!, now) ? [now - pictures[i - 1]!] : []))
  // A frame may be long because the page works, or because it waits for the screen: `blockingDuration` tells them apart.
  const costs = longFrames.flatMap(frame => {
    const { startTime, duration, blockingDuration = 0 } = frame as PerformanceEntry & { blockingDuration?: number }
    return within(startTime, startTime + duration) && blockingDuration > 0 ? [duration] : []
  })
  // The browser reports frames from 50 ms on; if there are none, the gaps say how long they are at most.
  if (costs.length === 0) costs.push(Math.min(50, Math.max(...gaps)))
  const longest = (times: readonly number[]): number => Math.round(Math.max(0, ...times) * 10) / 10
  return {
    longestMs: longest(costs),
    long: costs.filter(ms => ms > 50).length,
    count: gaps.length,
    longestGapMs: longest(gaps),
    pieces,
  }
}
