// What happens to a table when the page is loaded anew, opened twice, on a slow line, or when the server goes away.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { ALONE, awaited, boardOf, choices, choose, layTable, NO_SERVER, playOn, serverSays } from './play.ts'

const here = stage()
const { open, expectErrors } = here

async function atTable(page: Page, seed: string): Promise<string> {
  await layTable(page, { seats: ALONE, seed })
  await playOn(page, { most: 2 })
  await awaited(page)
  return boardOf(page)
}

test('a page loaded anew shows the table as it was', async () => {
  const page = await open('about:blank')
  const before = await atTable(page, 'reload')
  await page.reload()
  await awaited(page)
  expect(await boardOf(page)).toBe(before)
})

test('two tabs of one table follow each other, and either can answer', async () => {
  const page = await open('about:blank')
  await atTable(page, 'tabs')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await awaited(other)
  for (const [one, another] of [
    [page, other],
    [other, page],
    [page, other],
  ] as const) {
    await one.bringToFront()
    await awaited(one)
    await choose(one, (await choices(one)).options[0]!)
    await awaited(one)
    await expect.poll(() => boardOf(another), { timeout: 5000 }).toBe(await boardOf(one))
  }
})

test('a server that crashes is missed, and play goes on where it was once it is back', async () => {
  const page = await open('/', { serviceWorker: true })
  const before = await atTable(page, 'crash')
  expectErrors(NO_SERVER)
  await here.server.kill()
  await page.getByText('Connection lost').waitFor()
  expect(await boardOf(page)).toBe(before)
  await here.server.start()
  await page.getByText('Connection lost').waitFor({ state: 'detached' })
  expect(await boardOf(page)).toBe(before)
  await playOn(page, { most: 3 })
  await awaited(page)
  expect(await boardOf(page)).not.toBe(before)
})

test('an answer given while the server is away arrives when it is back, once', async () => {
  const page = await open('/', { serviceWorker: true })
  const before = await atTable(page, 'away')
  const { seq } = await serverSays(page)
  expectErrors(NO_SERVER)
  await here.server.kill()
  await page.getByText('Connection lost').waitFor()
  let option = (await choices(page)).options[0]!
  if ((await choices(page)).start) {
    await option.click()
    option = (await choices(page)).options[0]!
  }
  await option.click()
  await page.waitForSelector('.option.sent')
  await here.server.start()
  await page.waitForFunction(element => !element.isConnected, option)
  await awaited(page)
  expect(await boardOf(page)).not.toBe(before)
  expect((await serverSays(page)).seq).toBeGreaterThan(seq)
})

/** Every call takes a while, and answers are calls: what is said by the line is heard by nobody. */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (message) {
      if (!String(message).startsWith('{"answer":')) send.call(this, message)
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: 400 })
}

test('on a slow line a tap is felt at once, and nothing is sent twice', async () => {
  const page = await open('about:blank')
  await atTable(page, 'slow')
  await slowDown(page)
  const sent: number[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push((request.postDataJSON() as { readonly seq: number }).seq)
  })
  const first = await choices(page)
  if (first.start) await choose(page, first.options[0]!)
  await awaited(page)
  const option = (await choices(page)).options[0]!
  const frames = option.evaluate(
    element =>
      new Promise<number>(resolve => {
        element.addEventListener('click', () => {
          const look = (frame: number): void => {
            if (element.matches('.sending .sent') || frame > 100) resolve(frame)
            else requestAnimationFrame(() => look(frame + 1))
          }
          requestAnimationFrame(() => look(1))
        })
      }),
  )
  const { x, y, width, height } = (await option.boundingBox())!
  for (let times = 0; times < 4; times++) await page.mouse.click(x + width / 2, y + height / 2)
  expect(await frames).toBe(1)
  await page.waitForFunction(element => !element.isConnected, option)
  await awaited(page)
  expect(new Set(sent).size).toBe(sent.length)
})

