// Installs the packages when package-lock.json changed since the last time. Plain JavaScript: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const mark = resolve(root, 'node_modules/.naust-lock-hash')
const lock = resolve(root, '.bootstrap-lock')
const PATIENCE = 10 * 60_000

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Naust needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const wanted = createHash('sha256')
  .update(readFileSync(resolve(root, 'package-lock.json')))
  .digest('hex')
const installed = () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted

if (!installed()) {
  takeTurn()
  try {
    if (!installed()) install()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function install() {
  console.log('Installing packages, this takes a moment…')
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env
  const [command, args] = npm ? [node, [npm]] : ['npm', []]
  const done = spawnSync(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error('The packages could not be installed: see the lines above.')
    process.exitCode = 1
    rmSync(lock, { recursive: true, force: true })
    process.exit(1)
  }
  writeFileSync(mark, wanted)
}

/** A folder is made by one process only; whoever comes second waits for it, unless it was left behind long ago. */
function takeTurn() {
  for (;;) {
    try {
      return mkdirSync(lock)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > PATIENCE) rmSync(lock, { recursive: true, force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
  }
}
