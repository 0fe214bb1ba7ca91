// The pages around the table: languages, rules and their search, settings, the guide from its first step to its last.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { awaited, playOn } from './play.ts'

const { open } = stage()

test('the language changes at once, at home and at the table, and stays', async () => {
  const page = await open('/', { language: 'fr' })
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor()
  await page.getByRole('button', { name: 'EN, English' }).click()
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await awaited(page)
  expect(await page.getByRole('button', { name: 'Why can’t I?' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Pourquoi pas ?' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  await page.reload()
  await awaited(page)
  expect(await page.getByRole('button', { name: 'Pourquoi pas ?' }).count()).toBe(1)
})

test('rules can be searched, whatever the accents', async () => {
  const page = await open('/rules/maitre', { language: 'fr' })
  const search = page.getByRole('searchbox', { name: 'Chercher dans les règles' })
  const sections = page.locator('.book section')
  await search.waitFor()
  const all = await sections.count()
  await search.fill('tresor')
  await page.getByText(/\d+ passages? trouvés?/).waitFor()
  expect(await sections.count()).toBeLessThan(all + 1)
  expect((await page.locator('.book mark').first().innerText()).toLowerCase()).toBe('trésor')
  await search.fill('zzzz')
  await page.getByText('« zzzz »').waitFor()
  expect(await sections.count()).toBe(0)
  await page.getByRole('button', { name: 'Tout montrer' }).click()
  await expect.poll(() => sections.count()).toBe(all)
})

test('settings apply at once and are kept', async () => {
  const page = await open('/settings')
  const root = page.locator('html')
  await page.getByRole('radiogroup', { name: 'Contrast' }).getByText('More', { exact: true }).click()
  expect(await root.getAttribute('data-contrast')).toBe('more')
  await page.getByRole('radiogroup', { name: 'Motion' }).getByText('Less', { exact: true }).click()
  expect(await root.getAttribute('data-motion')).toBe('less')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('radiogroup', { name: 'Odds' }).getByText('Hide', { exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Français', { exact: true }).click()
  await page.getByRole('heading', { name: 'Réglages' }).waitFor()
  expect(await root.getAttribute('lang')).toBe('fr')

  await page.goto('/')
  expect(await root.getAttribute('data-contrast')).toBe('more')
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await awaited(page)
  await playOn(page, { most: 1 })
  expect(await page.locator('.fleet h2').innerText()).toContain('Ada')
  expect(await page.locator('.option .odds').count()).toBe(0)
})

/** Two frames on: what follows something on the page has caught up with it. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

test.each(['desktop', 'phone'] as const)(
  'the guide leads through a first turn, by touching what is ringed: %s',
  async size => {
    const page = await open('/', { size })
    await page.getByRole('link', { name: 'Learn in 2 minutes' }).click()
    const title = page.locator('.coach h1')
    await title.waitFor()
    const told = new Set<string>()
    for (let step = 0; step < 30; step++) {
      const now = await title.innerText()
      told.add(now)
      if ((await page.locator('.coach .play-now').count()) > 0) break
      const next = page.getByRole('button', { name: 'Next' })
      if ((await next.count()) > 0) await next.click()
      else {
        await expect.poll(() => page.locator('.ring').evaluate(ring => ring.style.opacity)).toBe('1')
        await settled(page)
        const { x, y, width, height } = (await page.locator('.ring').boundingBox())!
        await page.mouse.click(x + width / 2, y + height / 2)
      }
      await expect.poll(() => title.innerText(), { message: `after «${now}»`, timeout: 4000 }).not.toBe(now)
    }
    expect(told.size).toBeGreaterThan(12)
    await page.locator('.coach .play-now button').click()
    await page.waitForURL('**/table/*')
    await awaited(page)
  },
)

test('a game or table nobody knows leads home', async () => {
  const page = await open('/rules/nothing')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
})
