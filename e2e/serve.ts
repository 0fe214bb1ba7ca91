// The real server as a child process, on its own folder and port: started, stopped, killed and started again.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Tools written in plain JavaScript are found from the folder of the project, bundled or not. */
export const tool = <T>(file: string): Promise<T> => import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)

/** The environment without the traces of a test runner, in which the app would be another one. */
export function asPlayersDo(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  delete env['NODE_ENV']
  return env
}
const BUILD = 'NAUST_E2E_BUILD'

/** Builds the app and keeps a copy, so that a build in the middle does not disturb us; answers how to remove it. */
export function prepare(): () => void {
  const built = spawnSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit', env: asPlayersDo() })
  if (built.status !== 0) throw new Error('The app could not be built.')
  const copy = mkdtempSync(resolve('dist/e2e-'))
  for (const part of ['web', 'server'])
    cpSync(join('dist', part), join(copy, part), { recursive: true, preserveTimestamps: true })
  process.env[BUILD] = copy
  return () => rmSync(copy, { recursive: true, force: true })
}

export interface Served {
  readonly url: string
  /** Ends the server in good order. */
  stop(): Promise<void>
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Starts it again on the same folder and port. */
  start(): Promise<void>
  /** Stops it and removes its folder. */
  close(): Promise<void>
}

/** Serves what was prepared, or another build. */
export async function serve(build = process.env[BUILD]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'naust-e2e-'))
  let { child, url } = await run(build, folder, '0')
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    get url() {
      return url
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async start() {
      ;({ child, url } = await run(build, folder, new URL(url).port))
    },
    async close() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A server whose time is told by the test. It runs here: no program that is served to people has such a clock. */
export interface Timed extends Served {
  readonly now: number
  /** It is so late now, and the server looks what is due. */
  moveTo(moment: number): Promise<void>
}
export async function serveByClock(from: number): Promise<Timed> {
  const { createServer } = await import('#server')
  const folder = mkdtempSync(join(tmpdir(), 'naust-e2e-'))
  let now = from
  const begin = async (port: number) => {
    const server = await createServer({
      port,
      dataDir: folder,
      webDir: join(process.env[BUILD]!, 'web'),
      allowSeeds: true,
      bots: 'in-process',
      rates: 'off',
      quotas: 'off',
      logLevel: 'error',
      now: () => now,
    })
    return { server, url: (await server.listen()).url }
  }
  let { server, url } = await begin(0)
  const stop = (): Promise<void> => server.close()
  return {
    get url() {
      return url
    },
    get now() {
      return now
    },
    async moveTo(moment) {
      now = moment
      await server.look()
    },
    stop,
    kill: stop,
    async start() {
      ;({ server, url } = await begin(Number(new URL(url).port)))
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(
  build: string | undefined,
  folder: string,
  port: string,
): Promise<{ child: ChildProcess; url: string }> {
  if (!build) throw new Error('prepare() first')
  const child = spawn(process.execPath, [join(build, 'server/main.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...asPlayersDo(),
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      WEB_DIR: join(build, 'web'),
      ALLOW_SEEDS: '1',
      RATE_LIMITS: 'off',
      METRICS: 'public',
    },
  })
  const url = await new Promise<string>((found, failed) => {
    let told = ''
    const hear = (text: Buffer): void => {
      told += text
      const match = /Naust is open: (\S+)/.exec(told)
      if (match) found(match[1]!)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code, signal) => {
      failed(new Error(`The server did not start: ${told}`))
      if (code) console.error(`The server ended with ${code ?? signal}: ${told}`)
    })
  })
  return { child, url }
}
