// Matches by somebody who sees nothing, from names, roles and announcements alone: whole ones, or the first turns and the end.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Blind, blindfold, type Thing } from './blind.ts'
import { stage } from './kit.ts'
import { ALONE, finish, layTable } from './play.ts'

const { open } = stage()

/** Ways back and to more, the goal, and single dice, which the choices name: for when nothing else is left. */
const ASIDE = /^(?:back|see |close|look|die |day |round |last round|turn )/i
/** Put off while there is something to do. */
const LAST = /^end /i
const OVER = 'End of the match'
const SOON = { timeout: 15_000 }

const isOpen = (things: readonly Thing[], name: string): boolean =>
  things.some(thing => thing.role === 'dialog' && thing.name === name)

/** What can be chosen in the part of the page where the turn is, or in a sheet that was opened. */
function choicesOf(things: readonly Thing[], where: string): readonly Thing[] {
  const sheet = things.find(({ role }) => role === 'dialog')
  return things.filter(
    ({ role, disabled, within }) => role === 'button' && !disabled && within.includes(sheet?.name ?? where),
  )
}

/** Presses what has not been tried since the last answer, until the match is over or enough was heard; answers what is there then. */
async function play(blind: Blind, where: string, enough = Number.POSITIVE_INFINITY): Promise<readonly Thing[]> {
  let tried = new Set<string>()
  let known = 0
  for (let pressed = 0; pressed < 800; pressed++) {
    const things = await blind.feel()
    if (isOpen(things, OVER) || known >= enough) return things
    expect(things.filter(({ role, name }) => role === 'button' && name === '')).toEqual([])
    const { length } = await blind.heard()
    if (length > known) tried = new Set()
    known = length
    const isSheet = things.some(({ role }) => role === 'dialog')
    const all = choicesOf(things, where)
    const choices = all.filter(({ name }) => !tried.has(name))
    const [next] = [
      ...choices.filter(({ name }) => !ASIDE.test(name) && !LAST.test(name)),
      ...choices.filter(({ name }) => LAST.test(name)),
      ...(isSheet ? all : choices).filter(({ name }) => ASIDE.test(name)),
    ]
    if (next) {
      tried.add(next.name)
      await blind.press(next)
    } else {
      tried = new Set()
      await blind.wait()
    }
  }
  throw new Error(`The match does not end. Heard last: ${(await blind.heard()).slice(-8).join(' | ')}`)
}

/** The table in words, one key away: everybody has a part of it, each in lines that say something. */
async function readsTheTable(page: Page, blind: Blind): Promise<readonly string[]> {
  await page.keyboard.press('r')
  await expect.poll(async () => isOpen(await blind.feel(), 'Read the table'), SOON).toBe(true)
  const things = await blind.feel()
  const titles = things.filter(({ role }) => role === 'heading').map(({ name }) => name)
  for (const name of [/^You/, /^Freydis/, /^Bjarni/]) expect(titles).toContainEqual(expect.stringMatching(name))
  const lines = things.filter(({ role }) => role === 'StaticText').map(({ name }) => name)
  expect(lines.filter(line => /[a-z]{3}/.test(line)).length).toBeGreaterThan(2 * titles.length)
  expect(lines.join('\n')).not.toMatch(/\bAda\b|undefined|NaN|\[object/)
  await page.keyboard.press('Escape')
  await expect.poll(async () => isOpen(await blind.feel(), 'Read the table'), SOON).toBe(false)
  return lines
}

/** Others are named, I am spoken to, and asked each time it is my turn. */
function speaksToMe(heard: readonly string[], question: RegExp): void {
  for (const name of ['Freydis', 'Bjarni', 'You']) {
    expect(heard.filter(line => line.startsWith(`${name} `)).length, name).toBeGreaterThan(3)
  }
  expect(heard.join('\n')).not.toMatch(/\bAda\b|undefined|NaN|\[object/)
  expect(heard.filter(line => question.test(line)).length).toBeGreaterThan(3)
}

/** So much is heard of a match before it is left for a while. */
const ENOUGH = 60
test.each([
  ['maitre', {}, 'The turn', /what will you do/i, null],
  ['shipwrights', { days: 8 }, 'To do', /which|what/i, 8],
] as const)('a match of %s, heard and pressed', async (game, options, where, question, lastDay) => {
  const page = await open('about:blank')
  const blind = await blindfold(page)
  await layTable(page, { game, options, seats: ALONE, seed: 'blind', hints: false })
  await expect.poll(async () => (await blind.heard()).join(' '), SOON).toMatch(question)
  await readsTheTable(page, blind)
  let before: readonly string[] = []
  if (lastDay !== null) {
    await play(blind, where, ENOUGH)
    before = await blind.heard()
    await finish(page, lastDay)
    await expect.poll(async () => (await blind.heard()).join(' '), SOON).toMatch(question)
  }
  const end = await play(blind, where)
  const heard = [...before, ...(await blind.heard())]
  speaksToMe(heard, question)
  // The end is told, and the focus is on who won and by how much.
  expect(heard.slice(-4).join('\n')).toMatch(/the match is over/)
  const said = end.find(({ focused }) => focused)
  expect(said).toMatchObject({ role: 'heading', name: expect.stringMatching(/^(?:You|Freydis|Bjarni) .*(?:win|shar)/) })
  expect(said?.description).toMatch(/point/)
})

test.each([
  ['raiders', /which|where|what/i, []],
  // Islands and who leads there, and what lies around the ship.
  ['explorers', /which|actions left/i, [/^Island 1: .* (?:to close|complete)/, /^Around the longship: /]],
] as const)('the first turns of %s, heard and pressed', async (game, question, readings) => {
  const page = await open('about:blank')
  const blind = await blindfold(page)
  await layTable(page, { game, seats: ALONE, seed: 'blind', hints: false })
  await expect.poll(async () => (await blind.heard()).join(' '), SOON).toMatch(question)
  const lines = await readsTheTable(page, blind)
  for (const reading of readings) expect(lines).toContainEqual(expect.stringMatching(reading))
  await play(blind, 'To do', ENOUGH)
  speaksToMe(await blind.heard(), question)
})

test('what happens while a sheet is open is heard there, once', async () => {
  const page = await open('about:blank')
  const blind = await blindfold(page)
  await layTable(page, { seats: ALONE, seed: 'blind' })
  await expect.poll(async () => (await blind.heard()).join(' '), SOON).toMatch(/what will you do/i)
  await page.keyboard.press('r')
  await expect.poll(async () => isOpen(await blind.feel(), 'Read the table'), SOON).toBe(true)
  // In another tab, say.
  await page.evaluate(async () => {
    const at = `/api${location.pathname.replace('table', 'tables')}`
    const { seq, seat, questions } = await (await fetch(at)).json()
    const body = JSON.stringify({ seq, seat, pick: questions[0].options[0] })
    await fetch(`${at}/answers`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  })
  const rolls = async () => (await blind.heard()).filter(line => line.startsWith('You roll five dice'))
  await expect.poll(rolls, SOON).toHaveLength(1)
})
