// What every store does with wishes and notices, whatever lies beneath.
import { expect, test } from 'vitest'
import type { Store } from './store.ts'
import type { Notice } from './store-notices.ts'

const notice = (key: string, more: Partial<Notice> = {}): Notice => ({
  key,
  table: 't',
  guest: 'anna',
  turn: 5,
  body: { channel: 'mail', names: ['Änna'] },
  due: 100,
  ...more,
})
const keysOf = (taken: readonly { readonly key: string }[]): string[] => taken.map(({ key }) => key).toSorted()

export function noticeSuite(fresh: (place?: string) => Promise<Store>): void {
  test('what a guest wishes is kept by name, changed and dropped, and goes with who is forgotten', async () => {
    const store = await fresh()
    for (const id of ['anna', 'bo']) await store.addGuest({ id, name: id, created: 7 }, `hash of ${id}`)
    await store.wish('anna', 'mail', { address: 'änna@example.org' })
    await store.wish('anna', 'quiet', { from: 1 })
    await store.wish('anna', 'quiet', { from: 2 })
    await store.wish('bo', 'quiet', { from: 3 })
    expect(await store.wishesOf('anna')).toEqual({ mail: { address: 'änna@example.org' }, quiet: { from: 2 } })
    await store.wish('anna', 'mail', null)
    await store.wish('anna', 'mail', null)
    expect(await store.wishesOf('anna')).toEqual({ quiet: { from: 2 } })
    await store.forgetGuest('anna')
    expect([await store.wishesOf('anna'), await store.wishesOf('bo')]).toEqual([{}, { quiet: { from: 3 } }])
    await store.wish('nobody', 'mail', {})
    expect(await store.wishesOf('nobody')).toEqual({})
  })

  test('what many guests wish is found at once', async () => {
    const store = await fresh()
    for (const id of ['anna', 'bo', 'cleo', 'dan']) await store.addGuest({ id, name: id, created: 7 }, `hash of ${id}`)
    await store.wish('anna', 'mail', { address: 'änna@example.org' })
    await store.wish('anna', 'quiet', { from: 1 })
    await store.wish('bo', 'quiet', { from: 3 })
    await store.wish('dan', 'quiet', { from: 4 })
    expect(Object.fromEntries(await store.wishesOfAll(['bo', 'anna', 'cleo', 'nobody']))).toEqual({
      anna: { mail: { address: 'änna@example.org' }, quiet: { from: 1 } },
      bo: { quiet: { from: 3 } },
    })
    expect((await store.wishesOfAll([])).size).toBe(0)
  })

  test('many who put the same notices at once put each of them once', async () => {
    const store = await fresh()
    const many = Array.from({ length: 50 }, (_, i) => notice(`n${i}`, { guest: `guest ${i}` }))
    await Promise.all([many, many.toReversed(), many].map(store.putNotices))
    expect(await store.takeNotices(100, 200, 200)).toHaveLength(50)
  })

  test('a notice is taken when it is due, by one sender at a time, and again when their lease has ended', async () => {
    const store = await fresh()
    expect(await store.outbox()).toEqual({ waiting: 0, oldest: null })
    await store.putNotices([notice('a'), notice('b', { due: 200 }), notice('c', { due: null })])
    expect(await store.outbox()).toEqual({ waiting: 2, oldest: 100 })
    expect(await store.takeNotices(99, 150, 10)).toEqual([])
    const [first] = await store.takeNotices(100, 150, 10)
    expect(first).toEqual({ ...notice('a'), lease: 150, tries: 0 })
    expect(await store.takeNotices(149, 190, 10)).toEqual([])
    const [second] = await store.takeNotices(150, 190, 10)
    expect(second).toMatchObject({ key: 'a', lease: 190 })
    // Who came too late has it no longer.
    expect(await store.settleNotice(first!, null)).toBe(false)
    expect(await store.settleNotice(second!, null)).toBe(true)
    expect(await store.outbox()).toEqual({ waiting: 1, oldest: 200 })
    expect(keysOf(await store.takeNotices(1000, 2000, 10))).toEqual(['b'])
  })

  test('what is due first is the first that is taken', async () => {
    const store = await fresh()
    await store.putNotices([notice('a', { due: 30 }), notice('b', { due: 20 }), notice('c', { due: 10 })])
    expect((await store.takeNotices(100, 200, 10)).map(({ key }) => key)).toEqual(['c', 'b', 'a'])
  })

  test('of many senders at once, each notice is one’s', async () => {
    const store = await fresh()
    await store.putNotices(Array.from({ length: 20 }, (_, i) => notice(`n${i}`, { due: i })))
    const taken = await Promise.all(Array.from({ length: 8 }, () => store.takeNotices(100, 200, 5)))
    expect(keysOf(taken.flat())).toEqual(Array.from({ length: 20 }, (_, i) => `n${i}`).toSorted())
    for (const { length } of taken) expect(length).toBeLessThanOrEqual(5)
  })

  test('what failed is due again later; what is settled is never told again', async () => {
    const store = await fresh()
    await store.putNotices([notice('a')])
    const [taken] = await store.takeNotices(100, 150, 1)
    // Settled before it is sent, so that nobody sends it twice; and taken back because it could not be.
    expect(await store.settleNotice(taken!, null)).toBe(true)
    expect(await store.settleNotice(taken!, { due: 300, tries: 1 })).toBe(true)
    expect(await store.takeNotices(299, 400, 1)).toEqual([])
    const [again] = await store.takeNotices(300, 400, 1)
    expect(again).toMatchObject({ key: 'a', tries: 1, due: 300 })
    await store.settleNotice(again!, null)
    await store.putNotices([notice('a', { due: 5000 })])
    expect(await store.takeNotices(9000, 9900, 1)).toEqual([])
  })

  test('what somebody need not be told any more is known, by table', async () => {
    const store = await fresh()
    const given = [notice('a'), notice('b', { due: null }), notice('c', { due: null, guest: 'bo' })]
    await store.putNotices([...given, notice('d', { due: null, table: 'u' })])
    expect(await store.settledOf('anna', ['t', 'v'])).toEqual([{ table: 't', turn: 5, body: notice('b').body }])
    expect(await store.settledOf('anna', [])).toEqual([])
  })

  test('to put a notice again puts it off or settles it, and never brings it forward', async () => {
    const store = await fresh()
    await store.putNotices([notice('a'), notice('b')])
    await store.putNotices([notice('a', { due: 300 }), notice('b', { due: null })])
    await store.putNotices([notice('a', { due: 50 }), notice('b', { due: 50 })])
    expect(await store.takeNotices(299, 400, 10)).toEqual([])
    expect(keysOf(await store.takeNotices(300, 400, 10))).toEqual(['a'])
  })

  test('a new turn takes the place of the one before; with a table its notices go', async () => {
    const store = await fresh()
    await store.putNotices([notice('a'), notice('of bo', { guest: 'bo' }), notice('elsewhere', { table: 'u' })])
    await store.putNotices([notice('b', { turn: 6 }), notice('c', { turn: 6 })])
    expect(keysOf(await store.takeNotices(100, 150, 10))).toEqual(['b', 'c', 'elsewhere', 'of bo'])
    await store.forget('t')
    expect(keysOf(await store.takeNotices(150, 200, 10))).toEqual(['elsewhere'])
  })
}
