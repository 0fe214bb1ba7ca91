import { expect, test } from 'vitest'
import {
  BENCHES,
  CAPACITY,
  cardOf,
  deck,
  GOLD,
  incomeOf,
  MILITARY_BONUS,
  millCapacity,
  PRICE,
  type ShipwrightsNote,
  SPACES,
  scoreOf,
  shipOf,
} from '#games/shipwrights'
import { texts } from '#games/shipwrights/words'
import { STEPS } from './steps.ts'
import {
  ANSWERS,
  AT,
  BJORN,
  BYRDING,
  CARPENTER,
  DRAKKAR,
  FREYDIS,
  KARVE,
  LANGHUS,
  ROPEMAKER,
  SKEID,
  story,
  tableAfter,
} from './story.ts'

const SHIPS = deck.titles.flatMap(title => (title.kind === 'ship' ? [title] : []))
const table = (answers: number) => tableAfter(answers).tabletop.g
const me = (answers: number) => table(answers).players[0]!
const ids = (cards: readonly number[]): string[] => cards.map(card => cardOf(card).id)
const notes = (from: number, to: number): ShipwrightsNote[] => {
  const [before, after] = [from, to].map(answers => tableAfter(answers).tabletop.entries)
  return after!.slice(before!.length).map(({ note }) => note as ShipwrightsNote)
}

test('before anything is asked, the learner is told truly what a ship wants and what there is', () => {
  expect(table(0).options.ships).toBe(4)
  expect(shipOf(BYRDING)).toMatchObject({ id: 'byrding', gold: 8, workers: 3, goods: [2, 2, 0], points: 2 })
  expect(shipOf(BYRDING).crafts.map(craft => deck.craftsmen[craft]!.id)).toEqual(['ropemaker'])
  expect(me(0)).toMatchObject({ gold: 2 * GOLD.start, workers: 3, mill: [0, 0, 0] })
  expect(SHIPS.every(({ goods }) => goods[0]! >= 2)).toBe(true)
  // The first of the answers is the one that is ringed.
  expect(tableAfter(0).open(0)[0]!.options[0]).toEqual(ANSWERS[0]!.pick)
})

test('three packs, each seen after Freydis and passed on to Bjørn, hold a ship, the craftsman it wants, and one for later', () => {
  expect(table(AT.packs).first).toBe(FREYDIS)
  const packs = [AT.packs, AT.ship, AT.hands].map(answers => ids(me(answers).pack.cards))
  expect(packs).toEqual([
    ['langhus', 'snekkja', 'byrding'],
    ['karve', 'ropemaker', 'mercenary'],
    ['skeid', 'carpenter', 'busse'],
  ])
  const iron = (id: string) => SHIPS.find(ship => ship.id === id)?.goods[2]
  expect([iron('snekkja'), iron('byrding')]).toEqual([3, 0])
  expect(me(AT.turn).hand.cards).toEqual([BYRDING, ROPEMAKER, CARPENTER])
})

test('Freydis starts a ship she cannot finish, and leaves two workers in the village', () => {
  const freydis = table(AT.turn).players[FREYDIS]!
  expect(ids(freydis.yard.cards)).toEqual(['ferje'])
  expect(freydis.workers).toBeLessThan(shipOf(freydis.yard.cards[0]!).workers)
  expect(SPACES.filter((_, i) => table(AT.turn).spaces[i] === 1)).toEqual(['jeweller', 'forager'])
  expect(table(AT.turn).turn.seat).toBe(0)
})

test('the turn of the learner: started, recruited, fetched, bought, finished', () => {
  const started = me(AT.turn + 1)
  expect(started).toMatchObject({ gold: 10, workers: 3, mill: [2, 0, 0] })
  expect(started.hand.cards).toEqual([ROPEMAKER, CARPENTER])
  expect(BENCHES).toBe(4)
  expect(PRICE).toEqual({ gold: 2, workers: 2 })
  expect(me(AT.turn + 3).workers).toBe(5)
  expect(me(AT.turn + 4)).toMatchObject({ gold: 8, workers: 3, mill: [2, 2, 0] })
  const finished = me(AT.turn + 5)
  expect(finished).toMatchObject({ gold: 0, workers: 0, mill: [0, 0, 0] })
  expect(finished.fleet.cards).toEqual([BYRDING])
  expect(finished.hand.cards).toEqual([])
  expect(scoreOf(table(AT.turn + 5).players, finished).score).toBe(2)
  expect(shipOf(BYRDING)).toMatchObject({ income: 1, mill: 1 })
  expect(table(AT.turn + 5).discard.cards).toContain(ROPEMAKER)
  expect(finished.crew.cards).toEqual([CARPENTER])
})

test('Bjørn plays what the learner passed on; the evening pays whoever has workers left', () => {
  const bjorn = table(AT.dawn).players[BJORN]!
  expect(ids([KARVE, SKEID, LANGHUS])).toEqual(['karve', 'skeid', 'langhus'])
  expect([bjorn.yard.cards, bjorn.buildings.cards]).toEqual([[KARVE, SKEID], [LANGHUS]])
  const passed = [AT.packs, AT.ship, AT.hands].flatMap(answers => me(answers).pack.cards)
  expect(passed).toEqual(expect.arrayContaining([KARVE, SKEID, LANGHUS]))
  expect(incomeOf(me(AT.turn + 5))).toBe(1)
  const nights = notes(AT.dawn - 1, AT.dawn).filter(note => note.say === 'evening')
  expect(nights).toContainEqual({ say: 'evening', seat: 0, gold: 1, workers: 2 })
  expect(nights).toContainEqual(expect.objectContaining({ seat: FREYDIS, gold: 1 }))
  expect(me(AT.dawn)).toMatchObject({ gold: 1, workers: 2 })
  expect([millCapacity(me(AT.dawn)), CAPACITY.village, GOLD.most]).toEqual([9, 8, 12])
  expect(MILITARY_BONUS).toBe(3)
  expect(shipOf(DRAKKAR)).toMatchObject({ id: 'drakkar', points: 5 })
  expect(table(AT.dawn)).toMatchObject({ day: 2, first: 0 })
})

test('every answer of a step is the learner’s, nothing is done to them, and the labels are those of the game', () => {
  for (const { by, answers } of STEPS) if (by === 'answer') expect(ANSWERS[answers]!.seat).toBe(0)
  const harm = ['kills', 'wrecks', 'lures', 'breaks', 'steals', 'loses']
  expect(notes(0, AT.dawn).filter(({ say }) => harm.includes(say))).toEqual([])
  expect(texts.fr.spaces.warden.label).toBe('Gardien')
  expect(texts.en.spaces.warden.label).toBe('Warden')
})

test('the learner sees the table as the player of the first seat, and hears what was told there', () => {
  const { seat, view, questions } = story.sightAfter(AT.packs, 'Me')
  expect(seat).toBe(0)
  expect(questions).toHaveLength(1)
  expect(new Set((view as { pile: { cards: unknown[] } }).pile.cards)).toEqual(new Set([null]))
  expect(story.toldAfter(0)).toEqual([])
  expect(story.toldAfter(AT.dawn).map(({ note }) => note.say)).toContain('evening')
})
