// What `npm run fuzz-api` notices: what may be told to whom at a table with hidden cards, and what counts as a fault.
import { expect, test } from 'vitest'
import { type Json, secretFrom } from '#engine'
import { openMarks, type SeenFrom } from './fuzz-api-marks.ts'
import { type FuzzReport, faultsOf } from './fuzz-api-run.ts'

const TABLE = 'tableofneighbours'
const told = (more: object): string => JSON.stringify({ table: { id: TABLE, status: 'playing' }, ...more })

function marks() {
  const open = openMarks()
  open.add('a token', 'tokenofneighbour')
  open.addTable(TABLE, 'seed')
  return open
}

test('hidden cards, and questions to others, are for those who have the seat', () => {
  const { leakIn } = marks()
  const hand = told({ view: { players: [{ hand: { sees: 0, cards: [7, 8] } }] } })
  expect(leakIn(hand, 0)).toBeNull()
  for (const seat of [2, null]) expect(leakIn(hand, seat)).toBe('cards that 0 may see')
  expect(leakIn(told({ view: { pile: { sees: 'none', cards: [null, 3] } } }), 0)).toBe('cards that none may see')
  expect(
    leakIn(told({ view: { pile: { sees: 'none', cards: [null] }, row: { sees: 'all', cards: [3] } } }), 2),
  ).toBeNull()
  const asked = told({ questions: [{ seat: 1, kind: 'keep', options: [7] }] })
  expect([leakIn(asked, 1), leakIn(asked, 2)]).toEqual([null, 'a question to seat 1'])
  // At tables of their own people see their own cards.
  expect(leakIn(hand.replace(TABLE, 'another'), null)).toBeNull()
  expect(leakIn(hand.replace(TABLE, 'another'), null, `GET /api/tables/${TABLE}`)).not.toBeNull()
})

test('what one seat was told in secret, nobody else is told', () => {
  const { compare, leakIn } = marks()
  const [secret, open, plain] = [{ say: 'drew', cards: [7] }, { say: 'draws' }, { say: 'day', day: 1 }] as const
  const seen = (seat: number, ...notes: Json[]): SeenFrom => ({
    seq: 3,
    seat,
    view: { hand: { sees: seat, cards: seat === 0 ? [9] : [5] } },
    log: notes.map(note => ({ note })),
  })
  const kept = { say: 'kept', seat: 0, cards: [9] }
  // A note that all were told, though it names a card that lies hidden, is none that all may be told.
  compare(seen(0, secret, plain, kept), seen(1, open, plain, kept))
  expect(leakIn(told({ notes: [open, plain].map(note => ({ seq: 3, note })) }), null)).toBeNull()
  expect(leakIn(told({ notes: [{ seq: 3, note: secret }] }), null)).toBe('a note told in secret: «drew»')
  expect(leakIn(told({ notes: [{ seq: 3, note: kept }] }), 2)).toBe('a note told in secret: «kept»')
})

test('words that were planted are found anywhere; the secret of a match, until it is over', () => {
  const { leakIn } = marks()
  expect(leakIn('…tokenofneighbour…', null)).toBe('a token')
  expect(leakIn(told({ chat: ['seed'] }), 2)).toBe('the seed of a match')
  expect(leakIn(secretFrom('seed'), null)).toBe('the secret of a match')
  expect(leakIn(JSON.stringify({ format: 'naust-match-1', secret: secretFrom('seed') }), null)).toBeNull()
})

test('whatever a run shows is judged, and so is one that could show nothing', () => {
  const sound = {
    requests: 100,
    serverErrors: 0,
    crashes: 0,
    leaks: 0,
    told: { 'opponent HTTP': 1, 'opponent WebSocket': 1, 'spectator HTTP': 1, 'spectator WebSocket': 1 },
    secrets: 1,
    neighbourP99Ratio: 1,
    neighbourOfControl: 1,
    neighbourLongestMs: 90,
    filesLeft: 0,
    grownMB: 5,
    mayGrowMB: 20,
  } as unknown as FuzzReport
  const faults = (more: Partial<FuzzReport>): string[] => faultsOf({ ...sound, ...more }, { requests: 100 })
  expect(faults({})).toEqual([])
  expect(faults({ grownMB: 21 })).toEqual(['grown by 21 MB, of which 20 can be explained'])
  expect(faults({ leaks: 1, requests: 99 })).toHaveLength(2)
  expect(faults({ told: {}, secrets: 0 })).toHaveLength(5)
  expect(faults({ neighbourP99Ratio: 6 })).toEqual(['a neighbour waits 6 times as long'])
  expect(faults({ neighbourLongestMs: 10_001 })).toHaveLength(1)
  // On a busy machine it is held against another server there.
  const onBusy = (more: Partial<FuzzReport>) => faultsOf({ ...sound, ...more }, { requests: 100, busy: true })
  expect(onBusy({ neighbourP99Ratio: 60 })).toEqual([])
  expect(onBusy({ neighbourOfControl: 11 })).toEqual(['a neighbour waits 11 times as long'])
})
