// The guides as a learner takes them: reading on, touching what is ringed, until a match is offered.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, stage } from './kit.ts'

const { open } = stage()

const GUIDES = {
  maitre: { minutes: 2, steps: 15 },
  shipwrights: { minutes: 5, steps: 23 },
  raiders: { minutes: 4, steps: 20 },
  explorers: { minutes: 4, steps: 22 },
} as const
type Game = keyof typeof GUIDES
const GAMES = Object.keys(GUIDES) as Game[]
const WORDS = {
  fr: { learn: (minutes: number) => `Apprendre en ${minutes} minutes`, play: 'Jouer maintenant' },
  en: { learn: (minutes: number) => `Learn in ${minutes} minutes`, play: 'Play now' },
} as const

/** What the learner is told, and whether something is ringed or a sheet is open: it changes with every touch. */
interface Sight {
  readonly now: string
  readonly title: string
  readonly ringed: boolean
  readonly over: boolean
  readonly next: boolean
  /** What is wrong with where the words and the ring are. */
  readonly wrong: readonly string[]
}
/** Waits until ring and words have come to rest. */
async function see(page: Page): Promise<Sight> {
  await page.locator('.coach h1').waitFor()
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(done => requestAnimationFrame(done))
    const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
    const places = (): string =>
      JSON.stringify([
        find('.ring')?.style.cssText,
        find('.coach')?.getBoundingClientRect(),
        find('.coach h1')?.innerText,
        document.querySelectorAll('dialog[open]').length,
        // What leads to a thing may have stood where the thing stands now.
        find('.stage')?.innerText,
      ])
    const isShown = (): boolean =>
      find('.ring')?.style.opacity === '1' || find('.coach .goes-on, .coach .play-now') !== null
    let before = ''
    for (let still = 0; still < 6; still++) {
      await frame()
      if (places() !== before || !isShown()) still = 0
      before = places()
    }
    const ring = find('.ring')!
    const coach = find('.coach')!.getBoundingClientRect()
    const box = ring.getBoundingClientRect()
    const ringed = ring.style.opacity === '1'
    const wrong: string[] = []
    if (coach.top < 0 || coach.left < 0 || coach.right > innerWidth || coach.bottom > innerHeight)
      wrong.push('the words are outside the window')
    if (ringed) {
      const wide = Math.min(box.right, coach.right) - Math.max(box.left, coach.left)
      const high = Math.min(box.bottom, coach.bottom) - Math.max(box.top, coach.top)
      if (wide > 1 && high > 1) wrong.push(`the words hide what is ringed: ${Math.round(wide)} x ${Math.round(high)}`)
      // The ring itself may touch the edge.
      const edge = 12
      const outside = [-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight]
      if (Math.max(...outside) > edge) wrong.push(`the ring leaves the window: ${outside.map(Math.round)}`)
    }
    return {
      now: before,
      title: find('.coach h1')!.innerText,
      ringed,
      over: find('.coach .play-now') !== null,
      next: find('.coach .goes-on') !== null,
      wrong,
    }
  })
}
/** What is seen once it is something else than before. */
async function changed(page: Page, before: Sight): Promise<Sight> {
  let sight = before
  const look = async (): Promise<string> => (sight = await see(page)).now
  await expect.poll(look, { timeout: 10_000 }).not.toBe(before.now)
  return sight
}

/** How a learner does what the guide asks for, at one step after the other. */
type Hand = (page: Page, sight: Sight, step: number) => Promise<void>
type Point = (box: { x: number; y: number; width: number; height: number }) => readonly [x: number, y: number]
const middle: Point = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
/** On the very edge of the ring, beside the thing. */
const edge: Point = ({ x, y, height }) => [x + 2, y + height / 2]

const touching =
  (point: Point, button: 'left' | 'right' = 'left'): Hand =>
  async (page, { next }) => {
    if (next) await page.locator('.coach .goes-on').click()
    else await page.mouse.click(...point((await page.locator('.ring').boundingBox())!), { button })
  }
const finger = touching(middle)
const clumsy: Hand = (page, sight, step) => [touching(edge), touching(middle, 'right')][step % 2]!(page, sight, step)
/** Where the focus is; Enter, Space and the key that looks closer all do what is ringed. */
const keys: Hand = async (page, { next, title }, step) => {
  const isThere = await page.evaluate(() => {
    const at = document.activeElement!
    if (at.matches('.goes-on')) return true
    const [thing, ring] = [at, document.querySelector('.ring')!].map(each => each.getBoundingClientRect())
    return thing!.left >= ring!.left && thing!.right <= ring!.right && thing!.top >= ring!.top
  })
  expect(isThere, `the focus at «${title}»`).toBe(true)
  const ways = next ? ['Enter', 'Space'] : ['Enter', 'Space', 'i']
  await page.keyboard.press(ways[step % ways.length]!)
}

