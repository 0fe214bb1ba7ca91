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
  const results = (file, files = []) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const ran = run(bin('vitest'), ['run', '--config', config, ...reporters, ...files])
    return { ran, ...JSON.parse(readFileSync(file, 'utf8')) }
  }
  try {
    const first = results(join(folder, 'results.json'))
    const files = first.ran ? [] : unfinished(first)
    passed += first.numPassedTests - passedIn(first, files)
    failed += first.numFailedTests
    if (files.length === 0) {
      // A file that does not load, or a browser that is not there, has no failing test to count.
      if (!first.ran && first.numFailedTests === 0) count(`every file of the ${name} loads`, false)
      return
    }
    console.log(`A process in which tests ran has ended before them. Once more: ${files.join(', ')}`)
    const second = results(join(folder, 'again.json'), files)
    passed += second.numPassedTests
    failed += second.numFailedTests
    if (!second.ran && second.numFailedTests === 0) count(`the ${name} run to their end`, false)
  } catch {
    count(`the ${name} ran`, false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
/** The files whose tests were still under way, or had not begun, when all was over: what they ran in died under them. */
function unfinished({ testResults }) {
  const isOpen = ({ status }) => status === 'pending'
  return testResults.filter(({ assertionResults }) => assertionResults.some(isOpen)).map(({ name }) => name)
}
function passedIn({ testResults }, files) {
  const among = testResults
    .filter(({ name }) => files.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
  return among.filter(({ status }) => status === 'passed').length
}
