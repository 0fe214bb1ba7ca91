// For eyes that see otherwise: the few colours a system forces, no colour at all, and text twice as large.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { barriers, stage } from './kit.ts'
import { ALONE, awaited, finish, layTable, playUntil, serverSays } from './play.ts'
import { SCENES } from './screens.ts'

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

test.each(['light', 'dark'] as const)(
  'in forced colours on a %s ground dice can be read, and what can be touched stands out',
  async forcedColors => {
    const page = await open('/', { forcedColors })
    await layTable(page, { seats: ALONE, seed: 'shots' })
    await awaited(page)
    await playUntil(page, isRolled)
    for (const things of ['.tray .die', '.option'])
      expect(await contrastOf(page, things), things).toBeGreaterThanOrEqual(4.5)
    await page.locator('.piece.lit').first().waitFor()
    const borders = await page.evaluate(() =>
      ['.piece.lit', '.piece:not(.lit)'].map(selector => {
        const piece = document.querySelector(selector)
        if (!piece) return null
        const { outlineStyle, borderTopStyle, outlineColor, borderTopColor } = getComputedStyle(piece)
        return `${outlineStyle} ${outlineColor} ${borderTopStyle} ${borderTopColor}`
      }),
    )
    expect(borders[0]).not.toBe(borders[1])
    await page.screenshot({ path: `shots/forced/dice-${forcedColors}.png` })
  },
)

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
test.each(BOARDS.flatMap(board => (['light', 'dark'] as const).map(ground => ({ ...board, ground }))))(
  'in forced colours on a $ground ground the board of $game can be read, and what can be touched stands out',
  async ({ game, space, things, ground }) => {
    const page = await open('/', { forcedColors: ground })
    await layTable(page, { game, seats: ALONE, seed: 'yard' })
    await finish(page, 3)
    await page.locator(`${space}.lit`).first().waitFor()
    for (const thing of things) expect(await contrastOf(page, thing), thing).toBeGreaterThanOrEqual(4.5)
    const borderOf = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate(piece => {
          const { outlineStyle, outlineColor, borderTopStyle, borderTopColor } = getComputedStyle(piece)
          return `${outlineStyle} ${outlineColor} ${borderTopStyle} ${borderTopColor}`
        })
    expect(await borderOf(`${space}.lit`)).not.toBe(await borderOf(`${space}:not(.lit)`))
    await page.screenshot({ path: `shots/forced/${game}-${ground}.png` })
  },
)

test('without some colours, or any, dice, choices, chances and whose they are can be told', async () => {
  const page = await open('/')
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

describe('text twice as large', () => {
  test.each(['pages', 'table', 'yard', 'village', 'north'])('%s', { timeout: 180_000 }, async scene => {
    const page = await open('/', { language: 'fr' })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.reload()
    const found: { [screen: string]: string[] } = {}
    await SCENES[scene]!(page, async name => {
      found[name] = await audit(page)
    })
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map(screen => [screen, []])))
  })
})

test('high contrast has no barriers', async () => {
  const page = await open('/', { settings: { contrast: 'more' } })
  await page.locator('.tables').waitFor()
  expect(await barriers(page)).toEqual([])
  await layTable(page, { seats: ALONE, seed: 'access' })
  await awaited(page)
  expect(await barriers(page)).toEqual([])
})
