// What the environment and the command line say.
import { existsSync } from 'node:fs'
import { availableParallelism, networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import type { ServerConfig } from './index.ts'

export interface Run {
  readonly config: ServerConfig
  /** Under which addresses the house reaches a server that listens for it, the most likely first; null: it listens for itself. */
  readonly house: readonly string[] | null
}

export function readRun(env: NodeJS.ProcessEnv, args: readonly string[], entry: URL): Run {
  const house = args.includes('--lan') ? lanAddresses() : null
  // Built, the threads lie beside the server; run from the sources, one bundle holds the bots too, and there is no writer.
  const [worker, writer] = ['./bot-worker.mjs', './store-thread.mjs'].map(file => new URL(file, entry)) as [URL, URL]
  return {
    house,
    config: {
      port: portOf(env['PORT']),
      host: house ? '0.0.0.0' : env['HOST'] || '127.0.0.1',
      ...(house?.[0] ? { house: house[0] } : {}),
      dataDir: env['DATA_DIR'] || './data',
      ...(env['DATABASE_URL'] ? { database: env['DATABASE_URL'] } : {}),
      ...(existsSync(writer) ? { writer } : {}),
      webDir: resolve(env['WEB_DIR'] || './dist/web'),
      allowSeeds: env['ALLOW_SEEDS'] === '1',
      ...(env['SEAL_KEY'] ? { sealKey: env['SEAL_KEY'] } : {}),
      ...(env['DECKS'] ? { decks: resolve(env['DECKS']) } : {}),
      hops: wholeOf(env, 'TRUST_PROXY'),
      metrics: env['METRICS'] === 'public' ? 'all' : env['METRICS_TOKEN'] ? { token: env['METRICS_TOKEN'] } : 'none',
      logLevel: env['LOG_LEVEL'] || 'warn',
      ...(env['RATE_LIMITS'] === 'off' ? { rates: 'off', quotas: 'off' } : {}),
      notices: noticesOf(env),
      bots: {
        worker: existsSync(worker) ? worker : entry,
        size: availableParallelism(),
        queue: 64,
        thinkMs: 5000,
        limitMs: 10_000,
      },
    },
  }
}
function portOf(text: string | undefined): number {
  const port = Number(text || 8080)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error(`PORT must be a number from 0 to 65535, not «${text}»`)
}

/** By what people are told; mail is off where nobody says how it leaves. */
function noticesOf(env: NodeJS.ProcessEnv): NonNullable<ServerConfig['notices']> {
  const [publicUrl, smtp, from] = [env['PUBLIC_URL'], env['SMTP_URL'], env['MAIL_FROM']]
  if (publicUrl && !isUrl(publicUrl, /^https?:$/)) {
    throw new Error(`PUBLIC_URL must look like https://naust.example.org, not «${publicUrl}»`)
  }
  if (smtp && !isUrl(smtp, /^smtps?:$/)) throw new Error('SMTP_URL must look like smtp://user:password@host:587')
  if (smtp && !from) throw new Error('MAIL_FROM must say from whom e-mail comes, as in «Naust <naust@example.org>»')
  return {
    ...(publicUrl ? { publicUrl: new URL(publicUrl).origin } : {}),
    ...(smtp && from ? { mail: { smtp, from } } : {}),
    reach: env['NOTICES'] === 'anywhere' ? 'anywhere' : 'outside',
  }
}
const isUrl = (text: string, protocol: RegExp): boolean => URL.canParse(text) && protocol.test(new URL(text).protocol)

/** A number from the environment; nothing said: none. */
function wholeOf(env: NodeJS.ProcessEnv, name: string): number {
  const value = Number(env[name] || 0)
  if (Number.isInteger(value) && value >= 0) return value
  throw new Error(`${name} must be a whole number, not «${env[name]}»`)
}

/** What programs put between this machine and their own boxes: nobody else is there. */
const OF_PROGRAMS = /^(?:docker|br-|veth|virbr|lxc|cni|podman|vmnet|vboxnet|vethernet|tun|tap|utun|wg|tailscale|zt)/i
const OF_A_HOUSE = /^(?:192\.168|10|172\.(?:1[6-9]|2\d|3[01]))\./

/** Under which addresses this machine is reached from the house, the most likely first. */
export function lanAddresses(
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({
        address,
        unlikely: (OF_PROGRAMS.test(name) ? 2 : 0) + (OF_A_HOUSE.test(address) ? 0 : 1),
      })),
  )
  return found.toSorted((a, b) => a.unlikely - b.unlikely).map(({ address }) => address)
}
