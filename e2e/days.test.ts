// A table over days, between two people and a bot, by a clock that the test moves: quiet hours, a reminder, a bot for the turn
// of who did not come, a bot in a seat until its owner is back; and an answer given ahead, played while its owner is away.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { awaited } from './play.ts'
import { serveByClock } from './serve.ts'

const HOUR = 3600_000
/** A Monday, at noon in Paris. */
const NOON = Date.parse('2026-01-12T11:00Z')
const ZONE = 'Europe/Paris'
const at = stage(() => serveByClock(NOON))
const { open } = at

interface Told {
  readonly waiting: readonly number[]
  readonly clock: readonly { readonly seat: number; readonly runsOutAt: number; readonly remindAt: number | null }[]
}
interface Seen {
  readonly seq: number
  readonly answered: number | null
  readonly questions: readonly { readonly options: readonly unknown[] }[]
}
interface Players {
  readonly ada: Page
  readonly bo: Page
  readonly table: string
  /** It is so late now, for the server and for everybody. */
  moveTo(moment: number): Promise<void>
  told(): Promise<Told>
}

async function personAt(path: string, name: string): Promise<Page> {
  const page = await open(path, { settings: { name }, zone: ZONE })
  await page.clock.setFixedTime(at.server.now)
  return page
}
/** Ada, Bo and a bot at a table where one has a day for every turn, but not of the night. */
async function overDays(): Promise<Players> {
  const ada = await personAt('/', 'Ada')
  const call = async (path: string, data: object = {}) => (await ada.context().request.post(path, { data })).json()
  await call('/api/guests', { name: 'Ada' })
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'bot' }]
  const { id, invite } = await call('/api/tables', { game: 'maitre', seats, seed: 'days' })
  await ada.goto(`/table/${id}`)
  await ada.getByRole('radiogroup', { name: 'Pace' }).getByText('One day').click()
  await ada.getByText('1 day per turn').waitFor()
  const bo = await personAt(`/join/${id}/${invite}`, 'Bo')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await ada.getByText('Bo', { exact: true }).waitFor()
  await ada.getByRole('button', { name: 'Start' }).click()
  await Promise.all([ada, bo].map(page => page.locator('.at-table').waitFor()))
  return {
    ada,
    bo,
    table: `/api/tables/${id}`,
    async moveTo(moment) {
      for (const page of [ada, bo]) await page.clock.setFixedTime(moment)
      await at.server.moveTo(moment)
    },
    told: async () => (await (await ada.context().request.get(`/api/tables/${id}`)).json()).table,
  }
}
/** Once a person is waited for, and the bot has played. */
async function asked({ told, ada, bo }: Players): Promise<{ late: Page; other: Page; seat: number; name: string }> {
  await expect.poll(async () => (await told()).clock.length).toBe(1)
  const [{ seat }] = (await told()).clock as [Told['clock'][0]]
  return { late: seat === 0 ? ada : bo, other: seat === 0 ? bo : ada, seat, name: seat === 0 ? 'Ada' : 'Bo' }
}
const timeOf = (page: Page) => page.locator('.time')

test('over days: quiet hours do not count, who is late is reminded, a bot plays the turn, and then the seat until return; what was planned is played meanwhile', async () => {
  const players = await overDays()
  const { moveTo, told } = players
  const { late, other, seat, name } = await asked(players)

  // Ten hours are left of Monday and fourteen of Tuesday.
  await awaited(late)
  await timeOf(late).getByText('You have until Tuesday').waitFor()
  await timeOf(other).getByText(`${name}: until Tuesday`).waitFor()
  expect((await told()).clock[0]!.runsOutAt).toBe(NOON + 34 * HOUR)
  await timeOf(late).getByText('Then a bot plays this turn.').waitFor()
  await moveTo(NOON + 11 * HOUR)
  await other.reload()
  await timeOf(other).getByText('Quiet hours until Tuesday').waitFor()

  // With six hours left one is reminded, for eyes and ears; how long one has stands in one's list, too.
  await moveTo((await told()).clock[0]!.remindAt!)
  await late.locator('.time.short').waitFor()
  await late.getByRole('status').getByText('Your time is running out.').waitFor()
  expect(await other.getByRole('status').getByText('Your time is running out.').count()).toBe(0)
  await other.goto('/')
  await other.getByText(/until 10:00 PM/).waitFor()
  await other.goBack()
  await other.locator('.at-table').waitFor()

  // A bot plays this turn, and this turn only.
  await moveTo((await told()).clock[0]!.runsOutAt)
  await expect.poll(async () => (await told()).clock[0]?.seat).toBe(1 - seat)
  await awaited(other)
  expect((await seatsOf(other)).every(({ kind, owner }) => kind === 'bot' || owner === null)).toBe(true)
  await timeOf(late)
    .getByText(/until Thursday|until Wednesday/)
    .waitFor()

  // From now on a bot has the seat until its owner is back.
  const pace = { kind: 'days', days: 1, zone: ZONE, quiet: null, late: 'seat', level: 'easy' }
  await players.ada.context().request.post(`${players.table}/customs`, { data: { pace } })
  await timeOf(other).getByText('Then a bot plays in the meantime.').waitFor()
  await moveTo((await told()).clock[0]!.remindAt!)
  await other.locator('.time.short').waitFor()
  await moveTo((await told()).clock[0]!.runsOutAt)
  await other.getByText('Somebody else is playing in your seat.').waitFor()
  const gone = seat === 0 ? 'Bo' : 'Ada'
  await timeOf(late).getByText(`A bot plays in place of ${gone} until they are back.`).waitFor()
  await awaited(late)

  await other.getByRole('button', { name: 'Take my seat back' }).click()
  await other.getByText('Somebody else is playing in your seat.').waitFor({ state: 'detached' })
  await timeOf(late).getByText('A bot plays in place').waitFor({ state: 'detached' })

  // Who is back says what they will do, and goes: it is done when their turn has come, long before their time is up.
  await other.locator('.foot').getByRole('button', { name: 'Plan ahead' }).click()
  const choice = other.locator('dialog[open] .plannable button').first()
  const planned = await choice.locator('b').innerText()
  await choice.click()
  await other.locator('dialog[open] .planned').getByText(planned, { exact: true }).waitFor()
  await other.goto('/settings')
  const before = (await seen(other)).answered
  for (let now = await seen(late); now.questions.length > 0; now = await seen(late)) {
    const { seq, questions } = now
    await late.context().request.post(`${players.table}/answers`, { data: { seq, pick: questions[0]!.options[0] } })
  }
  await expect.poll(async () => (await seen(other)).answered).not.toBe(before)
  await other.goBack()
  await other.locator('.settling', { hasText: `Played as planned: ${planned}.` }).waitFor()

  async function seen(page: Page): Promise<Seen> {
    return (await page.context().request.get(players.table)).json()
  }
  async function seatsOf(page: Page): Promise<readonly { kind: string; owner: string | null }[]> {
    const { table } = await (await page.context().request.get(players.table)).json()
    return table.seats
  }
})
