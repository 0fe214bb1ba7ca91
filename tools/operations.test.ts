// docs/operations.md is true: the commands it names exist and run, and it names every setting the server reads.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { lanAddresses } from '../src/server/config.ts'
import { startCluster } from '../src/server/embedded-postgres.ts'
import { openSqlite } from '../src/server/store-sqlite.ts'
import { guest, serve, tempFolder } from '../src/server/test-kit.ts'

const DOC = readFileSync('docs/operations.md', 'utf8')
interface Manifest {
  readonly scripts: { readonly [name: string]: string }
  readonly dependencies: { readonly [name: string]: string }
}
const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
/** The commands in its blocks, as they stand there. */
const all = [...DOC.matchAll(/```sh\n([^`]*)```/g)].flatMap(([, block]) => block!.trim().split('\n'))
const commands = all.filter(command => !command.startsWith('docker'))
const build: Promise<{
  bundle(entries: object, folder: string): Promise<void>
  SERVER: { readonly [name: string]: string }
  TOOLS: { readonly [name: string]: string }
}> = import(pathToFileURL(resolve('tools/build.mjs')).href)

/** Runs a command of the page as npm would, with arguments of ours in the place of its own. */
function run(command: string, args: readonly string[], env: { readonly [name: string]: string } = {}) {
  const name = /^npm run (\S+)/.exec(command)![1]!
  const [program, ...fixed] = scripts[name]!.split(' ')
  expect(program).toBe('node')
  return node([...fixed, ...args], env)
}
function node(args: readonly string[], env: { readonly [name: string]: string } = {}, cwd = process.cwd()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })
  return { status, said: stdout + stderr }
}
const find = (name: string): string => commands.find(command => command.startsWith(`npm run ${name}`))!

/** As the image has them: the bundles, and the packages of those who only run it. */
async function unpacked(): Promise<string> {
  const { bundle, SERVER, TOOLS } = await build
  const app = tempFolder()
  await bundle({ ...SERVER, ...TOOLS }, join(app, 'dist/server'))
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(app, 'node_modules', name)), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(app, 'node_modules', name), 'junction')
  }
  return app
}
/** Data that holds a match under way. */
async function played(): Promise<string> {
  const dataDir = tempFolder()
  const { url, server } = await serve({ dataDir })
  const anna = await guest(url)
  const { id, path } = await anna.lay([{ kind: 'me' }, { kind: 'me' }])
  const { seq, questions } = await anna.look(id)
  await anna.done(`${path}/answers`, { seq, pick: questions[0]!.options[0] })
  await server.close()
  return dataDir
}

const named = [...DOC.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) => cell!.match(/[A-Z][A-Z_]+/g) ?? [])
test('it names every setting, and no other', () => {
  const read = readFileSync('src/server/config.ts', 'utf8').matchAll(/env\['(\w+)'\]|wholeOf\(env, '(\w+)'\)/g)
  const settings = new Set([...read].map(([, one, other]) => one ?? other!))
  settings.delete('WEB_DIR')
  expect(new Set(named)).toEqual(new Set([...settings, 'CHROME']))
})

test('its commands are those of the project', () => {
  expect(commands.length).toBeGreaterThanOrEqual(6)
  for (const command of commands) expect(Object.keys(scripts)).toContain(/^npm run (\S+)/.exec(command)![1])
})

test('its commands for a container call what lies in the image', async () => {
  const { TOOLS } = await build
  const called = all.flatMap(command => /^docker .*dist\/server\/(\S+)\.mjs/.exec(command)?.[1] ?? [])
  expect(called.toSorted()).toEqual(Object.keys(TOOLS).toSorted())
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    'node tools/build.mjs --image && node tools/run.mjs tools/compress.ts dist/web',
  )
})

test('copies are made and put back by its commands, of a folder only', { timeout: 180_000 }, async () => {
  const folder = tempFolder()
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy.sqlite')]
  const store = await openSqlite(data)
  await store.addGuest({ id: 'anna', name: 'Anna', created: 1 }, 'hash')
  expect(run(find('backup'), [copy], { DATA_DIR: data })).toMatchObject({
    status: 0,
    said: expect.stringContaining('0 tables, 0 events, 1 guests'),
  })
  expect(run(find('restore'), [copy], { DATA_DIR: data })).toMatchObject({
    status: 1,
    said: expect.stringContaining('stop it first'),
  })
  await store.close()
  rmSync(data, { recursive: true })
  expect(run(find('restore'), [copy], { DATA_DIR: data })).toMatchObject({ status: 0 })
  expect(existsSync(join(data, 'naust.sqlite'))).toBe(true)
  // Where the data has moved on, the folder it came from is not what is meant.
  const database = { DATABASE_URL: 'postgres://naust@localhost/naust', DATA_DIR: data }
  for (const [name, args, instead] of [
    ['backup', [join(folder, 'other.sqlite')], 'copy it with pg_dump'],
    ['restore', [copy], 'pg_restore'],
  ] as const) {
    expect(run(find(name), args, database)).toMatchObject({
      status: 1,
      said: expect.stringMatching(`^DATABASE_URL says that the data is in a PostgreSQL: .*${instead}.*\n$`),
    })
  }
  expect(existsSync(join(folder, 'other.sqlite'))).toBe(false)
})

test('a match under way is checked and moved to a database by its commands, and back by those of an image', {
  timeout: 180_000,
}, async () => {
  const cluster = await startCluster({ fsync: 'off' })
  onTestFinished(cluster.stop)
  const [data, app] = [await played(), await unpacked()]
  const same = { status: 0, said: expect.stringMatching(/^1 the same, 0 upgraded, .* 0 refused\n$/) }
  const moved = { status: 0, said: expect.stringMatching(/^moved and compared: 1 guests, .*1 tables, \d events/) }
  expect(run(find('check-matches'), [data])).toMatchObject(same)
  expect(run(find('move-data'), [data, cluster.url])).toMatchObject(moved)
  const tool = (name: string, ...args: readonly string[]) =>
    node([join('dist/server', `${name}.mjs`), ...args], { DATA_DIR: join(app, 'data') }, app)
  expect(tool('move-data', cluster.url, 'data')).toMatchObject(moved)
  expect(tool('check-matches')).toMatchObject(same)
  expect(tool('backup', 'copy.sqlite')).toMatchObject({ status: 0, said: expect.stringContaining('1 tables') })
  expect(tool('restore', 'copy.sqlite')).toMatchObject({ status: 0, said: expect.stringContaining('1 tables') })
})

test('for a house its address is printed first, with a code for phones; what was compressed beforehand is served', {
  timeout: 180_000,
}, async () => {
  const app = await unpacked()
  const web = join(app, 'dist/web')
  mkdirSync(web, { recursive: true })
  const page = `<!doctype html>${'<!-- sea -->'.repeat(200)}`
  writeFileSync(join(web, 'index.html'), page)
  expect(node(['tools/run.mjs', 'tools/compress.ts', web])).toMatchObject({ status: 0 })
  const written = statSync(join(web, 'index.html.br')).mtimeMs
  const child = spawn(process.execPath, ['dist/server/main.mjs', '--lan'], {
    cwd: app,
    env: { ...process.env, PORT: '0', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', data => (said += data))
  await expect.poll(() => said, { timeout: 20_000 }).toContain('127.0.0.1')
  const opened = /^Naust is open: (.+)\n/.exec(said)![1]!.split('  ')
  const port = new URL(opened[0]!).port
  expect(opened).toEqual([...lanAddresses(), '127.0.0.1'].map(ip => `http://${ip}:${port}`))
  if (opened.length > 1) await expect.poll(() => said).toMatch(/\n[ \u2580-\u2588]{20,}\n/)
  const served = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } })
  expect([served.headers.get('content-encoding'), await served.text()]).toEqual(['br', page])
  expect(served.headers.get('naust-origin')).toBe(opened.length > 1 ? opened[0] : null)
  expect(statSync(join(web, 'index.html.br')).mtimeMs).toBe(written)
})

