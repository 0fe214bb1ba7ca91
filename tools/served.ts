// For tools that need the real server: built into a folder of its own, on loopback, started and killed as often as one likes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

export interface Served {
  readonly url: string
  readonly dataDir: string
  readonly child: ChildProcess
  /** Starts it again on the same data and port. */
  start(): Promise<void>
  /** Ends it in good order, or as a crash would. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Ends it and removes all it wrote. */
  remove(): Promise<void>
}

/** As `npm start` and the container do: room for what lives a moment, or under load a fifth of the time goes into sweeping it up. */
const AS_STARTED = ['--min-semi-space-size=64', '--max-semi-space-size=256']

export async function serveBuilt(name: string, env: { readonly [name: string]: string } = {}): Promise<Served> {
  mkdirSync('dist', { recursive: true })
  const folder = mkdtempSync(resolve(`dist/${name}-`))
  const { bundle, SERVER } = await import(pathToFileURL(resolve('tools/build.mjs')).href)
  await bundle(SERVER, folder)
  const dataDir = join(folder, 'data')
  const ours = {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    WEB_DIR: join(folder, 'none'),
    NODE_OPTIONS: '',
    LOG_LEVEL: 'fatal',
  }
  let { child, url } = await run('0')

  async function run(port: string): Promise<{ child: ChildProcess; url: string }> {
    const started = spawn(process.execPath, [...AS_STARTED, join(folder, 'main.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...ours, ...env, PORT: port },
    })
    for await (const line of createInterface({ input: started.stdout! })) {
      const at = /Naust is open: (\S+)/.exec(line)?.[1]
      if (at) return { child: started, url: at }
    }
    throw new Error('the server did not start')
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    get url() {
      return url
    },
    get child() {
      return child
    },
    dataDir,
    async start() {
      ;({ child, url } = await run(new URL(url).port))
    },
    end,
    async remove() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
