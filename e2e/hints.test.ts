// A hint, and where a match was decided: on the server and on the device, in both languages and sizes.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stage } from './kit.ts'
import { ALONE, awaited, finish, layTable, NO_SERVER, playOn, serverSays } from './play.ts'

const here = stage()
const { open, expectErrors } = here

const foot = (page: Page, words: RegExp) => page.locator('.foot button', { hasText: words })

test.each(['desktop', 'phone'] as const)(
  'an expert advises: a tap shows it on the board, a second one plays it (%s)',
  async size => {
    const page = await open('about:blank', { size, language: size === 'phone' ? 'fr' : 'en' })
    await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'advice' })
    await foot(page, /A hint|Un conseil/).click()
    const opinion = page.locator('.opinion').first()
    await opinion.waitFor()
    expect(await page.locator('.opinion').count()).toBeGreaterThan(1)
    expect(await opinion.innerText()).toMatch(/\d+\s?%/)
    expect(await barriers(page)).toEqual([])
    const { seq } = await serverSays(page)
    await opinion.click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.locator('main [data-advised]').first().waitFor()
    expect(await page.locator('.advice').innerText()).toMatch(/\d+\s?%/)
    expect(await barriers(page)).toEqual([])
    expect((await serverSays(page)).seq).toBe(seq)
    await page.locator('.advice .button').first().click()
    await expect.poll(async () => (await serverSays(page)).seq).toBeGreaterThan(seq)
  },
)

test('a table can be laid without advice', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'no advice', hints: false })
  await awaited(page)
  expect(await foot(page, /A hint/).count()).toBe(0)
})

test('after the match its course is shown, with the moments where it turned', async () => {
  const page = await open('about:blank')
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'course' })
  await finish(page)
  await page.locator('dialog[open] .result .actions button', { hasText: 'Where it was decided' }).click()
  await page.locator('.turns').waitFor()
  const dashes = await page
    .locator('.course-box .course')
    .evaluateAll(lines => lines.map(line => getComputedStyle(line).strokeDasharray))
  expect(dashes).toHaveLength(3)
  // Told apart without any colour.
  expect(new Set(dashes).size).toBe(3)
  expect(await barriers(page)).toEqual([])
})

test('without a server, on a phone: a level and a character are chosen, an expert advises, and the course is shown', async () => {
  const page = await open('/', { size: 'phone', language: 'fr', serviceWorker: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expectErrors(NO_SERVER)
  expectErrors(/\/api\//)
  await here.server.stop()
  try {
    await page.goto('/new/maitre')
    await page.locator('.chair-tool').last().click()
    await page.locator('.sitter.bot .who').selectOption('Gorm')
    await page.locator('.sitter.bot select').last().selectOption('medium')
    expect(await barriers(page)).toEqual([])
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/table/d-*')
    await awaited(page)
    expect(await page.locator('main').innerText()).toContain('Gorm')
    await foot(page, /Un conseil/).click()
    await page.locator('.opinion').first().waitFor()
    expect(await barriers(page)).toEqual([])
    await page.locator('.opinion').first().click()
    await page.locator('.advice .button').first().click()
    await playOn(page)
    await page.locator('dialog[open] .result .actions button', { hasText: /Où tout s’est joué/ }).click()
    await page.locator('.turns').waitFor()
    expect(await page.locator('.course-box .course').count()).toBe(2)
    expect(await barriers(page)).toEqual([])
  } finally {
    await here.server.start()
  }
})

test('what happened since my last turn is gone through step by step, and the way home counts the tables that wait', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'since' })
  for (let turns = 0; turns < 40 && (await foot(page, /Meanwhile/).count()) === 0; turns++) {
    await playOn(page, { most: 1 })
    await awaited(page)
  }
  await foot(page, /Meanwhile/).click()
  const sheet = page.getByRole('dialog', { name: 'Meanwhile' })
  await sheet.getByText(/^1 of/).waitFor()
  const first = await sheet.getByRole('status').first().innerText()
  await page.keyboard.press('ArrowRight')
  await sheet.getByText(/^2 of/).waitFor()
  expect(await sheet.locator('[aria-current=step]').innerText()).not.toContain(first)
  await sheet.getByRole('button', { name: 'What came before' }).click()
  await sheet.getByText(/^1 of/).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto('/')
  await page.locator('.tables .line').waitFor()
  await page.goto('/rules/maitre')
  await page.getByRole('link', { name: 'one table waits for you' }).waitFor()
})
