// Every screen there is, and how a player comes there: pictures are taken of them, and each is tried in every window.
import type { Page } from 'playwright-core'
import { CROWD } from './frames.ts'
import { asks, type Option, sail, touch as work } from './north.ts'
import {
  ALONE,
  awaited,
  bot,
  choices,
  choose,
  finish,
  layTable,
  playOn,
  playUntil,
  serverSays,
  varied,
} from './play.ts'
import { alone, saga, staying, sung } from './saga.ts'
import { ahead } from './screens-ahead.ts'
import { meeting } from './screens-people.ts'
import { toActions } from './voyage.ts'
import { touch } from './yard.ts'

/** What opens by a key, from wherever one is at the table; closed again by Escape. */
async function opened(page: Page, key: string, shows: string, name: string, stop: Stop): Promise<void> {
  await page.keyboard.press(key)
  await page.locator(shows).first().waitFor()
  await stop(name, page)
  await page.keyboard.press('Escape')
  await page.locator(shows).first().waitFor({ state: 'detached' })
}
/** A thing looked at without being touched. */
async function lookedAt(page: Page, thing: string, name: string, stop: Stop): Promise<void> {
  await page.locator(thing).first().dispatchEvent('contextmenu')
  await page.locator('dialog[open]').waitFor()
  await stop(name, page)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
/** What an expert would play: all of it, and one option shown on the board. */
async function advised(page: Page, names: readonly [sheet: string, shown: string], stop: Stop): Promise<void> {
  await page.keyboard.press('h')
  await page.locator('.opinion').first().waitFor()
  await stop(names[0], page)
  await page.locator('.opinion').first().click()
  await page.locator('.advice').waitFor()
  await stop(names[1], page)
}

/** The end of a match, where it was decided, and the match watched again, as far as a part of it. */
async function afterwards(
  page: Page,
  names: readonly [result: string, curve: string, replay: string],
  part: number,
  stop: Stop,
): Promise<void> {
  await finish(page)
  await page.locator('dialog[open] .result').waitFor()
  await stop(names[0], page)
  await page.locator('dialog .actions button').nth(2).click()
  await page.locator('.turns').waitFor()
  await stop(names[1], page)
  await page.keyboard.press('Escape')
  await page.locator('dialog .actions button').nth(1).click()
  const slider = page.locator('.player input[type=range]')
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * part)))
  await stop(names[2], page)
}

/** What every game has, and shows much as the first game does. */
const COMMON = 'rules|new-table|guide|why|reading|hint|advice|result|curve|replay|watching|ahead'
/** Ceremonies lie above the replay of a tale. */
const OVER_REPLAYS = 'saga-(?:stone|told)'
export const isLikeAnother = (name: string): boolean =>
  new RegExp(`^(?:(?:yard|raid|chart)-(?:${COMMON})|${OVER_REPLAYS})$`).test(name)

/** A screen for all is none that is held in a hand. */
export const isForAll = (name: string): boolean => name === 'screen'

/** Called at each screen, by its name. */
export type Stop = (name: string, page: Page) => Promise<void>
type Scene = (page: Page, stop: Stop) => Promise<void>

const pages: Scene = async (page, stop) => {
  for (const [name, path, shows] of [
    ['home', '/', '.tables'],
    ['new-table', '/new/maitre', '.chairs'],
    ['rules', '/rules/maitre', '.book'],
    ['yard-rules', '/rules/shipwrights', '.book'],
    ['yard-new-table', '/new/shipwrights', '.chairs'],
    ['raid-rules', '/rules/raiders', '.book'],
    ['raid-new-table', '/new/raiders', '.chairs'],
    ['chart-rules', '/rules/explorers', '.book'],
    ['chart-new-table', '/new/explorers', '.chairs'],
    ['settings', '/settings', '.settings'],
    ['about', '/about', '.about'],
    ['nowhere', '/nowhere/at/all', '.sorry'],
    ['guide', '/learn/maitre', '.coach'],
    ['yard-guide', '/learn/shipwrights', '.coach'],
    ['raid-guide', '/learn/raiders', '.coach'],
    ['chart-guide', '/learn/explorers', '.coach'],
  ] as const) {
    await page.goto(path)
    await page.locator(shows).waitFor()
    await stop(name, page)
  }
  await page.goto('/')
  await layTable(page, { game: 'shipwrights', seats: CROWD.slice(0, 5), seed: 'going' })
  await page.goto('/')
  await page.locator('.going li').waitFor()
  await stop('home-going', page)
}

