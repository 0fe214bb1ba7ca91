// For eyes that see otherwise: the few colours a system forces, and no colour at all. Text twice as large: see sweep.ts.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stage } from './kit.ts'
import { ALONE, awaited, finish, layTable, playUntil, serverSays } from './play.ts'

const { open } = stage()

/** The part of a thing that is left out of account: a few dots may be of any colour. */
const FEW = 0.02
/**
 * How far the lightest and the darkest that covers a part of a thing are apart, as WCAG counts contrast; the least of all
 * such things in the window, of which there is one at least.
 */
async function contrastOf(page: Page, things: string): Promise<number> {
  const picture = (await page.screenshot()).toString('base64')
  const found = await page.locator(things).evaluateAll(
    async (all, [png, part]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d', { willReadFrequently: true })!
      pen.drawImage(image, 0, 0)
      const light = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      return all.flatMap(thing => {
        const { left, top, right, bottom } = thing.getBoundingClientRect()
        const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))]
        const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y]
        if (width < 1 || height < 1) return []
        const { data } = pen.getImageData(x, y, Math.floor(width), Math.floor(height))
        const lights: number[] = []
        for (let i = 0; i < data.length; i += 4) {
          const [red, green, blue] = [data[i]!, data[i + 1]!, data[i + 2]!].map(value => light(value / 255))
          lights.push(0.2126 * red! + 0.7152 * green! + 0.0722 * blue!)
        }
        lights.sort((a, b) => a - b)
        const share = Math.floor(lights.length * part)
        return [(lights.at(-1 - share)! + 0.05) / (lights[share]! + 0.05)]
      })
    },
    [picture, FEW] as const,
  )
  expect(found.length, things).toBeGreaterThan(0)
  return Math.min(...found)
}
const isRolled = async (page: Page): Promise<boolean> => (await serverSays(page)).view.turn.rolls > 0

/** A system of few colours, on a light ground and then on a dark one. */
const GROUNDS = ['light', 'dark'] as const
const borderOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate(piece => {
      const { outlineStyle, outlineColor, borderTopStyle, borderTopColor } = getComputedStyle(piece)
      return `${outlineStyle} ${outlineColor} ${borderTopStyle} ${borderTopColor}`
    })
/** Everything can be read there, and what can be touched has another border than what cannot. */
async function standsOut(
  page: Page,
  name: string,
  things: readonly string[],
  lit: string,
  unlit: string,
): Promise<void> {
  await page.locator(lit).first().waitFor()
  for (const colorScheme of GROUNDS) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const thing of things)
      expect(await contrastOf(page, thing), `${thing}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
    expect(await borderOf(page, lit), colorScheme).not.toBe(await borderOf(page, unlit))
    await page.screenshot({ path: `shots/forced/${name}-${colorScheme}.png` })
  }
}

test('in forced colours dice can be read, and what can be touched stands out', async () => {
  const page = await open('about:blank', { forcedColors: 'light', painted: true })
  await layTable(page, { seats: ALONE, seed: 'shots' })
  await awaited(page)
  await playUntil(page, isRolled)
  await standsOut(page, 'dice', ['.tray .die', '.option'], '.piece.lit', '.piece:not(.lit)')
})

/** What is read and touched on a board, and a place of it that is lit now and then. */
const BOARDS = [
  {
    game: 'shipwrights',
    space: '.yd-space',
    things: ['.yd-hand .piece', '.yd-lot', '.yd-space', '.yd-act .option', '.yd-plate', '.yd-tonight .icon'],
  },
  {
    game: 'raiders',
    space: '.rd-house',
    things: ['.rd-hand .piece', '.rd-house', '.rd-plaque', '.rd-tile', '.rd-track', '.rd-act .option', '.whose'],
  },
] as const
test.each(BOARDS)(
  'in forced colours the board of $game can be read, and what can be touched stands out',
  async ({ game, space, things }) => {
    const page = await open('about:blank', { forcedColors: 'light', painted: true })
    await layTable(page, { game, seats: ALONE, seed: 'yard' })
    await finish(page, 3)
    await standsOut(page, game, things, `${space}.lit`, `${space}:not(.lit)`)
  },
)

test('without some colours, or any, dice, choices, chances and whose they are can be told', async () => {
  const page = await open('/', { painted: true })
  const session = await page.context().newCDPSession(page)
  await layTable(page, { seats: ALONE, seed: 'shots' })
  await awaited(page)
  await playUntil(page, isRolled)
  for (const type of ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type })
    for (const thing of ['.tray .die', '.option', '.port .plate', '.skipper .sign'])
      expect(await contrastOf(page, thing), `${thing}, ${type}`).toBeGreaterThanOrEqual(4.5)
  }
  const letters = await page.locator('.skipper .sign').allTextContents()
  expect(new Set(letters).size).toBe(letters.length)
})

test('high contrast has no barriers', async () => {
  const page = await open('/', { settings: { contrast: 'more' }, painted: true })
  await page.locator('.tables').waitFor()
  expect(await barriers(page)).toEqual([])
  await layTable(page, { seats: ALONE, seed: 'access' })
  await awaited(page)
  expect(await barriers(page)).toEqual([])
})
