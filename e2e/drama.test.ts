// What is felt at a table: its pace, what was done to me, pieces that fly, and the settings for all of it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stage } from './kit.ts'
import { ALONE, awaited, finish, layTable, playOn, playUntil } from './play.ts'
import { touch } from './yard.ts'

const { open } = stage()

const slip = (page: Page) => page.locator('.done-to-me')
const isHurt = async (page: Page): Promise<boolean> => (await slip(page).count()) > 0

test('what was done to me stays in sight, through a reload and in every tab, until I take note of it', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'hurt-5' })
  await playUntil(page, isHurt)
  const told = await slip(page).textContent()
  expect(told).toMatch(/Freydis|Bjarni/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await slip(other).waitFor()
  await page.reload()
  await slip(page).waitFor()
  expect(await slip(page).textContent()).toBe(told)
  expect(await slip(page).getAttribute('role')).toBe('alert')
  expect(await barriers(page)).toEqual([])
  await slip(page).getByRole('button').focus()
  await page.keyboard.press('Escape')
  await slip(page).waitFor({ state: 'detached' })
  await slip(other).waitFor({ state: 'detached' })
  await page.reload()
  await awaited(page)
  expect(await isHurt(page)).toBe(false)
})

test('what was done to me hides nothing that can be chosen', async () => {
  const page = await open('about:blank', { size: 'phone' })
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'robbed' })
  for (let touches = 0; !(await isHurt(page)); touches++) {
    expect(touches).toBeLessThan(700)
    expect(await touch(page)).toBe(true)
  }
  await slip(page).scrollIntoViewIfNeeded()
  const overlaps = await page.evaluate(() => {
    const box = document.querySelector('.done-to-me')!.getBoundingClientRect()
    return [...document.querySelectorAll('.option, .piece.lit')].filter(choice => {
      const { left, right, top, bottom } = choice.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }).length
  })
  expect(overlaps).toBe(0)
})

test('without motion the others still take their time, unless one wants it at once', async () => {
  const page = await open('about:blank', { settings: { speed: 'slow' } })
  await layTable(page, { seats: ALONE, seed: 'slow' })
  const behind = page.getByRole('button', { name: 'Jump to the latest' })
  for (let made = 0; !(await behind.isVisible()); made++) {
    expect(made).toBeLessThan(40)
    await Promise.race([awaited(page), behind.waitFor()])
    if (!(await behind.isVisible())) await playOn(page, { most: 1 })
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.menu').getByText('At once').click()
  await behind.waitFor({ state: 'detached', timeout: 1000 })
})

test('a phone trembles when it is my turn again, once however many tabs are open', async () => {
  const page = await open('/', { size: 'phone', settings: { speed: 'fast' } })
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'vibrate', {
      value: () => localStorage.setItem('trembled', String(Number(localStorage.getItem('trembled')) + 1)),
    })
  })
  // Two tabs that show the same match at its pace take their time on a busy machine.
  page.context().setDefaultTimeout(80_000)
  await layTable(page, { seats: ALONE, seed: 'tremble' })
  const other = await page.context().newPage()
  await other.goto(page.url())
  await awaited(other)
  const trembled = (): Promise<number> => page.evaluate(() => Number(localStorage.getItem('trembled')))
  await awaited(page)
  for (let made = 0; (await trembled()) === 0; made++) {
    expect(made).toBeLessThan(40)
    await playOn(page, { most: 1 })
    await awaited(page)
  }
  // The other tab has come as far, and kept still.
  await awaited(other)
  expect(await trembled()).toBe(1)
})

test('a setting changed in one tab is heard in the others', async () => {
  const page = await open('/settings')
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('radiogroup', { name: 'Sound' }).getByText('Soft').click()
  await page.waitForFunction(() => localStorage.getItem('naust.volume') === 'low')
  const sound = page.getByRole('radiogroup', { name: 'Sound' })
  await expect.poll(() => sound.getByLabel('Soft').isChecked()).toBe(true)
  expect(await page.getByRole('button', { name: 'Listen' }).isEnabled()).toBe(true)
})

/** Every piece in the window, by its name. */
const places = (page: Page): Promise<Record<string, readonly [number, number]>> =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')]
    return Object.fromEntries(
      pieces.map(piece => {
        const { left, top } = piece.getBoundingClientRect()
        return [piece.dataset['piece']!, [left, top] as const]
      }),
    )
  })

test('pieces of a match watched again start where they were seen, however fast one goes', async () => {
  const page = await open('about:blank', { motion: true })
  await layTable(page, { game: 'shipwrights', options: { days: 8 }, seats: ALONE, seed: 'again' })
  await finish(page)
  await page.locator('dialog[open] .result .actions button').nth(1).click()
  const slider = page.locator('.player input[type=range]')
  await slider.fill('20')
  let flown = 0
  for (let step = 0; step < 30; step++) {
    const wrong = await page.evaluate(async () => {
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
      const pieces = () => [...document.querySelectorAll<HTMLElement>('[data-piece]')]
      const before = new Map(pieces().map(piece => [piece.dataset['piece'], piece.getBoundingClientRect()]))
      document.querySelectorAll<HTMLElement>('.player .controls button')[3]!.click()
      // The step is there once what is drawn has changed hands; flights have only begun.
      await Promise.resolve()
      await frame()
      const flying = pieces().flatMap(piece => piece.getAnimations().map(flight => ({ piece, flight })))
      const astray = flying.filter(({ piece, flight }) => {
        flight.pause()
        flight.currentTime = 0
        const { left, top } = piece.getBoundingClientRect()
        const from = before.get(piece.dataset['piece']) ?? before.get(piece.dataset['from'])
        const isAstray = !from || Math.hypot(left - from.left, top - from.top) > 3
        flight.play()
        return isAstray
      })
      return { flying: flying.length, astray: astray.map(({ piece }) => piece.dataset['piece']) }
    })
    flown += wrong.flying
    expect(wrong.astray).toEqual([])
  }
  expect(flown).toBeGreaterThan(0)
  // And all of them land where they lie.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const landed = await places(page)
  await page.evaluate(() => document.getAnimations().forEach(animation => animation.cancel()))
  expect(await places(page)).toEqual(landed)
})
