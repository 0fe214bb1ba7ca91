// Playing at a table as a person does: looking whose turn it is, choosing among the buttons.
import type { ElementHandle, Page } from 'playwright-core'

/** What browsers say when nobody answers. */
export const NO_SERVER = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_SOCKET_NOT_CONNECTED|Failed to fetch/

/** Options that stand: until the chances are known, they may still change their order. */
const OPEN = '.options[aria-busy=false] .option:not(.refused)'
export type Moment = 'mine' | 'over'

/** Waits until something is asked here, or the match is over. */
export async function awaited(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(open => {
    if (document.querySelector('dialog[open] .result')) return 'over'
    return document.querySelector(open) && !document.querySelector('.option.sent') ? 'mine' : null
  }, OPEN)
  return (await found.jsonValue()) as Moment
}

type Handle = ElementHandle<HTMLElement>
export interface Choice {
  readonly options: readonly Handle[]
  /** Whether this is the beginning of a turn, with its four actions. */
  readonly start: boolean
}
export const choices = async (page: Page): Promise<Choice> => ({
  options: (await page.$$(OPEN)) as Handle[],
  start: (await page.$('.options.four')) !== null,
})

/** Variety where a turn begins, as long as a match is young; afterwards what the table holds best. */
export const varied = ({ options, start }: Choice, turn: number): Handle =>
  options[start && turn < YOUNG ? turn % options.length : 0]!
const YOUNG = 30

export type Press = (page: Page, option: Handle) => Promise<void>
export const byMouse: Press = (_, option) => option.click()
/** Now here, now there: two taps on one spot, as fast as tests are, would be a double tap. */
export const byTouch: Press = async (_, option) => {
  const { width, height } = (await option.boundingBox())!
  left = !left
  await option.tap({ position: { x: width * (left ? 0.25 : 0.75), y: height / 2 } })
}
let left = false

/** One choice; resolves once the table has taken note of it. */
export async function choose(page: Page, option: Handle, press: Press = byMouse): Promise<void> {
  await press(page, option)
  await page.waitForFunction(element => !element.isConnected, option)
}

/** Counts from now on what the page does at tables, by calls and by the line. */
export async function answersFrom(page: Page): Promise<{ sent: number }> {
  const counted = { sent: 0 }
  page.on('request', request => {
    if (request.method() === 'POST' && /\/(?:answers|undo)$/.test(request.url())) counted.sent++
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.webSocketFrameSent', ({ response }) => {
    if (response.payloadData.startsWith('{"answer":')) counted.sent++
  })
  return counted
}

/** Plays on until the match is over, or for so many choices; answers how many there were. */
export async function playOn(page: Page, { most = 2000, press = byMouse } = {}): Promise<number> {
  for (let made = 0; made < most; made++) {
    if ((await awaited(page)) === 'over') return made
    const option = varied(await choices(page), made)
    await choose(page, option, press)
  }
  return most
}

/** Plays until a condition holds where something is asked here. */
export async function playUntil(page: Page, holds: (page: Page) => Promise<boolean>): Promise<void> {
  for (let made = 0; made < 400; made++) {
    if ((await awaited(page)) === 'over') break
    if (await holds(page)) return
    await choose(page, varied(await choices(page), made))
  }
  throw new Error('the match ended before that')
}

/** Everything on the board that tells one state from another. */
export const boardOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-card]')].map(card => (card as HTMLElement).dataset['card'])
    const dice = [...document.querySelectorAll('.tray .die')].map(die => (die as HTMLElement).dataset['face'])
    const scores = [...document.querySelectorAll('.skipper')].map(skipper => skipper.textContent)
    const prompt = document.querySelector('.prompt')?.textContent
    return JSON.stringify({ prompt, cards, dice, scores })
  })

export interface TableSeen {
  readonly seq: number
  readonly seat: number
  readonly table: {
    readonly status: string
    readonly seats: readonly { readonly name: string | null }[]
    /** The seats the match waits for. */
    readonly waiting: readonly number[]
    readonly invite: string | null
  }
  readonly questions: readonly {
    readonly seat: number
    readonly kind: string
    readonly options: readonly { readonly [part: string]: unknown }[]
  }[]
  readonly view: {
    readonly turn: { readonly seat: number; readonly rolls: number }
    readonly day?: number
    readonly round?: number
    /** What has brought the end about, where the game says so before. */
    readonly ending?: string | null
  }
}
/** The table of the page as the server knows it. */
export const serverSays = (page: Page): Promise<TableSeen> =>
  page.evaluate(async () => (await fetch(`/api${location.pathname.replace('table', 'tables')}`)).json())

interface Laid {
  readonly game?: string
  readonly options?: { readonly [name: string]: boolean | number | string }
  readonly hints?: boolean
  readonly seats: readonly { readonly kind: 'me' | 'bot'; readonly level?: string; readonly name?: string }[]
  readonly seed: string
  /** Whether those who have the link may look on. */
  readonly spectators?: boolean
}
/** Lays a table with a known seed and goes there, from wherever the page is: no page is needed to lay one. */
export async function layTable(
  page: Page,
  { game = 'maitre', options = {}, hints = true, seats, seed, spectators = false }: Laid,
): Promise<void> {
  const { request } = page.context()
  const post = async (path: string, data: object = {}) => (await request.post(path, { data })).json()
  if (!(await request.get('/api/me')).ok()) await post('/api/guests', { name: 'Captain' })
  const { id } = await post('/api/tables', { game, options, hints, seats, seed, customs: { spectators } })
  await post(`/api/tables/${id}/start`)
  await page.goto(`/table/${id}`)
}
export const bot = (name: string): Laid['seats'][number] => ({ kind: 'bot', level: 'easy', name })
export const ALONE: Laid['seats'] = [{ kind: 'me', name: 'Ada' }, bot('Freydis'), bot('Bjarni')]

/**
 * Plays on from here by the interface of the server, as fast as it goes: to the end, or to the turn of a day or round.
 * Nobody looks on meanwhile: the page is left, and opened again afterwards.
 */
export async function finish(page: Page, day = 1e9): Promise<void> {
  await away(page, ({ view, questions: [question] }) => {
    const begins = question?.kind === 'act' || question?.kind === 'place'
    return begins && (view.day ?? view.round ?? 0) >= day
  })
}
type Asked = TableSeen['questions'][number]
/** Answers a question as a player would who does not look. */
export type Answering = (question: Asked, seen: TableSeen) => unknown
const anything: Answering = ({ options }, { seq }) => options[seq % options.length]

/** Answers by the interface of the server until something is waited for, or the match is over. */
export async function away(
  page: Page,
  until: (seen: TableSeen) => boolean,
  answer: Answering = anything,
): Promise<TableSeen> {
  const table = page.url()
  const { origin, pathname } = new URL(table)
  const at = `${origin}/api${pathname.replace('table', 'tables')}`
  // By calls of our own, as there are thousands: those of a page are watched by Playwright, which takes longer than they do.
  const cookies = await page.context().cookies(table)
  const headers = {
    'content-type': 'application/json',
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
  await page.goto('about:blank')
  for (;;) {
    const seen = (await (await fetch(at, { headers })).json()) as TableSeen
    const [question] = seen.questions
    if (seen.table.status === 'over' || until(seen)) {
      await page.goto(table)
      return seen
    }
    if (!question) {
      await new Promise(resolve => setTimeout(resolve, 30)) // a bot is thinking
      continue
    }
    const body = JSON.stringify({ seq: seen.seq, seat: seen.seat, pick: answer(question, seen) })
    await (await fetch(`${at}/answers`, { method: 'POST', headers, body })).arrayBuffer()
  }
}
