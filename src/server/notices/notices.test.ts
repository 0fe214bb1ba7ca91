// Notices that are right: only to whom they concern, once, when they do not see it themselves, and as they wish.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { guest, type Player, type Running, run, sensible, serve, tempFolder, Watcher } from '../test-kit.ts'
import { isInside, openOutward } from './outward.ts'
import { openPostOffice, openReceiver, subscription } from './testing.ts'
import { bodyFor } from './webhook.ts'

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3600_000, 24 * 3600_000]
const NOON = Date.UTC(2026, 5, 1, 12)

interface Scene {
  readonly running: Running
  readonly anna: Player
  readonly bo: Player
  readonly table: string
  /** Time passes, and the server looks whom to tell. */
  later(ms: number): Promise<number>
  /** Whoever is asked plays until they are no longer; the match goes on to the other. */
  play(person: Player): Promise<void>
}
interface SceneConfig {
  readonly customs?: object
  readonly smtp?: string
  readonly dataDir?: string
}
/** Anna and Bo at a match, in which Anna is asked first. */
async function scene({
  smtp = 'smtp://127.0.0.1:9',
  dataDir = tempFolder(),
  customs = {},
}: SceneConfig = {}): Promise<Scene> {
  let now = NOON
  const running = await serve({
    dataDir,
    now: () => now,
    notices: {
      publicUrl: 'https://naust.example.org',
      mail: { smtp, from: 'Naust <naust@example.org>' },
      reach: 'anywhere',
      everyMs: 0,
    },
  })
  const [anna, bo] = [await guest(running.url, 'Anna'), await guest(running.url, 'Bo')]
  const { id, invite } = (
    await anna.post('/api/tables', {
      game: 'maitre',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      seed: 'notices',
      customs,
    })
  ).body
  await bo.done(`/api/tables/${id}/join`, { invite })
  await anna.done(`/api/tables/${id}/start`)
  return {
    running,
    anna,
    bo,
    table: id,
    later(ms) {
      now += ms
      return running.server.tell()
    },
    async play(person) {
      for (;;) {
        const { seq, questions } = (await person.get(`/api/tables/${id}`)).body
        if (questions.length === 0) return
        await person.done(`/api/tables/${id}/answers`, { seq, pick: sensible(questions[0]) })
      }
    },
  }
}
async function chooses(person: Player, what: string, body: object): Promise<void> {
  expect(await person.post(`/api/me/notices/${what}`, body)).toMatchObject({ status: 200 })
}

test('whoever is asked is told once, after a minute, however often they answer in their turn; then the other is', async () => {
  const { received, url } = await openReceiver()
  const { anna, bo, table, later, play } = await scene()
  await chooses(anna, 'webhook', { url: `${url}/anna` })
  await chooses(bo, 'webhook', { url: `${url}/bo` })
  expect(await later(59 * SECOND)).toBe(0)
  expect(await later(2 * SECOND)).toBe(1)
  const { seq, questions } = (await anna.get(`/api/tables/${table}`)).body
  await anna.done(`/api/tables/${table}/answers`, { seq, pick: sensible(questions[0]) })
  expect([await later(HOUR), await later(DAY)]).toEqual([0, 0])
  await play(anna)
  expect([await later(2 * MINUTE), await later(DAY)]).toEqual([1, 0])
  expect(received.map(({ path }) => path)).toEqual(['/anna', '/bo'])
  expect(JSON.parse(received[0]!.body)).toMatchObject({
    title: 'It is your turn',
    text: 'Master of the Seas, with Bo',
    url: `https://naust.example.org/table/${table}`,
    off: expect.stringContaining('https://naust.example.org/me#off='),
  })
})

