// npm run shots [-- name]: pictures of all screens in shots/, in six windows, in French and English, to be looked at;
// by name of a scene only that one, else those whose name has it. The same seeds give the same pictures.
import { mkdirSync, rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { type How, launch, type Size, visitor } from '../e2e/browser.ts'
import { SCENES } from '../e2e/screens.ts'
import { prepare, serve } from '../e2e/serve.ts'

const FOLDER = 'shots'
/** Pictures are painted while other things run. */
const PATIENCE_MS = 60_000
const [only = ''] = process.argv.slice(2)

const isScene = only in SCENES
type Device = Exclude<Size, 'big'>

const WINDOWS: { readonly [size in Device]: readonly (readonly [width: number, height: number])[] } = {
  phone: [
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
  ],
  desktop: [
    [1280, 800],
    [1920, 1080],
  ],
}

async function all(browser: Browser, url: string): Promise<void> {
  for (const size of ['desktop', 'phone'] as const satisfies readonly Device[]) {
    for (const language of ['fr', 'en'] as const) {
      for (const name of Object.keys(SCENES)) {
        if (!isScene || name === only) await shoot(browser, url, { size, language }, name)
      }
    }
  }
  if (isScene) return
  for (const [mark, eyes] of [
    ['-contrast', { settings: { contrast: 'more' } }],
    ['-forced', { forcedColors: 'dark' }],
  ] as const) {
    await shoot(browser, url, { size: 'desktop', ...eyes }, 'table', mark, /^(?:table|dice)$/)
    await shoot(browser, url, { size: 'desktop', ...eyes }, 'yard', mark, /^yard$/)
    await shoot(browser, url, { size: 'desktop', ...eyes }, 'village', mark, /^raid-start$/)
    await shoot(browser, url, { size: 'phone', ...eyes }, 'pages', mark, /^home$/)
  }
}

/** All pictures that are in view are there: others come when they are looked at. */
const isPainted = (): boolean =>
  [...document.querySelectorAll('.pic:not(:has(img)), .cover:not(:has(img))')].every(unpainted => {
    const { top, bottom, width } = unpainted.getBoundingClientRect()
    return width === 0 || bottom <= 0 || top >= innerHeight
  })

async function shoot(
  browser: Browser,
  url: string,
  how: How & { readonly size: Device },
  scene: string,
  mark = '',
  wanted = /./,
): Promise<void> {
  const context = await visitor(browser, url, how)
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    await SCENES[scene]!(await context.newPage(), async (name, page) => {
      if (!wanted.test(name) || !(isScene || name.includes(only))) return
      const first = page.viewportSize()!
      for (const [width, height] of WINDOWS[how.size]) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => document.fonts.ready)
        await page.waitForFunction(isPainted)
        const path = `${FOLDER}/${name}-${width}x${height}-${how.language ?? 'en'}${mark}.png`
        await page.screenshot({ path })
        console.log(path)
      }
      await page.setViewportSize(first)
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
