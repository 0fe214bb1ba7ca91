// The pages around the table: languages, rules and their search, settings.
import { expect, test } from 'vitest'
import { stage } from './kit.ts'
import { awaited, playOn } from './play.ts'

const { open } = stage()

test('the language changes at once, at home and at the table, and stays', async () => {
  const page = await open('/', { language: 'fr' })
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor()
  await page.getByRole('button', { name: 'EN, English' }).click()
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await awaited(page)
  expect(await page.getByRole('button', { name: 'Why can’t I?' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Pourquoi impossible ?' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  await page.reload()
  await awaited(page)
  expect(await page.getByRole('button', { name: 'Pourquoi impossible ?' }).count()).toBe(1)
})

test('rules can be searched, whatever the accents', async () => {
  const page = await open('/rules/maitre', { language: 'fr' })
  const search = page.getByRole('searchbox', { name: 'Chercher dans les règles' })
  const sections = page.locator('.book section')
  await search.waitFor()
  const all = await sections.count()
  await search.fill('tresor')
  await page.getByText(/\d+ passages? trouvés?/).waitFor()
  expect(await sections.count()).toBeLessThan(all + 1)
  expect((await page.locator('.book mark').first().innerText()).toLowerCase()).toBe('trésor')
  await search.fill('zzzz')
  await page.getByText('« zzzz »').waitFor()
  expect(await sections.count()).toBe(0)
  await page.getByRole('button', { name: 'Tout montrer' }).click()
  await expect.poll(() => sections.count()).toBe(all)
})

test('settings apply at once and are kept', async () => {
  const page = await open('/settings')
  const root = page.locator('html')
  await page.getByRole('radiogroup', { name: 'Contrast' }).getByText('More', { exact: true }).click()
  expect(await root.getAttribute('data-contrast')).toBe('more')
  await page.getByRole('radiogroup', { name: 'Motion' }).getByText('Less', { exact: true }).click()
  expect(await root.getAttribute('data-motion')).toBe('less')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('radiogroup', { name: 'Odds' }).getByText('Hide', { exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Français', { exact: true }).click()
  await page.getByRole('heading', { name: 'Réglages' }).waitFor()
  expect(await root.getAttribute('lang')).toBe('fr')

  await page.goto('/')
  expect(await root.getAttribute('data-contrast')).toBe('more')
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await awaited(page)
  await playOn(page, { most: 1 })
  expect(await page.locator('.fleet h2').innerText()).toContain('Ada')
  expect(await page.locator('.option .odds').count()).toBe(0)
})

test.each(['/nothing', '/settings/x', '/rules', '/rules/maitre/x'])(
  'a path that leads nowhere says so, and shows the way home: %s',
  async path => {
    const page = await open(path)
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  },
)

test('rules and settings opened from a table lead back to it', async () => {
  const page = await open('/')
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await awaited(page)
  const at = page.url()
  for (const name of ['Settings', 'Rules']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
    const back = page.getByRole('link', { name: 'Back to the table' })
    expect(await back.evaluate(link => getComputedStyle(link, '::before').content)).toBe('none')
    await back.click()
    await awaited(page)
    expect(page.url()).toBe(at)
  }
})

test('what can be gone on with is the first thing home shows', async () => {
  const page = await open('/')
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await awaited(page)
  const { pathname } = new URL(page.url())
  await page.goto('/')
  const going = page.locator('main').getByRole('link').first()
  await expect.poll(() => going.getAttribute('href')).toBe(pathname)
  expect(await going.innerText()).toContain('Your turn')
  const { y } = (await going.boundingBox())!
  expect(y).toBeLessThan(200)
})

test('tables that are told page by page are all found at home', async () => {
  const page = await open('about:blank')
  const { request } = page.context()
  await request.post('/api/guests', { data: { name: 'Ada' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  for (let i = 0; i < 3; i++) await request.post('/api/tables', { data: { game: 'maitre', seats } })
  const { tables } = await (await request.get('/api/tables')).json()
  // One at a time, and each page begins with what the one before has told.
  await page.route(/\/api\/tables(\?|$)/, route => {
    const after = Number(new URL(route.request().url()).searchParams.get('after'))
    const next = after < 2 ? after + 1 : null
    return route.fulfill({ json: { tables: tables.slice(Math.max(0, after - 1), after + 1), next } })
  })
  await page.goto('/')
  await expect.poll(() => page.locator('.going .line').count()).toBe(3)
})

test('the shortcut of the installed app is a table at once, and going back does not lay another', async () => {
  const page = await open('/about')
  await page.goto('/play/maitre')
  await awaited(page)
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//)
  await page.goBack()
  await page.getByRole('heading', { name: 'About' }).waitFor()
})

test.each(['fr', 'en'] as const)('the installed app is told of in the language of the page: %s', async language => {
  const page = await open('/', { language })
  const link = page.locator('link[rel=manifest]')
  await expect.poll(() => link.getAttribute('href')).toContain(`.${language}.`)
  const read = (path: string) => page.request.get(path)
  const told = await (await read((await link.getAttribute('href'))!)).json()
  expect(told).toMatchObject({ id: '/', lang: language, display: 'standalone', theme_color: '#0b2229' })
  const forms = told.screenshots.map((screen: { form_factor: string }) => screen.form_factor)
  expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']))
  const purposes = told.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any')
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']))
  const files = [...told.icons, ...told.screenshots].map(({ src }: { src: string }) => src)
  for (const file of [...files, '/apple-touch-icon.png']) {
    const answer = await read(file)
    expect([file, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([file, 200, 'image'])
  }
  for (const { url } of told.shortcuts) {
    expect((await page.request.get(url, { headers: { accept: 'text/html' } })).status()).toBe(200)
  }
  expect(told.shortcuts.length).toBeGreaterThanOrEqual(4)
  // Apple paints black where an icon lets something through: colour type 2 has no alpha.
  expect((await (await read('/apple-touch-icon.png')).body())[25]).toBe(2)
})

test('a game or table nobody knows leads home', async () => {
  const page = await open('/rules/nothing')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
})