test('who becomes somebody else was told already: they are told of their next turn', async () => {
  const { received, url } = await openReceiver()
  const { running, anna, bo, later, play } = await scene()
  const cleo = await guest(running.url, 'Cleo')
  for (const [person, path] of [
    [anna, 'anna'],
    [cleo, 'cleo'],
  ] as const)
    await chooses(person, 'webhook', { url: `${url}/${path}` })
  expect(await later(2 * MINUTE)).toBe(1)
  const { code } = (await cleo.post('/api/me/link')).body
  expect((await anna.post('/api/me/enter', { code })).status).toBe(200)
  expect([await later(10 * SECOND), await later(HOUR)]).toEqual([0, 0])
  await play(cleo)
  await play(bo)
  expect(await later(2 * MINUTE)).toBe(1)
  expect(received.map(({ path }) => path)).toEqual(['/anna', '/cleo'])
})

test('who answers at once is not told, nor who has chosen nothing', async () => {
  const { received, url } = await openReceiver()
  const { anna, later, play } = await scene()
  await chooses(anna, 'webhook', { url })
  await later(20 * SECOND)
  await play(anna)
  expect([await later(HOUR), received.length]).toEqual([0, 0])
})

test('nobody is told of what is before their eyes; when they look away, they are', async () => {
  const { url } = await openReceiver()
  const { anna, bo, table, later, play } = await scene()
  await chooses(anna, 'webhook', { url })
  await chooses(bo, 'webhook', { url })
  const eyes = await Watcher.open(bo)
  eyes.send({ watch: table, looks: true })
  await eyes.next()
  await play(anna)
  for (let i = 0; i < 5; i++) expect(await later(40 * SECOND)).toBe(0)
  eyes.send({ at: table, looks: false })
  eyes.send({ watch: table, since: 0, looks: false })
  for (let told = await eyes.next(); told.watching !== table; ) told = await eyes.next()
  expect(await later(40 * SECOND)).toBe(0)
  expect(await later(40 * SECOND)).toBe(1)
})

test('who came to look since they were asked has seen it', async () => {
  const { url } = await openReceiver()
  const { anna, table, later } = await scene()
  await chooses(anna, 'webhook', { url })
  await later(10 * SECOND)
  const eyes = await Watcher.open(anna)
  eyes.send({ watch: table, looks: true })
  await eyes.next()
  eyes.send({ unwatch: table })
  eyes.send({ watch: table, since: 1000, looks: false })
  for (let told = await eyes.next(); told.watching !== table; ) told = await eyes.next()
  expect([await later(MINUTE), await later(HOUR)]).toEqual([0, 0])
})

test('before time runs out one is reminded, once', async () => {
  const { received, url } = await openReceiver()
  const pace = { kind: 'relaxed', minutes: 8 * 60, late: 'seat', level: 'random' }
  const { anna, bo, table, running, later } = await scene({ customs: { pace } })
  await chooses(anna, 'webhook', { url })
  expect([await later(2 * MINUTE), await later(5 * HOUR)]).toEqual([1, 0])
  await later(HOUR)
  await running.server.look()
  await expect.poll(async () => (await bo.get(`/api/tables/${table}`)).body.table.clock[0].remindAt).toBeNull()
  // A moment later, so that whoever looks elsewhere is known to.
  expect([await later(9 * SECOND), await later(SECOND), await later(HOUR / 2)]).toEqual([0, 1, 0])
  expect(JSON.parse(received[1]!.body)).toMatchObject({
    title: 'Your time is running out',
    text: 'Master of the Seas, with Bo. You have 2 h left.',
  })
})

test('in quiet hours nothing is sent; when they end, what is still true is', async () => {
  const { received, url } = await openReceiver()
  const { anna, bo, later, play } = await scene()
  for (const [person, path] of [
    [anna, 'anna'],
    [bo, 'bo'],
  ] as const) {
    await chooses(person, 'webhook', { url: `${url}/${path}` })
    // It is noon in Reykjavik.
    await chooses(person, 'quiet', { quiet: { from: 11 * 60, to: 14 * 60, zone: 'Atlantic/Reykjavik' } })
  }
  expect(await later(2 * MINUTE)).toBe(0)
  await play(anna)
  expect(await later(HOUR)).toBe(0)
  expect(await later(HOUR)).toBe(1)
  expect(received.map(({ path }) => path)).toEqual(['/bo'])
  expect((await anna.post('/api/me/notices/quiet', { quiet: { from: 0, to: 1, zone: 'Mars/Olympus' } })).status).toBe(
    400,
  )
})

