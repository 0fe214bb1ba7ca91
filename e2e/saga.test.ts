// A whole short saga in the browser: on a phone and on a desk, by hand and by keys, taken along as a file and taken up again,
// and read afterwards as a chronicle; and one tale with runestones from its own new table.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { serverSays } from './play.ts'
import { laySaga, toEnd, toPause, viewOf } from './saga.ts'

const { open, expectErrors } = stage()

/** The file that something on the page saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return (await download.path())!
}

test('a saga on a phone, from tale to tale to its chronicle', async () => {
  const page = await open('/', { size: 'phone', language: 'fr' })
  await laySaga(page, 'whole')
  const strip = page.locator('.rs-strip')
  await strip.waitFor()
  expect(await strip.locator('.rs-entry').count()).toBe(6)
  // A stone says what it asks and how near everybody is.
  await strip.locator('.rs-entry').first().tap()
  await page.locator('dialog[open] .rs-race').waitFor()
  expect(await page.locator('dialog[open] .rs-race li').count()).toBe(3)
  await page.keyboard.press('Escape')
  await toPause(page)
  await page.locator('.rs-pause .option').waitFor()
  expect(await page.locator('.rs-ended tbody tr').count()).toBe(3)
  expect(await page.locator('.rs-brought li').count()).toBe(3)
  await page.locator('.rs-pause .option').tap()
  await page.locator('.rd-table').waitFor()
  expect(viewOf(await serverSays(page))).toMatchObject({ phase: 'tale', tale: 'raiders' })
  await toEnd(page)
  await page.locator('dialog[open] .result').waitFor()
  await page.locator('.rs-trophies').first().waitFor()
  // The buttons are the last that is seen of the sheet, whatever can be scrolled to.
  const bottomOf = (part: string) => page.locator(part).evaluate(box => box.getBoundingClientRect().bottom)
  expect((await bottomOf('dialog[open]')) - (await bottomOf('.result .actions'))).toBeLessThan(5)
  await page.locator('dialog a.button', { hasText: 'chronique' }).tap()
  const chronicle = page.locator('.chronicle')
  await chronicle.waitFor({ timeout: 60_000 })
  expect(await chronicle.locator('.tale').count()).toBe(3)
  await chronicle.locator('.saga-curve').first().waitFor({ timeout: 120_000 })
  // Words lie on paper like the rest: no box around them, no room left over.
  const [words, lines] = await chronicle
    .locator('.first-words')
    .first()
    .evaluate(words => [words.scrollHeight, Number.parseFloat(getComputedStyle(words).lineHeight)] as const)
  expect(words).toBeLessThan(8 * lines)
  const file = await saved(page, () => page.locator('.actions button').nth(1).tap())
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('Freydis')
  expect(text).not.toMatch(/src="(?:blob|http)/)
})

test('on a desk by keys: the saga in one sheet, and the way on between two tales', async () => {
  const page = await open('/')
  await laySaga(page, 'keys')
  await page.locator('.rs-strip').waitFor()
  await page.keyboard.press('s')
  await page.locator('dialog[open] .rs-clan').first().waitFor()
  expect(await page.locator('dialog[open] .rs-telling').count()).toBe(3)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await toPause(page)
  await page.locator('.rs-pause .option').waitFor()
  await page.keyboard.press('1')
  await page.locator('.rd-table').waitFor()
})

test('a saga of the device is exported, wiped, imported and gone on with', async () => {
  const page = await open('/', { serviceWorker: true })
  await page.evaluate(() => navigator.serviceWorker.ready)
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/)
  await page.context().setOffline(true)
  await page.goto('/new/runesaga')
  await page.locator('.chairs').waitFor()
  await page.locator('.begin .main').click()
  await page.locator('.rs-strip').waitFor()
  // Something is decided, so that there is something to lose.
  await page.locator('.yd-act .option').first().click()
  const stones = () => page.locator('.rs-entry .unseen').allInnerTexts()
  const before = await stones()
  await page.locator('.knob').last().click()
  await page.locator('.menu button', { hasText: 'Take the match along' }).click()
  await page.locator('.sealing output').waitFor()
  const code = await page.locator('.sealing output').innerText()
  const file = await saved(page, () => page.locator('.sealing .button.main').click())
  const text = readFileSync(file, 'utf8')
  expect(JSON.parse(text).about.game).toBe('runesaga')
  expect(text).not.toContain('secret')
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise(done => {
        const wiped = indexedDB.deleteDatabase('naust')
        wiped.addEventListener('success', () => done(null))
        wiped.addEventListener('blocked', () => {})
      }),
  )
  await page.goto('/take-up')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.sealing input:not([type=file])').fill('00000-00000-00000-00000')
  await page.locator('.sealing button').click()
  await page.locator('.sealing [role=alert]').waitFor()
  await page.locator('.sealing input:not([type=file])').fill(code.toLowerCase())
  await page.locator('.sealing button').click()
  await page.locator('.rs-strip').waitFor()
  expect(await stones()).toEqual(before)
  await page.locator('.yd-act .option, .yd-pack .lit').first().waitFor()
})

test('runestones are an option where one chooses the game of a tale', async () => {
  const page = await open('/new/raiders')
  const stones = page.locator('.game-options [role=radiogroup]').first()
  expect(await stones.innerText()).toContain('Runestones')
  await stones.locator('label').first().click()
  await page.locator('.begin .main').click()
  await page.locator('.rs-strip').waitFor()
  await page.locator('.rd-table').waitFor()
  expect(await page.locator('.rs-entry').count()).toBe(3)
  expect(await page.locator('h1').innerText()).toBe('Raiders of the North Sea, with runestones')
})
