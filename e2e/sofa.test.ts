// The sofa: one screen shows the table and no hand, two phones come by its code and play.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stage } from './kit.ts'
import { serverSays } from './play.ts'
import { touch } from './yard.ts'

const ELSEWHERE = 'http://naust.test'
beforeAll(() => {
  process.env['PUBLIC_URL'] = ELSEWHERE // before the server starts
})
afterAll(() => {
  delete process.env['PUBLIC_URL']
})
const { open } = stage()

test('a television shows the table, two phones scan the code, have the hands and play', {
  timeout: 600_000,
}, async () => {
  const screen = await open('/new/shipwrights', { size: 'big' })
  await screen.locator('.chairs').waitFor()
  await screen.getByRole('button', { name: 'On this screen, everybody with a phone' }).click()
  await screen.locator('.gathering .qr').waitFor()
  // The screen is on the machine of the server, and the code leads there from elsewhere.
  const link = new URL(await screen.locator('.gathering code').innerText())
  expect(link.origin).toBe(ELSEWHERE)
  const come = async (name: string): Promise<Page> => {
    const phone = await open(link.pathname, { size: 'phone', settings: { name } })
    await phone.getByRole('button', { name: 'Sit down' }).click()
    await phone.waitForURL('**/table/*')
    await screen.getByText(name, { exact: true }).waitFor()
    return phone
  }
  const phones = [await come('Bo')]
  // The table was laid for one person and bots: the host makes room for another on the screen's own page.
  const { pathname } = new URL(screen.url())
  await screen.goto(pathname.replace('/board', ''))
  await screen
    .getByRole('button', { name: /^Send .* away$/ })
    .first()
    .click()
  await screen.goto(pathname)
  phones.push(await come('Cleo'))
  await screen.getByRole('button', { name: 'Start' }).click()
  await screen.locator('.screen').waitFor()
  await Promise.all(phones.map(phone => phone.locator('.at-table').waitFor()))
  // Whose turn it is stands on the screen; no hand does.
  await screen.getByText(/to play|(?:is|are) thinking/).waitFor()
  expect(await screen.locator('.option').count()).toBe(0)
  const { seq } = await serverSays(phones[0]!)
  for (let touches = 0; touches < 40 && (await serverSays(phones[0]!)).seq < seq + 3; touches++) {
    for (const phone of phones) {
      const { seat, table } = (await serverSays(phone)) as { seat?: number } & Awaited<ReturnType<typeof serverSays>>
      if (!table.waiting.includes(seat ?? -1)) continue
      await phone.bringToFront()
      await touch(phone)
    }
  }
  expect((await serverSays(phones[0]!)).seq).toBeGreaterThan(seq)
})