const nudged = async (person: Player, table: string, seat: number) =>
  (await person.post(`/api/tables/${table}/nudge`, { seat })).body

test('who is nudged while away is told so, once a turn, and who nudges knows; until they are told of their turn, that is enough', async () => {
  const { received, url } = await openReceiver()
  const { anna, bo, table, later, play } = await scene()
  expect(await nudged(bo, table, 0)).toEqual({ reaches: 'later' })
  await chooses(anna, 'webhook', { url })
  expect(await nudged(bo, table, 0)).toEqual({ reaches: 'notice' })
  expect([await later(30 * SECOND), await later(MINUTE)]).toEqual([0, 1])
  for (const sent of [1, 0]) {
    expect(await nudged(bo, table, 0)).toEqual({ reaches: 'notice' })
    expect(await later(MINUTE)).toBe(sent)
  }
  expect(received.map(({ body }) => JSON.parse(body).title)).toEqual([
    'It is your turn',
    'You are nudged: it is your turn',
  ])
  // Whoever answers is no longer waited for, and a nudge that was on its way is not sent.
  await play(anna)
  expect((await nudged(bo, table, 0)).error.code).toBe('stale')
  await play(bo)
  await later(2 * MINUTE)
  await nudged(bo, table, 0)
  await play(anna)
  expect(await later(HOUR)).toBe(0)
})

test('nobody is told of a nudge that they see, nor who has chosen nothing, nor by somebody who does not sit there', async () => {
  const { url } = await openReceiver()
  const { running, anna, bo, table, later } = await scene()
  await chooses(anna, 'webhook', { url })
  expect(await later(2 * MINUTE)).toBe(1)
  const eyes = await Watcher.open(anna)
  eyes.send({ watch: table, looks: true })
  await eyes.next()
  expect(await nudged(bo, table, 0)).toEqual({ reaches: 'eyes' })
  for (let told = await eyes.next(); told.sign !== 'nudge'; ) told = await eyes.next()
  expect(await later(HOUR)).toBe(0)
  const cleo = await guest(running.url, 'Cleo')
  expect((await nudged(cleo, table, 0)).error.code).toBe('not-seated')
  expect((await nudged(anna, table, 0)).error.code).toBe('your-own-seat')
  expect((await nudged(bo, table, 9)).error.code).toBe('stale')
})

test('a nudge in quiet hours is told when they end, and not beside what is told of the turn then', async () => {
  const { received, url } = await openReceiver()
  const { anna, bo, table, later, play } = await scene()
  const quiet = { from: 12 * 60 + 30, to: 14 * 60, zone: 'Atlantic/Reykjavik' }
  for (const [person, path] of [
    [anna, 'anna'],
    [bo, 'bo'],
  ] as const) {
    await chooses(person, 'webhook', { url: `${url}/${path}` })
    await chooses(person, 'quiet', { quiet })
  }
  // It is noon in Reykjavik.
  expect(await later(2 * MINUTE)).toBe(1)
  await later(40 * MINUTE)
  expect(await nudged(bo, table, 0)).toEqual({ reaches: 'later' })
  expect(await later(30 * MINUTE)).toBe(0)
  expect(await later(HOUR)).toBe(1)
  expect(received.map(({ path, body }) => [path, JSON.parse(body).title])).toEqual([
    ['/anna', 'It is your turn'],
    ['/anna', 'You are nudged: it is your turn'],
  ])
  // The next day the turn begins in quiet hours.
  await later(23 * HOUR)
  await play(anna)
  expect(await nudged(anna, table, 1)).toEqual({ reaches: 'later' })
  expect(await later(2 * HOUR)).toBe(1)
})

