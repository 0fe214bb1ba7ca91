// What is bounded is bounded for who hurries, too: at one server, and at several.
import { expect, test } from 'vitest'
import { type Bound, openBounds } from './bounds.ts'
import { leasesHere } from './leases.ts'
import type { Others } from './store.ts'

const others = {} as Others
/** Makes as many as it is let, each in a few turns of the loop; counts how many there are. */
function maker(most: number) {
  let made = 0
  const bound: Bound = { code: 'too-many-matches', most, count: async () => made }
  const make = async (): Promise<void> => {
    await new Promise(setImmediate)
    made++
  }
  return { bound, make, made: () => made }
}
const outcomes = async (attempts: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(attempts)).map(each => (each.status === 'fulfilled' ? 'made' : each.reason.code))

test('who asks for everything at once gets as much as one by one', async () => {
  const within = openBounds(leasesHere())
  const { bound, make, made } = maker(24)
  const told = await outcomes(Array.from({ length: 100 }, () => within('anna', [bound], make)))
  expect([made(), told.filter(each => each === 'too-many-matches').length]).toEqual([24, 76])
})
test('at several servers no more than at one', async () => {
  const leases = leasesHere()
  const servers = Array.from({ length: 3 }, () => openBounds({ ...leases, others }))
  const { bound, make, made } = maker(24)
  const told: string[] = []
  for (let round = 0; round < 60; round++) {
    told.push(...(await outcomes(servers.map(within => within('anna', [bound], make)))))
  }
  expect(made()).toBe(24)
  expect(told.slice(-3)).toEqual(['too-many-matches', 'too-many-matches', 'too-many-matches'])
})
test('nobody waits for others, and what fails keeps nobody from going on', async () => {
  const within = openBounds({ ...leasesHere(), others })
  const { bound, make, made } = maker(2)
  const fails = () => Promise.reject(Object.assign(new Error(), { code: 'failed' }))
  const never = within('bo', [bound], () => new Promise(() => {}))
  expect(await outcomes([within('anna', [bound], fails), within('anna', [bound], make)])).toEqual(['failed', 'made'])
  expect(await outcomes([within('anna', [bound], fails), within('anna', [bound], make)])).toEqual(['failed', 'made'])
  expect(made()).toBe(2)
  void never
})
