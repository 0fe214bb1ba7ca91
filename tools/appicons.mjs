// Writes the icons of the app into src/web/public, drawn by src/web/art/appicon.ts. Run: node tools/appicons.mjs
import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'rolldown'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const out = name => resolve(root, 'src/web/public', name)

const module = resolve(root, 'dist/tools/appicon.mjs')
await build({
  cwd: root,
  input: resolve(root, 'src/web/art/appicon.ts'),
  platform: 'node',
  output: { file: module, format: 'esm' },
  logLevel: 'warn',
})
const { appIcon } = await import(pathToFileURL(module).href)

writeFileSync(out('icon.svg'), `${appIcon(512, 'round')}\n`)
const browser = await chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium' })
try {
  for (const [name, size, shape] of [
    ['icon-192.png', 192, 'round'],
    ['icon-512.png', 512, 'round'],
    ['icon-maskable-192.png', 192, 'maskable'],
    ['icon-maskable-512.png', 512, 'maskable'],
    // Apple fills what is transparent with black: this one has no such channel.
    ['apple-touch-icon.png', 180, 'square'],
  ]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>*{margin:0}svg{display:block}</style>${appIcon(size, shape)}`)
    await page.screenshot({ path: out(name), omitBackground: shape === 'round' })
    await page.close()
  }
} finally {
  await browser.close()
}
