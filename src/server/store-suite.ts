// What every store does, whatever lies beneath.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Append, Store, TokenKind } from './store.ts'
import { noticeSuite } from './store-notices-suite.ts'

/** The store does not look into it. */
const state = (id: string) => ({ id, chairs: [{ name: 'Änna' }, null] })
const chat = (table: string, expectSeq: number, more: Partial<Append> = {}): Append => ({
  table,
  expect: expectSeq,
  at: 100 + expectSeq,
  event: JSON.stringify({ do: 'said', seat: 0, name: 'Anna', text: `after ${expectSeq}` }),
  state: JSON.stringify(state(table)),
  summary: JSON.stringify({ id: table }),
  status: 'open',
  owner: 'anna',
  dueAt: null,
  ...more,
})

/** `open(place)` opens the store of a place: the same place, the same content. */
export function storeSuite(name: string, open: (place: string) => Promise<Store>, newPlace: () => string): void {
  describe(`store: ${name}`, () => {
    const fresh = async (place = newPlace()): Promise<Store> => {
      const store = await open(place)
      onTestFinished(() => store.close().catch(() => {}))
      return store
    }

    test('guests are found by the hash of their token and by nothing else', async () => {
      const store = await fresh()
      const anna = { id: 'anna', name: 'Änna', created: 7 }
      await store.addGuest(anna, 'hash')
      expect(await store.guestByToken('hash')).toEqual({ ...anna, seen: 7 })
      expect(await store.guestByToken('anna')).toBeNull()
      await expect(store.addGuest({ ...anna, id: 'other' }, 'hash')).rejects.toThrow()
    })

    test('a guest has tokens of two kinds, of each only so many; a forgotten guest has none', async () => {
      const store = await fresh()
      await store.addGuest({ id: 'anna', name: 'Anna', created: 7 }, 'first')
      await store.addToken('anna', 'second', 'device', 2)
      await store.addToken('anna', 'link', 'link', 1)
      expect([await store.guestByToken('link'), await store.guestByToken('second', 'link')]).toEqual([null, null])
      expect(await store.guestByToken('link', 'link')).toMatchObject({ id: 'anna' })
      await store.addToken('anna', 'third', 'device', 2)
      const known = async () => {
        const found = await Promise.all(['first', 'second', 'third'].map(hash => store.guestByToken(hash)))
        return found.map(guest => guest?.name ?? null)
      }
      expect(await known()).toEqual([null, 'Anna', 'Anna'])
      await store.rename('anna', 'Änni')
      await store.dropToken('second')
      expect(await known()).toEqual([null, null, 'Änni'])
      await store.forgetGuest('anna')
      expect([...(await known()), await store.guestByToken('link', 'link')]).toEqual([null, null, null, null])
    })

    test('all devices but one are dropped, and links; those of one guest pass to another; what there is is counted', async () => {
      const store = await fresh()
      for (const id of ['anna', 'bo']) await store.addGuest({ id, name: id, created: 7 }, `first of ${id}`)
      const fill = async () => {
        await store.addToken('anna', 'second', 'device', 9)
        await store.addToken('anna', 'link', 'link', 1)
      }
      const ownerOf = async (hash: string, kind: TokenKind = 'device') =>
        (await store.guestByToken(hash, kind))?.id ?? null
      await fill()
      await store.addPasskey({ id: 'key', guest: 'anna', key: '', counter: 0 }, 2)
      expect(await store.waysIn('anna')).toEqual({ devices: 2, links: 1, passkeys: 1 })
      await store.dropOtherTokens('anna', 'first of anna')
      await store.dropPasskeys('anna')
      expect(await store.waysIn('anna')).toEqual({ devices: 1, links: 0, passkeys: 0 })
      expect([await ownerOf('first of anna'), await ownerOf('second'), await ownerOf('link', 'link')]).toEqual([
        'anna',
        null,
        null,
      ])
      await fill()
      await store.giveDevices('anna', 'bo')
      expect([await ownerOf('first of anna'), await ownerOf('second'), await ownerOf('link', 'link')]).toEqual([
        'bo',
        'bo',
        'anna',
      ])
      expect(await store.waysIn('bo')).toEqual({ devices: 3, links: 0, passkeys: 0 })
    })

    test('who is forgotten while they ask for something gets nothing, and nothing fails', async () => {
      const store = await fresh()
      await store.addToken('gone', 'link', 'link', 1)
      await store.addPasskey({ id: 'key', guest: 'gone', key: '', counter: 0 }, 2)
      expect([await store.guestByToken('link', 'link'), await store.passkey('key')]).toEqual([null, null])
    })

    test('passkeys are a guest’s, the latest of them; they pass to another, and go with who is forgotten', async () => {
      const store = await fresh()
      for (const id of ['anna', 'bo']) await store.addGuest({ id, name: id, created: 7 }, `hash of ${id}`)
      for (const id of ['first', 'second', 'third']) {
        await store.addPasskey({ id, guest: 'anna', key: `key of ${id}`, counter: 0 }, 2)
      }
      const ownerOf = async (id: string) => (await store.passkey(id))?.owner.id ?? null
      expect([await ownerOf('first'), await ownerOf('second'), await ownerOf('third')]).toEqual([null, 'anna', 'anna'])
      await store.usedPasskey('third', 5)
      expect(await store.passkey('third')).toMatchObject({ guest: 'anna', key: 'key of third', counter: 5 })
      await expect(store.addPasskey({ id: 'third', guest: 'bo', key: '', counter: 0 }, 2)).rejects.toThrow()
      await store.givePasskeys('anna', 'bo')
      await store.forgetGuest('anna')
      expect(await ownerOf('third')).toBe('bo')
      await store.forgetGuest('bo')
      expect(await ownerOf('third')).toBeNull()
    })

    test('events are numbered 1, 2, 3 and read back as they were written', async () => {
      const store = await fresh()
      expect([await store.load('t'), await store.seqOf('t')]).toEqual([null, 0])
      for (const n of [0, 1, 2])
        expect(await store.append(chat('t', n))).toMatchObject({ done: 'appended', seq: n + 1 })
      const loaded = await store.load('t')
      expect(loaded).toMatchObject({ seq: 3, updated: 102, state: state('t') })
      expect(await store.seqOf('t')).toBe(3)
      expect(loaded?.events).toEqual(
        [0, 1, 2].map(n => ({ seq: n + 1, at: 100 + n, event: JSON.parse(chat('t', n).event) })),
      )
    })

    test('a stale append changes nothing', async () => {
      const store = await fresh()
      await store.append(chat('t', 0))
      await store.append(chat('t', 1))
      const before = await store.load('t')
      for (const n of [0, 1, 3]) expect(await store.append(chat('t', n))).toMatchObject({ done: 'stale', seq: 2 })
      expect(await store.load('t')).toEqual(before)
    })

    test('of appends that race, one wins', async () => {
      const store = await fresh()
      await store.append(chat('t', 0))
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => store.append(chat('t', 1))))
      expect(outcomes.filter(({ done }) => done === 'appended')).toHaveLength(1)
      expect(outcomes.filter(({ done }) => done === 'stale')).toHaveLength(7)
    })

    test('what cannot be written harms nothing that is written at the same moment', async () => {
      const store = await fresh()
      const anna = { id: 'anna', name: 'Anna', created: 7 }
      await store.addGuest(anna, 'hash')
      const outcomes = await Promise.allSettled([
        store.append(chat('t', 0)),
        store.addGuest({ ...anna, id: 'bo' }, 'hash'),
        store.append(chat('t', 1)),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.seqOf('t')).toBe(2)
    })

    test('a repeated key gets the first outcome, at its own table only', async () => {
      const store = await fresh()
      await store.append(chat('t', 0))
      expect(await store.append(chat('t', 1, { key: 'k' }))).toMatchObject({ done: 'appended', seq: 2 })
      await store.append(chat('t', 2))
      for (const n of [1, 3]) {
        expect(await store.append(chat('t', n, { key: 'k' }))).toMatchObject({ done: 'repeated', seq: 2 })
      }
      expect(await store.seqOfKey('t', 'k')).toBe(2)
      expect(await store.seqOfKey('u', 'k')).toBeNull()
      expect(await store.append(chat('u', 0, { key: 'k' }))).toMatchObject({ done: 'appended', seq: 1 })
    })

    test('tables are listed for their members, the last touched first', async () => {
      const store = await fresh()
      await store.append(chat('t', 0, { members: ['anna', 'bo'] }))
      await store.append(chat('u', 0, { members: ['anna'], at: 500 }))
      const idsOf = async (guest: string) =>
        (await store.tablesOf(guest, 10)).map(head => (head.summary as { id: string }).id)
      expect(await idsOf('anna')).toEqual(['u', 't'])
      expect(await idsOf('bo')).toEqual(['t'])
      await store.append(chat('t', 1, { members: ['anna'], at: 900 }))
      await store.append(chat('t', 2, { at: 901 }))
      expect(await idsOf('anna')).toEqual(['t', 'u'])
      expect(await idsOf('bo')).toEqual([])
      expect(await store.tablesOf('anna', 1)).toHaveLength(1)
      const [first, second] = await store.tablesOf('anna', 10)
      expect(await store.tablesOf('anna', 1, 0)).toEqual([first])
      expect(await store.tablesOf('anna', 10, 1)).toEqual([second])
      expect(await store.tablesOf('anna', 10, 2)).toEqual([])
    })

    test('tables are found and counted by their status', async () => {
      const store = await fresh()
      await store.append(chat('t', 0, { status: 'playing' }))
      await store.append(chat('u', 0))
      expect(await store.withStatus('playing')).toEqual(['t'])
      expect(await store.withStatus('over')).toEqual([])
      expect(await store.counts()).toEqual({ open: 1, playing: 1 })
      await store.append(chat('u', 1, { status: 'playing' }))
      expect((await store.withStatus('playing')).toSorted()).toEqual(['t', 'u'])
      expect(await store.counts()).toEqual({ playing: 2 })
      const ever = { after: 0, until: 9e12 }
      const page = await store.summaries('playing', ever, 't', 10)
      expect(page).toMatchObject([{ id: 'u', seq: 2, updated: 101, summary: { id: 'u' } }])
      expect((await store.summaries('playing', ever, '', 1)).map(({ id }) => id)).toEqual(['t'])
      // By when something happened there last: after a moment, and until another.
      await store.append(chat('u', 2, { status: 'playing' }))
      const foundIn = async (after: number, until: number) =>
        (await store.summaries('playing', { after, until }, '', 10)).map(({ id }) => id)
      expect([await foundIn(101, 102), await foundIn(99, 101), await foundIn(102, 9e12)]).toEqual([['u'], ['t'], []])
    })

    test('what is to be done at tables is found when it is due, the first due first, and not before', async () => {
      const store = await fresh()
      await store.append(chat('late', 0, { dueAt: 500 }))
      await store.append(chat('soon', 0, { dueAt: 300 }))
      await store.append(chat('at once', 0, { dueAt: 0 }))
      await store.append(chat('never', 0))
      expect(await store.due(299)).toEqual([{ table: 'at once', at: 0 }])
      expect((await store.due(500)).map(({ table }) => table)).toEqual(['at once', 'soon', 'late'])
      // The last event says when it is due from now on.
      await store.append(chat('soon', 1, { dueAt: 9e12 }))
      await store.append(chat('at once', 1))
      expect(await store.due(500)).toEqual([{ table: 'late', at: 500 }])
      expect(await store.due(9e12)).toHaveLength(2)
    })

    test('what only one may do at a time is one’s until it is released, or not kept in time', async () => {
      const store = await fresh()
      expect(await store.lease('work', 'anna', 60_000)).toBe(true)
      expect([await store.lease('work', 'bo', 60_000), await store.lease('other', 'bo', 60_000)]).toEqual([false, true])
      expect(await store.lease('work', 'anna', 60_000)).toBe(true)
      await store.release('work', 'bo')
      expect(await store.lease('work', 'bo', 60_000)).toBe(false)
      await store.release('work', 'anna')
      expect(await store.lease('work', 'bo', 0)).toBe(true)
      expect(await store.lease('work', 'anna', 60_000)).toBe(true)
      const all = await Promise.all(Array.from({ length: 8 }, (_, i) => store.lease('rush', `server ${i}`, 60_000)))
      expect(all.filter(Boolean)).toHaveLength(1)
    })

    test('a secret is made once, and kept', async () => {
      const place = newPlace()
      const first = await fresh(place)
      expect(await first.secret('seal', () => 'one')).toBe('one')
      expect(await first.secret('seal', () => 'two')).toBe('one')
      await first.close()
      expect(await (await fresh(place)).secret('seal', () => 'three')).toBe('one')
    })

    noticeSuite(fresh)

    test('all of it is there after closing and opening again', async () => {
      const place = newPlace()
      const first = await fresh(place)
      await first.addGuest({ id: 'anna', name: 'Anna', created: 1 }, 'hash')
      await first.append(chat('t', 0, { key: 'k', members: ['anna'] }))
      const before = await first.load('t')
      // Closing finishes what was asked before it.
      const last = first.append(chat('u', 0))
      await first.close()
      expect(await last).toMatchObject({ done: 'appended', seq: 1 })
      const second = await fresh(place)
      expect(await second.load('t')).toEqual(before)
      expect(await second.append(chat('t', 0, { key: 'k' }))).toMatchObject({ done: 'repeated', seq: 1 })
      expect(await second.guestByToken('hash')).not.toBeNull()
      expect(await second.load('u')).not.toBeNull()
    })
  })
}
