// Passkeys over the interface, shown by an authenticator made of a key pair: who comes in by one, and what opens nothing.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import * as shapes from '#tables/shapes'
import { call, guest, Player, serve } from './test-kit.ts'

const PRESENT = 0x01
const ATTESTED = 0x40
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/** What a phone or a stick does, for one place and one key. */
class Authenticator {
  readonly id = 'a-passkey-of-sixteen'
  used = 0
  private readonly keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject }
  private readonly origin: string
  constructor(origin: string) {
    this.origin = origin
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }
  private told(type: 'create' | 'get', challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  }
  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.used)
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.of(flags), counter])
  }
  make(challenge: string, origin?: string) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const [point, other] = [x!, y!].map(each => Buffer.from(each, 'base64url')) as [Buffer, Buffer]
    const key = Buffer.concat([Buffer.from('a50102032620012158', 'hex'), Buffer.of(32), point])
    const rest = Buffer.concat([Buffer.from('2258', 'hex'), Buffer.of(32), other])
    const id = Buffer.from(this.id, 'base64url')
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key, rest])
    const data = Buffer.concat([this.data(PRESENT | ATTESTED), attested])
    // {fmt: "none", attStmt: {}, authData: …}
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
    const attestationObject = text(Buffer.concat([head, Buffer.of(data.length), data]))
    return this.signed({ clientDataJSON: text(this.told('create', challenge, origin)), attestationObject })
  }
  show(challenge: string) {
    this.used++
    const [data, told] = [this.data(PRESENT), this.told('get', challenge)]
    const signature = sign('sha256', Buffer.concat([data, sha256(told)]), this.keys.privateKey)
    return this.signed({ clientDataJSON: text(told), authenticatorData: text(data), signature: text(signature) })
  }
  private signed<R>(response: R) {
    return { id: text(Buffer.from(this.id, 'base64url')), rawId: this.id, type: 'public-key' as const, response }
  }
}
const challengeFor = async (url: string, path: string, token?: string): Promise<string> =>
  parse(shapes.PasskeyAsked, (await call(url, 'POST', `/api/me/passkeys/${path}`, {}, token)).body).challenge
const enter = (url: string, shown: unknown, token?: string) => call(url, 'POST', '/api/me/passkeys/enter', shown, token)
/** Somebody with a passkey. */
async function withPasskey(url: string) {
  const anna = await guest(url)
  const authenticator = new Authenticator(url)
  const made = authenticator.make(await challengeFor(url, 'offer', anna.token))
  expect(await anna.post('/api/me/passkeys', made)).toMatchObject({ status: 201 })
  return { anna, authenticator }
}

test('who has a passkey comes in by it, and brings along what they had here as a guest', async () => {
  const { url } = await serve()
  const { anna, authenticator } = await withPasskey(url)
  const passer = await guest(url, 'Captain')
  await passer.lay([{ kind: 'me' }, { kind: 'bot' }])
  const { status, body, headers } = await enter(url, authenticator.show(await challengeFor(url, 'ask')), passer.token)
  expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringContaining('naust=')])
  const here = new Player(url, parse(shapes.GuestMade, body))
  expect(here.id).toBe(anna.id)
  expect((await here.get('/api/tables')).body.tables).toHaveLength(1)
  expect((await passer.get('/api/me')).status).toBe(401)
})
test('what was shown once is of no use again, nor what was signed for another question', async () => {
  const { url } = await serve()
  const { authenticator } = await withPasskey(url)
  const shown = authenticator.show(await challengeFor(url, 'ask'))
  expect((await enter(url, shown)).status).toBe(200)
  for (const wrong of [shown, authenticator.show('bm8tY2hhbGxlbmdl')]) {
    expect((await enter(url, wrong)).body.error.code).toBe('wrong-passkey')
  }
  authenticator.used = 0
  const copied = authenticator.show(await challengeFor(url, 'ask'))
  expect((await enter(url, copied)).body.error.code).toBe('wrong-passkey')
})
test('one that was made for another guest or another place is not kept', async () => {
  const { url } = await serve()
  const [anna, bo] = await Promise.all([guest(url), guest(url, 'Bo')])
  const authenticator = new Authenticator(url)
  const foreign = authenticator.make(await challengeFor(url, 'offer', anna.token), 'https://elsewhere.example')
  const others = authenticator.make(await challengeFor(url, 'offer', bo.token))
  for (const made of [foreign, others, authenticator.make('bm8tY2hhbGxlbmdl')]) {
    expect((await anna.post('/api/me/passkeys', made)).body.error.code).toBe('wrong-passkey')
  }
  const shown = authenticator.show(await challengeFor(url, 'ask'))
  expect((await enter(url, shown)).body.error.code).toBe('wrong-passkey')
  expect((await enter(url, { ...shown, id: '<script>' })).status).toBe(400)
})
test('who has a passkey is joined to nobody unasked; one that was dropped opens nothing', async () => {
  const { url } = await serve()
  const { anna, authenticator } = await withPasskey(url)
  const bo = await guest(url, 'Bo')
  const { code } = (await bo.post('/api/me/link')).body
  expect((await call(url, 'POST', '/api/me/enter', { code }, anna.token)).body.error.code).toBe('somebody-here')
  const show = async () => authenticator.show(await challengeFor(url, 'ask'))
  expect((await enter(url, await show(), bo.token)).body.error).toMatchObject({ code: 'somebody-here', as: 'Anna' })
  expect((await enter(url, { ...(await show()), join: true }, bo.token)).body).toMatchObject({ id: anna.id })
  expect((await anna.get('/api/me')).body).toMatchObject({ passkeys: 1 })
  expect((await anna.post('/api/me/passkeys/drop')).status).toBe(200)
  expect((await enter(url, await show())).body.error.code).toBe('wrong-passkey')
})
test('who is forgotten comes in no more', async () => {
  const { url } = await serve()
  const { anna, authenticator } = await withPasskey(url)
  await anna.post('/api/me/delete')
  const shown = authenticator.show(await challengeFor(url, 'ask'))
  expect((await enter(url, shown)).body.error.code).toBe('wrong-passkey')
})