test('an address where nobody is any more is dropped; one that is only away is tried again, less and less often', async () => {
  let status = 503
  const { url, received } = await openReceiver(path => (path === '/gone' ? 410 : status))
  const { anna, bo, later, play } = await scene()
  await chooses(anna, 'push', subscription(`${url}/gone`))
  await chooses(anna, 'webhook', { url: `${url}/hook` })
  const kinds = async () => (await anna.get('/api/me/notices')).body.channels.map(({ kind }: { kind: string }) => kind)
  expect(await kinds()).toEqual(['push', 'webhook'])
  expect(await later(2 * MINUTE)).toBe(0)
  expect(await kinds()).toEqual(['webhook'])
  expect(await later(30 * SECOND)).toBe(0)
  expect(await later(MINUTE)).toBe(0)
  status = 200
  // After a minute, then after two.
  expect(await later(90 * SECOND)).toBe(0)
  expect(await later(40 * SECOND)).toBe(1)
  expect([await later(DAY), received.length]).toEqual([0, 1])
  // What is no longer true when there is an answer again is not told.
  await chooses(bo, 'webhook', { url: `${url}/bo` })
  status = 500
  await play(anna)
  await later(2 * MINUTE)
  status = 200
  await play(bo)
  await later(DAY)
  expect(received.map(({ path }) => path)).toEqual(['/hook', '/hook'])
})

test('who asks for patience is left alone for as long as they say', async () => {
  let status = 429
  const { url, received } = await openReceiver(() => status, { 'retry-after': '1200' })
  const { anna, later } = await scene()
  await chooses(anna, 'webhook', { url })
  await later(2 * MINUTE)
  status = 200
  expect([await later(19 * MINUTE), await later(2 * MINUTE), received.length]).toEqual([0, 1, 1])
})

