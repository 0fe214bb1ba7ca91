// Every screen in every window, in the hand and on a desk: nothing is cut, covered, too small, or out of reach, and no barrier
// that axe knows of, however small, on a narrow page and a wide one; on the chief boards also with text twice as large.
// To come to a screen takes longest: one walk does, and the device changes where it stands.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { barriers, stage } from './kit.ts'
import { isForAll, isLikeAnother, SCENES } from './screens.ts'

type Window = readonly [width: number, height: number]
/** How a device is held: its windows, and where axe looks too. */
interface Hold {
  readonly touched: boolean
  /** Of every screen. */
  readonly windows: readonly Window[]
  /** For screens that are not much like those of another game. */
  readonly more: readonly Window[]
  /** Seldom seen, and much like the others: with SWEEP=all. */
  readonly rare: readonly Window[]
  readonly axed: readonly string[]
}
/** By mouse, a narrow one too. */
const desk: Hold = {
  touched: false,
  windows: [
    [1280, 800],
    [1920, 1080],
  ],
  more: [[390, 844]],
  rare: [
    [800, 600],
    [1024, 640],
    [2560, 1440],
  ],
  axed: ['390x844', '1280x800'],
}
/** In the hand, touched by fingers. In the emulation of a phone axe takes minutes for the books of rules: it looks on a desk. */
const hand: Hold = {
  touched: true,
  windows: [
    [360, 640],
    [390, 844],
    [820, 1180],
    [844, 390],
  ],
  more: [[320, 568]],
  rare: [
    [600, 960],
    [640, 360],
  ],
  axed: [],
}

const isThorough = process.env['SWEEP'] === 'all'
function windowsOf({ windows, more, rare }: Hold, name: string): readonly Window[] {
  if (isThorough) return [...windows, ...more, ...rare]
  return isLikeAnother(name) ? windows : [...windows, ...more]
}

/** Scenes that are tried with text twice as large too. */
const LARGE: readonly string[] = ['pages', 'table', 'yard', 'village', 'north']
const TEXT = { usual: { standard: 16, fixed: 13 }, large: { standard: 32, fixed: 26 } } as const

/** The window of a page that is opened, and any but that, to come from. */
const OWN: Window = [1280, 800]
const OTHER: Window = [1024, 640]

/** Painted as small as this: nobody looks at it, and to paint takes longer than to lay out. */
const PAINTED = 0.05

/** Gives a page other windows, held so or so, other sizes of text, and at last its own again. */
async function deviceOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  /** Twice: the first frame hears of the size, the second has followed it. */
  const followed = () =>
    page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const set = async ([width, height]: Window, mobile: boolean, scale: number): Promise<void> => {
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, mobile, scale, deviceScaleFactor: 1 })
    await followed()
  }
  return {
    touched: (enabled: boolean) => session.send('Emulation.setTouchEmulationEnabled', { enabled }),
    /** Followed with the next window: layouts, which count in em, are asked for anew then. */
    text: (size: keyof typeof TEXT) => session.send('Page.setFontSizes', { fontSizes: { ...TEXT[size] } }),
    small: (window: Window, mobile: boolean) => set(window, mobile, PAINTED),
    own: () => set(OWN, false, 1),
  }
}

/** Below a sheet nothing is reached, and was looked at before the sheet was opened. */
const barriersIn = async (page: Page): Promise<string[]> =>
  barriers(page, (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'html')

/** Walks every other scene, from the first or from the second on: two files do, at once. */
export function sweep(from: 0 | 1): void {
  const { open } = stage()
  const scenes = Object.entries(SCENES).filter((_, i) => i % 2 === from)
  describe.each(scenes)('%s', (title, scene) => {
    test('nothing is cut, covered, too small or out of reach', { timeout: 480_000 }, async () => {
      const page = await open('about:blank', { language: 'fr' })
      const device = await deviceOf(page)
      const found: { [screen: string]: string[] } = {}
      await scene(page, async name => {
        const wrong = new Map<string, string[]>()
        const note = (findings: readonly string[], where: string): void => {
          for (const finding of findings) wrong.set(finding, [...(wrong.get(finding) ?? []), where])
        }
        for (const hold of isForAll(name) ? [desk] : [desk, hand]) {
          const { touched, axed } = hold
          await device.touched(touched)
          for (const window of windowsOf(hold, name)) {
            await device.small(window, touched)
            const where = window.join('x')
            note(await audit(page), touched ? `${where} in the hand` : where)
            if (axed.includes(where)) note(await barriersIn(page), where)
          }
        }
        await device.touched(false)
        if (LARGE.includes(title) && !isLikeAnother(name)) {
          await device.text('large')
          await device.small(OTHER, false)
          await device.small(OWN, false)
          note(await audit(page), 'text twice as large')
          await device.text('usual')
          await device.small(OTHER, false)
        }
        await device.own()
        found[name] = [...wrong].map(([finding, where]) => `${finding} (${where.join(', ')})`)
      })
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map(screen => [screen, []])))
    })
  })
}
