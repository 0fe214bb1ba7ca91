// The deck file of a game: another one may take its place, matches go on with theirs; what is wrong with one is told with its line.
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type AnyGame,
  checksum,
  Fault,
  Live,
  type Match,
  revive,
  Swift,
  secretFrom,
  sight,
  start,
  transcribe,
  verify,
} from '#engine'
import type { DeckSlot } from '../deck/index.ts'

export interface DeckFile {
  readonly game: AnyGame
  readonly slot: DeckSlot
  readonly read: (text: string) => unknown
  /** Where the file lies that comes with the game. */
  readonly file: URL
  /** The edition it has: stored matches carry it. */
  readonly edition: string
  /** Every edition that has come with the game, this one too, by which matches know their deck for all time. */
  readonly editions: readonly string[]
  /** A passage, what stands there instead, a passage of the line that is told, and what is told of it. */
  readonly mistakes: readonly (readonly [from: string, to: string, at: string, why: string])[]
  /** A change that makes another deck, and a match take another course. */
  readonly other: readonly [from: string, to: string]
  /** Of a game that is made of games, its edition with a deck of this one; left out: the same. */
  whole?(edition: string): string
}
/** What further tests of a deck need. */
export interface DeckTests {
  readonly printed: string
  /** The printed file with one passage changed. */
  changed(from: string, to: string): string
  /** The line of a passage. */
  lineOf(text: string, passage: string): number
  /** What is told of a file that is no deck. */
  faultOf(text: string): Fault
}

