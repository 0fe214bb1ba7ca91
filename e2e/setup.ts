// Before all browser tests: what is tested is built, and there is a browser to test it in.
import { prepare, tool } from './serve.ts'

export default async function setup(): Promise<() => void> {
  const { findChromium } = await tool<{ findChromium(): string }>('tools/chromium.mjs')
  process.env['CHROME'] = findChromium()
  return prepare()
}
