// Only the latest of the questions that wait is asked.
import { expect, test } from 'vitest'
import { latest } from './latest.ts'

test('the first is answered, those overtaken are rejected, the last is asked next', async () => {
  const open: { n: number; answer: (text: string) => void }[] = []
  const ask = latest((n: number) => new Promise<string>(answer => open.push({ n, answer })))
  const first = ask(1)
  const second = ask(2).catch((error: Error) => error.message)
  const third = ask(3)
  expect(open.map(({ n }) => n)).toEqual([1])
  open[0]!.answer('one')
  expect(await first).toBe('one')
  expect(await second).toBe('outdated')
  await Promise.resolve()
  expect(open.map(({ n }) => n)).toEqual([1, 3])
  open[1]!.answer('three')
  expect(await third).toBe('three')
})
test('a failed one lets the next through', async () => {
  const ask = latest((n: number) => (n === 1 ? Promise.reject(new Error('no')) : Promise.resolve(n)))
  const [first, second] = await Promise.allSettled([ask(1), ask(2)])
  expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 2 }])
})
