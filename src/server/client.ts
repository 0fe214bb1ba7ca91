// The web client, as it was built: compressed beforehand, kept by browsers for ever where the name tells the content.
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const COMPRESSIBLE = /\.(?:js|mjs|css|svg|json|html|webmanifest|wasm|ttf|txt)$/
/** Names with a hash, as Vite writes them. */
const HASHED = /[\\/]assets[\\/].+-[\w-]{8}\.\w+$/
const WORTH_IT = 1024

export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await compressFolder(folder)
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const hashed = HASHED.test(path.replace(/\.(?:br|gz)$/, ''))
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('vary', 'accept-encoding')
    },
  })
}
/** Whether an address is a place within the client, for which its index page is served. */
export const isPlace = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** Writes a .br and a .gz beside every file that gains by it, unless a fresh one is there. A read-only folder stays as it is. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter(name => COMPRESSIBLE.test(name)).map(name => compressFile(join(folder, name))))
}
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
async function compressFile(path: string): Promise<void> {
  try {
    const [source, packed] = await Promise.all([stat(path), stat(`${path}.gz`).catch(() => null)])
    if (!source.isFile() || source.size < WORTH_IT || (packed && packed.mtimeMs >= source.mtimeMs)) return
    const content = await readFile(path)
    await put(
      `${path}.br`,
      await asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    )
    await put(`${path}.gz`, await asGzip(content, { level: 9 }))
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
/** Whole or not at all: another server may be reading. */
async function put(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, path)
}
