// What a visit costs, measured in the browser: bytes of a first load, and the time from a tap to what follows.
import type { Page, Request } from 'playwright-core'
import { awaited, choices, choose, playOn } from './play.ts'
import { touch } from './voyage.ts'

export interface Load {
  readonly javascriptKB: number
  readonly totalKB: number
  /** Every request by what it weighs, the heaviest first. */
  readonly files: readonly Weighed[]
}
interface Weighed {
  readonly path: string
  readonly isScript: boolean
  /** As it came over the wire, with its headers. */
  readonly bytes: number
}

async function weighed(request: Request): Promise<Weighed> {
  const [response, { responseBodySize, responseHeadersSize }] = await Promise.all([request.response(), request.sizes()])
  return {
    path: new URL(request.url()).pathname,
    isScript: /javascript/.test(response?.headers()['content-type'] ?? ''),
    bytes: responseBodySize + responseHeadersSize,
  }
}
/** What the page and its workers know of their requests: the script of a worker is weighed nowhere else. */
async function transferred(page: Page): Promise<Map<string, number>> {
  const sizes = () =>
    performance.getEntriesByType('resource').map(entry => {
      const { name, transferSize } = entry as PerformanceResourceTiming
      return [new URL(name).pathname, transferSize] as const
    })
  const told = await Promise.all([page.evaluate(sizes), ...page.workers().map(worker => worker.evaluate(sizes))])
  return new Map(told.flat())
}
const isOurs = (request: Request): boolean => request.url().startsWith('http')
const kilobytes = (of: readonly Weighed[]): number =>
  Math.round(of.reduce((sum, { bytes }) => sum + bytes, 0) / 102.4) / 10

/** What everything weighs that a visit asks for, workers too, until nothing is asked for any more. */
async function weigh(page: Page, visit: () => Promise<void>): Promise<Load> {
  const requests: Request[] = []
  const note = (request: Request): void => {
    if (isOurs(request)) requests.push(request)
  }
  const before = await transferred(page)
  page.context().on('requestfinished', note)
  await visit()
  await page.waitForLoadState('networkidle')
  page.context().off('requestfinished', note)
  const told = await transferred(page)
  const seen = await Promise.all(requests.map(weighed))
  const unseen = [...told.keys()].filter(path => !before.has(path) && !seen.some(file => file.path === path))
  const files = [...seen, ...unseen.map(path => ({ path, isScript: path.endsWith('.js'), bytes: 0 }))]
    .map(file => ({ ...file, bytes: Math.max(file.bytes, told.get(file.path) ?? 0) }))
    .sort((a, b) => b.bytes - a.bytes)
  return { files, javascriptKB: kilobytes(files.filter(({ isScript }) => isScript)), totalKB: kilobytes(files) }
}

/**
 * The first visit: home, then a table with everything it shows. The page should have no service worker, which would bring
 * the files of the table before they are asked for.
 */
export const firstLoad = (page: Page): Promise<Load> =>
  weigh(page, async () => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.click('.play-now button')
    await awaited(page)
    await page.waitForSelector('.option .odds, .plate')
  })

/** What a table of a game with all its pictures brings, to somebody who comes from the home page. */
export async function tableLoad(page: Page, game: string): Promise<Load> {
  await page.goto('/', { waitUntil: 'networkidle' })
  // Covers are painted when they come into view: all of them belong to the home page.
  for (const cover of await page.locator('.house .cover').all()) {
    await cover.scrollIntoViewIfNeeded()
    await cover.locator('img').waitFor({ timeout: 60_000 })
  }
  await page.waitForLoadState('networkidle')
  return weigh(page, async () => {
    await page.locator(`#${game} .play-now button`).click()
    await page.waitForSelector('.option, .lit')
    await page.waitForFunction(() => !document.querySelector('.pic:not(:has(img))'))
  })
}

export interface Taps {
  /** Medians, from the event to the frame that shows it. */
  readonly feedbackMs: number
  readonly outcomeMs: number
}
interface Timed {
  readonly feedback: number
  readonly outcome: number
}
/** Notes for every option tapped when the page showed that, and when it showed what came of it. */
function watchTaps(): void {
  const timed: Timed[] = []
  Object.assign(window, { timed })
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const option = (target as Element).closest('.option')
      if (!option) return
      let feedback = 0
      const shown = (then: (at: number) => void) => requestAnimationFrame(() => then(performance.now() - timeStamp))
      const observer = new MutationObserver(() => {
        if (option.isConnected && option.classList.contains('sent')) {
          shown(at => {
            feedback ||= at
          })
        } else if (!option.isConnected) {
          observer.disconnect()
          // A tap that only narrows the choice has no outcome.
          shown(outcome => feedback && timed.push({ feedback, outcome }))
        }
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
    },
    true,
  )
}
const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]! * 10) / 10

