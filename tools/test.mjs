// npm test: types, lint, format, then every test, in a real browser too. Ends with one line, `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = name => resolve(root, 'node_modules/.bin', name)
const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0

let passed = 0
let failed = 0
const count = (name, ok) => {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
  if (ok) passed++
  else failed++
}

count('types', run(bin('tsc'), ['-p', '.']))
count('lint', run(bin('oxlint'), ['--deny-warnings']))
count('format', run(bin('biome'), ['ci', '--error-on-warnings']))

vitest('tests', 'vitest.config.ts')
vitest('browser tests', 'vitest.e2e.config.ts')

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs the tests of a configuration and adds their numbers to ours. */
function vitest(name, config) {
  const folder = mkdtempSync(join(tmpdir(), 'naust-test-'))
  try {
    const file = join(folder, 'results.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const ran = run(bin('vitest'), ['run', '--config', config, ...reporters])
    const results = JSON.parse(readFileSync(file, 'utf8'))
    passed += results.numPassedTests
    failed += results.numFailedTests
    // A file that does not load, or a browser that is not there, has no failing test to count.
    if (!ran && results.numFailedTests === 0) count(`every file of the ${name} loads`, false)
  } catch {
    count(`the ${name} ran`, false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
