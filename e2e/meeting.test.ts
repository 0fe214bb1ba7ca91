// People meet: a table with open seats, the link, who comes by it, the lobby, doors that shut, and oneself on another device.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stage } from './kit.ts'
import { awaited, serverSays } from './play.ts'

const at = stage()
const { open, expectErrors } = at

/** Lays a table by the form: me and so many others elsewhere. */
async function invite(page: Page, others: number): Promise<string> {
  await page.goto('/new/maitre')
  await page.locator('.chairs').waitFor()
  for (const remove of (await page.getByRole('button', { name: /^Remove: / }).all()).slice(1).toReversed())
    await remove.click()
  for (let i = 0; i < others; i++) await page.getByRole('button', { name: '+ Somebody elsewhere' }).click()
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Set the table and invite' }).click()
  await page.locator('.room .qr').waitFor()
  return page.getByRole('textbox', { name: 'Link to the table' }).inputValue()
}

test('a table is laid with open seats; a friend comes by the link with a name, and the host starts', async () => {
  const host = await open('/', { settings: { name: 'Ada' } })
  const link = await invite(host, 2)
  expect(link).toMatch(/\/join\/[a-z0-9]{12}\/[a-z0-9]{8}$/)
  const start = host.getByRole('button', { name: 'Start' })
  expect(await start.isDisabled()).toBe(true)

  const friend = await open(link, { size: 'phone', language: 'fr' })
  await friend.getByText('Ada vous invite').waitFor()
  await friend.getByLabel('Votre nom à table').fill('Bo')
  await friend.getByRole('button', { name: 'S’asseoir' }).click()
  await friend.waitForURL('**/table/*')
  await friend.getByText('Ada commencera la partie').waitFor()
  await host.getByText('Bo', { exact: true }).waitFor()

  // The friend takes another seat, the host fills the one that is left.
  await friend.getByRole('button', { name: 'S’asseoir ici' }).click()
  await host.locator('.chair').nth(2).getByText('Bo', { exact: true }).waitFor()
  await host.getByRole('button', { name: 'Bots on the free seats' }).click()
  await host.getByRole('button', { name: /^Send .* away$/ }).waitFor()
  await start.click()
  await Promise.all([host, friend].map(page => page.locator('.at-table').waitFor()))
  await Promise.race([awaited(host), awaited(friend)])

  // Whoever waits nudges, and is told how far that comes.
  if ((await serverSays(host)).table.waiting.includes(0)) {
    await friend.getByRole('button', { name: 'Menu' }).click()
    await friend.getByRole('button', { name: 'Inviter, qui est là' }).click()
    await friend.getByRole('button', { name: 'Faire signe à Ada' }).click()
    await friend.getByText(/voit votre signe|se verra au retour/).waitFor()
  } else {
    await host.getByRole('button', { name: 'Menu' }).click()
    await host.getByRole('button', { name: 'Invite, who is here' }).click()
    await host.getByRole('button', { name: 'Nudge Bo' }).click()
    await host.getByText(/sees your nudge|they will see it when they are back/).waitFor()
  }
})

