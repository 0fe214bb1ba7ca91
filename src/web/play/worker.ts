// The worker: what takes long, and for tables of this device rules and bots, away from the page, so that the page never waits.
import { playWith } from './play-with.ts'
import { type Ask, type News, type Reply, respond } from './protocol.ts'
import { reckon } from './reckoners.ts'

declare const self: DedicatedWorkerGlobalScope

const post = (message: Reply | News): void => self.postMessage(message)

let device: ReturnType<typeof open> | undefined
/** Rules and bots come when a table of this device is first asked for; reckoning does not wait for them. */
async function open() {
  const { openDevice, troubleOf } = await import('./device-tables.ts')
  return { tables: openDevice(post), troubleOf }
}

/** What is asked waits for the decks that were told before. */
let ready: Promise<unknown> = Promise.resolve()
const internal = () => ({ code: 'internal', refusals: [] }) as const

self.addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
  if (data.call === 'playWith') {
    const laid = respond(data, { playWith }, internal)
    ready = laid
    return post(await laid)
  }
  await ready
  if (data.call === 'reckon') return post(await respond(data, { reckon }, internal))
  const { tables, troubleOf } = await (device ??= open())
  post(await respond(data, tables, troubleOf))
})
