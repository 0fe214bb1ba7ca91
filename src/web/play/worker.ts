// The worker: rules, bots and odds, away from the page, so that the page never waits for them.
import { chances } from './chances.ts'
import { keep } from './keep.ts'
import { type Ask, type News, type Reply, respond } from './protocol.ts'
import { openRooms, troubleOf } from './rooms.ts'

declare const self: DedicatedWorkerGlobalScope

const post = (message: Reply | News): void => self.postMessage(message)
const tabs = new BroadcastChannel('naust')
const rooms = openRooms({
  keep,
  now: Date.now,
  newId: () => `d-${crypto.getRandomValues(new Uint32Array(2)).reduce((word, n) => word + n.toString(36), '')}`,
  tell: (watch, moved) => post({ watch, moved }),
  lose: (watch, lost) => post({ watch, lost }),
  changed: table => tabs.postMessage(table),
})
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => void rooms.reload(data))

const served = { ...rooms, ...chances }
self.addEventListener('message', async ({ data }: MessageEvent<Ask>) => post(await respond(data, served, troubleOf)))