const table: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, { seats: ALONE, seed: 'shots' })
  await awaited(page)
  await page.locator('.plate').first().waitFor()
  await stop('table', page)
  await playUntil(page, async () => (await serverSays(page)).view.turn.rolls > 0)
  await page.locator('.option .odds').first().waitFor()
  await stop('dice', page)
  await page.locator('.knob').nth(1).click()
  await page.locator('.drawer').waitFor()
  await stop('log', page)
  await page.locator('.knob').nth(1).click()
  await page.locator('.knob').nth(2).click()
  await page.locator('.menu').waitFor()
  await stop('menu', page)
  await page.keyboard.press('Escape')
  await page.locator('.foot button').last().click()
  await page.locator('dialog[open]').waitFor()
  await stop('why', page)
  await page.keyboard.press('Escape')
  await opened(page, '?', 'dialog[open] .keys', 'keys', stop)
  await opened(page, 'r', 'dialog[open] .reading', 'reading', stop)
  await lookedAt(page, '.port .ship .piece', 'look', stop)
  await advised(page, ['hint', 'advice'], stop)
  await playOn(page, { most: 14 })
  await awaited(page)
  await stop('middle', page)
  await afterwards(page, ['result', 'curve', 'replay'], 0.7, stop)
  await page.goto('/')
  await page.locator('.tables details, .tables li').first().waitFor()
  await stop('home-with-tables', page)
}

/** Attacks until there is a fight to see, then what the winner takes. */
const fight: Scene = async (page, stop) => {
  await page.addInitScript(staying)
  await page.goto('/')
  await layTable(page, { seats: ALONE, seed: 'fight 3' })
  let loot = false
  let seen = false
  for (let made = 0; made < 200 && !(seen && loot); made++) {
    if ((await awaited(page)) === 'over') break
    if (!seen && (await page.locator('.fight').count()) > 0) {
      await page.locator('.fight .victor').waitFor()
      await stop('fight', page)
      seen = true
    }
    const choice = await choices(page)
    const texts = await Promise.all(choice.options.map(option => option.innerText()))
    if (!choice.start && !loot && texts.some(text => /charge|load/i.test(text))) {
      await stop('loot', page)
      loot = true
    }
    const attack = choice.start ? choice.options.find((_, i) => /atta(?:ck|que)/i.test(texts[i]!)) : undefined
    await choose(page, attack ?? varied(choice, 0))
  }
}

const six: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, { seats: CROWD, seed: 'six' })
  await playOn(page, { most: 18 })
  await awaited(page)
  await stop('six', page)
}

/** A day of Charpentiers: what one begins with, the draft, a card read, and the yard on a later afternoon. */
const yard: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'yard' })
  await page.locator('.yd-act .option').first().waitFor()
  await stop('yard-start', page)
  await touch(page)
  await page.locator('.yd-pack .lit').first().waitFor()
  await stop('yard-draft', page)
  await page.locator('.yd-pack .lit').first().click()
  await page.locator('dialog[open]').waitFor()
  await stop('yard-card', page)
  await finish(page, 3)
  await page.locator('.yd-hand').first().waitFor()
  await stop('yard', page)
  await page.locator('.yd-hand .lit').first().click()
  await stop('yard-touched', page)
  await page.keyboard.press('Escape')
  await page.locator('.yd-rival button, button.yd-rival').first().click()
  await page.locator('dialog[open]').waitFor()
  await stop('yard-rival', page)
  await page.keyboard.press('Escape')
  await opened(page, 'w', 'dialog[open] .why', 'yard-why', stop)
  await opened(page, 'r', 'dialog[open] .reading', 'yard-reading', stop)
  await lookedAt(page, '[data-look^="space:"]', 'yard-look', stop)
  await advised(page, ['yard-hint', 'yard-advice'], stop)
  await afterwards(page, ['yard-result', 'yard-curve', 'yard-replay'], 0.5, stop)
}

