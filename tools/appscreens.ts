// Writes the pictures by which the system shows the app before it is installed into src/web/public/screens, from real
// screens. Run: node tools/run.mjs tools/appscreens.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { GAMES } from '#games'
import { LANGUAGES } from '#games/kit/words'
import { launch, visitor } from '../e2e/browser.ts'
import { ALONE, layTable } from '../e2e/play.ts'
import { prepare, serve } from '../e2e/serve.ts'

const FOLDER = 'src/web/public/screens'
/** So many answers into a match there is something to see. */
const ANSWERS = 16

/** Answers by the interface of the server, whatever the game. */
const playOn = (page: Page): Promise<void> =>
  page.evaluate(async answers => {
    const at = `/api${location.pathname.replace('table', 'tables')}`
    for (let given = 0; given < answers; ) {
      const { table, seq, seat, questions } = await (await fetch(at)).json()
      if (table.status === 'over') return
      const [question] = questions
      if (question) {
        const pick = question.options[0]
        await fetch(`${at}/answers`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ seq, seat, pick }),
        })
        given++
      } else await new Promise(resolve => setTimeout(resolve, 10)) // a bot is thinking
    }
  }, ANSWERS)

/** A picture of the page, small enough to lie in the repository. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => !document.querySelector('.pic:not(:has(img)), .cover:not(:has(img))'))
  const png = (await page.screenshot()).toString('base64')
  const webp = await page.evaluate(async picture => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')!.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.72).split(',')[1]!
  }, png)
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(webp, 'base64'))
}

const remove = prepare()
const [server, browser] = await Promise.all([serve(), launch()])
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [form, size] of [
    ['wide', 'desktop'],
    ['narrow', 'phone'],
  ] as const) {
    for (const language of LANGUAGES) {
      const context = await visitor(browser, server.url, { size, language })
      const page = await context.newPage()
      await page.goto('/')
      await take(page, `home-${form}-${language}`)
      for (const { id } of GAMES) {
        await page.goto('/')
        await layTable(page, { game: id, seats: ALONE, seed: 'screens' })
        await playOn(page)
        await page.reload()
        await page.locator('.at-table').waitFor()
        await take(page, `table-${id}-${form}-${language}`)
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
  remove()
}
