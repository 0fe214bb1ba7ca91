// The deck file of a game: another one may take its place; what is wrong with one is told with its line.
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { type AnyGame, Fault, Live, revive, secretFrom, start } from '#engine'
import type { DeckSlot } from '../deck/index.ts'

export interface DeckFile {
  readonly game: AnyGame
  readonly slot: DeckSlot
  readonly read: (text: string) => unknown
  /** Where the file lies that comes with the game. */
  readonly file: URL
  /** The edition it has: stored matches carry it. */
  readonly edition: string
  /** A passage, what stands there instead, a passage of the line that is told, and what is told of it. */
  readonly mistakes: readonly (readonly [from: string, to: string, at: string, why: string])[]
  /** A change that makes another deck. */
  readonly other: readonly [from: string, to: string]
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

export function deckSuite({ game, slot, read, file, edition, mistakes, other }: DeckFile): DeckTests {
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
      expect([slot.edition, game.edition]).toEqual([edition, edition])
    })
  })

  describe('another deck', () => {
    test('the printed file is the deck that comes with the game', () => {
      expect([slot.edition, game.edition]).toEqual([edition, edition])
      expect(read(printed)).toMatchObject({ edition })
    })
    test('spaces and lines do not make another edition', () => {
      expect(read(JSON.stringify(JSON.parse(printed)))).toMatchObject({ edition })
    })
    test('is another edition: matches belong to the deck they started with', () => {
      const match = start(game, game.seats.min, {}, secretFrom('edition'))
      slot.use(changed(...other))
      expect(slot.edition).not.toBe(edition)
      expect(game.edition).toBe(slot.edition)
      expect(() => revive(game, match)).toThrow(expect.objectContaining({ code: 'wrong-edition' }))
      slot.use(printed)
      expect(new Live(game, revive(game, match)).over).toBe(false)
    })
    test('lets go of what was reckoned from the last one', () => {
      let swaps = 0
      slot.onSwap(() => {
        swaps++
      })
      slot.use(changed(...other))
      slot.use(printed)
      expect(swaps).toBe(2)
    })
  })
  return { printed, changed, lineOf, faultOf }
}
