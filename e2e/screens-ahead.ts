// Planning ahead, in every game: what one will be asked, while somebody else is to play; a plan that waits, and what came of it.
import type { Page } from 'playwright-core'
import type { Ahead } from '#tables'
import { friendOf, personOf } from './calls.ts'
import type { Stop } from './screens.ts'

const SCREENS = [
  ['ahead', 'maitre', 3],
  ['yard-ahead', 'shipwrights', 12],
  ['raid-ahead', 'raiders', 6],
  ['chart-ahead', 'explorers', 40],
] as const

export async function ahead(page: Page, stop: Stop): Promise<void> {
  await page.goto('/')
  const ada = await personOf(page, 'Ada')
  const bo = await friendOf(page, 'Bo')
  for (const [name, game, many] of SCREENS) {
    const { id, invite } = await ada.post('/api/tables', {
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      seed: 'plan',
    })
    await bo.post(`/api/tables/${id}/join`, { invite })
    await ada.post(`/api/tables/${id}/start`)
    for (;;) {
      const { next } = await ada.get<Ahead>(`/api/tables/${id}/ahead`)
      if ('options' in next && next.options.length >= many) break
      await bo.play(id)
      await ada.play(id)
    }
    await page.goto(`/table/${id}`)
    await page
      .locator('.foot')
      .getByRole('button', { name: /^(?:Prévoir|Plan ahead)/ })
      .click()
    await page.locator('dialog[open] .plannable > li').first().waitFor()
    await stop(name, page)
  }
  // At the last of them all the way: some found by a word, one of the folds opened, one answer planned, the line above the board.
  const search = page.locator('dialog[open] input[type=search]')
  await search.fill('1')
  await page.locator('dialog[open] .plannable > li > button').first().waitFor()
  await stop('ahead-found', page)
  await search.fill('')
  await page.locator('dialog[open] summary').first().click()
  await stop('ahead-open', page)
  await page.locator('dialog[open] .plannable .plannable button').first().click()
  await page.locator('dialog[open] .planned li').waitFor()
  await stop('ahead-planned', page)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.locator('.settling').waitFor()
  await stop('ahead-waits', page)
}
