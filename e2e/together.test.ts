// Four people at four screens, live: a day of Charpentiers with all that happens to people meanwhile, and a rematch.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { touch } from './yard.ts'

const { open: visit, expectErrors } = stage()
/** Five pages at once may keep a small machine busy. */
const open: typeof visit = async (path, how) => {
  const page = await visit(path, how)
  page.setDefaultTimeout(60_000)
  return page
}

interface Seen {
  readonly seq: number
  readonly seat: number | null
  readonly answered: number | null
  readonly undo: object | null
  readonly consent: boolean
  readonly questions: readonly { readonly options: readonly unknown[] }[]
  readonly table: {
    readonly status: string
    readonly waiting: readonly number[]
    readonly seats: readonly { readonly kind: string; readonly mine: boolean }[]
  }
  readonly view: { readonly day: number }
}
type Pages = readonly [Page, Page, Page, Page]
/** The table as the server tells it to the person of a page, whatever the page shows. */
const says = async (page: Page, id: string): Promise<Seen> =>
  (await page.context().request.get(`/api/tables/${id}`)).json()

/** Ada lays a table for four and starts once the others have come by her link; everybody has the seat of their number. */
async function gather(): Promise<{ readonly pages: Pages; readonly link: string; readonly id: string }> {
  const host = await open('/', { settings: { name: 'Ada' } })
  const { request } = host.context()
  await request.post('/api/guests', { data: { name: 'Ada' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
  const plan = { game: 'shipwrights', options: { days: 8 }, seats, seed: 'together', customs: { spectators: true } }
  const { id } = (await (await request.post('/api/tables', { data: plan })).json()) as { id: string }
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
  return { pages, link, id }
}

/** Somebody touches what lies before them until they have answered. */
async function byHand(page: Page, id: string): Promise<void> {
  const { answered } = await says(page, id)
  const isTaken = async (): Promise<boolean> => (await says(page, id)).answered !== answered
  // What was sent is on its way for a moment: nothing is touched until it is taken, or something else is asked first.
  const isAsked = (): Promise<boolean> =>
    page.evaluate(
      () =>
        !document.querySelector('.sent') && document.querySelector('.yd-act :is(.lit, .option:not(.refused))') !== null,
    )
  while (!(await isTaken())) if (await isAsked()) await touch(page)
}
/** Everybody who is asked touches their own screen, all of them at once, until something holds. */
async function handInHand(pages: Pages, id: string, holds: (seen: Seen) => boolean): Promise<Seen> {
  for (;;) {
    const now = await says(pages[0], id)
    if (holds(now)) return now
    await Promise.all(now.table.waiting.map(seat => byHand(pages[seat]!, id)))
  }
}
/** Everybody who is asked answers as fast as a program does, until something holds. */
async function onward(pages: Pages, id: string, holds: (seen: Seen) => boolean): Promise<Seen> {
  for (;;) {
    const now = await says(pages[0], id)
    if (holds(now)) return now
    for (const seat of now.table.waiting) {
      const { seq, questions } = await says(pages[seat]!, id)
      const [question] = questions
      if (!question) continue
      const pick = question.options[seq % question.options.length]
      await pages[seat]!.context().request.post(`/api/tables/${id}/answers`, { data: { seq, seat, pick } })
    }
  }
}
const people = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Invite, who is here' }).click()
}

test('four pages play a day together, whatever happens to one of them, and meet again', {
  timeout: 600_000,
}, async () => {
  const { pages, link, id } = await gather()
  const [ada, bo, cleo, dan] = pages
  expectErrors(/ERR_INTERNET_DISCONNECTED|WebSocket|status of 401/)
  const { day } = (await says(ada, id)).view

  // Somebody looks on, sees the table and no hand, and is counted.
  const watcher = await open(link)
  await watcher.getByRole('link', { name: 'Just watch' }).click()
  await watcher.locator('.watching').waitFor()
  await ada.getByText('One person is watching').first().waitFor({ state: 'attached' })
  const key = link.split('/').at(-1)
  const shown = await watcher.context().request.get(`/api/tables/${id}?invite=${key}`)
  expect(await shown.json()).toMatchObject({ seat: null, questions: [] })

  // All choose at once, each on a screen of their own; one of them reloads.
  await Promise.all(pages.map(page => byHand(page, id)))
  await bo.reload()
  await bo.locator('.at-table').waitFor()

  // A lost connection: the others go on, and who was away catches up.
  await cleo.context().setOffline(true)
  await cleo.getByText('Connection lost').waitFor()
  const [asked] = (await says(ada, id)).table.waiting.filter(seat => seat !== 2)
  if (asked !== undefined) await byHand(pages[asked]!, id)
  await cleo.context().setOffline(false)
  await cleo.getByText('Connection lost').waitFor({ state: 'detached' })

  // One leaves their seat to a bot, and takes it back.
  await people(dan)
  await dan.getByRole('button', { name: 'Leave my seat' }).click()
  await dan.getByRole('button', { name: 'Take my seat back' }).click()
  await dan.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' })
  expect((await says(dan, id)).table.seats[3]).toMatchObject({ kind: 'human', mine: true })

  // A word, and a sign.
  await bo.getByRole('button', { name: 'Chat' }).click()
  await bo.getByRole('textbox', { name: 'Your message' }).fill('Bon vent !')
  await bo.getByRole('button', { name: 'Send' }).click()
  await bo.getByText('Bon vent !').waitFor()
  await ada.getByRole('button', { name: 'Chat, one message unread' }).waitFor()
  await Promise.all([
    ada.getByText('Bo: Well played!').waitFor(),
    bo.getByRole('button', { name: 'Well played!' }).click(),
  ])
  await bo.keyboard.press('Escape')

  // What was learnt from is taken back once everybody agrees.
  const before = await handInHand(pages, id, ({ undo, consent }) => undo !== null && consent)
  await ada.getByRole('button', { name: 'Ask to take back' }).click()
  for (const page of [bo, cleo, dan]) await page.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(async () => (await says(ada, id)).answered).not.toBe(before.answered)
  expect((await says(ada, id)).table.waiting).toContain(0)

  // The day is played to its end, each on a screen of their own, and everybody sees the same.
  await handInHand(pages, id, ({ view }) => view.day > day)
  for (const page of [...pages, watcher])
    await page
      .getByText(`Day ${day + 1} of 8`)
      .first()
      .waitFor({ state: 'attached' })

  // The end, and the same people again: each finds the seat that is kept for them.
  await Promise.all([...pages, watcher].map(page => page.goto('about:blank')))
  await onward(pages, id, ({ table }) => table.status === 'over')
  await ada.goto(`/table/${id}`)
  await ada.getByRole('button', { name: 'Play again' }).click()
  await ada.waitForURL(url => !url.pathname.endsWith(id))
  for (const page of [bo, cleo, dan]) {
    await page.goto(`/table/${id}`)
    await page.locator('dialog[open] .result').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Go there' }).click()
    await page.getByRole('button', { name: 'Sit here' }).click()
    await page.getByText('Ada will start the match').waitFor()
  }
  await ada.getByRole('button', { name: 'Start' }).click()
  await Promise.all(pages.map(page => page.locator('.at-table').waitFor()))
})
