// The built client, as a browser gets it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { serve, tempFolder } from './test-kit.ts'

const PAGE = `<!doctype html><title>Naust</title>${'<!-- sea -->'.repeat(200)}`
const SCRIPT = `console.log(${JSON.stringify('sea '.repeat(1000))})`
function builtClient(): string {
  const folder = tempFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'sw.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/index-Bx7_k2Qd.js'), SCRIPT)
  return folder
}
/** Node's own request, which unpacks nothing. */
function fetchRaw(url: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(url, { headers, method }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('files are compressed and kept as long as their name tells their content', async () => {
  const { url } = await serve({ webDir: builtClient() })
  const asset = await fetchRaw(`${url}/assets/index-Bx7_k2Qd.js`, { 'accept-encoding': 'gzip, br' })
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  expect(asset.headers['content-type']).toMatch(/javascript/)
  expect([asset.headers['etag'], asset.headers['last-modified']]).toEqual([undefined, undefined])
  expect(String(brotliDecompressSync(asset.body))).toBe(SCRIPT)
  const worker = await fetchRaw(`${url}/sw.js`, { 'accept-encoding': 'gzip' })
  expect(worker.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
  expect(String(gunzipSync(worker.body))).toBe(SCRIPT)
  const plain = await fetchRaw(`${url}/sw.js`, {})
  expect(String(plain.body)).toBe(SCRIPT)
  const known = await fetchRaw(`${url}/sw.js`, { 'if-none-match': String(plain.headers['etag']) })
  expect(known.status).toBe(304)
})

test('places within the client get its page, everything else that is missing a plain 404', async () => {
  const { url } = await serve({ webDir: builtClient() })
  for (const path of ['/', '/table/abc?invite=x', '/rules/maitre']) {
    const page = await fetchRaw(url + path, { accept: 'text/html,*/*' })
    expect([page.status, String(page.body)]).toEqual([200, PAGE])
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-security-policy']).toBeTruthy()
  }
  for (const path of ['/api/nothing', '/assets/gone-12345678.js', '/..%2f..%2fetc/passwd']) {
    const headers = path.startsWith('/api') ? { accept: 'text/html' } : {}
    const { status, body } = await fetchRaw(url + path, headers)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(JSON.parse(String(body)).error.code).toBeTruthy()
  }
})

test('without a built client the interface is served all the same', async () => {
  const { url } = await serve({ webDir: join(tempFolder(), 'none') })
  expect((await fetchRaw(`${url}/`, { accept: 'text/html' })).status).toBe(404)
  expect((await fetchRaw(`${url}/healthz`, {})).status).toBe(200)
})