export function deckSuite(deck: DeckFile): DeckTests {
  const { game, slot, read, file, edition, editions, mistakes, other, whole = each => each } = deck
  const printed = readFileSync(file, 'utf8')
  const changed = (from: string, to: string): string => {
    if (!printed.includes(from)) throw new Error(`the printed deck does not say ${from}`)
    return printed.replace(from, to)
  }
  const lineOf = (text: string, passage: string): number => {
    const at = text.split('\n').findIndex(line => line.includes(passage))
    if (at < 0) throw new Error(`no line says ${passage}`)
    return at + 1
  }
  const faultOf = (text: string): Fault => {
    try {
      read(text)
    } catch (error) {
      if (error instanceof Fault) return error
      throw error
    }
    throw new Error('this deck was accepted')
  }
  afterEach(() => slot.use(printed))

  describe('a deck file with a mistake', () => {
    test.each(mistakes)('%s → %s', (from, to, at, why) => {
      const { code, message } = faultOf(changed(from, to))
      expect([code, message]).toEqual(['bad-deck', `line ${lineOf(printed, at)}: ${why}`])
    })
    test('is told with the same sentence when every field has a line of its own', () => {
      for (const [from, to, , why] of mistakes) {
        const text = JSON.stringify(JSON.parse(changed(from, to)), null, 2)
        const { message, data } = faultOf(text)
        expect(message).toBe(`line ${String(data['line'])}: ${why}`)
        expect(text.split('\n')[Number(data['line']) - 1]).toMatch(/^ {4}\{$|^ {2}"\w+": \[$/)
      }
    })
    test.each([
      ['a stray word', ': "', ': b"'],
      ['a missing comma', '", "fr"', '" "fr"'],
    ])('what is not JSON is told with its line: %s', (_, from, to) => {
      const at = printed.lastIndexOf(from)
      const text = printed.slice(0, at) + to + printed.slice(at + from.length)
      expect(faultOf(text).message).toBe(`line ${printed.slice(0, at).split('\n').length}: this is not JSON`)
    })
    test('a file that breaks off is told with its last line', () => {
      const text = printed.slice(0, printed.indexOf('"id"') + 8)
      expect(faultOf(text).message).toBe(`line ${text.split('\n').length}: this is not JSON`)
    })
    test.each(['', 'cards', 'null', '7', '[]', '{}'])('«%s» is no deck', text => {
      expect(faultOf(text).code).toBe('bad-deck')
      expect(faultOf(text).message).toMatch(/^line 1: /)
    })
    test('leaves the deck as it was', () => {
      const [from, to] = mistakes[0]!
      expect(() => slot.use(changed(from, to))).toThrow(Fault)
      expect([slot.edition, game.edition]).toEqual([edition, whole(edition)])
    })
  })

  describe('another deck', () => {
    test('the printed file is the deck that comes with the game', () => {
      expect([slot.edition, game.edition]).toEqual([edition, whole(edition)])
      expect(read(printed)).toMatchObject({ edition })
    })
    test('spaces and lines do not make another edition', () => {
      expect(read(JSON.stringify(JSON.parse(printed)))).toMatchObject({ edition })
    })
    test('is another edition: matches begin with it', () => {
      slot.use(changed(...other))
      expect(slot.edition).not.toBe(edition)
      expect(game.edition).toBe(whole(slot.edition))
      expect(begun().edition).toBe(game.edition)
      expect(slot.builtIn).toBe(edition)
    })
    test('leaves matches that began with the first one to it: both are played at once, each with its own cards', () => {
      const first = begun()
      slot.use(changed(...other))
      const second = begun()
      const alone = [first, second].map(match => [...courseOf(game, match)])
      expect(alone[0]).not.toEqual(alone[1])
      const courses = [first, second].map(match => ({ steps: courseOf(game, match), seen: [] as string[] }))
      for (let going = true; going; ) {
        going = false
        for (const { steps, seen } of courses) {
          const { done, value } = steps.next()
          if (done) continue
          seen.push(value)
          going = true
        }
      }
      expect(courses.map(({ seen }) => seen)).toEqual(alone)
    })
    test('a match of either is told and verified with its own', () => {
      const first = begun()
      slot.use(changed(...other))
      for (const match of [first, begun()]) {
        const live = new Live<unknown>(game, revive<unknown>(game, structuredClone(match)))
        const picks = new Swift(7)
        const answers = []
        while (!live.over) {
          const [{ seat, options }] = live.open() as [ReturnType<typeof live.open>[number]]
          const answer = { seat, pick: options[picks.below(options.length)]! }
          answers.push(answer)
          live.answer(answer.seat, answer.pick)
        }
        const told = transcribe(game, match, answers)
        expect(told.edition).toBe(match.edition)
        expect(verify([game], told)).toEqual(told)
      }
    })
    test('one that nobody knows is refused, and the present one stays in place', () => {
      const match = { ...begun(), edition: 'unknown' }
      for (const ask of [() => revive(game, match), () => new Live(game, match)]) {
        expect(ask).toThrow(expect.objectContaining({ code: 'wrong-edition' }))
      }
      expect(slot.lay('unknown')).toBe(false)
      expect(new Live(game, begun()).over).toBe(false)
    })
    test('what is reckoned from a deck is kept with it', () => {
      let made = 0
      let kept = 0
      slot.keep(
        () => ++made,
        mine => {
          kept = mine
        },
      )
      slot.use(changed(...other))
      expect([made, kept]).toEqual([2, 2])
      for (const [laid, mine] of [
        [edition, 1],
        [slot.edition, 2],
      ] as const) {
        expect(slot.lay(laid)).toBe(true)
        expect([made, kept]).toEqual([2, mine])
      }
    })
  })

  describe('editions of old', () => {
    const folder = new URL('editions/', file)
    test('each file is called by its edition, for all time', () => {
      const files = readdirSync(folder).filter(name => name.endsWith('.json'))
      expect(files.sort()).toEqual(editions.map(name => `${name}.json`).sort())
      for (const name of editions) {
        expect(read(readFileSync(new URL(`${name}.json`, folder), 'utf8'))).toMatchObject({ edition: name })
      }
    })
    test('the present deck is among them, so that it is still there when another takes its place', () => {
      expect(editions, `copy cards/deck.json to cards/editions/${slot.builtIn}.json`).toContain(slot.builtIn)
    })
    test('all can be found, and no other', async () => {
      for (const name of editions) {
        expect(await slot.find(name)).toBe(true)
        expect(slot.lay(name)).toBe(true)
      }
      for (const name of ['unknown', 'toString']) expect(await slot.find(name)).toBe(false)
    })
  })

  function begun(): Match {
    return start(game, game.seats.min, {}, secretFrom('edition')) as Match
  }
  return { printed, changed, lineOf, faultOf }
}

/** Some hundred steps of a match with picks by chance, each as all that seats see and are asked. */
function* courseOf(game: AnyGame, match: Match): Generator<string, void> {
  const live = new Live<unknown>(game, match)
  const picks = new Swift(7)
  for (let step = 0; step < 300 && !live.over; step++) {
    yield checksum(JSON.stringify(Array.from({ length: match.seats }, (_, seat) => sight(live, seat))))
    const { seat, options } = live.open()[0]!
    live.answer(seat, options[picks.below(options.length)]!)
  }
}
