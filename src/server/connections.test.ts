// Connections that are only held: so many of one address, and those that say nothing not for long.
import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { roomFor } from './connections.ts'
import { siteOf } from './proxy.ts'
import { QUOTAS } from './quotas.ts'
import { serve } from './test-kit.ts'

const ASK = 'GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n'
/** A connection to the server, as soon as it is there. */
const open = (url: string, from = '127.0.0.1'): Promise<Socket> =>
  new Promise(resolve => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: from })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}).once('connect', () => resolve(socket))
  })
const closed = (socket: Socket): Promise<void> => new Promise(resolve => socket.resume().once('close', () => resolve()))
/** Whether somebody is answered on a connection, or it is gone. */
const isServed = (socket: Socket): Promise<boolean> =>
  new Promise(resolve => {
    socket.once('data', () => resolve(true)).once('close', () => resolve(false))
    socket.write(ASK)
  })
const quotas = { ...QUOTAS, connectionsOfAddress: 3 }

describe('an address', () => {
  test('has so many connections, and another as soon as one of them is closed', async () => {
    const { url } = await serve({ quotas })
    const held = [await open(url), await open(url), await open(url)]
    expect(await isServed(await open(url))).toBe(false)
    expect(await Promise.all(held.map(isServed))).toEqual([true, true, true])
    held[0]!.destroy()
    await expect.poll(async () => isServed(await open(url))).toBe(true)
  })
  test.runIf(process.platform === 'linux')('takes none from another', async () => {
    const { url } = await serve({ quotas })
    for (let i = 0; i < 5; i++) await open(url)
    expect(await isServed(await open(url, '127.0.0.2'))).toBe(true)
  })
  test('of a proxy has as many as it takes', async () => {
    const { url } = await serve({ quotas, hops: 1 })
    const held = await Promise.all(Array.from({ length: 8 }, () => open(url)))
    expect(await Promise.all(held.map(isServed))).toEqual(held.map(() => true))
  })
})
test.each([
  ['that says nothing', ''],
  ['that never comes to an end of what it wants', 'GET /api/games HTTP/1.1\r\nHost: x\r\n'],
])('a connection %s is closed', async (_, said) => {
  const { url } = await serve({ headersMs: 100 })
  const socket = await open(url)
  socket.write(said)
  await closed(socket)
})
test.each([
  ['2001:db8:1:2::', '2001:db8:1::/48'],
  ['10.0.0.7', null],
])('%s lies in the site %s', (block, site) => expect(siteOf(block)).toBe(site))
test.each([
  [null, null],
  [1024, 824],
  [256, 128],
])('of %s files there are %s for connections', (files, room) => expect(roomFor(files)).toBe(room))
