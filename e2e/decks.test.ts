// A deck of the house, for players: on the server, on the device alone, and when it changes under an open page.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stage } from './kit.ts'
import { ALONE, awaited, layTable, NO_SERVER, playOn } from './play.ts'

const folder = mkdtempSync(join(tmpdir(), 'naust-decks-'))
/** Every ship takes two sixes, and one has a name of its own. */
const ours = readFileSync('src/games/maitre/cards/deck.json', 'utf8')
  .replace(/("family".*"combination": )"[^"]+"/g, '$1"6 6"')
  .replace('"en": "Fluyt"', '"en": "Our own fluyt"')

beforeAll(() => {
  writeFileSync(join(folder, 'maitre.json'), ours)
  process.env['DECKS'] = folder // before the server starts
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const here = stage()
const { open, expectErrors } = here

/** What the menu of a table says of its cards. */
async function deckAt(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const told = await page.locator('.menu .proof small').last().innerText()
  await page.getByRole('button', { name: 'Menu' }).click()
  return told
}

test('the rules show the cards played here, and say so; the guide knows that it speaks of others', async () => {
  const page = await open('/rules/maitre', { serviceWorker: true })
  await page.getByText(/^Deck: edition \w+$/).waitFor()
  expect(await page.getByText('Our own fluyt').count()).toBeGreaterThan(0)
  expect(await page.locator('.figure').count()).toBe(0)
  await page.getByRole('link', { name: 'Learn in 2 minutes' }).click()
  await page.getByText('The cards in use here are not the ones').waitFor()
  await page.goto('/rules/shipwrights')
  await page.getByText('Deck: built-in').waitFor()
  expect(await page.locator('.figure').count()).toBe(8)
})

test('a table on the server plays with them, and so do its bots', async () => {
  const page = await open('about:blank')
  await layTable(page, { seats: ALONE, seed: 'ours' })
  await awaited(page)
  expect(await deckAt(page)).toMatch(/^Deck: edition \w+$/)
  await playOn(page, { most: 8 })
  const metrics = await (await page.request.get('/metrics')).text()
  expect(metrics).toMatch(/outcome="decided"\} [1-9]/)
  expect(metrics).not.toMatch(/outcome="(?:failed|helped)"\} [1-9]/)
})

test('a table on the device plays with them too, when the server was reached once', async () => {
  const page = await open('/rules/maitre', { serviceWorker: true })
  await page.getByText(/^Deck: edition/).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expectErrors(NO_SERVER)
  expectErrors(/\/api\//)
  await here.server.stop()
  try {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await page.waitForURL('**/table/d-*')
    await awaited(page)
    expect(await deckAt(page)).toMatch(/^Deck: edition \w+$/)
    await playOn(page, { most: 3 })
  } finally {
    await here.server.start()
  }
})

test('when the file is gone, a page that was open plays on with the cards that come with the game', async () => {
  const page = await open('/rules/maitre', { serviceWorker: true })
  await page.getByText(/^Deck: edition/).waitFor()
  delete process.env['DECKS']
  expectErrors(NO_SERVER)
  await here.server.stop()
  await here.server.start()
  try {
    await page.getByRole('link', { name: 'Naust, home' }).click()
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await awaited(page)
    expect(await deckAt(page)).toBe('Deck: built-in')
    await playOn(page, { most: 3 })
  } finally {
    process.env['DECKS'] = folder
  }
})

test('a page that has not heard of the cards of a table asks to be reloaded', async () => {
  // The server still plays without the file.
  const page = await open('/rules/maitre', { serviceWorker: true })
  await page.getByText('Deck: built-in').waitFor()
  expectErrors(NO_SERVER)
  await here.server.stop()
  await here.server.start()
  await page.getByRole('link', { name: 'Naust, home' }).click()
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await page.getByText('This table is played with different cards from this page. Please reload the page.').waitFor()
  await page.reload()
  await awaited(page)
  expect(await deckAt(page)).toMatch(/^Deck: edition \w+$/)
})
