// The worker: odds, and for tables of this device rules and bots, away from the page, so that the page never waits.
import { chances } from '../games/maitre/reckon.ts'
import { type Ask, type News, type Reply, respond } from './protocol.ts'

declare const self: DedicatedWorkerGlobalScope

const post = (message: Reply | News): void => self.postMessage(message)

let device: ReturnType<typeof open> | undefined
/** Rules and bots come when a table of this device is first asked for; odds do not wait for them. */
async function open() {
  const { openDevice, troubleOf } = await import('./device-rooms.ts')
  return { rooms: openDevice(post), troubleOf }
}

self.addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
  if (data.call in chances) return post(await respond(data, chances, () => ({ code: 'internal', refusals: [] })))
  const { rooms, troubleOf } = await (device ??= open())
  post(await respond(data, rooms, troubleOf))
})