test('who does not come is removed, a renewed link shuts the old one, and nobody gets in by the id alone', async () => {
  const host = await open('/', { settings: { name: 'Ada' } })
  const link = await invite(host, 1)
  const friend = await open(link, { settings: { name: 'Bo' } })
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await host.getByRole('button', { name: 'Free the seat of Bo' }).click()
  await friend.getByText('You are not seated yet').waitFor()
  await host.getByRole('button', { name: 'Renew the link' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Renew the link' }).click()
  await expect.poll(() => host.getByRole('textbox', { name: 'Link to the table' }).inputValue()).not.toBe(link)

  expectErrors(/status of 403|status of 401/)
  const late = await open(link)
  await late.getByText('This link no longer leads to an open table').waitFor()
  await late.goto(new URL(host.url()).pathname)
  await late.getByText('This table is private').waitFor()
})

test('who sits down while bots are set on the free seats keeps their seat', async () => {
  const host = await open('/', { settings: { name: 'Ada' } })
  const link = await invite(host, 2)
  const friend = await open(link, { settings: { name: 'Bo' } })
  // The host has pressed the button, and the friend is quicker.
  let first = true
  await host.route('**/seats', async route => {
    if (first) {
      first = false
      await friend.getByRole('button', { name: 'Sit down' }).click()
      await friend.getByText('Ada will start the match').waitFor()
    }
    await route.continue()
  })
  expectErrors(/status of 409/)
  await host.getByRole('button', { name: 'Bots on the free seats' }).click()
  await host.getByRole('button', { name: /^Send .* away$/ }).waitFor()
  await host.locator('.chair').nth(1).getByText('Bo', { exact: true }).waitFor()
  expect(await host.getByRole('alert').count()).toBe(0)
})

test('who leaves a running match from their list chooses the bot that plays on, and finds the table there', async () => {
  const host = await open('/', { settings: { name: 'Ada' } })
  const link = await invite(host, 1)
  const friend = await open(link, { settings: { name: 'Bo' } })
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await host.locator('.chair').nth(1).getByText('Bo', { exact: true }).waitFor()
  await host.getByRole('button', { name: 'Start' }).click()
  await friend.locator('.at-table').waitFor()

  await friend.goto('/')
  const leave = friend.getByRole('button', { name: 'Leave or remove the table: Ada' })
  const dialog = friend.getByRole('dialog')
  await leave.click()
  await dialog.getByText('The table stays on your list').waitFor()
  expect(await barriers(friend, 'dialog')).toEqual([])
  await dialog.getByLabel('Level of the bot').selectOption('hard')
  await dialog.getByRole('button', { name: 'Leave my seat' }).click()
  const seats = async () => (await (await friend.request.get('/api/tables')).json()).tables[0]?.table.seats
  await expect.poll(seats).toMatchObject([{}, { kind: 'bot', level: 'hard', owner: 'Bo', claim: true }])

  // Once more, it leaves the list; the link leads back to the seat.
  await leave.click()
  await dialog.getByText('the link of the table leads back').waitFor()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(seats).toBeUndefined()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Take my seat back' }).click()
  await expect.poll(seats).toMatchObject([{}, { kind: 'human', mine: true }])
  // Where the last one leaves, nobody plays on.
  await friend.goto('/')
  await host.goto('/')
  await host.getByRole('button', { name: 'Leave or remove the table: Bo' }).click()
  await host.getByRole('button', { name: 'Leave my seat' }).click()
  await leave.click()
  await dialog.getByText('the match falls asleep').waitFor()
})

test('whoever comes by finds an open table in the lobby, and sits down', async () => {
  const host = await open('/', { settings: { name: 'Ada' } })
  await invite(host, 1)
  await host.getByRole('radiogroup', { name: 'Open to all' }).getByText('Yes').click()
  const passer = await open('/', { settings: { name: 'Cy' } })
  await passer.getByRole('link', { name: 'Tables open to all' }).click()
  await passer.getByRole('link', { name: /Ada/ }).click()
  await passer.getByRole('button', { name: 'Sit down' }).click()
  await host.getByText('Cy', { exact: true }).waitFor()
  await host.getByRole('button', { name: 'Start' }).click()
  await passer.locator('.at-table').waitFor()
})

test('who looks on by the link sees the table and no hand, if the host allows it', async () => {
  const host = await open('/', { settings: { name: 'Ada' } })
  const link = await invite(host, 1)
  await host.getByRole('radiogroup', { name: 'Spectators' }).getByText('Yes').click()
  await host.getByRole('button', { name: 'A bot here' }).click()
  await host.getByRole('button', { name: 'Start' }).click()
  await host.locator('.at-table').waitFor()
  expectErrors(/status of 401/)
  const watcher = await open(link)
  await watcher.getByRole('link', { name: 'Just watch' }).click()
  await watcher.locator('.watching').waitFor()
  await watcher.reload()
  await watcher.locator('.watching').waitFor()
})

test('who has the link of a match without spectators is told so, and asks for the seat of who went', async () => {
  const host = await open('/', { settings: { name: 'Ada' } })
  const link = await invite(host, 1)
  const friend = await open(link, { settings: { name: 'Bo' } })
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await host.locator('.chair').nth(1).getByText('Bo', { exact: true }).waitFor()
  await host.getByRole('button', { name: 'Start' }).click()
  await host.locator('.at-table').waitFor()

  expectErrors(/status of 40[13]/)
  const late = await open(link, { size: 'phone' })
  await late.getByText('played without spectators').waitFor()
  await friend.request.post(new URL(friend.url()).pathname.replace('/table', '/api/tables') + '/leave', { data: {} })
  await late.reload()
  await late.getByLabel('Your name at the table').fill('Cy')
  expect(await barriers(late)).toEqual([])
  await late.getByRole('button', { name: 'Play for Bo' }).click()
  await late.getByText('You have asked the others: 0 of 1').waitFor()
  await host.getByText('Cy would like to play for Bo').waitFor()
  await host.getByRole('button', { name: 'Agree' }).click()
  await late.locator('.at-table').waitFor()
  await late.getByText('You have asked').waitFor({ state: 'detached' })
})

test('a television comes to the table by its link; what keeps it out is said, there and on the page of the link', async () => {
  const host = await open('/', { settings: { name: 'Ada' } })
  const link = await invite(host, 1)
  await host.getByRole('button', { name: 'Leave the table' }).click()
  await host.getByRole('dialog').getByText('Nobody else is seated').waitFor()
  await host.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  expectErrors(/status of 40[13]/)
  const television = await open(link, { size: 'big' })
  await television.getByRole('link', { name: 'Show the table on this screen' }).click()
  await television.getByText('only if Ada allows spectators').waitFor()
  await host.getByRole('button', { name: 'A bot here' }).click()
  await host.getByRole('button', { name: 'Start' }).click()
  await host.locator('.at-table').waitFor()
  await television.getByText('The match is under way, and spectators are not allowed').waitFor()

  const late = await open(link)
  await late.getByText('played without spectators').waitFor()
  await host.getByRole('button', { name: 'Menu' }).click()
  await host.getByRole('button', { name: 'Invite, who is here' }).click()
  const people = host.getByRole('dialog', { name: 'People at the table' })
  await people.getByText('this link lets nobody else in').waitFor()
  await people.getByRole('radiogroup', { name: 'Spectators' }).getByText('Yes').click()
  await people.getByText('Whoever has this link can look on').waitFor()
  await television.getByRole('button', { name: 'Try again' }).click()
  await television.locator('.screen .turn').waitFor()
})

test('by the personal link one sits at the same table on another device, and logs out there', async () => {
  const desk = await open('/settings')
  await desk.getByLabel('Your name').fill('Ada')
  await invite(desk, 1)
  const table = new URL(desk.url()).pathname
  await desk.goto('/me')
  await desk.getByRole('button', { name: 'Make a personal link' }).click()
  const link = await desk.getByRole('textbox', { name: 'Your personal link' }).inputValue()

  const phone = await open(link, { size: 'phone' })
  await phone.getByRole('button', { name: 'Come in' }).click()
  await phone.waitForURL(url => url.pathname === '/')
  expect(await phone.evaluate(() => location.href)).not.toContain('#')
  await phone.goto(table)
  await phone.getByText('You', { exact: true }).waitFor()

  // Who is called otherwise here is so there, at the next table too.
  await phone.goto('/settings')
  await phone.getByLabel('Your name').fill('Adelheid')
  const { request } = desk.context()
  const nameThere = async (): Promise<string> => (await (await request.get('/api/me')).json()).name
  await expect.poll(nameThere).toBe('Adelheid')
  await desk.goto('/new/maitre')
  await expect.poll(() => desk.getByRole('textbox', { name: 'Name, seat 1' }).inputValue()).toBe('Adelheid')
  await invite(desk, 1)
  expect(await nameThere()).toBe('Adelheid')
  const { tables } = await (await request.get('/api/tables')).json()
  expect(tables[0].table.seats[0].name).toBe('Adelheid')

  await phone.goto('/me')
  await phone.getByRole('button', { name: 'Log out', exact: true }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await phone.waitForURL(url => url.pathname === '/')
  expectErrors(/status of 403/)
  await phone.goto(table)
  await phone.getByText('This table is private').waitFor()
})

test('who comes in where somebody is already says first what becomes of them; a lost device is sent away', async () => {
  const personalLink = async (page: Page): Promise<string> => {
    await page.goto('/me')
    await page.getByRole('button', { name: 'Make a personal link' }).click()
    return page.getByRole('textbox', { name: 'Your personal link' }).inputValue()
  }
  const nameOn = async (page: Page): Promise<string> =>
    (await (await page.context().request.get('/api/me')).json()).name
  const ada = await open('/', { settings: { name: 'Ada' } })
  const bo = await open('/settings')
  await bo.getByLabel('Your name').fill('Bo')
  const [link] = [await personalLink(ada), await personalLink(bo)]
  expectErrors(/status of 409|status of 401/)

  const [, code = ''] = link.split('#')
  await bo.getByRole('textbox', { name: 'The link or the code from the other device' }).fill(code)
  const enter = bo.getByRole('button', { name: 'Come in', exact: true })
  await enter.click()
  const asked = bo.getByRole('dialog', { name: 'Somebody is here already' })
  await asked.getByText('You are Bo here').waitFor()
  await bo.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  expect(await nameOn(bo)).toBe('Bo')
  await enter.click()
  await asked.getByRole('button', { name: 'Log out first, then come in' }).click()
  await bo.waitForURL(url => url.pathname === '/')
  expect(await nameOn(bo)).toBe('Ada')

  await ada.goto('/me')
  await ada.getByText('One other device acts for you').waitFor()
  await ada.getByRole('button', { name: 'Log out all other devices' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Log out all other devices' }).click()
  await ada.getByRole('dialog').waitFor({ state: 'detached' })
  await ada.getByText('One other device acts for you').waitFor({ state: 'detached' })
  expect((await bo.context().request.get('/api/me')).status()).toBe(401)
  expect(await nameOn(ada)).toBe('Ada')
})

test('with a passkey one comes back after logging out', async () => {
  // Passkeys are bound to the name of a place, and a number is no name.
  const place = at.server.url.replace('127.0.0.1', 'localhost')
  const page = await open('about:blank')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const me = () => page.evaluate(async () => (await (await fetch('/api/me')).json()).id as string)
  await page.goto(`${place}/me`)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByText('The passkey is made.').waitFor()
  const id = await me()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await page.goto(`${place}/me`)
  await page.getByRole('button', { name: 'Come in with my passkey' }).click()
  await page.waitForURL(url => url.pathname === '/')
  expect(await me()).toBe(id)
})
