// The screens where people meet: an invitation from both ends, the open tables, a table with company, and the screen for all.
import type { Page } from 'playwright-core'
import type { Stop } from './screens.ts'

type Post = (path: string, body?: object) => Promise<{ readonly id: string; readonly invite: string }>
const SEATS = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open', name: 'Guillemette' }, { kind: 'bot' }]

const PACE = {
  kind: 'days',
  days: 1,
  zone: 'Europe/Paris',
  quiet: { from: 22 * 60, to: 8 * 60 },
  late: 'turn',
  level: 'medium',
}

/** Somebody elsewhere, who is heard and not seen. */
async function friend(page: Page, name: string): Promise<Post> {
  const { origin } = new URL(page.url())
  let authorization = ''
  const post = async (path: string, body: object = {}) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  authorization = `Bearer ${(await post('/api/guests', { name })).token}`
  return post
}

export async function meeting(page: Page, stop: Stop): Promise<void> {
  const shows = async (path: string, what: string, name: string): Promise<void> => {
    await page.goto(path)
    await page.locator(what).first().waitFor()
    await stop(name, page)
  }
  await page.goto('/')
  const bo = await friend(page, 'Bo')
  const { request } = page.context()
  const mine: Post = async (path, data = {}) => (await request.post(path, { data })).json()
  await mine('/api/guests', { name: 'Ada' })
  const customs = {
    spectators: true,
    listed: true,
    pace: PACE,
  }
  const { id, invite } = await mine('/api/tables', { game: 'maitre', seats: SEATS, customs, seed: 'company' })
  const at = `/api/tables/${id}`
  await shows(`/table/${id}`, '.room .qr', 'room')
  await page.locator('.pace-more summary').click()
  await page.locator('.pace-parts').scrollIntoViewIfNeeded()
  await stop('pace', page)
  await shows(`/table/${id}/board`, '.gathering .qr', 'gathering')
  await shows('/lobby', '.line', 'lobby')
  await mine('/api/me/notices/webhook', { url: 'https://discord.com/api/webhooks/1/abc' })
  await mine('/api/me/notices/quiet', { quiet: { from: 1320, to: 480, zone: 'Europe/Paris' } })
  await shows('/me', '.notices .hours', 'me')
  await shows('/verify', '.file-input', 'verify')

  await bo(`${at}/join`, { invite, seat: 1 })
  await mine(`${at}/seats`, { seat: 2, kind: 'bot' })
  await mine(`${at}/start`)
  await bo(`${at}/chat`, { text: 'Bon vent !' })
  await shows(`/table/${id}`, '.talk-knob', 'company')
  await page.locator('.time').waitFor()
  await page.locator('.talk-knob').click()
  await page.locator('.said li').waitFor()
  await stop('talk', page)
  await page.keyboard.press('Escape')
  await page.locator('.talk').waitFor({ state: 'detached' })
  await page.locator('.top nav .knob').last().click()
  await page.locator('.menu button').first().click()
  await page.locator('dialog[open] .qr').waitFor()
  await stop('people', page)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.goto('/')
  await page.locator('.remove').first().click()
  await page.locator('dialog[open] select').waitFor()
  await stop('leaving', page)
  await page.goto(`/table/${id}`)
  await mine(`${at}/leave`, { level: 'easy' })
  await page.locator('.settling').waitFor()
  await stop('band', page)
  // A screen for all is none that is held in a hand.
  if (page.viewportSize()!.width > 600) await shows(`/table/${id}/board`, '.screen .turn', 'screen')

  const other = await bo('/api/tables', { game: 'shipwrights', seats: SEATS })
  await page.goto('about:blank')
  await page.context().clearCookies()
  await shows(`/join/${other.id}/${other.invite}`, '.joining button', 'join')
  await shows(`/join/${id}/${invite}`, '.joining .button.main', 'knock')
}
