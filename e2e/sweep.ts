// Every screen in every window: nothing is cut, covered, too small, or out of reach, and no barrier that axe knows of,
// however small, on a phone, a tablet and a desk.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { barriers, stage } from './kit.ts'
import { SCENES } from './screens.ts'

type Window = readonly [width: number, height: number]
/** Held in the hand, touched by fingers. */
const HANDHELD: readonly Window[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [640, 360],
  [844, 390],
  [1024, 768],
  [1180, 820],
]
/** By mouse, the narrow ones too. */
const DESKS: readonly Window[] = [
  [390, 844],
  [820, 1180],
  [800, 600],
  [1024, 640],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
]

/** Where axe looks too; on a desk only, as in the emulation of a phone it takes minutes for the books of rules. */
const AXED: readonly string[] = ['390x844', '820x1180', '1280x800']

/** Twice: the first frame hears of the size, the second has followed it. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** All that is wrong with a screen, each with the windows where it is. */
async function tryWindows(page: Page, windows: readonly Window[], axed: readonly string[]): Promise<string[]> {
  const found = new Map<string, string[]>()
  for (const [width, height] of windows) {
    await resize(page, { width, height })
    const where = `${width}x${height}`
    for (const finding of [...(await audit(page)), ...(axed.includes(where) ? await barriers(page) : [])]) {
      found.set(finding, [...(found.get(finding) ?? []), where])
    }
  }
  return [...found].map(([finding, where]) => `${finding} (${where.join(', ')})`)
}

const HOLDS = {
  hand: { size: 'phone', windows: HANDHELD, axed: [] },
  desk: { size: 'desktop', windows: DESKS, axed: AXED },
} as const

/** Walks all screens, as they are held: two files do, so that both run at once. */
export function sweep(held: keyof typeof HOLDS): void {
  const { size, windows, axed } = HOLDS[held]
  const { open } = stage()
  describe.each(Object.entries(SCENES))('%s', (_title, scene) => {
    test('nothing is cut, covered, too small or out of reach', { timeout: 480_000 }, async () => {
      const page = await open('/', { size, language: 'fr' })
      const first = page.viewportSize()!
      const found: { [screen: string]: string[] } = {}
      await scene(page, async name => {
        found[name] = await tryWindows(page, windows, axed)
        await resize(page, first)
      })
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map(screen => [screen, []])))
    })
  })
}
