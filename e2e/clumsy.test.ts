// Wrong clicks, hasty clicks and strange names: nothing bad comes of them, and what is refused says why.
import type { ElementHandle, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { ALONE, answersFrom, awaited, boardOf, choices, choose, layTable, playUntil, serverSays } from './play.ts'

const { open, expectErrors } = stage()

/** Where a person would click, whether or not the page thinks it can be. */
async function clickOn(page: Page, thing: ElementHandle, times = 1): Promise<void> {
  await thing.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await thing.boundingBox())!
  for (let click = 1; click <= times; click++) {
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down({ clickCount: click })
    await page.mouse.up({ clickCount: click })
  }
}

test('what cannot be done says why: a card in the dark, an action, and all reasons on demand', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'refusals' })
  await awaited(page)
  const counted = await answersFrom(page)
  const notice = page.locator('.notice')
  const before = await boardOf(page)

  await clickOn(page, (await page.$('.option.refused'))!)
  await expect.poll(() => notice.innerText()).toMatch(/\w+ .*\w+/)

  await page.reload()
  await awaited(page)
  await clickOn(page, (await page.$('.port .piece[aria-disabled="true"]'))!)
  await expect.poll(() => notice.innerText()).toMatch(/\w+ .*\w+/)

  await page.getByRole('button', { name: 'Why can’t I?' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is not possible now' })
  await dialog.waitFor()
  const actions = await dialog.locator('dt').allInnerTexts()
  expect(actions.length).toBeGreaterThan(0)
  expect(await dialog.locator('dd').count()).toBeGreaterThanOrEqual(actions.length)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await boardOf(page)).toBe(before)
  expect(counted.sent).toBe(0)
})

test('a card touched, once or twice, answers nothing: it offers its button', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'refusals' })
  await awaited(page)
  const counted = await answersFrom(page)
  const ship = (await page.$('.port .piece.lit'))!
  await clickOn(page, ship, 2)
  await page.locator('.port .piece[aria-pressed=true]').waitFor()
  expect(await page.locator('.option').allInnerTexts()).toEqual([expect.stringContaining('rolls the dice')])
  expect(counted.sent).toBe(0)
  await page.locator('.option').click()
  await page.locator('.tray .rolled .die').first().waitFor()
  expect(counted.sent).toBe(1)
})

test('who wants to be asked before what is final is asked, and may still think better of it', async () => {
  const page = await open('about:blank', { settings: { sure: 'on' } })
  expectErrors(/status of 409/)
  await layTable(page, { seats: ALONE, seed: 'refusals' })
  // In the first turn there is nothing to choose from but to roll: nobody is asked about that.
  await playUntil(page, async () => (await serverSays(page)).view.turn.rolls > 0)
  const before = await boardOf(page)
  const dialog = page.getByRole('dialog', { name: 'Play this for good?' })
  const place = page.locator('.option:not(.refused)').first()
  await place.click()
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await boardOf(page)).toBe(before)
  await place.click()
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => boardOf(page)).not.toBe(before)
})

test('whatever lies on the table opens large, and says why it cannot be used now', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'refusals' })
  await awaited(page)
  const counted = await answersFrom(page)
  const sheet = page.locator('dialog[open]')
  for (const thing of ['.port .berth.pile .piece', '.port .berth.stack .piece', '.port .ship .piece']) {
    await page.locator(thing).first().click({ button: 'right', force: true })
    await sheet.waitFor()
    expect((await sheet.innerText()).length).toBeGreaterThan(40)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  // The mouse rests on something else meanwhile: what was opened on purpose stays.
  await page.mouse.move(5, 5)
  await page.locator('.port .ship .piece').first().hover({ force: true })
  await page.locator('.port .berth.stack .piece').first().focus()
  await page.keyboard.press('i')
  await sheet.waitFor()
  await page.waitForTimeout(900)
  expect(await sheet.innerText()).toContain('You need a free ship')
  expect(counted.sent).toBe(0)
})

test('a double click on an option answers once', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'hasty' })
  for (let made = 0; made < 5; made++) {
    await awaited(page)
    const { options, start } = await choices(page)
    const counted = await answersFrom(page)
    const option = options[0]!
    const leadsOn = start && (await option.innerText()).includes('Choose')
    await clickOn(page, option, 2)
    await page.waitForFunction(element => !element.isConnected, option)
    await awaited(page)
    expect(counted.sent).toBeLessThanOrEqual(1)
    if (leadsOn) expect(counted.sent).toBe(0)
  }
})

test('a second click that comes late does not answer what is asked next', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'late' })
  await awaited(page)
  const counted = await answersFrom(page)
  const option = (await choices(page)).options[0]!
  const { x, y, width, height } = (await option.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.waitForFunction(element => !element.isConnected, option)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await awaited(page)
  expect(counted.sent).toBe(1)
})

test('undo takes an answer back where nothing was learnt from it, and else says why not', async () => {
  const page = await open('about:blank')
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'me', name: 'Bo' },
  ] as const
  await layTable(page, { seats, seed: 'undo' })
  await awaited(page)
  const foot = page.locator('.foot')
  expect(await foot.innerText()).toContain('Nothing to undo.')
  await playUntil(page, async () => (await serverSays(page)).view.turn.rolls > 0)
  expect(await foot.innerText()).toContain('Cannot undo: the dice have rolled.')

  let before = ''
  const undo = foot.getByRole('button', { name: 'Undo' })
  await playUntil(page, async () => {
    if ((await undo.count()) > 0) return true
    before = await boardOf(page)
    return false
  })
  await undo.click()
  await expect.poll(() => boardOf(page)).toBe(before)
})

test('a name with markup is a name', async () => {
  const name = '<b>x</b><i onload=1>'
  const page = await open('/', { settings: { name } })
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await awaited(page)
  await choose(page, (await choices(page)).options[0]!)
  await awaited(page)
  expect(await page.locator('.fleet h2').innerText()).toContain(name)
  await page.getByRole('button', { name: 'Log' }).click()
  // Told to whoever bears it, the log says «you».
  expect(await page.locator('.drawer').innerText()).toContain('You ')
  expect(await page.locator('h2 b, h2 i, .drawer li b, [onload]').count()).toBe(0)
  await page.goto('/')
  expect(await page.locator('.tables .seats').first().innerText()).toContain(name)
})
