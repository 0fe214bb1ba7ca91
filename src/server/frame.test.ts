// Messages in one piece, as whoever speaks WebSocket reads them.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { plain, textFrame } from './frame.ts'

test('texts of every length and language arrive as they were sent', async () => {
  const texts = [
    '',
    'ahoy',
    'é'.repeat(20),
    'é'.repeat(21),
    '"\\\u2028\u0000',
    'x'.repeat(0xffff - 2),
    'x'.repeat(0x10000),
    '🛶'.repeat(50_000),
  ]
  const http = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, () =>
      texts.forEach(text => socket.write(textFrame(plain(JSON.stringify(text))), 'latin1')),
    ),
  )
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  onTestFinished(() => {
    client.terminate()
    http.close()
  })
  const heard: string[] = []
  await new Promise<void>(resolve => {
    client.on('message', (data, isBinary) => {
      heard.push(isBinary ? 'bytes' : JSON.parse(String(data)))
      if (heard.length === texts.length) resolve()
    })
  })
  expect(heard).toEqual(texts)
})
