import { describe, expect, test } from 'vitest'
import { type Match, redeal, type Seat, Swift } from '#engine'
import { GAMES, gameById, wordsById } from '#games'
import { adopt, comeBack, forsake, standIn } from './absence.ts'
import { foresee, judge, passedOn, played, replanned } from './ahead.ts'
import { answer, undo } from './playing.ts'
import { liveToRead } from './rules.ts'
import { leave } from './seating.ts'
import type { Plan, PlannedStep } from './shapes/index.ts'
import { seqOf, type Table } from './table.ts'
import { anna, bo, codeOf, ofTwo } from './testing.ts'

const PEOPLE = [anna, bo]
/** Whoever is asked answers anything, the same anything each time. */
function anyAnswer(table: Table, chance: Swift): Table {
  const { state } = table
  const seat = state.waiting[chance.below(state.waiting.length)]!
  const { options } = liveToRead(state.match!).open(seat)[0]!
  return answer(table, { seat, seq: seqOf(table), pick: options[chance.below(options.length)]! }, 50)
}
const isAsked = ({ state }: Table, seat: Seat): boolean => state.waiting.includes(seat) || state.status === 'over'
function untilAsked(table: Table, seat: Seat, chance: Swift): Table {
  let now = table
  while (!isAsked(now, seat)) now = anyAnswer(now, chance)
  return now
}
const waiter = ({ state }: Table): Seat | undefined => [0, 1].find(seat => !state.waiting.includes(seat))
const optionsOf = (...given: Parameters<typeof foresee>): readonly PlannedStep[] => {
  const foreseen = foresee(...given)
  return 'options' in foreseen ? foreseen.options : []
}
const take = (table: Table, { seat, steps }: Plan): Table =>
  answer(table, { seat, seq: seqOf(table), pick: steps[0]!.pick }, 60)

describe.each(GAMES.map(({ id }) => id))('in %s', id => {
  test('what one will be asked is told from what one sees, and from nothing else', async () => {
    const book = await wordsById(id)
    const chance = new Swift(7)
    let table = ofTwo(id, 'ahead')
    let offered = 0
    for (let answers = 0; answers < 40 && table.state.status === 'playing'; answers++) {
      for (const seat of [0, 1].filter(each => !isAsked(table, each))) {
        const here = foresee(table, seat, [], book)
        const match = redeal(gameById(id), liveToRead(table.state.match!).match(), seat, chance).match() as Match
        expect(foresee({ ...table, state: { ...table.state, match } }, seat, [], book)).toEqual(here)
        offered += Number('options' in here)
      }
      table = anyAnswer(table, chance)
    }
    expect(offered).toBeGreaterThan(10)
  })

  test('what is planned is played as it was planned, or dropped with a word', async () => {
    const book = await wordsById(id)
    const chance = new Swift(3)
    let table = ofTwo(id, 'ahead')
    const came = { play: 0, drop: 0 }
    for (let plans = 0; plans < 40 && table.state.status === 'playing'; plans++) {
      const seat = waiter(table)
      const steps: PlannedStep[] = []
      for (let more = 0; more < 3; more++) {
        const options = seat === undefined ? [] : optionsOf(table, seat, steps, book)
        if (options.length === 0) break
        steps.push(options[chance.below(options.length)]!)
      }
      if (seat === undefined || steps.length === 0) {
        table = anyAnswer(table, chance)
        continue
      }
      let plan = replanned(table, PEOPLE[seat]!, seat, { before: null, steps, key: 'k', book })!
      expect(plan.steps).toEqual(steps)
      table = untilAsked(table, seat, chance)
      while (plan.steps.length > 0 && table.state.status === 'playing') {
        const judged = judge(table, plan, book)
        if (judged.do === 'wait' || judged.do === 'gone') throw new Error(`asked, and yet to ${judged.do}`)
        came[judged.do]++
        if (judged.do === 'drop') {
          expect(['not-open', 'otherwise', 'asked-else']).toContain(judged.why)
          break
        }
        table = take(table, plan)
        plan = played(table, plan, seqOf(table))
        expect(plan.word!.played.at(-1)).toEqual(steps[plan.word!.played.length - 1])
      }
    }
    expect(came.play).toBeGreaterThan(10)
  })
})