test('what is asked can be answered, even before the call that answered the last question has come back', async () => {
  const page = await open('about:blank')
  await atTable(page, 'eager')
  await slowDown(page)
  await playOn(page, { most: 4 })
})

test('once visited, the app starts without a server, and tables of this device are kept', async () => {
  const page = await open('/', { serviceWorker: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expectErrors(NO_SERVER)
  expectErrors(/\/api\//)
  await here.server.stop()
  try {
    await page.reload()
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await page.waitForURL('**/table/d-*')
    await playOn(page, { most: 4 })
    await awaited(page)
    const before = await boardOf(page)
    await page.reload()
    await awaited(page)
    expect(await boardOf(page)).toBe(before)
    await page.goto('/')
    await page.getByText('on this device').waitFor()
    await page.goto('/rules/maitre')
    await page.getByRole('heading', { name: 'Rules' }).waitFor()
  } finally {
    await here.server.start()
  }
})

test('a table of the server out of reach is listed as such, opens as it was last seen, and heals by itself', async () => {
  const page = await open('/', { serviceWorker: true })
  const context = page.context()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const before = await atTable(page, 'reach')
  const { pathname } = new URL(page.url())
  const kept = () =>
    page.evaluate(async () => {
      const [seen] = await (await caches.open('tables-seen')).matchAll()
      return seen && ((await seen.json()) as { readonly sight: { readonly seq: number } }).sight.seq
    })
  const { seq } = await serverSays(page)
  await expect.poll(kept).toBe(seq)
  await page.goto('/')
  await page.locator('.going .mine').waitFor()
  expectErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/)

  await context.setOffline(true)
  await page.getByText(/out of reach, last seen/).waitFor()
  await page.goto(pathname)
  const away = page.getByText('You are offline: this is how the table stood')
  await away.waitFor()
  await awaited(page)
  expect(await boardOf(page)).toBe(before)
  await (await choices(page)).options[0]!.click()
  const next = await choices(page)
  if (!next.start) await next.options[0]!.click()
  await page.getByText('you can play here again as soon as').first().waitFor()

  await context.setOffline(false)
  await away.waitFor({ state: 'detached' })
  await playOn(page, { most: 3 })
  await awaited(page)
  expect(await boardOf(page)).not.toBe(before)

  await context.setOffline(true)
  await page.goto('/')
  await page.locator('.going .lost-sight').waitFor()
  await context.setOffline(false)
  await page.locator('.going .mine').waitFor()
  expect(await page.getByText(/out of reach/).count()).toBe(0)
})

test('a table never seen on this device says so without a connection, and opens once there is one', async () => {
  const page = await open('/', { serviceWorker: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await atTable(page, 'unseen')
  const kept = () =>
    page.evaluate(async () => {
      const [seen] = await (await caches.open('tables-seen')).matchAll()
      return seen && ((await seen.json()) as { readonly sight: { readonly seq: number } }).sight.seq
    })
  const { seq } = await serverSays(page)
  await expect.poll(kept).toBe(seq)
  const { pathname } = new URL(page.url())
  await page.goto('/about')
  await page.evaluate(() => caches.delete('tables-seen'))
  expectErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await page.context().setOffline(true)
  await page.goto(pathname)
  await page.getByText('this table has never been opened on this device').waitFor()
  await page.context().setOffline(false)
  await awaited(page)
})

test('a match that goes on apart from its record says so once above the board, and always above its log', async () => {
  const page = await open('about:blank')
  // As if the rules had changed under it while the server was stopped.
  await page.routeWebSocket('**/api/live', wire => {
    const server = wire.connectToServer()
    server.onMessage(told => wire.send(String(told).replaceAll('"apart":null', '"apart":"checkpoint"')))
  })
  await layTable(page, { seats: ALONE, seed: 'apart' })
  const strip = page.locator('.apart')
  await strip.getByRole('button', { name: 'Got it' }).click()
  await strip.waitFor({ state: 'detached' })
  await page.keyboard.press('l')
  await page.getByRole('complementary', { name: 'Log' }).getByText('cannot be verified').waitFor()
})
