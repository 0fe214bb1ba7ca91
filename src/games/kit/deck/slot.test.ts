// The decks of a game, one laid at a time: the present one, others that are known, and those that are fetched when they are met.
import { expect, test } from 'vitest'
import { deckSlot } from './index.ts'

interface Deck {
  readonly edition: string
  readonly guns: number
}
/** A game whose deck has three guns, and once had two. */
function slotOf() {
  const laid: Deck[] = []
  const fetched: string[] = []
  const older = (name: string, deck: unknown) => async () => {
    fetched.push(name)
    return { default: deck }
  }
  const slot = deckSlot('{"guns":3}', read, deck => laid.push(deck), {
    two: older('two', { guns: 2 }),
    three: older('three', { guns: 3 }),
    misnamed: older('misnamed', { guns: 9 }),
  })
  return { slot, guns: () => laid.at(-1)!.guns, laid, fetched }
}
function read(text: string): Deck {
  const { guns } = JSON.parse(text) as Deck
  if (guns > 9) throw new Error('too many')
  return { edition: ['none', 'one', 'two', 'three', 'four'][guns] ?? 'many', guns }
}

test('matches begin with the deck that comes with the game, until another takes its place', () => {
  const { slot, guns } = slotOf()
  expect([slot.edition, slot.builtIn, guns()]).toEqual(['three', 'three', 3])
  slot.use('{"guns":4}')
  expect([slot.edition, slot.builtIn, guns()]).toEqual(['four', 'three', 4])
  expect(() => slot.use('{"guns":10}')).toThrow('too many')
  expect([slot.edition, guns()]).toEqual(['four', 4])
})

test('any deck that is known can be laid, and the present one stays the present one', () => {
  const { slot, guns, laid } = slotOf()
  slot.use('{"guns":4}')
  expect([slot.lay('three'), slot.edition, guns()]).toEqual([true, 'four', 3])
  const changes = laid.length
  expect([slot.lay('three'), laid.length]).toEqual([true, changes])
  expect([slot.lay('two'), guns()]).toEqual([false, 3])
  expect([slot.lay('four'), guns()]).toEqual([true, 4])
})

test('an older one is fetched when it is met, and only then', async () => {
  const { slot, guns, fetched } = slotOf()
  expect(await slot.find('three')).toBe(true)
  expect(fetched).toEqual([])
  expect(await slot.find('two')).toBe(true)
  expect(await slot.find('two')).toBe(true)
  expect(fetched).toEqual(['two'])
  // Found is not laid.
  expect(guns()).toBe(3)
  expect([slot.lay('two'), guns(), slot.edition]).toEqual([true, 2, 'three'])
})

test('what is not there is not found, nor what is another deck than its name says', async () => {
  const { slot } = slotOf()
  for (const edition of ['five', 'toString', 'misnamed']) {
    expect([edition, await slot.find(edition), slot.lay(edition)]).toEqual([edition, false, false])
  }
})

test('who meets matches of any time finds all at once', async () => {
  const { slot, guns } = slotOf()
  await slot.findAll()
  expect([slot.lay('two'), guns(), slot.edition]).toEqual([true, 2, 'three'])
})

test('a file with other words under the same edition shows its own', async () => {
  const { slot, laid } = slotOf()
  const printed = laid.at(-1)
  slot.use('{"guns":3,"fr":"canons"}')
  const ours = laid.at(-1)
  expect(ours).not.toBe(printed)
  await slot.findAll()
  slot.lay('two')
  slot.lay('three')
  expect(laid.at(-1)).toBe(ours)
})
