// The web client as it is felt: bytes of a first visit, times from a tap, taps to the first roll, and the longest frame.
import { type How, launch, type Size, visitor } from '../e2e/browser.ts'
import { measureFrames } from '../e2e/frames.ts'
import { firstLoad, layCost, panFrames, startToPage, tapsToFirstRoll, timeTaps } from '../e2e/measure.ts'
import { ALONE, finish, layTable } from '../e2e/play.ts'
import { prepare, serve } from '../e2e/serve.ts'

/** How much slower than this machine the processor of a modest phone is taken to be. */
const SLOWDOWN = 4

export async function benchWeb() {
  const remove = prepare()
  const server = await serve()
  const browser = await launch()
  try {
    const fresh = async (how: How = {}) =>
      (await visitor(browser, server.url, { motion: true, serviceWorker: true, ...how })).newPage()
    const startToPageMs = await startToPage(await fresh())
    const { javascriptKB, totalKB } = await firstLoad(await fresh({ serviceWorker: false }))
    const taps = await tapsToFirstRoll(await fresh({ motion: false }))
    const played = await fresh()
    await played.goto('/')
    await layTable(played, { seats: ALONE, seed: 'taps' })
    const { feedbackMs, outcomeMs } = await timeTaps(played, 20)
    const frames = async (size: Size) => {
      const watched = await fresh({ size })
      await watched.goto('/')
      const { longestMs, long, count, pieces, longestGapMs } = await measureFrames(watched, SLOWDOWN, 4)
      await watched.context().close()
      return {
        longestFrameMs: longestMs,
        framesOver50Ms: `${long} of ${count}`,
        longestGapMs,
        piecesInMotion: pieces,
      }
    }
    /** A chart that grows: what it takes to lay a tile when there are few and many, and to pan all of it. */
    const chart = async () => {
      const page = await fresh({ motion: false })
      await page.goto('/')
      const seats = [{ kind: 'me' }, { kind: 'me' }] as const
      await layTable(page, { game: 'explorers', seats, seed: 'cost' })
      const layOnSmallMs = await layCost(page)
      await finish(page, 20)
      const layOnFullMs = await layCost(page)
      await finish(page, 24)
      await page.locator('.ex-sheet').waitFor()
      const { tiles, long, count, longestMs } = await panFrames(page, SLOWDOWN)
      return { tiles, layOnSmallMs, layOnFullMs, pannedOver50Ms: `${long} of ${count}`, longestPannedMs: longestMs }
    }
    const desk = await frames('desktop')
    const big = await frames('big')
    return {
      javascriptKB,
      totalKB,
      ...desk,
      at1920x1080: big,
      chart: await chart(),
      tapToFeedbackMs: feedbackMs,
      tapToOutcomeMs: outcomeMs,
      startToPageMs,
      tapsToFirstRoll: taps,
    }
  } finally {
    await browser.close()
    await server.close()
    remove()
  }
}
