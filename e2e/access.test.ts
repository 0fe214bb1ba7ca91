// Every screen, on a desk and on a phone, has no barrier that axe calls serious or critical.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Size } from './browser.ts'
import { barriers, stage } from './kit.ts'
import { ALONE, awaited, finish, layTable, playUntil, serverSays } from './play.ts'

const { open } = stage()

const isRolled = async (page: Page): Promise<boolean> => (await serverSays(page)).view.turn.rolls > 0

describe.each<Size>(['desktop', 'phone'])('%s', size => {
  test.each([
    ['home', '/', '.tables'],
    ['a new table', '/new/maitre', '.chairs'],
    ['the rules', '/rules/maitre', '.book'],
    ['settings', '/settings', '.settings'],
    ['about', '/about', '.about'],
    ['the guide', '/learn/maitre', '.coach'],
  ])('%s', async (_, path, shows) => {
    const page = await open(path, { size })
    await page.locator(shows).waitFor()
    expect(await barriers(page)).toEqual([])
  })

  test('a table: actions, dice, log, reasons, menu, result', async () => {
    const page = await open('/', { size })
    await layTable(page, { seats: ALONE, seed: 'access' })
    await awaited(page)
    const found: { [screen: string]: string[] } = {}
    found['actions'] = await barriers(page)
    await playUntil(page, isRolled)
    await page.locator('.option .odds').first().waitFor()
    found['dice'] = await barriers(page)

    await page.getByRole('button', { name: 'Log' }).click()
    await page.locator('.drawer').waitFor()
    found['log'] = await barriers(page)
    await page.locator('.drawer').getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Menu' }).click()
    found['menu'] = await barriers(page)
    await page.getByRole('button', { name: 'Menu' }).click()

    await page.getByRole('button', { name: 'Why can’t I?' }).click()
    await page.locator('dialog[open]').waitFor()
    found['reasons'] = await barriers(page)
    await page.keyboard.press('Escape')

    await finish(page)
    await page.locator('dialog[open] .result').waitFor()
    found['result'] = await barriers(page)
    await page.getByRole('button', { name: 'Watch it again' }).click()
    await page.locator('.player').waitFor()
    found['replay'] = await barriers(page)
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map(screen => [screen, []])))
  })
})

test('high contrast', async () => {
  const page = await open('/', { settings: { contrast: 'more' } })
  await page.locator('.tables').waitFor()
  expect(await barriers(page)).toEqual([])
  await layTable(page, { seats: ALONE, seed: 'access' })
  await awaited(page)
  expect(await barriers(page)).toEqual([])
})