test('in Discord, too, there is a link by which one is told no more, in words', () => {
  const message = {
    id: 'k',
    title: 'À vous de jouer',
    text: 'Le Maître des Mers, avec Bo',
    path: '/table/t',
    origin: 'https://naust.example.org',
    off: 'https://naust.example.org/me#off=word',
    offCall: '',
    lasts: 1,
  }
  const url = 'https://discord.com/api/webhooks/1/word'
  expect(bodyFor({ url, language: 'fr' }, message)).toEqual({
    content:
      '**À vous de jouer**\nLe Maître des Mers, avec Bo\n<https://naust.example.org/table/t>\n' +
      '-# Ne plus être prévenu ainsi\u00a0: <https://naust.example.org/me#off=word>',
    allowed_mentions: { parse: [] },
    flags: 4,
  })
  expect(bodyFor({ url, language: 'en' }, message)).toMatchObject({
    content: expect.stringMatching(/\n-# Not to be told like this any more: <https:\S+#off=word>$/),
  })
  expect(bodyFor({ url: 'https://example.org/discord.com/', language: 'en' }, message)).toMatchObject({
    url: 'https://naust.example.org/table/t',
    off: message.off,
  })
})

test('e-mail goes only to who said that the address is theirs, and ends by one click', async () => {
  const post = await openPostOffice(0, address => (address.startsWith('gone') ? 550 : null))
  const { anna, running, later, play, bo } = await scene({ smtp: post.url })
  expect((await anna.post('/api/me/notices/mail', { address: 'gone@example.org' })).body.error.code).toBe('not-sent')
  await chooses(anna, 'mail', { address: 'anna@example.org' })
  expect([await later(2 * MINUTE), post.letters.length]).toEqual([0, 1])
  const [, token] = /#mail=(\S+)/.exec(post.letters.pop()!.text)!
  expect((await anna.post('/api/notices/mail', { token: `${token}x` })).status).toBe(403)
  expect((await bo.post('/api/notices/mail', { token })).status).toBe(200)
  await play(anna)
  await play(bo)
  expect(await later(2 * MINUTE)).toBe(1)
  const { text, to } = post.letters[0]!
  expect([to, text]).toEqual([
    'anna@example.org',
    expect.stringContaining('List-Unsubscribe-Post: List-Unsubscribe=One-Click'),
  ])
  const [, off] = /List-Unsubscribe:\s*<https:\/\/naust\.example\.org([^>]+)>/.exec(text.replaceAll(/\r\n\s+/g, ''))!
  // As a program that reads mail does it: who it is for, only the link says.
  const reply = await fetch(running.url + off, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(reply.status).toBe(200)
  expect((await anna.get('/api/me/notices')).body.channels).toEqual([])
  await play(anna)
  await play(bo)
  expect([await later(2 * MINUTE), post.letters.length]).toEqual([0, 1])
})

test('a form is taken nowhere else', async () => {
  const { anna, running } = await scene()
  const reply = await fetch(`${running.url}/api/me/notices/drop`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${anna.token}` },
    body: 'name=mail',
  })
  expect(reply.status).toBe(415)
})

test('a recipient who is refused for good is dropped; while the mail server is away, notices are kept and sent when it is back', async () => {
  let refused = false
  const post = await openPostOffice(0, () => (refused ? 550 : null))
  const { anna, bo, later, play } = await scene({ smtp: post.url })
  for (const [person, name] of [
    [anna, 'anna'],
    [bo, 'bo'],
  ] as const) {
    await chooses(person, 'mail', { address: `${name}@example.org` })
    const [, token] = /#mail=(\S+)/.exec(post.letters.pop()!.text)!
    expect((await person.post('/api/notices/mail', { token })).status).toBe(200)
  }
  await post.close()
  expect([await later(2 * MINUTE), await later(5 * MINUTE)]).toEqual([0, 0])
  const back = await openPostOffice(post.port, () => (refused ? 550 : null))
  expect(await later(HOUR)).toBe(1)
  expect(back.letters.map(({ to }) => to)).toEqual(['anna@example.org'])
  refused = true
  await play(anna)
  expect(await later(2 * MINUTE)).toBe(0)
  expect((await bo.get('/api/me/notices')).body.channels).toEqual([])
})

test('an outage is one, however many it keeps from being told: one tries whether it is over, and then all are told', async () => {
  let tries = 0
  let refused = true
  const post = await openPostOffice(
    0,
    () => null,
    () => (tries++, refused ? '550 5.7.1 not now' : null),
  )
  const { anna, bo, later, play } = await scene({ smtp: post.url })
  // Another channel, which is well, comes first.
  await chooses(bo, 'webhook', { url: (await openReceiver()).url })
  await play(anna)
  await later(SECOND)
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  for (let more = 0; more < 8; more++) {
    const { id, invite } = (await anna.post('/api/tables', { game: 'maitre', seats, seed: 'notices' })).body
    await bo.done(`/api/tables/${id}/join`, { invite })
    await anna.done(`/api/tables/${id}/start`)
  }
  refused = false
  await chooses(anna, 'mail', { address: 'anna@example.org' })
  const [, token] = /#mail=(\S+)/.exec(post.letters.pop()!.text)!
  expect((await anna.post('/api/notices/mail', { token })).status).toBe(200)
  refused = true
  expect(await later(2 * MINUTE)).toBe(1)
  tries = 0
  expect([await later(61 * SECOND), tries]).toEqual([0, 1])
  // After a minute, then after two.
  expect([await later(61 * SECOND), tries]).toEqual([0, 1])
  refused = false
  expect([await later(61 * SECOND), post.letters.length]).toEqual([8, 8])
})

test('what is refused by a rule, or for its sender, costs nobody their address, and is sent once when it is allowed', async () => {
  const NOBODY = '550 5.1.1 no such person'
  let [to, from]: [string | null, string | null] = [null, null]
  const post = await openPostOffice(
    0,
    () => to,
    () => from,
  )
  const { anna, bo, later, play } = await scene({ smtp: post.url })
  await chooses(anna, 'mail', { address: 'anna@example.org' })
  const [, token] = /#mail=(\S+)/.exec(post.letters.pop()!.text)!
  expect((await anna.post('/api/notices/mail', { token })).status).toBe(200)
  for (const refusal of [
    { to: '554 5.7.1 relaying denied', from: null },
    { to: '552 5.2.2 mailbox full', from: null },
    { to: '550 5.1.8 sender address rejected', from: null },
    { to: null, from: '553 not from this address' },
    { to: null, from: '550 5.7.1 not from this address' },
  ]) {
    ;({ to, from } = refusal)
    expect(await later(2 * MINUTE)).toBe(0)
    expect((await anna.get('/api/me/notices')).body.channels).toMatchObject([{ kind: 'mail' }])
    ;[to, from] = [null, null]
    expect([refusal, await later(10 * MINUTE), await later(HOUR)]).toEqual([refusal, 1, 0])
    await play(anna)
    await play(bo)
  }
  to = NOBODY
  await later(2 * MINUTE)
  expect((await anna.get('/api/me/notices')).body.channels).toEqual([])
})

test('a server with a bad SMTP host starts, and says so in one line', async () => {
  const env = {
    SMTP_URL: 'smtp://nowhere.invalid:25',
    MAIL_FROM: 'naust@example.org',
    PUBLIC_URL: 'https://naust.example.org',
  }
  const { child, url } = await run({ DATA_DIR: tempFolder(), LOG_LEVEL: 'warn', ...env })
  const lines = createInterface({ input: child.stderr! })
  const [line] = (await once(lines, 'line')) as [string]
  expect(JSON.parse(line).msg).toMatch(/^e-mail cannot be sent now, notices are kept: .*nowhere\.invalid/)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('a channel is tried by a button, which tells what became of it', async () => {
  const { url, received } = await openReceiver(path => (path === '/gone' ? 404 : 204))
  const { anna } = await scene()
  await chooses(anna, 'webhook', { url: `${url}/hook` })
  expect((await anna.post('/api/me/notices/test', { name: 'webhook' })).body).toMatchObject({ outcome: 'sent' })
  expect(received).toHaveLength(1)
  await chooses(anna, 'webhook', { url: `${url}/gone` })
  expect((await anna.post('/api/me/notices/test', { name: 'webhook' })).body).toMatchObject({
    outcome: 'gone',
    channels: [],
  })
  expect((await anna.post('/api/me/notices/test', { name: 'webhook' })).status).toBe(404)
})

test('push is enciphered for the browser, signed by the server, with keys that outlive a restart', async () => {
  const { url, received } = await openReceiver()
  const dataDir = tempFolder()
  const first = await scene({ dataDir })
  const { push: key } = (await first.anna.get('/api/me/notices')).body
  await chooses(first.anna, 'push', subscription(`${url}/push`))
  expect(await first.later(2 * MINUTE)).toBe(1)
  const [{ headers, body }] = received as [(typeof received)[number]]
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', authorization: expect.stringContaining(`k=${key}`) })
  expect(Number(headers['ttl'])).toBeGreaterThan(3600)
  expect(body).not.toContain('Master')
  await first.running.server.close()
  const second = await scene({ dataDir })
  expect((await second.bo.get('/api/me/notices')).body.push).toBe(key)
})

test('nothing is sent into the server’s own network, nor by an open line', async () => {
  const { url } = await serve()
  const anna = await guest(url, 'Anna')
  const because = async (address: string) =>
    (await anna.post('/api/me/notices/webhook', { url: address })).body.error?.because
  expect(await because('http://example.org/hook')).toBe('not-safe')
  for (const host of [
    '127.0.0.1',
    'localhost',
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '[::1]',
    '[fe80::1]',
    '[fd00::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
  ])
    expect([host, await because(`https://${host}/hook`)]).toEqual([host, 'inside'])
  expect(await because('ftp://example.org')).toBe('no-address')
  expect(await because('https://user:word@example.org/')).toBe('no-address')
  expect(['8.8.8.8', '2606:4700::1111', '172.32.0.1'].map(isInside)).toEqual([false, false, false])
  // A name is judged by where it leads when it is called.
  await expect(openOutward('outside').post('https://localhost./', {}, '')).rejects.toThrow()
})
