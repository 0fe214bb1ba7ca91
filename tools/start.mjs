// npm start: builds when sources changed, then serves.
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildAll } from './build.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
await buildAll()
await import(pathToFileURL(resolve(root, 'dist/server/main.mjs')).href)