/** A match of raiders where one is to place a worker, and the other waits. */
async function atTheVillage() {
  const book = await wordsById('raiders')
  const chance = new Swift(5)
  let table = ofTwo('raiders', 'village')
  const isPlacing = (): boolean => liveToRead(table.state.match!).open()[0]!.kind === 'place'
  while (table.state.waiting.length > 1 || !isPlacing()) table = anyAnswer(table, chance)
  const seat = waiter(table)!
  const mover = 1 - seat
  const open = liveToRead(table.state.match!).open(mover)[0]!.options as readonly { do: string; building?: string }[]
  return { book, chance, table, seat, mover, open }
}

test('a place somebody else has taken meanwhile is dropped with the reason of the rules', async () => {
  const { book, chance, table, seat, mover, open } = await atTheVillage()
  const step = optionsOf(table, seat, [], book).find(({ pick }) =>
    open.some(each => each.building === pick?.['building' as never]),
  )!
  const plan = replanned(table, PEOPLE[seat]!, seat, { before: null, steps: [step], key: 'k', book })!
  expect(judge(table, plan, book)).toEqual({ do: 'wait' })
  const pick = open.find(each => each.building === step.pick!['building' as never])!
  const taken = answer(table, { seat: mover, seq: seqOf(table), pick: pick as never }, 50)
  const judged = judge(untilAsked(taken, seat, chance), plan, book)
  expect(judged).toMatchObject({ do: 'drop', why: 'not-open' })
  expect(judged.do === 'drop' && judged.because[0]!.en).toMatch(/^A worker stands in the .+ already\.$/)
})

/** Le Maître des Mers, where whoever is not asked plans to arm a ship, and is asked then. */
async function armed() {
  const book = await wordsById('maitre')
  const chance = new Swift(2)
  const table = ofTwo('maitre', 'arms')
  const seat = waiter(table)!
  const [step] = optionsOf(table, seat, [], book).filter(({ pick }) => pick!['do' as never] === 'arm')
  const plan = replanned(table, PEOPLE[seat]!, seat, { before: null, steps: [step!], key: 'k', book })!
  return { book, chance, table, seat, plan, asked: untilAsked(table, seat, chance) }
}

test('nothing is planned beyond what chance decides, nor what is not foreseen, nor while one is asked', async () => {
  const { book, table, seat, plan, asked } = await armed()
  // The dice roll then.
  expect(foresee(table, seat, plan.steps, book)).toEqual({ ends: 'learnt' })
  expect(foresee(asked, seat, [], book)).toEqual({ ends: 'asked' })
  const wants = (steps: Plan['steps'], at: Table) => () =>
    replanned(at, PEOPLE[seat]!, seat, { before: null, steps, key: 'k', book })
  expect(codeOf(wants([...plan.steps, ...plan.steps], table))).toBe('illegal')
  expect(codeOf(wants([{ ...plan.steps[0]!, pick: { do: 'nothing' } }], table))).toBe('illegal')
  expect(codeOf(wants(plan.steps, asked))).toBe('illegal')
})

test('what stood in a plan stays, and a plan of nothing is none', async () => {
  const { book, table, seat, plan } = await armed()
  const again = { before: { ...plan, key: 'old' }, steps: plan.steps, key: 'new', book }
  expect(replanned(table, PEOPLE[seat]!, seat, again)).toEqual({ ...plan, key: 'new' })
  expect(replanned(table, PEOPLE[seat]!, seat, { ...again, steps: [] })).toBeNull()
})

test('who answers by hand, takes back, or goes, has no plan any more', async () => {
  const { book, seat, plan, asked } = await armed()
  expect(judge(asked, plan, book)).toEqual({ do: 'play', pick: plan.steps[0]!.pick })
  const byHand = take(asked, plan)
  expect(judge(byHand, plan, book)).toMatchObject({ do: 'drop', why: 'by-hand' })
  expect(judge(forsake(asked, PEOPLE[seat]!, 70), plan, book)).toEqual({ do: 'gone' })
})