type Window = readonly [width: number, height: number]
/** Goes through a guide to its end, each step seen in all windows and done in one of them; answers how many steps it has. */
async function follow(
  page: Page,
  hand: Hand,
  windows: readonly Window[],
  each: (sight: Sight) => Promise<void>,
): Promise<number> {
  const told = new Set<string>()
  const wrong: string[] = []
  let sight = await see(page)
  for (let step = 0; ; step++) {
    const note = (): void => void wrong.push(...sight.wrong.map(what => `«${sight.title}»: ${what}`))
    note()
    for (let other = 1; other < windows.length; other++) {
      const [width, height] = windows[(step + other) % windows.length]!
      await page.setViewportSize({ width, height })
      sight = await see(page)
      note()
    }
    told.add(sight.title)
    await each(sight)
    if (sight.over) break
    await hand(page, sight, step)
    sight = await changed(page, sight)
  }
  expect(wrong).toEqual([])
  return told.size
}

/** Now by a key, now by a mouse that is not held well. */
const keysAndMouse: Hand = (page, sight, step) =>
  step % 3 === 2 ? clumsy(page, sight, (step - 2) / 3) : keys(page, sight, step)
const upright = {
  language: 'fr',
  size: 'phone',
  windows: [
    [320, 568],
    [844, 390],
  ],
  by: 'finger',
  hand: finger,
} as const
const onItsSide = {
  language: 'en',
  size: 'phone',
  windows: [
    [844, 390],
    [320, 568],
  ],
  by: 'finger',
  hand: finger,
} as const
const byKeys = { size: 'desktop', by: 'keys and a clumsy mouse', hand: keysAndMouse } as const
const atDesk = { ...byKeys, language: 'en', windows: [[1280, 800]] } as const
const onTablet = { ...byKeys, language: 'fr', windows: [[820, 1180]] } as const
/** Each guide in both languages, by every way to touch inside the ring, and by keys; phones are turned at every step. */
const peopleOf = (game: Game) => (GAMES.indexOf(game) % 2 === 0 ? [upright, atDesk] : [onItsSide, onTablet])
test.each(GAMES.flatMap(game => peopleOf(game).map(person => ({ game, ...person }))))(
  'a newcomer finishes the guide of $game and plays: $language, $windows, by $by',
  async ({ game, language, size, windows, hand }) => {
    const { minutes, steps } = GUIDES[game]
    const page = await open('/', { language, size })
    const [width, height] = windows[0]
    await page.setViewportSize({ width, height })
    await page.locator(`a[href$="/learn/${game}"]`, { hasText: WORDS[language].learn(minutes) }).press('Enter')
    const found: string[] = []
    let looks = 0
    const told = await follow(page, hand, windows, async ({ over }) => {
      // The boards are tried elsewhere; the words here and there, as each look takes a while.
      if (over || looks++ % 7 === 0) found.push(...(await barriers(page, '.above')))
    })
    expect(found).toEqual([])
    expect(told).toBe(steps)
    await page.getByRole('button', { name: WORDS[language].play }).press('Enter')
    await page.waitForURL('**/table/*')
    await page.locator('.tabletop').waitFor()
  },
)

test('who touches something else is told what to do; who goes back finds the step before; Escape leads home', async () => {
  const page = await open('/learn/shipwrights')
  const first = await see(page)
  // Nothing is to be touched yet, and the guide does not say so.
  await page.mouse.click(5, 5)
  await page.locator('.astray').getByText('choose “Next”').waitFor()
  for (let step = 0; step < 3; step++) {
    const sight = await see(page)
    await page.locator('.coach .goes-on').click()
    await changed(page, sight)
  }
  await page.locator('[data-option=stock]').nth(3).click()
  await page.locator('.astray').getByText('touch what is circled').waitFor()
  expect((await see(page)).title).toBe('Two resources to begin with')
  for (let step = 0; step < 3; step++) {
    const sight = await see(page)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await changed(page, sight)
  }
  expect((await see(page)).title).toBe(first.title)
  await page.keyboard.press('Escape')
  await page.waitForURL(url => url.pathname === '/')
})

test('a card opened in the guide may be closed again, and the guide waits for it', async () => {
  const page = await open('/learn/shipwrights')
  let sight = await see(page)
  for (let step = 0; sight.title !== 'First, a ship'; step++) {
    await finger(page, sight, step)
    sight = await changed(page, sight)
  }
  await finger(page, sight, 0)
  await page.locator('dialog[open] .coach').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  sight = await see(page)
  expect([sight.title, sight.ringed]).toEqual(['First, a ship', true])
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL(url => url.pathname === '/')
})