/** First turns of Pillards: cards to keep, a settlement one thinks of, a worker placed, another picked up. */
const village: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, { game: 'raiders', seats: ALONE, seed: 'village' })
  await page.locator('.rd-spread .lit').first().waitFor()
  await stop('raid-keep', page)
  for (let touches = 0; touches < 4; touches++) await work(page)
  await page.locator('.rd-house.lit').first().waitFor()
  await stop('raid-start', page)
  await opened(page, 'w', 'dialog[open] .why', 'raid-why', stop)
  await opened(page, 'r', 'dialog[open] .reading', 'raid-reading', stop)
  await advised(page, ['raid-hint', 'raid-advice'], stop)
  await page.keyboard.press('Escape')
  await page.locator('.rd-site').first().click()
  await page.locator('.rd-preview').waitFor()
  await stop('raid-near', page)
  await page.keyboard.press('Escape')
  await sail(page, asks('pick'))
  await page.locator('.rd-house.lit').first().waitFor()
  await stop('raid-pick', page)
  await sail(page, asks('hire'))
  await page.locator('.rd-act .option').first().waitFor()
  await stop('raid-hire', page)
}

/** Settlements where dice are rolled come after the harbours. */
const HARBOURS = 3
const isStrike = ({ do: what, settlement }: Option): boolean => what === 'raid' && Number(settlement) >= HARBOURS
/** Pillards at sea: a raid looked at, the scene of it, what is taken, who dies; an offering, too many cards, the end. */
const north: Scene = async (page, stop) => {
  await page.addInitScript(staying)
  await sail(page, ({ options }) => options.some(isStrike))
  await page.locator('.rd-site.lit').first().waitFor()
  await stop('raid-turn', page)
  await page.locator(`:is(.rd-outpost, .rd-monastery, .rd-fortress).lit`).first().click()
  await page.locator('.rd-preview').waitFor()
  await stop('raid-preview', page)
  await page.locator('[data-option=raid]').click()
  await page.locator('.rd-news').waitFor()
  await stop('raid-scene', page)
  for (const kind of ['plunder', 'dead', 'long_house', 'play']) {
    await sail(page, asks(kind))
    await page.locator('.rd-act .option, .rd-act .lit').first().waitFor()
    // Who is to choose the dead has much before their eyes already when what was done to them lies there too.
    if (kind === 'dead') await page.locator('.done-to-me').waitFor()
    await stop(`raid-${kind.replace('_', '-')}`, page)
  }
  await sail(page, asks('discard'), ({ building, idle }) => building === 'gate_house' && !idle)
  await page.locator('.rd-act .option').first().waitFor()
  await stop('raid-discard', page)
  await lookedAt(page, '.others [data-look^="seat:"]', 'raid-rival', stop)
}

/** The end of a match of Pillards, and the match watched again; before, a table of four near its end. */
const ashore: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, { game: 'raiders', seats: CROWD.slice(0, 4), seed: 'ashore' })
  await finish(page, 9)
  await page.locator('.rd-camp').waitFor()
  await stop('raid-four', page)
  await afterwards(page, ['raid-result', 'raid-curve', 'raid-replay'], 0.7, stop)
}

const five: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, {
    game: 'shipwrights',
    seats: [{ kind: 'me', name: 'Ada' }, bot('Freydis'), bot('Bjarni'), bot('Gudrun'), bot('Sigrun')],
    seed: 'five',
  })
  await finish(page, 4)
  await page.locator('.yd-hand').first().waitFor()
  await stop('five', page)
}