test('who goes and comes back finds their plan, or is told that a bot has played meanwhile', async () => {
  const { book, seat, plan, asked } = await armed()
  const person = PEOPLE[seat]!
  const away = leave(asked, person, 70)
  expect(judge(away, plan, book)).toEqual({ do: 'wait' })
  expect(judge(comeBack(away, person, 80), plan, book)).toMatchObject({ do: 'play' })
  const back = comeBack(take(away, plan), person, 80)
  expect(judge(back, plan, book)).toMatchObject({ do: 'drop', why: 'by-hand' })
})

test('who was late, so that a bot played this turn, is told what became of their plan', async () => {
  const { book, seat, plan, asked } = await armed()
  const late = standIn(asked, { seat, level: 'easy', why: 'late', turn: true }, 70)
  expect(judge(late, plan, book)).toEqual({ do: 'wait' })
  expect(judge(comeBack(take(late, plan), PEOPLE[seat]!, 80), plan, book)).toMatchObject({ do: 'drop', why: 'by-hand' })
})

test('who was somebody else when they planned brings the plan along', async () => {
  const { book, seat, plan, asked } = await armed()
  const cleo = { id: 'cleo', name: 'Cleo' }
  const adopted = adopt(asked, PEOPLE[seat]!.id, cleo, 70)
  expect(passedOn(adopted, plan)).toEqual({ ...plan, guest: 'cleo' })
  expect(judge(adopted, plan, book)).toEqual({ do: 'play', pick: plan.steps[0]!.pick })
  // Gone for good, as whoever they were.
  expect(judge(forsake(adopted, cleo, 80), plan, book)).toEqual({ do: 'gone' })
})

test('what is asked of the people at the table is answered before anything planned is played', async () => {
  const { book, seat, plan, asked } = await armed()
  const other = PEOPLE[1 - seat]!
  const motion = {
    seq: seqOf(asked),
    by: { guest: other.id, name: other.name },
    asked: [PEOPLE[seat]!.id],
    agreed: [],
    want: 'undo' as const,
    seat: 1 - seat,
    answer: seqOf(asked),
  }
  expect(judge({ ...asked, state: { ...asked.state, motion } }, plan, book)).toEqual({ do: 'wait' })
})

test('of several answers the rest is dropped where the turn is over, and where something came to light', async () => {
  const { asked, plan } = await armed()
  const long = { ...plan, steps: [plan.steps[0]!, plan.steps[0]!] }
  const rolled = take(asked, long)
  expect(played(rolled, long, seqOf(rolled))).toMatchObject({
    steps: [],
    word: { seq: seqOf(rolled), played: [plan.steps[0]], dropped: { why: 'learnt', step: plan.steps[0] } },
  })
})

test('a planned answer that is taken back is not played again, nor what should follow it', async () => {
  const book = await wordsById('shipwrights')
  const chance = new Swift(4)
  let table = ofTwo('shipwrights', 'ahead')
  let steps: readonly PlannedStep[] = []
  for (let answers = 0; steps.length < 2 && answers < 60; answers++) {
    table = anyAnswer(table, chance)
    const seat = waiter(table)
    const first = seat === undefined ? [] : optionsOf(table, seat, [], book).slice(0, 1)
    steps = first.length === 0 ? first : [...first, ...optionsOf(table, seat!, first, book).slice(0, 1)]
  }
  const seat = waiter(table)!
  const plan = replanned(table, PEOPLE[seat]!, seat, { before: null, steps, key: 'k', book })!
  const once = take(untilAsked(table, seat, chance), plan)
  const after = played(once, plan, seqOf(once))
  expect(after).toMatchObject({ steps: [steps[1]], word: { played: [steps[0]], dropped: null } })
  expect(judge(undo(once, PEOPLE[seat]!, { seat }, 80), after, book)).toMatchObject({ do: 'drop', why: 'by-hand' })
})
