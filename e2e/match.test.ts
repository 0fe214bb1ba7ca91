// Matches from the home page on: with a finger to the result, with a mouse for a while, and with the keyboard alone, by Tab.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { awaited, byTouch, finish, type Press, playOn } from './play.ts'

const { open } = stage()

test('by mouse, in French', async () => {
  const page = await open('/', { language: 'fr' })
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await playOn(page, { most: 15 })
  await finish(page)
  const sheet = page.getByRole('dialog', { name: 'Fin de la partie' })
  await sheet.waitFor()
  expect(await sheet.getByRole('row').count()).toBe(4)
  expect(await sheet.innerText()).toMatch(/l’emporte|victoire/)
})

test('with a finger, on a phone', async () => {
  const page = await open('/', { language: 'fr', size: 'phone' })
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().tap()
  await awaited(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await playOn(page, { press: byTouch })
  const sheet = page.getByRole('dialog', { name: 'Fin de la partie' })
  expect(await sheet.getByRole('row').count()).toBe(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

/** Tabs until an element that matches has the focus, and checks that it can be seen to have it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 120; tabs++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(wanted => {
      const focused = document.activeElement as HTMLElement
      if (!focused.matches(wanted)) return null
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }, selector)
    if (found === null) continue
    expect(found, `the focus on ${selector} can be seen`).toBe(true)
    return
  }
  throw new Error(`Tab does not lead to ${selector}`)
}
const byKeyboard =
  (key: 'Enter' | 'Space'): Press =>
  async (page, option) => {
    await option.evaluate(element => element.setAttribute('data-wanted', ''))
    await tabTo(page, '[data-wanted]')
    await page.keyboard.press(key)
  }

test('with the keyboard alone, in English', async () => {
  const page = await open('/')
  await tabTo(page, '.play-now button')
  await page.keyboard.press('Enter')
  await awaited(page)

  const why = page.getByRole('dialog', { name: 'What is not possible now' })
  await tabTo(page, '.foot button:last-child')
  await page.keyboard.press('Enter')
  await why.waitFor()
  await page.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })

  await playOn(page, { most: 2, press: byKeyboard('Space') })
  await playOn(page, { most: 12, press: byKeyboard('Enter') })
})
