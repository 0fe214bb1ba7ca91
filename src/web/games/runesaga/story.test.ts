// What the board makes of a saga: its ceremonies, its stones, and the story in its record.
import { expect, test } from 'vitest'
import { Live, type Note, Swift, secretFrom, start, view } from '#engine'
import { FACE_UP, runesaga, type SagaNote, TALES } from '#games/runesaga'
import { ceremonyIn } from './ceremonies.ts'
import { holderOf, laidOut, placeOf, raceFor, stateOf, symbolicOf } from './stones.ts'
import { apart, storyOf } from './story.ts'

/** A short saga played at random, page by page as anybody may see it. */
function played(options: object) {
  const live = new Live(runesaga, start(runesaga, 2, options as never, secretFrom('story')))
  const chance = new Swift(3)
  let known = 0
  const page = () => {
    const told = live.tabletop.entries.slice(known).map(({ note }) => ({ note }))
    known = live.tabletop.entries.length
    return { sight: { view: view(live.tabletop.g, null) }, told }
  }
  const pages = [page()]
  while (!live.over) {
    const [question] = live.open()
    live.answer(question!.seat, question!.options[chance.below(question!.options.length)] as never)
    pages.push(page())
  }
  return { pages, end: live.tabletop.g }
}
const { pages, end } = played({ short: true })

test('the story of a saga has its tales in order, each with its stones and its end', () => {
  const story = storyOf(pages)
  expect(story.map(({ tale }) => tale)).toEqual(TALES)
  for (const [i, { opening, end: told, from, to, view: last }] of story.entries()) {
    expect(opening.stones).toHaveLength(FACE_UP)
    expect(told?.tale).toBe(TALES[i])
    expect(from).toBeLessThan(to)
    expect(last.told.map(({ tale }) => tale)).toContain(TALES[i])
  }
  expect(story.flatMap(({ won }) => won)).toHaveLength(
    end.clans.reduce((sum, { stones }) => sum + stones.cards.length, 0),
  )
})
test('one tale with runestones is a story of one tale that nobody tells the end of', () => {
  const story = storyOf(played({ play: 'shipwrights', short: true }).pages)
  expect(story).toHaveLength(1)
  expect(story[0]).toMatchObject({ tale: 'shipwrights', end: null, winners: [] })
})
test('of every page it is known where each stone lies and how near everybody is', () => {
  for (const { sight } of pages) {
    const g = sight.view
    const laid = laidOut(g)
    expect(laid).toHaveLength(FACE_UP)
    expect(symbolicOf(g)).toHaveLength(3)
    for (const card of [...laid, ...symbolicOf(g)]) {
      expect(placeOf(g, card) === 'held').toBe(holderOf(g, card) !== null)
      if (placeOf(g, card) !== 'open') continue
      for (const { have, want } of raceFor(g, card)) expect(have).toBeLessThan(want)
    }
    expect(TALES.filter(tale => stateOf(g, tale) === 'now').length).toBeLessThanOrEqual(1)
  }
})

const notes = (...all: readonly SagaNote[]): readonly SagaNote[] => all
test('a stone that is won has its ceremony, and the one that comes with it', () => {
  expect(ceremonyIn(notes())).toBeNull()
  expect(ceremonyIn(notes({ say: 'claims', seat: 1, stone: 1003 }))).toEqual({
    of: 'stone',
    seat: 1,
    stone: 1003,
    more: [],
  })
  const both = notes(
    { say: 'claims', seat: 1, stone: 1003 },
    { say: 'inscribes', seat: 1, stone: 1101 },
    { say: 'claims', seat: 0, stone: 1004 },
  )
  expect(ceremonyIn(both)).toMatchObject({ seat: 1, stone: 1003, more: [1101] })
})
test('the end of a tale comes before the stone of its last turn', () => {
  const last = notes(
    { say: 'claims', seat: 1, stone: 1003 },
    { say: 'told', tale: 'raiders', winners: [0], score: 40 },
    { say: 'earns', seat: 0, rank: 1, count: 2 },
  )
  expect(ceremonyIn(last)).toEqual({
    of: 'tale',
    tale: 'raiders',
    winners: [0],
    score: 40,
    earns: [{ seat: 0, count: 2 }],
  })
})
test('what a tale tells is none of the saga’s own', () => {
  const [tale] = storyOf([
    { sight: { view: pages[0]!.sight.view }, told: [{ note: { say: 'tale', tale: 'raiders', stones: [] } as Note }] },
    { sight: { view: pages[0]!.sight.view }, told: [{ note: { say: 'claims', of: 'raiders', seat: 0 } as Note }] },
  ])
  expect(tale!.won).toEqual([])
})

test('what happened close together is marked side by side', () => {
  expect(apart([10, 50, 52, 90], 20, 100)).toEqual([10, 50, 70, 90])
  expect(apart([10, 95, 97], 20, 100)).toEqual([10, 80, 100])
})