/** A voyage of Explorateurs: captains, a tile held where it fits and where it does not, actions, a later round, and the end. */
const chart: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, { game: 'explorers', seats: ALONE, seed: 'voyage' })
  await page.locator('.ex-captains .option').first().waitFor()
  await stop('chart-captains', page)
  await page.locator('.ex-captains .option').first().click()
  await page.locator('.ex-gap.lit').first().waitFor()
  await stop('chart-tile', page)
  await page.locator('.ex-gap:not(.lit)').first().click()
  await page.locator('.ex-ghost.clashes').waitFor()
  await stop('chart-clash', page)
  await page.locator('.ex-gap.lit').first().click()
  await page.locator('.ex-ghost.fits').waitFor()
  await stop('chart-ghost', page)
  await toActions(page)
  await stop('chart-actions', page)
  await page.locator('.ex-my-ship').click()
  await stop('chart-ship', page)
  await page.keyboard.press('Escape')
  await page.locator('.ex-points').click()
  await page.locator('dialog[open] table').waitFor()
  await stop('chart-points', page)
  await page.keyboard.press('Escape')
  await finish(page, 9)
  await page.locator('.ex-actions').waitFor()
  await stop('chart', page)
  await page.locator('.ex-action:not(.refused)').first().click()
  await stop('chart-touched', page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await stop('chart-whole', page)
  await page.locator('.other button').first().click()
  await page.locator('dialog[open]').waitFor()
  await stop('chart-rival', page)
  await page.keyboard.press('Escape')
  await opened(page, 'w', 'dialog[open] .why', 'chart-why', stop)
  await opened(page, 'r', 'dialog[open] .reading', 'chart-reading', stop)
  await lookedAt(page, '[data-look^="tile:"]', 'chart-look', stop)
  await advised(page, ['chart-hint', 'chart-advice'], stop)
  await afterwards(page, ['chart-result', 'chart-curve', 'chart-replay'], 0.6, stop)
}

/** Four at the chart, late in the match. */
const four: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, { game: 'explorers', seats: [...ALONE, bot('Leif')], seed: 'four', spectators: true })
  await page.locator('.ex-captains .option').first().waitFor()
  await finish(page, 11)
  await page.locator('.ex-actions').waitFor()
  await stop('four', page)
  await asStranger(page)
  await page.locator('.watching').waitFor()
  await stop('chart-watching', page)
}

/** What others do: something to me, something I only watch, and a device handed on. */
const others: Scene = async (page, stop) => {
  await page.goto('/')
  await layTable(page, { seats: ALONE, seed: 'hurt-5', spectators: true })
  await playUntil(page, async () => (await page.locator('.done-to-me').count()) > 0)
  await stop('hurt', page)
  await playUntil(page, async () => (await serverSays(page)).view.turn.rolls > 0)
  await asStranger(page)
  await page.locator('.watching').waitFor()
  await stop('watching', page)
  await layTable(page, { game: 'shipwrights', seats: ALONE, seed: 'yard', spectators: true })
  await finish(page, 3)
  await asStranger(page)
  await page.locator('.watching').waitFor()
  await stop('yard-watching', page)
  const [ada] = ALONE
  await layTable(page, { game: 'shipwrights', seats: [ada!, { kind: 'me', name: 'Bo' }], seed: 'curtain' })
  await page.locator('.curtain').waitFor()
  await stop('curtain', page)
}
/** The same page, opened by somebody who has the link. Nobody looks on meanwhile: a page without its cookie would be refused. */
async function asStranger(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const { invite } = (await serverSays(page)).table
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.context().request.post('/api/guests', { data: { name: 'Stranger' } })
  await page.goto(`${pathname.replace('table', 'join')}/${invite}`)
  await page.locator('.joining a.button:not(.quiet)').click()
}

export const SCENES: { readonly [name: string]: Scene } = {
  pages,
  table,
  fight,
  six,
  yard,
  five,
  village,
  north,
  ashore,
  chart,
  four,
  others,
  meeting,
  saga,
  sung,
  alone,
  ahead,
}
