import { expect, test, vi } from 'vitest'
import { easel, type Workshop } from './painting.ts'
import type { Painter, PictureKey } from './pictures.ts'

const painter = (paint: Painter['paint'] = id => id): Painter => ({ ids: [], paint })
const settled = (): Promise<unknown> => new Promise(done => setTimeout(done))

function workshop(
  fetch: (key: PictureKey) => Promise<Painter>,
  rest: Workshop['rest'] = async () => {},
  choose: Workshop['choose'] = ([first]) => first!,
) {
  const painted: string[] = []
  const complaints: string[] = []
  const sent = vi.fn(fetch)
  const order = easel({
    painterOf: sent,
    choose,
    rest,
    print: async (key, { paint }) => void painted.push(paint(key, {} as never)),
    complain: what => void complaints.push(what),
  })
  return { order, painted, complaints, sent }
}
const fails = (why: string) => (): never => {
  throw new Error(why)
}

test('one painter throws, one never comes, one cannot be fetched: the others paint', async () => {
  const { order, painted, complaints } = workshop(async key => {
    if (key === 'a/never') return new Promise(() => {})
    if (key === 'a/lost') throw new Error('no network')
    return painter(key === 'a/throws' ? fails('no drawing') : undefined)
  })
  for (const key of ['a/1', 'a/never', 'a/lost', 'a/throws', 'b/2'] as const) order(key)
  await settled()
  order('b/3')
  await settled()
  expect(painted).toEqual(['a/1', 'b/2', 'b/3'])
  expect(complaints).toEqual(['The picture a/throws could not be painted.'])
})

test('a painter who could not be fetched is sent for again with the next picture', async () => {
  let online = false
  const { order, painted, complaints, sent } = workshop(async () => (online ? painter() : fails('no network')()))
  order('a/1')
  await settled()
  expect(sent).toHaveBeenCalledTimes(1)
  online = true
  order('a/2')
  await settled()
  expect(painted).toEqual(['a/1', 'a/2'])
  order('a/3')
  await settled()
  expect(sent).toHaveBeenCalledTimes(4) // those painted are not sent for again
  expect(complaints).toEqual([])
})

test('three times in vain, and a picture is given up, with one line in the log', async () => {
  const { order, painted, complaints, sent } = workshop(async key =>
    key === 'a/lost' ? fails('no network')() : painter(),
  )
  for (const key of ['a/lost', 'b/1', 'b/2', 'b/3', 'b/4'] as const) {
    order(key)
    await settled()
  }
  expect(sent.mock.calls.filter(([key]) => key === 'a/lost')).toHaveLength(3)
  expect(complaints).toEqual(['The painter of a/lost could not be fetched.'])
  expect(painted).toEqual(['b/1', 'b/2', 'b/3', 'b/4'])
})

test('a picture given up may be ordered anew', async () => {
  let draws = false
  const { order, painted, complaints } = workshop(async () => painter(id => (draws ? id : fails('no drawing')())))
  order('a/1')
  await settled()
  draws = true
  order('a/1')
  await settled()
  expect(painted).toEqual(['a/1'])
  expect(complaints).toHaveLength(1)
})

test('one picture at a time, each when there is time; ordered twice before that, it is painted once', async () => {
  const breaks: (() => void)[] = []
  const { order, painted } = workshop(
    async () => painter(),
    () => new Promise(done => breaks.push(done)),
  )
  for (const key of ['a/1', 'a/2', 'a/2', 'a/3'] as const) order(key)
  await settled()
  order('a/3')
  await settled()
  for (const [i, so] of [['a/1'], ['a/1', 'a/2'], ['a/1', 'a/2', 'a/3']].entries()) {
    expect(breaks).toHaveLength(i + 1)
    breaks[i]!()
    await settled()
    expect(painted).toEqual(so)
  }
  expect(breaks).toHaveLength(3)
})

test('a painter still on the way is not sent for twice', async () => {
  let come: (one: Painter) => void = () => {}
  const { order, painted, sent } = workshop(() => new Promise(done => (come = done)))
  order('a/1')
  order('a/1')
  expect(sent).toHaveBeenCalledTimes(1)
  come(painter())
  await settled()
  expect(painted).toEqual(['a/1'])
})

test('what is wanted first is painted first, even if it was asked for last', async () => {
  let wanted: PictureKey = 'a/1'
  const { order, painted } = workshop(
    async () => painter(),
    async () => {},
    ready => (ready.includes(wanted) ? wanted : ready[0]!),
  )
  wanted = 'a/3'
  for (const key of ['a/1', 'a/2', 'a/3'] as const) order(key)
  await settled()
  expect(painted).toEqual(['a/3', 'a/1', 'a/2'])
})
