// A Vite plugin: builds the service worker as sw.js and writes into it which files make up the app.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Shell } from '../src/web/sw.ts'

const WORKER = 'sw.js'
/** Not needed to start: maps, what a server compressed, and what only installing asks for. */
const LEFT_OUT = /\.(?:map|br|gz|png|webp|webmanifest)$/

/** The service worker is given as a path from the root of the client. */
export function precache(source: string): Plugin {
  let root: string
  return {
    name: 'naust-precache',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: resolve(root, source), fileName: WORKER })
    },
    writeBundle({ dir }) {
      const shell = shellOf(dir!)
      const path = join(dir!, WORKER)
      const code = readFileSync(path, 'utf8')
      if (!code.includes('NAUST_SHELL')) this.error(`${WORKER} has no place for the list of files`)
      writeFileSync(
        path,
        code.replace('NAUST_SHELL', () => JSON.stringify(shell)),
      )
    },
  }
}

/** The app as it was built into a folder. */
function shellOf(folder: string): Shell {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile() && name !== WORKER && !LEFT_OUT.test(name))
    .sort()
  const hash = createHash('sha256')
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)))
  const files = names.map(name => (name === 'index.html' ? '/' : `/${name.split(sep).join('/')}`))
  return { version: hash.digest('hex').slice(0, 12), files }
}