test('the image names only files that there are, and what is built of them', async () => {
  const { SERVER } = await build
  const [dockerfile, compose] = ['Dockerfile', 'compose.yaml'].map(file => readFileSync(file, 'utf8')) as [
    string,
    string,
  ]
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')
  const copied = [...dockerfile.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)].flatMap(([, files]) => files!.split(' '))
  const called = [...dockerfile.matchAll(/\b(tools\/\S+\.(?:mjs|ts))/g)].map(([, file]) => file!)
  const files = [...copied, ...called].map(file => file.replace(/^\/app\//, ''))
  expect(files.length).toBeGreaterThan(8)
  const made = ['node_modules', 'dist/server', 'dist/web']
  for (const file of files.filter(each => !made.includes(each))) {
    expect([file, existsSync(file), ignored.some(each => file.startsWith(each))]).toEqual([file, true, false])
  }
  const [, begins] = /^CMD .*"dist\/server\/(\S+)\.mjs"/m.exec(dockerfile)!
  expect(Object.keys(SERVER)).toContain(begins)
  expect(compose).toContain('build: .\n')
})

test('what runs in a container is built from the lock file, and keeps its data', () => {
  const [dockerfile, compose] = ['Dockerfile', 'compose.yaml'].map(file => readFileSync(file, 'utf8'))
  expect(dockerfile).toContain('npm ci')
  expect(dockerfile).toContain('USER node')
  expect(dockerfile).toContain(
    'CMD ["node", "--min-semi-space-size=64", "--max-semi-space-size=256", "dist/server/main.mjs"]',
  )
  expect(compose).toContain("volumes: ['data:/data']")
  // All that does not belong to the machine it runs on can be set.
  const given = [...compose!.matchAll(/^ {6}(\w+): \$\{(\w+):-/gm)].map(([, name, from]) => name === from && name)
  expect(named.filter(name => !given.includes(name)).toSorted()).toEqual([
    'ALLOW_SEEDS',
    'CHROME',
    'DATA_DIR',
    'DECKS',
    'HOST',
    'PORT',
    'RATE_LIMITS',
  ])
})
