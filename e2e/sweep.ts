// Every screen in every window: nothing is cut, covered, too small, or out of reach, and no barrier that axe knows of,
// however small, on a narrow page and a wide one.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { barriers, stage } from './kit.ts'
import { isLikeAnother, SCENES } from './screens.ts'

type Window = readonly [width: number, height: number]
/** How a device is held: its windows, first those of every screen, and where axe looks too. */
interface Hold {
  readonly size: 'phone' | 'desktop'
  readonly windows: readonly Window[]
  /** For screens that are not much like those of another game. */
  readonly more: readonly Window[]
  readonly axed: readonly string[]
}
/** In the hand, touched by fingers. In the emulation of a phone axe takes minutes for the books of rules: it looks on a desk. */
const hand: Hold = {
  size: 'phone',
  windows: [
    [360, 640],
    [390, 844],
    [820, 1180],
    [844, 390],
  ],
  more: [
    [320, 568],
    [600, 960],
    [640, 360],
  ],
  axed: [],
}
/** By mouse, the narrow ones too. */
const desk: Hold = {
  size: 'desktop',
  windows: [
    [1280, 800],
    [1920, 1080],
  ],
  more: [
    [390, 844],
    [800, 600],
    [1024, 640],
    [2560, 1440],
  ],
  axed: ['390x844', '1280x800'],
}

const HOLDS = { hand, desk } as const

/** Painted as small as this: nobody looks at it, and to paint takes longer than to lay out. */
const PAINTED = 0.05

/** Gives a page other windows, and at last its own again. */
async function windowsOf(page: Page, mobile: boolean) {
  const session = await page.context().newCDPSession(page)
  const [width, height] = [page.viewportSize()!.width, page.viewportSize()!.height]
  /** Twice: the first frame hears of the size, the second has followed it. */
  const followed = () =>
    page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const set = async ([width, height]: Window, scale: number): Promise<void> => {
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, mobile, scale, deviceScaleFactor: 1 })
    await followed()
  }
  return {
    small: (window: Window) => set(window, PAINTED),
    own: () => set([width, height], 1),
  }
}

/** Below a sheet nothing is reached, and was looked at before the sheet was opened. */
const barriersIn = async (page: Page): Promise<string[]> =>
  barriers(page, (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'html')

/** Walks every other screen, from the first or from the second on, as they are held: four files do, so that two run at once. */
export function sweep(held: keyof typeof HOLDS, from: 0 | 1): void {
  const { size, windows, more, axed }: Hold = HOLDS[held]
  const { open } = stage()
  const scenes = Object.entries(SCENES).filter((_, i) => i % 2 === from)
  describe.each(scenes)('%s', (_title, scene) => {
    test('nothing is cut, covered, too small or out of reach', { timeout: 480_000 }, async () => {
      const page = await open('/', { size, language: 'fr' })
      const { small, own } = await windowsOf(page, size === 'phone')
      const found: { [screen: string]: string[] } = {}
      await scene(page, async name => {
        const wrong = new Map<string, string[]>()
        const note = (findings: readonly string[], where: string): void => {
          for (const finding of findings) wrong.set(finding, [...(wrong.get(finding) ?? []), where])
        }
        for (const window of isLikeAnother(name) ? windows : [...windows, ...more]) {
          await small(window)
          const where = window.join('x')
          note(await audit(page), where)
          if (axed.includes(where)) note(await barriersIn(page), where)
        }
        await own()
        found[name] = [...wrong].map(([finding, where]) => `${finding} (${where.join(', ')})`)
      })
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map(screen => [screen, []])))
    })
  })
}
