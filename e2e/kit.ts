// What browser tests stand on: a server and a browser for each file, every error noticed, and barriers found.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type How, launch, SIZES, visitor } from './browser.ts'
import { type Served, serve } from './serve.ts'

/** Before the first table nobody knows us, and the browser says so. */
const isExpected = (text: string): boolean =>
  /status of 401/.test(text) && /\/api\/(?:me|tables)$/.test(text.split(' @ ')[1]!)

export interface Stage<S extends Served = Served> {
  readonly server: S
  readonly browser: Browser
  /** A new person opens a page; with pictures only if they are to be looked at, or weighed, or to fly. */
  open(path: string, how?: How): Promise<Page>
  /** From here on to the end of the test such errors are no surprise. */
  expectErrors(pattern: RegExp): void
}

/** A server and a browser for one file of tests; a test fails by an error it did not expect. */
export function stage(): Stage
export function stage<S extends Served>(begin: () => Promise<S>): Stage<S>
export function stage(begin: () => Promise<Served> = serve): Stage {
  let server: Served
  let browser: Browser
  let contexts: BrowserContext[] = []
  let errors: string[] = []
  let expected: RegExp[] = []
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([begin(), launch()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(contexts, task.name)
    const unexpected = errors.filter(text => !expected.some(pattern => pattern.test(text)))
    await Promise.all(contexts.map(context => context.close()))
    contexts = []
    errors = []
    expected = []
    expect([...new Set(unexpected)]).toEqual([])
  })
  return {
    get server() {
      return server
    },
    get browser() {
      return browser
    },
    async open(path, how = {}) {
      const context = await visitor(browser, server.url, { painted: how.motion ?? false, ...how })
      contexts.push(context)
      context.on('weberror', fault => errors.push(String(fault.error().stack)))
      context.on('console', message => {
        const text = `${message.text()} @ ${message.location().url}`
        if (message.type() === 'error' && !isExpected(text)) errors.push(text)
      })
      const page = await context.newPage()
      await page.goto(path)
      return page
    },
    expectErrors: pattern => expected.push(pattern),
  }
}

/** What a failed test saw last. */
async function photograph(contexts: readonly BrowserContext[], name: string): Promise<void> {
  const pages = contexts.flatMap(context => context.pages())
  for (const [i, page] of pages.entries()) {
    await page.screenshot({ path: `shots/failed/${name.replaceAll(/\W+/g, '-')}-${i + 1}.png` }).catch(() => {})
  }
}

/** Nothing of it is outside the window, be that a phone's or a desk's. */
export async function fitsBothWays(page: Page, selector: string): Promise<void> {
  for (const [size, layout] of [
    ['phone', 'phone'],
    ['desktop', 'desk'],
  ] as const) {
    await page.setViewportSize(SIZES[size])
    await page.locator(`[data-layout="${layout}"]`).waitFor()
    const fits = () =>
      page.locator(selector).evaluate(element => {
        const { left, right, bottom } = element.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && bottom <= innerHeight
      })
    await expect.poll(fits, { message: `${selector} on a ${layout}` }).toBe(true)
  }
}

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page or in a part of it, of whatever impact, one line each. */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(async within => {
    type Axe = { readonly axe: { run(within: string, how: object): Promise<{ violations: unknown[] }> } }
    // What is left out where nobody looks (see `unpainted`) is behind text.
    const plain = document.adoptedStyleSheets
    document.adoptedStyleSheets = []
    const { violations } = await (window as unknown as Axe).axe.run(within, { resultTypes: ['violations'] })
    document.adoptedStyleSheets = plain
    return violations as unknown
  }, part)
  return (found as readonly Violation[]).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary}`),
  )
}
