import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { balancePage, commandOf } from './balance-page.ts'

test('docs/balance.md says what docs/balance.json says', () => {
  expect(readFileSync('docs/balance.md', 'utf8')).toBe(
    balancePage(JSON.parse(readFileSync('docs/balance.json', 'utf8'))),
  )
})

test('the command plays, and its last line is one object', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naust-balance-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const asked = ['--game', 'maitre', '--seats', '3', '--matches', '4', '--bots', 'easy', '--seed', 'test']
  const args = [
    'tools/run.mjs',
    'tools/balance.ts',
    ...asked,
    '--options',
    '{"truce":true}',
    '--json',
    '--folder',
    folder,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const balance = JSON.parse(stdout.trim().split('\n').at(-1)!)
  expect(balance).toMatchObject({ game: 'maitre', seats: 3, matches: 4, options: { truce: true } })
  const shares: number[] = [balance.sharedWins, ...balance.winsBySeat, ...Object.values<number>(balance.own)]
  expect(shares.every(share => share >= 0 && share <= 1)).toBe(true)
  expect(balance.winsBySeat.reduce((a: number, b: number) => a + b)).toBeCloseTo(1, 3)
  // The port is empty at the end: every ship was armed in every match.
  expect(balance.cards.pinque).toMatchObject({ inMatches: 1 })
  expect(commandOf(balance)).toBe(`npm run balance -- ${asked.join(' ')} --options '{"truce":true}'`)
  const page = balancePage([balance])
  expect(page).toContain(commandOf(balance))
  expect(page).toContain('| treasure-A')
})
