// Two people at two screens: one answers ahead while the other plays; it is played, and another time dropped with a word.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stage } from './kit.ts'

const { open } = stage()

interface Seen {
  readonly seq: number
  readonly seat: number
  readonly questions: readonly { readonly kind: string; readonly options: readonly Pick[] }[]
}
type Pick = { readonly do: string; readonly building?: string }
/** The table as the server tells it to the person of a page. */
const says = async (page: Page, id: string): Promise<Seen> =>
  (await page.context().request.get(`/api/tables/${id}`)).json()
const post = async (page: Page, path: string, data: object = {}) =>
  (await page.context().request.post(path, { data })).json()

/** Ada and Bo at a match: who is to place a worker in the village, and who waits. */
async function village(): Promise<{ id: string; mover: Page; waiter: Page }> {
  const ada = await open('/', { settings: { name: 'Ada' } })
  const bo = await open('/', { size: 'phone', settings: { name: 'Bo' } })
  for (const [page, name] of [
    [ada, 'Ada'],
    [bo, 'Bo'],
  ] as const)
    await post(page, '/api/guests', { name })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id, invite } = await post(ada, '/api/tables', { game: 'raiders', seats, seed: 'b' })
  await post(bo, `/api/tables/${id}/join`, { invite })
  await post(ada, `/api/tables/${id}/start`)
  for (;;) {
    for (const [one, other] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      const { seq, questions } = await says(one, id)
      if (questions[0]?.kind === 'place') return { id, mover: one, waiter: other }
      if (questions[0]) await post(one, `/api/tables/${id}/answers`, { seq, pick: questions[0].options[0]! })
    }
  }
}
/** Plays on by calls, with this answer first, until the turn is over. */
async function playTurn(page: Page, id: string, first: (pick: Pick) => boolean): Promise<void> {
  for (let wanted: typeof first = first; ; wanted = () => true) {
    const { seq, questions } = await says(page, id)
    if (questions.length === 0) return
    await post(page, `/api/tables/${id}/answers`, { seq, pick: questions[0]!.options.find(wanted)! })
  }
}

test('an answer given ahead is played when its turn has come, and dropped with a word when it cannot be', async () => {
  const { id, mover, waiter } = await village()
  await waiter.goto(`/table/${id}`)
  const plan = async (): Promise<string> => {
    await waiter.locator('.foot').getByRole('button', { name: 'Plan ahead' }).click()
    // What is looked for is found, whatever is folded.
    const wanted = await waiter.locator('dialog[open] .plannable .opinion b').first().textContent()
    const search = waiter.locator('dialog[open] input[type=search]')
    if ((await search.count()) > 0) await search.fill(wanted!)
    const choice = waiter.locator('dialog[open] .plannable button').first()
    const label = await choice.locator('b').innerText()
    await choice.click()
    await waiter.locator('dialog[open] .planned').getByText(label, { exact: true }).waitFor()
    // Whoever plays by keys goes on from there.
    await expect.poll(() => waiter.evaluate(() => document.activeElement!.className)).toBe('foreseen')
    expect(await barriers(waiter, 'dialog[open]')).toEqual([])
    await waiter.keyboard.press('Escape')
    await waiter.locator('.settling', { hasText: `Planned: ${label}` }).waitFor()
    return label
  }
  const told = async (): Promise<readonly { pick: Pick }[]> =>
    (await (await waiter.context().request.get(`/api/tables/${id}/ahead`)).json()).steps

  // Somebody goes where it was planned to go.
  const label = await plan()
  const [step] = await told()
  const places = (await says(mover, id)).questions[0]!.options
  expect(places.some(pick => pick.building === step!.pick.building)).toBe(true)
  await playTurn(mover, id, pick => pick.building === step!.pick.building)
  const dropped = waiter.locator('.settling', { hasText: `Planned, but not played: ${label}.` })
  await dropped.waitFor()
  expect(await dropped.innerText()).toContain('A worker stands in the')
  await dropped.getByRole('button', { name: 'Understood' }).click()
  await dropped.waitFor({ state: 'detached' })

  // And leaves it alone.
  await playTurn(waiter, id, () => true)
  const again = await plan()
  const [other] = await told()
  await playTurn(mover, id, pick => pick.building !== other!.pick.building)
  await waiter.locator('.settling', { hasText: `Played as planned: ${again}.` }).waitFor()
  expect((await says(waiter, id)).questions[0]?.kind).not.toBe('place')
})
