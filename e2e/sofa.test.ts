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
const { open, expectErrors } = stage()

test('before the match the screen stays lit, keeps seats for those who were named, and says when it hears nothing', async () => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  const screen = await open('/new/shipwrights', { size: 'big', settings: { name: 'Ada' } })
  await screen.evaluate(() => {
    navigator.wakeLock.request = async () => {
      document.documentElement.dataset['lit'] = 'yes'
      return new EventTarget() as WakeLockSentinel
    }
  })
  await screen.getByRole('radiogroup', { name: 'Runestones' }).getByText('Yes').click()
  await screen.getByRole('button', { name: 'On this screen, everybody with a phone' }).click()
  await screen.getByRole('heading', { name: 'with runestones' }).waitFor()
  await screen.getByText('Kept for Ada').waitFor()
  await screen.locator('[data-lit]').waitFor({ state: 'attached' })
  await screen.context().setOffline(true)
  await screen.getByText('Connection lost').waitFor()
})

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
  // Whoever has lost the page on their phone finds the way back by the code.
  await screen.getByRole('button', { name: 'The code' }).click()
  await screen.locator('.come-back .qr').waitFor()
  await screen.keyboard.press('Escape')
  await screen.locator('.come-back').waitFor({ state: 'detached' })
  // The phones play on, and the screen moves on by itself.
  const seen = new Set<string>()
  while (seen.size < 6) {
    for (const phone of phones) {
      const { seat, table } = await serverSays(phone)
      if (!table.waiting.includes(seat)) continue
      await phone.bringToFront()
      await touch(phone)
    }
    const told = await screen.locator('.screen .latest').innerText()
    if (told) seen.add(told)
  }
})
