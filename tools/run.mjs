// Bundles one TypeScript entry with rolldown and runs it: `node tools/run.mjs tools/fuzz.ts --games 10`.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [entry, ...args] = process.argv.slice(2)
const out = resolve(root, 'dist/tools', entry.replace(/\.ts$/, '.mjs').replaceAll('/', '-'))
mkdirSync(dirname(out), { recursive: true })
const { output } = await build({
  cwd: root,
  input: resolve(root, entry),
  platform: 'node',
  external: id => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('#'),
  output: { format: 'esm', sourcemap: 'inline', codeSplitting: false },
  write: false,
  logLevel: 'warn',
})
// Whoever runs the same tool at the same time reads all of it, or what was there before.
writeFileSync(`${out}.${process.pid}`, output[0].code)
renameSync(`${out}.${process.pid}`, out)
process.argv = [process.argv[0], out, ...args]
await import(pathToFileURL(out).href)
