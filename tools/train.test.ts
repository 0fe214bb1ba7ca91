// The training as it is run: interrupted and resumed, with as many threads as there are, it comes to the same weights.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCourse } from './train-course.ts'

/** The command as people call it; answers what it keeps. */
async function train(folder: string, matches: number, threads: number) {
  const args = ['--matches', String(matches), '--threads', String(threads), '--folder', folder, '--seats', '2']
  const rest = ['--trial', '10', '--every', '4000', '--against', 'random']
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/train.ts', ...args, ...rest], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  const files = readdirSync(folder)
  expect(files).toHaveLength(1)
  return readCourse(join(folder, files[0]!))!
}
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'naust-train-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
const bytesOf = (weights: Float32Array): Buffer => Buffer.from(new Uint8Array(weights.buffer))

test('in two stretches on two threads as in one on one', { timeout: 240_000 }, async () => {
  const at = folder()
  const first = await train(at, 100, 2)
  expect(first.matches).toBe(100)
  const resumed = await train(at, 200, 2)
  const whole = await train(folder(), 200, 1)
  expect(resumed.matches).toBe(200)
  expect(bytesOf(resumed.mean).equals(bytesOf(whole.mean))).toBe(true)
  expect(bytesOf(resumed.mind.weights).equals(bytesOf(whole.mind.weights))).toBe(true)
  expect(bytesOf(first.mean).equals(bytesOf(whole.mean))).toBe(false)
  expect(resumed.curve.map(({ matches }) => matches)).toEqual([100, 200])
})
