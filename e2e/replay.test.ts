// A finished match by its link: the same moment for everybody, what if from there, and a file that is checked in the browser.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { ALONE, boardOf, finish, layTable, serverSays } from './play.ts'

const { open, expectErrors } = stage()

test('a link to a moment opens the same position for everybody who has it; the file is verified, and refused once tampered with', {
  timeout: 600_000,
}, async () => {
  const page = await open('about:blank', { settings: { name: 'Ada' } })
  await layTable(page, { seats: ALONE, seed: 'replayed' })
  await finish(page)
  await page.locator('dialog[open] .result').waitFor()
  const { invite } = (await serverSays(page)).table
  const at = `${new URL(page.url()).pathname.replace('table', 'replay')}/${invite}`
  await page.getByRole('button', { name: 'Share' }).click()
  await page.locator('.player').waitFor()
  await page.locator('.player input[type=range]').fill('20')
  await page.getByRole('button', { name: 'Share, play from here' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue()
  expect(new URL(link).pathname).toBe(`${at}/20`)
  await page.keyboard.press('Escape')
  const mine = await boardOf(page)

  // A stranger sees the same, without having a name here.
  const other = await open(link, { size: 'phone', language: 'fr' })
  await other.locator('.player').waitFor()
  expect(await other.locator('.player input[type=range]').inputValue()).toBe('20')
  const cards = (board: string) => (JSON.parse(board) as { readonly cards: readonly string[] }).cards
  expect(cards(await boardOf(other))).toEqual(cards(mine))

  // Seen as by somebody, the link shows it as by them.
  await page.getByRole('button', { name: 'Share, play from here' }).click()
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1')
  const theirs = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue()
  expect(new URL(theirs).pathname).toBe(`${at}/20/1`)
  await page.keyboard.press('Escape')
  await page.goto(theirs)
  await page.locator('.player').waitFor()
  expect(await page.locator('.player input[type=range]').inputValue()).toBe('20')
  await page.getByRole('button', { name: 'Share, play from here' }).click()
  expect(await page.getByRole('combobox', { name: 'Seen by' }).inputValue()).toBe('1')
  await page.keyboard.press('Escape')

  // Without its link nobody does.
  expectErrors(/status of 403/)
  await other.goto(`${at.slice(0, at.lastIndexOf('/'))}/guessed`)
  await other.getByText('Cette partie ne peut pas être montrée').waitFor()

  // A server that is away is waited for, and asked again at a touch.
  expectErrors(/ERR_FAILED/)
  await other.route('**/replay?*', route => route.abort())
  await other.goto(link)
  await other.getByText('La partie sera montrée dès qu’il répondra').waitFor()
  await other.unroute('**/replay?*')
  await other.getByRole('button', { name: 'Réessayer' }).click()
  await other.locator('.player').waitFor()

  // Kept as a file, checked in the browser.
  await page.getByRole('button', { name: 'Share, play from here' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Keep as a file' }).click(),
  ])
  const text = readFileSync((await download.path())!, 'utf8')
  await page.goto('/verify')
  const give = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await give(text)
  await page.getByText('All is as it should be.').waitFor()
  // Who sat there was told the fingerprint; a stranger has to compare it.
  await page.getByText('the fingerprint that this browser was told at the table').waitFor()
  await other.goto('/verify')
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await other.getByText('Tout est juste.').waitFor()
  await other.getByText('comparez-la avec celle que la table montrait').waitFor()
  const match = JSON.parse(text) as { secret: string; result: { score: number }[] }
  const secret = `${match.secret.startsWith('0') ? '1' : '0'}${match.secret.slice(1)}`
  await give(JSON.stringify({ ...match, secret }))
  await page.getByText('The secret does not fit the fingerprint written in the file').waitFor()
  await give(JSON.stringify({ ...match, result: match.result.map(each => ({ ...each, score: each.score + 1 })) }))
  await page.getByText('The answers lead to another result').waitFor()
  await give('not a match')
  await page.getByText('it is not JSON').waitFor()

  // What if: from that very moment, against bots, on this device.
  await page.goto(link)
  await page.locator('.player').waitFor()
  await page.getByRole('button', { name: 'Share, play from here' }).click()
  await page.getByRole('button', { name: 'Play from here' }).last().click()
  await page.waitForURL('**/table/d-if-*')
  await page.locator('.at-table').waitFor()
})
