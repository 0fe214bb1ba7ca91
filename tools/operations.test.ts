// docs/operations.md is true: the commands it names exist and run, and it names every setting the server reads.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/server/store-sqlite.ts'

const DOC = readFileSync('docs/operations.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { [name: string]: string } }
/** The commands in its blocks, as they stand there. */
const commands = [...DOC.matchAll(/```sh\n([^`]*)```/g)].flatMap(([, block]) => block!.trim().split('\n'))

/** Runs a command of the page as npm would, with arguments of ours in the place of its own. */
function run(command: string, args: readonly string[], env: { readonly [name: string]: string } = {}) {
  const name = /^npm run (\S+)/.exec(command)![1]!
  const [program, ...fixed] = scripts[name]!.split(' ')
  expect(program).toBe('node')
  const { status, stdout, stderr } = spawnSync(process.execPath, [...fixed, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })
  return { status, said: stdout + stderr }
}

test('it names every setting, and no other', () => {
  const read = readFileSync('src/server/config.ts', 'utf8').matchAll(/env\['(\w+)'\]|wholeOf\(env, '(\w+)'\)/g)
  const settings = new Set([...read].map(([, one, other]) => one ?? other!))
  settings.delete('WEB_DIR')
  const named = [...DOC.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) => cell!.match(/[A-Z][A-Z_]+/g) ?? [])
  expect(new Set(named)).toEqual(new Set([...settings, 'CHROME']))
})

test('its commands are those of the project', () => {
  expect(commands.length).toBeGreaterThanOrEqual(6)
  for (const command of commands) expect(Object.keys(scripts)).toContain(/^npm run (\S+)/.exec(command)![1])
})

test('copies are made and put back, and matches checked, by its commands', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naust-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy.sqlite')]
  const store = await openSqlite(data)
  await store.addGuest({ id: 'anna', name: 'Anna', created: 1 }, 'hash')
  const find = (name: string) => commands.find(command => command.startsWith(`npm run ${name}`))!
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
  expect(run(find('check-matches'), [data])).toMatchObject({ status: 0, said: expect.stringContaining('0 refused') })
})

test('what runs in a container is built from the lock file, and keeps its data', () => {
  const [dockerfile, compose] = ['Dockerfile', 'compose.yaml'].map(file => readFileSync(file, 'utf8'))
  expect(dockerfile).toContain('npm ci')
  expect(dockerfile).toContain('USER node')
  expect(dockerfile).toContain('CMD ["node", "--max-semi-space-size=128", "dist/server/main.mjs"]')
  expect(compose).toContain("volumes: ['data:/data']")
})
