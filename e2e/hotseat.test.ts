// Three people around one device: laid on the page of a new table, each told when it is their turn.
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { awaited, choices, choose, serverSays, varied } from './play.ts'

const { open } = stage()

test('three people share a device, and it says whose turn it is', async () => {
  const page = await open('/', { language: 'en' })
  await page.getByRole('link', { name: 'New table' }).first().click()
  await page.getByRole('button', { name: 'Remove: Bot (3)' }).click()
  await page.getByRole('button', { name: 'A friend on this device' }).click()
  await page.getByRole('button', { name: 'Remove: Bot (2)' }).click()
  await page.getByRole('button', { name: 'A friend on this device' }).click()
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
