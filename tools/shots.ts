// npm run shots [-- name]: pictures of the main screens in shots/, on a desk and on a phone, in French and English, to be
// looked at; by name of a scene only that one, else those whose name has it. The same seeds give the same pictures.
import { mkdirSync, rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { type How, launch, type Size, visitor } from '../e2e/browser.ts'
import { CROWD } from '../e2e/frames.ts'
import {
  ALONE,
  awaited,
  choices,
  choose,
  finish,
  layTable,
  playOn,
  playUntil,
  serverSays,
  varied,
} from '../e2e/play.ts'
import { prepare, serve } from '../e2e/serve.ts'
import { touch } from '../e2e/yard.ts'

const FOLDER = 'shots'
const [only = ''] = process.argv.slice(2)

type Take = (name: string, page: Page) => Promise<void>

async function pages(page: Page, take: Take): Promise<void> {
  for (const [name, path, shows] of [
    ['home', '/', '.tables'],
    ['new-table', '/new/maitre', '.chairs'],
    ['rules', '/rules/maitre', '.book'],
    ['yard-rules', '/rules/shipwrights', '.book'],
    ['yard-new-table', '/new/shipwrights', '.chairs'],
    ['settings', '/settings', '.settings'],
    ['about', '/about', '.about'],
    ['guide', '/learn/maitre', '.coach'],
  ] as const) {
    await page.goto(path)
    await page.locator(shows).waitFor()
    await take(name, page)
  }
}

async function table(page: Page, take: Take): Promise<void> {
  await page.goto('/')
  await layTable(page, { seats: ALONE, seed: 'shots' })
  await awaited(page)
  await page.locator('.plate').first().waitFor()
  await take('table', page)
  await playUntil(page, async () => (await serverSays(page)).view.turn.rolls > 0)
  await page.locator('.option .odds').first().waitFor()
  await take('dice', page)
  await page.locator('.knob').nth(1).click()
  await page.locator('.drawer').waitFor()
  await take('log', page)
  await page.locator('.knob').nth(1).click()
  await page.locator('.knob').nth(2).click()
  await take('menu', page)
  await page.locator('.knob').nth(2).click()
  await page.locator('.foot button').last().click()
  await page.locator('dialog[open]').waitFor()
  await take('why', page)
  await page.keyboard.press('Escape')
  await playOn(page, { most: 14 })
  await awaited(page)
  await take('middle', page)
  await finish(page)
  await page.locator('dialog[open] .result').waitFor()
  await take('result', page)
  await page.locator('dialog .actions button').nth(1).click()
  const slider = page.locator('.player input[type=range]')
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * 0.7)))
  await take('replay', page)
  await page.goto('/')
  await page.locator('.tables details, .tables li').first().waitFor()
  await take('home-with-tables', page)
}

/** Attacks until there is a fight to see, then what the winner takes. */
async function fight(page: Page, take: Take): Promise<void> {
  await page.goto('/')
  await layTable(page, { seats: ALONE, seed: 'fight 3' })
  let loot = false
  let seen = false
  for (let made = 0; made < 200 && !(seen && loot); made++) {
    if ((await awaited(page)) === 'over') break
    if (!seen && (await page.locator('.fight').count()) > 0) {
      await page.locator('.fight .victor').waitFor()
      await take('fight', page)
      seen = true
    }
    const choice = await choices(page)
    const texts = await Promise.all(choice.options.map(option => option.innerText()))
    if (!choice.start && !loot && texts.some(text => /charge|load/i.test(text))) {
      await take('loot', page)
      loot = true
    }
    const attack = choice.start ? choice.options.find((_, i) => /atta(?:ck|que)/i.test(texts[i]!)) : undefined
    await choose(page, attack ?? varied(choice, 0))
  }
}

async function six(page: Page, take: Take): Promise<void> {
  await page.goto('/')
  await layTable(page, { seats: CROWD, seed: 'six' })
  await playOn(page, { most: 18 })
  await awaited(page)
  await take('six', page)
}

/** A day of Charpentiers: the draft, a card read, and the yard on a later afternoon. */
async function yard(page: Page, take: Take): Promise<void> {
  await page.goto('/')
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'yard' })
  await touch(page)
  await page.locator('.yd-pack .lit').first().waitFor()
  await take('yard-draft', page)
  await page.locator('.yd-pack .lit').first().click()
  await page.locator('dialog[open]').waitFor()
  await take('yard-card', page)
  await finish(page, 3)
  await page.reload()
  await page.locator('.yd-hand').first().waitFor()
  await take('yard', page)
  await page.locator('.yd-rival button, button.yd-rival').first().click()
  await page.locator('dialog[open]').waitFor()
  await take('yard-rival', page)
  await page.keyboard.press('Escape')
  await finish(page)
  await page.locator('dialog[open] .result').waitFor()
  await take('yard-result', page)
}

const SCENES = { pages, table, fight, six, yard }
const isScene = only in SCENES

async function all(browser: Browser, url: string): Promise<void> {
  for (const size of ['desktop', 'phone'] as const satisfies readonly Size[]) {
    for (const language of ['fr', 'en'] as const) {
      for (const [name, scene] of Object.entries(SCENES)) {
        if (isScene && name !== only) continue
        await shoot(browser, url, { size, language }, scene, '')
      }
    }
  }
  if (isScene) return
  const contrast = { language: 'en', settings: { contrast: 'more' } } as const
  await shoot(browser, url, { ...contrast, size: 'desktop' }, table, '-contrast', /^(?:table|dice)$/)
  await shoot(browser, url, { ...contrast, size: 'phone' }, pages, '-contrast', /^home$/)
}

async function shoot(
  browser: Browser,
  url: string,
  how: How,
  scene: (page: Page, take: Take) => Promise<void>,
  mark: string,
  wanted = /./,
): Promise<void> {
  const context = await visitor(browser, url, how)
  try {
    await scene(await context.newPage(), async (name, page) => {
      if (!wanted.test(name) || !(isScene || name.includes(only))) return
      await page.evaluate(() => document.fonts.ready)
      await page.waitForFunction(() => !document.querySelector('.pic:not(:has(img)), .cover:not(:has(img))'))
      const path = `${FOLDER}/${name}-${how.size}-${how.language}${mark}.png`
      await page.screenshot({ path })
      console.log(path)
    })
  } finally {
    await context.close()
  }
}

const remove = prepare()
const server = await serve()
const browser = await launch()
try {
  if (!only) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  await all(browser, server.url)
} finally {
  await browser.close()
  await server.close()
  remove()
}
