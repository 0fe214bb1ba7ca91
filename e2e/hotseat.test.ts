// Three people around one device: laid on the page of a new table, each told when it is their turn.
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { awaited, choices, choose, serverSays, varied } from './play.ts'

const { open } = stage()

test('three people share a device, and it says whose turn it is', async () => {
  const page = await open('/', { language: 'en' })
  await page.getByRole('link', { name: 'New table' }).first().click()
  for (let friend = 0; friend < 2; friend++) {
    await page
      .getByRole('button', { name: /^Remove:/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'A friend on this device' }).click()
  }
  await page.getByRole('textbox', { name: 'Name, seat 1' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Name, seat 2' }).fill('Bo')
  await page.getByRole('textbox', { name: 'Name, seat 3' }).fill('<b>Cy</b>')
  await page.getByRole('button', { name: 'Start' }).click()

  const seen = new Set<string>()
  for (let made = 0; made < 24; made++) {
    await awaited(page)
    const { table } = await serverSays(page)
    const asked = table.seats[table.waiting[0]!]!.name!
    seen.add(asked)
    expect(await page.locator('.fleet').getByRole('heading').innerText()).toContain(asked)
    await choose(page, varied(await choices(page), made))
  }
  expect([...seen].sort()).toEqual(['<b>Cy</b>', 'Ada', 'Bo'])
})

test('who plays at a table on my device does not rename me', async () => {
  const page = await open('/new/maitre', { settings: { name: 'Ada' } })
  const seat = page.getByRole('textbox', { name: 'Name, seat 1' })
  expect(await seat.inputValue()).toBe('Ada')
  await seat.fill('Bo')
  await page.getByText('elsewhere you are still “Ada”').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await awaited(page)
  expect((await serverSays(page)).table.seats[0]!.name).toBe('Bo')
  expect(await page.evaluate(() => localStorage.getItem('naust.name'))).toBe('Ada')
  await page.goto('/new/maitre')
  expect(await seat.inputValue()).toBe('Ada')
})

test('who has no name yet is called from now on as at their first table', async () => {
  const page = await open('/new/maitre')
  await page.getByRole('textbox', { name: 'Name, seat 1' }).fill('Ada')
  await page.getByRole('button', { name: 'Start' }).click()
  await awaited(page)
  expect(await page.evaluate(() => localStorage.getItem('naust.name'))).toBe('Ada')
})

test('the bots one may choose have a face and a temper', async () => {
  const page = await open('/new/maitre', { language: 'fr' })
  const bots = page.locator('.chair .bot')
  await expect.poll(() => bots.locator('.face img').count()).toBe(2)
  // Whoever does not sit there yet.
  const who = bots.first().getByLabel('Caractère du robot')
  const other = await who
    .locator('option:not(:checked)')
    .last()
    .evaluate(option => (option as HTMLOptionElement).value)
  const face = () => bots.first().locator('.face img').getAttribute('src')
  const before = await face()
  await who.selectOption(other)
  expect(await who.inputValue()).toBe(other)
  await expect.poll(face).not.toBe(before)
  expect(await bots.first().locator('.temper').innerText()).toMatch(/^[A-Z].*\.$/)
})
