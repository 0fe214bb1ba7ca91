// Four people at four screens, live: a day of Charpentiers with all that happens to people meanwhile, and a rematch.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { serverSays } from './play.ts'
import { touch } from './yard.ts'

const { open, expectErrors } = stage()

interface Seen {
  readonly seq: number
  readonly table: { readonly status: string; readonly waiting: readonly number[] }
  readonly view: { readonly day: number }
}
const says = async (page: Page): Promise<Seen> => (await serverSays(page)) as unknown as Seen

/** Ada lays a table for four and starts once the others have come by her link; everybody has the seat of their number. */
async function gather(): Promise<{ readonly pages: readonly [Page, Page, Page, Page]; readonly link: string }> {
  const host = await open('/', { settings: { name: 'Ada' } })
  const id = await host.evaluate(async () => {
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    await post('/api/guests', { name: 'Ada' })
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
    const customs = { spectators: true }
    return (await post('/api/tables', { game: 'shipwrights', seats, seed: 'together', customs })).id as string
  })
  await host.goto(`/table/${id}`)
  const link = await host.getByRole('textbox', { name: 'Link to the table' }).inputValue()
  const come = async (name: string, size: 'desktop' | 'phone'): Promise<Page> => {
    const page = await open(link, { size, settings: { name } })
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.waitForURL('**/table/*')
    return page
  }
  const others = [await come('Bo', 'desktop'), await come('Cleo', 'phone'), await come('Dan', 'phone')] as const
  await host.getByRole('button', { name: 'Start' }).click()
  const pages = [host, ...others] as const
  await Promise.all(pages.map(page => page.locator('.at-table').waitFor()))
  return { pages, link }
}

/** Whoever is asked touches what lies before them, until something holds. */
async function playOn(pages: readonly Page[], holds: (seen: Seen) => boolean | Promise<boolean>): Promise<void> {
  for (let touches = 0; touches < 400; touches++) {
    const seen = await says(pages[0]!)
    if (await holds(seen)) return
    const asked = pages.filter((_, seat) => seen.table.waiting.includes(seat))
    for (const page of asked) {
      await page.bringToFront()
      await touch(page)
    }
  }
  throw new Error('that never happened')
}
/** The match to its end by the interface, as fast as it goes. */
async function playOut(pages: readonly Page[]): Promise<void> {
  for (;;) {
    const seen = await says(pages[0]!)
    if (seen.table.status === 'over') return
    for (const seat of seen.table.waiting) {
      await pages[seat]!.evaluate(async () => {
        const at = `/api${location.pathname.replace('table', 'tables')}`
        for (let answers = 0; answers < 30; answers++) {
          const { seq, seat, questions } = await (await fetch(at)).json()
          const [question] = questions
          if (!question) return
          await fetch(`${at}/answers`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ seq, seat, pick: question.options[seq % question.options.length] }),
          })
        }
      })
    }
  }
}
const people = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Invite, who is here' }).click()
}

test('four pages play a day together, whatever happens to one of them, and meet again', {
  timeout: 900_000,
}, async () => {
  const { pages, link } = await gather()
  const [ada, bo, cleo, dan] = pages
  expectErrors(/ERR_INTERNET_DISCONNECTED|WebSocket|status of 401/)
  const { day } = (await says(ada)).view

  // Somebody looks on, sees the table and no hand, and is counted.
  const watcher = await open(link)
  await watcher.getByRole('link', { name: 'Just watch' }).click()
  await watcher.locator('.watching').waitFor()
  await ada.bringToFront()
  await ada.getByText('One person is watching').first().waitFor({ state: 'attached' })
  const shown = await watcher.evaluate(async () => {
    const key = JSON.parse(localStorage.getItem('naust.keys')!)[location.pathname.split('/')[2]!]
    return (await fetch(`/api${location.pathname.replace('table', 'tables')}?invite=${key}`)).json()
  })
  expect(shown).toMatchObject({ seat: null, questions: [] })

  // A reload in the middle of the draft.
  await playOn(pages, seen => seen.seq > 12)
  await bo.reload()
  await bo.locator('.at-table').waitFor()

  // A lost connection: the others go on as far as they can, and the one who was away catches up.
  await cleo.context().setOffline(true)
  await cleo.getByText('Connection lost').waitFor()
  await cleo.context().setOffline(false)
  await cleo.getByText('Connection lost').waitFor({ state: 'detached' })

  // One leaves her seat to a bot, and takes it back.
  await dan.bringToFront()
  await people(dan)
  await dan.getByRole('button', { name: 'Leave my seat' }).click()
  await dan.getByRole('button', { name: 'Take my seat back' }).click()
  await dan.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' })
  expect((await says(dan)).table).toMatchObject({ seats: [{}, {}, {}, { kind: 'human', mine: true }] })

  // A word, and a sign.
  await bo.bringToFront()
  await bo.getByRole('button', { name: 'Menu' }).click()
  await bo.getByRole('button', { name: 'Chat' }).click()
  await bo.getByRole('textbox', { name: 'Your message' }).fill('Bon vent !')
  await bo.getByRole('button', { name: 'Send' }).click()
  await bo.getByText('Bon vent !').waitFor()
  await bo.getByRole('button', { name: 'Well played!' }).click()
  await ada.getByText('Bo: Well played!').waitFor()
  await bo.keyboard.press('Escape')

  // What was learnt from is taken back once everybody agrees.
  const asks = (page: Page) => page.getByRole('button', { name: 'Ask to take back' })
  await playOn(pages, async () => (await asks(ada).count()) > 0)
  const before = await says(ada)
  await ada.bringToFront()
  await asks(ada).click()
  for (const page of [bo, cleo, dan]) {
    await page.bringToFront()
    await page.getByRole('button', { name: 'Agree' }).click()
  }
  await expect.poll(async () => (await says(ada)).table.waiting).toContain(0)
  expect((await says(ada)).seq).toBeGreaterThan(before.seq)

  // The day is played to its end, on all screens alike.
  await playOn(pages, seen => seen.view.day > day)
  const days = await Promise.all(pages.map(async page => (await says(page)).seq))
  expect(new Set(days).size).toBe(1)

  // The end, and the same people again.
  await playOut(pages)
  await ada.bringToFront()
  await ada.locator('dialog[open] .result').waitFor()
  await ada
    .getByRole('button', { name: /again|rematch/i })
    .first()
    .click()
  await ada.waitForURL(url => !url.pathname.endsWith(new URL(link).pathname.split('/')[2]!))
  for (const page of [bo, cleo, dan]) {
    await page.bringToFront()
    await page.locator('dialog[open] .result').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Go there' }).click()
    await page.getByRole('button', { name: 'Sit here' }).first().click()
    await page.getByText('Ada will start the match').waitFor()
  }
  await ada.bringToFront()
  await ada.getByRole('button', { name: 'Start' }).click()
  await Promise.all(pages.map(page => page.locator('.at-table').waitFor()))
})
