// Who looks where: what servers know of each other's visitors, also those that start later, or are gone.
import { expect, onTestFinished, test } from 'vitest'
import { openEyes } from './eyes.ts'
import type { Others, Topic } from './store.ts'

/** Servers that hear each other at once, on one clock. */
function house() {
  type Listener = (said: unknown, from: string) => void
  const listeners: { readonly name: string; readonly topic: Topic; readonly listener: Listener }[] = []
  let now = 0
  function server(name: string) {
    const at = new Map<string, string[]>()
    const others: Others = {
      time: async () => now,
      tell(topic, said) {
        for (const each of listeners) if (each.topic === topic && each.name !== name) each.listener(said, name)
      },
      hear: (topic, listener) => void listeners.push({ name, topic, listener }),
      missed: () => {},
      seqsOf: async () => new Map(),
    }
    const eyes = openEyes({
      others,
      now: () => now,
      sinceStart: () => now,
      here: table => at.get(table) ?? [],
      open: () => at.keys(),
    })
    onTestFinished(eyes.close)
    return {
      eyes,
      look(table: string, ...people: string[]) {
        const before = at.get(table) ?? []
        at.set(table, people)
        for (const each of people) if (!before.includes(each)) eyes.turned(table, each, true)
        for (const each of before) if (!people.includes(each)) eyes.turned(table, each, false)
      },
    }
  }
  return { server, later: (ms: number) => void (now += ms) }
}

test('who looks at one server is known at another, with when they came, and no longer once they look away', () => {
  const { server, later } = house()
  const [here, there] = [server('here'), server('there')]
  later(1000)
  there.look('t', 'anna')
  later(1000)
  expect(here.eyes.lookElsewhere('t', 'anna')).toBe(true)
  expect([here.eyes.cameAfter('t', 'anna', 999), here.eyes.cameAfter('t', 'anna', 1000)]).toEqual([true, false])
  expect([here.eyes.lookElsewhere('t', 'bo'), here.eyes.lookElsewhere('u', 'anna')]).toEqual([false, false])
  there.look('t')
  expect(here.eyes.lookElsewhere('t', 'anna')).toBe(false)
  expect(here.eyes.cameAfter('t', 'anna', 999)).toBe(true)
})

test('a server that starts is told who looks, and since when; of one that is silent nobody looks any more', () => {
  const { server, later } = house()
  server('here').look('t', 'anna')
  later(60_000)
  const { eyes } = server('late')
  expect([eyes.lookElsewhere('t', 'anna'), eyes.cameAfter('t', 'anna', 30_000)]).toEqual([true, false])
  later(200_000)
  expect(eyes.lookElsewhere('t', 'anna')).toBe(false)
})

test('whoever looked at a server that stops comes to another: until then they count as there', () => {
  const { server } = house()
  const [here, there] = [server('here'), server('there')]
  here.look('t', 'anna')
  here.eyes.close()
  here.look('t')
  expect(there.eyes.lookElsewhere('t', 'anna')).toBe(true)
})
