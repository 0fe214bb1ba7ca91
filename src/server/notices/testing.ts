// For tests of notices: a real SMTP server, and a real receiver of web push and webhooks, on loopback.
import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Letter {
  readonly to: string
  /** With soft line breaks undone. */
  readonly text: string
}
export interface Post {
  readonly letters: Letter[]
  readonly url: string
  readonly port: number
  close(): Promise<void>
}
/** What is answered, as in 550 or `554 5.7.1 not from you`; null: it is taken. */
export type Refusing = (address: string) => number | string | null
const answered = (refusal: number | string | null): Error | null => {
  if (refusal === null) return null
  const [, code, text] = /^(\d{3}) ?(.*)$/.exec(String(refusal))!
  return Object.assign(new Error(text || 'no such person'), { responseCode: Number(code) })
}
/** Refuses recipients and senders whom it is told to, for good or for now. */
export async function openPostOffice(
  port = 0,
  refuses: Refusing = () => null,
  refusesFrom: Refusing = () => null,
): Promise<Post> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: ({ address }, _, done) => done(answered(refusesFrom(address))),
    onRcptTo: ({ address }, _, done) => done(answered(refuses(address))),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8').replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
        for (const { address } of envelope.rcptTo) letters.push({ to: address, text })
        done()
      })
    },
  })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  const { port: got } = server.server.address() as AddressInfo
  let closed: Promise<void> | undefined
  const close = (): Promise<void> => (closed ??= new Promise(done => server.close(() => done())))
  onTestFinished(close)
  return { letters, url: `smtp://127.0.0.1:${got}`, port: got, close }
}

export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
/** Takes whatever is posted; `answers` says by which status, by path, and with which headers. */
export async function openReceiver(
  answers: (path: string) => number | Promise<number> = () => 201,
  headers: OutgoingHttpHeaders = {},
) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = request.url ?? ''
    const status = await answers(path)
    if (status < 300) received.push({ path, headers: request.headers, body: Buffer.concat(parts).toString('latin1') })
    response.writeHead(status, { location: '/elsewhere', ...headers }).end('thanks')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    at: (path: string) => received.filter(each => each.path === path),
  }
}

/** What a browser would have made for a push service at this address. */
export function subscription(endpoint: string) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  return {
    endpoint,
    keys: { p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
    device: 'Test',
  }
}