/** Plays on and answers how long taps took, as the page sees it. */
export async function timeTaps(page: Page, taps: number): Promise<Taps> {
  await page.evaluate(watchTaps)
  await playOn(page, { most: taps })
  await awaited(page)
  const timed = await page.evaluate(() => (window as unknown as { timed: Timed[] }).timed)
  return { feedbackMs: median(timed.map(t => t.feedback)), outcomeMs: median(timed.map(t => t.outcome)) }
}

/** How many taps it takes from the home page to the first dice that roll. */
export async function tapsToFirstRoll(page: Page): Promise<number> {
  await page.goto('/')
  await page.click('.play-now button')
  for (let taps = 1; ; taps++) {
    await awaited(page)
    if ((await page.locator('.tray .rolled').count()) > 0) return taps
    await choose(page, (await choices(page)).options[0]!)
  }
}

/** From nothing to a home page that can be used, in milliseconds. */
export async function startToPage(page: Page): Promise<number> {
  await page.goto('/')
  await page.locator('.play-now button').first().waitFor()
  return page.evaluate(() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]!.startTime))
}

export interface Panned {
  /** Pictures while it was panned, and how many took the page over 50 milliseconds. */
  readonly count: number
  readonly long: number
  readonly longestMs: number
  readonly tiles: number
}
/** Pans a chart to and fro, with the processor slowed down; of several passes the one that was disturbed least counts. */
export async function panFrames(page: Page, slowdown: number, times = 3): Promise<Panned> {
  await page.waitForFunction(() => !document.querySelector('.pic:not(:has(img))'))
  for (let closer = 0; closer < 3; closer++) await page.keyboard.press('+')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const passes: Panned[] = []
  for (let pass = 0; pass < times; pass++) passes.push(await page.evaluate(pan))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return passes.toSorted((a, b) => a.long - b.long || a.longestMs - b.longestMs)[0]!
}
/** What it takes the page to show a tile that was laid, in milliseconds of the processor: the median of several. */
export async function layCost(page: Page, times = 7): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
  /** Until nothing more is done. */
  const rest = () => page.waitForTimeout(600)
  const costs: number[] = []
  while (costs.length < times) {
    while ((await page.locator('.ex-lay .option.main').count()) === 0) await touch(page)
    await rest()
    const before = await spent()
    await page.locator('.ex-lay .option.main').evaluate(button => (button as HTMLElement).click())
    await rest()
    costs.push((await spent()) - before)
    await page.locator('.ex-actions .last').click()
  }
  await session.detach()
  return median(costs)
}
/** In the page: as a hand drags it, picture by picture. */
async function pan(): Promise<Panned> {
  const sheet = document.querySelector<HTMLElement>('.ex-scroller')!
  const longFrames: PerformanceEntry[] = []
  const observer = new PerformanceObserver(list => longFrames.push(...list.getEntries()))
  observer.observe({ type: 'long-animation-frame' })
  const pictures = 120
  for (let i = 0; i < pictures; i++) {
    await new Promise(requestAnimationFrame)
    sheet.scrollLeft = ((1 - Math.cos((i / pictures) * 4 * Math.PI)) / 2) * (sheet.scrollWidth - sheet.clientWidth)
    sheet.scrollTop = ((1 - Math.cos((i / pictures) * 2 * Math.PI)) / 2) * (sheet.scrollHeight - sheet.clientHeight)
  }
  await new Promise(resolve => setTimeout(resolve, 200))
  observer.disconnect()
  const costs = longFrames.flatMap(frame => {
    const { duration, blockingDuration = 0 } = frame as PerformanceEntry & { blockingDuration?: number }
    return blockingDuration > 0 ? [duration] : []
  })
  return {
    count: pictures,
    long: costs.filter(ms => ms > 50).length,
    longestMs: Math.round(Math.max(0, ...costs)),
    tiles: document.querySelectorAll('.ex-hex').length,
  }
}
