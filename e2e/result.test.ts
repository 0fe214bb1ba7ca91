// After a match: the result, the match watched again step by step, its file, and another one with the same people.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { ALONE, awaited, finish, layTable } from './play.ts'

const { open } = stage()

test('from the result to the match watched again, downloaded, and played again', async () => {
  const page = await open('/')
  await layTable(page, { seats: ALONE, seed: 'result' })
  await awaited(page)
  await finish(page)
  const sheet = page.getByRole('dialog', { name: 'End of the match' })
  await sheet.waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download the match' }).click(),
  ])
  const match = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(match).toMatchObject({ game: 'maitre', seats: 3 })

  await sheet.getByRole('button', { name: 'Watch it again' }).click()
  const slider = page.getByRole('slider', { name: 'Step' })
  await slider.waitFor()
  const steps = Number(await slider.getAttribute('max'))
  expect(steps).toBe(match.answers.length)
  expect(await slider.inputValue()).toBe('0')
  for (let step = 1; step <= 3; step++) {
    await page.getByRole('button', { name: 'One step on' }).click()
    expect(await slider.inputValue()).toBe(String(step))
  }
  await page.getByRole('button', { name: 'One step back' }).click()
  expect(await slider.inputValue()).toBe('2')
  await slider.fill(String(steps))
  expect(await page.locator('.player .latest').innerText()).not.toBe('')

  const scores = await page.locator('.skipper .score').allInnerTexts()
  await page.locator('.player').getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('.skipper .score').allInnerTexts()).toEqual(scores)

  const before = page.url()
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: 'End of the match' }).click()
  await sheet.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL(url => url.href !== before)
  await awaited(page)
  expect(await sheet.count()).toBe(0)

  await page.goto('/')
  await page.getByText('One finished match').click()
  expect(await page.locator('details .turn').innerText()).toMatch(/won with \d+ point/)
})
