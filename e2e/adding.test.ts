// A game is added by its two folders and two lines, one for its rules and one for the client; nothing else changes.
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, visitor } from './browser.ts'
import { asPlayersDo, type Served, serve } from './serve.ts'

let folder: string
let served: Served
let browser: Browser

const run = (...command: readonly [string, ...string[]]): void => {
  const [program, ...args] = command
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env: asPlayersDo(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${stdout}${stderr}`)
}

beforeAll(async () => {
  folder = mkdtempSync(resolve('dist/adding-')) // below the project: the packages are found from there
  for (const part of [
    'src',
    'e2e',
    'bench',
    'tools',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(part, join(folder, part), { recursive: true })
  cpSync('e2e/toy/games', join(folder, 'src/games'), { recursive: true })
  cpSync('e2e/toy/web/games', join(folder, 'src/web/games'), { recursive: true })
  appendFileSync(join(folder, 'src/games/list.ts'), "export { listed as pebbles } from './pebbles/listed.ts'\n")
  appendFileSync(join(folder, 'src/web/games/list.ts'), "export { manifest as pebbles } from './pebbles/manifest.ts'\n")
  run(process.execPath, 'tools/build.mjs')
  ;[served, browser] = await Promise.all([serve(join(folder, 'dist')), launch()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await served?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('its types are checked with the rest', () => {
  run(resolve('node_modules/.bin/tsc'), '-p', '.')
})

test.each([
  ['on the server', false],
  ['on the device alone', true],
])('it is played to its end %s', async (_, alone) => {
  const context = await visitor(browser, served.url, { serviceWorker: alone })
  const page = await context.newPage()
  try {
    await page.goto('/')
    const house = page.locator('.house', { hasText: 'Who will take the last pebble?' })
    if (alone) {
      await page.evaluate(() => navigator.serviceWorker.ready)
      await context.setOffline(true)
    }
    await house.getByRole('button', { name: 'Play now' }).click()
    await page.locator('.pebbles .heap').waitFor()
    const result = page.getByRole('dialog', { name: 'End of the match' })
    const option = page.locator('.option:not(.refused)').first()
    while (!(await result.isVisible())) {
      await option.or(result).first().waitFor()
      if (await option.isVisible()) await option.click({ timeout: 1000 }).catch(() => {})
    }
    expect(await result.textContent()).toContain('wins')
    expect(page.url().includes('/table/d-')).toBe(alone)
  } finally {
    await context.close()
  }
})

test('its rules stand in the book', async () => {
  const context = await visitor(browser, served.url)
  const page = await context.newPage()
  await page.goto('/rules/pebbles')
  await page.getByText('Take the last pebble.').waitFor()
  await context.close()
})
