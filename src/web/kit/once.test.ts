import { afterEach, expect, test, vi } from 'vitest'
import { once } from './once.ts'
import { tryPage } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

/** Locks as tabs of one browser share them. */
function tryLocks(): void {
  const held = new Set<string>()
  const request = (name: string, _: object, hold: (lock: object | null) => Promise<void>) => {
    const lock = held.has(name) ? null : {}
    held.add(name)
    return hold(lock)
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

test('of several tabs one does it; another thing is another matter', () => {
  tryPage()
  tryLocks()
  const done: string[] = []
  for (const tab of ['a', 'b']) once('turn.7', () => done.push(tab))
  once('turn.8', () => done.push('later'))
  expect(done).toEqual(['a', 'later'])
})
test('a tab nobody sees leaves it to the others', () => {
  const page = tryPage()
  tryLocks()
  const done: string[] = []
  page.document.hidden = true
  once('turn.7', () => done.push('unseen'))
  page.document.hidden = false
  once('turn.7', () => done.push('seen'))
  expect(done).toEqual(['seen'])
})
test('where tabs cannot agree each does it', () => {
  tryPage()
  const done: string[] = []
  once('turn.7', () => done.push('alone'))
  expect(done).toEqual(['alone'])
})
