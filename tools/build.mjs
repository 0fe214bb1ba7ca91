// Builds what `npm start` serves: the client with Vite, the server and its bot worker with rolldown. Skips what is fresh.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const mark = join(root, 'dist/sources-hash')

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else if (!entry.name.includes('.test.')) yield path
  }
}
/** Sources are told apart by size and time, so that an unchanged tree is known in milliseconds. */
function sourcesHash(entries) {
  const hash = createHash('sha256')
  const loose = [
    'package-lock.json',
    'package.json',
    'vite.config.ts',
    'tools/build.mjs',
    'tools/vite-precache.ts',
    'tools/vite-webmanifest.ts',
  ].map(f => join(root, f))
  for (const file of [...files(join(root, 'src')), ...loose, ...Object.values(entries)]) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** The server and its threads, by the names they find each other by. */
export const SERVER = Object.fromEntries(
  ['main', 'bot-worker', 'store-thread'].map(name => [name, join(root, `src/server/${name}.ts`)]),
)
/** What whoever runs the server asks of its data: beside it where there are no sources, in an image. */
export const TOOLS = Object.fromEntries(
  ['backup', 'restore', 'check-matches', 'move-data'].map(name => [name, join(root, `tools/${name}.ts`)]),
)
/** Bundles a Node entry; packages stay outside. */
export async function bundle(entries, dir) {
  const { build } = await import('rolldown')
  await build({
    cwd: root,
    input: entries,
    platform: 'node',
    external: id => !/^[./#]/.test(id),
    output: { dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', sourcemap: true },
    logLevel: 'warn',
  })
}

export async function buildAll(entries = SERVER) {
  const hash = sourcesHash(entries)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  console.log('Building…')
  const { build } = await import('vite')
  await build({ root: join(root, 'src/web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await bundle(entries, join(root, 'dist/server'))
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildAll(process.argv.includes('--image') ? { ...SERVER, ...TOOLS } : SERVER)
}
