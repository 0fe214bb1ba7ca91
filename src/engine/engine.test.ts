import { chacha20 } from '@noble/ciphers/chacha.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  Cipher,
  clone,
  commitment,
  Fault,
  isSecret,
  type Json,
  Live,
  newSecret,
  notesFor,
  readOptions,
  redeal,
  replay,
  revive,
  Swift,
  same,
  secretFrom,
  sight,
  standings,
  start,
  step,
  transcribe,
  undo,
  verify,
  view,
} from '#engine'
import { draft, type Saga, STONES, saga, type Toy, toy, type Walk, walk } from './toys/index.ts'
import type { Answer, Match } from './types.ts'

const SECRET = secretFrom('engine tests')
/** Any answer to any question that is open. */
function randomAnswer<G>(live: Live<G>, chance: Swift): Answer {
  const open = live.open()
  const { seat, options } = open[chance.below(open.length)]!
  return { seat, pick: options[chance.below(options.length)]! }
}
const codeOf = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return error.code
    throw error
  }
  return 'nothing'
}
/** Every object and list in a value, at any depth. */
const objectsIn = (value: unknown): object[] =>
  typeof value !== 'object' || value === null ? [] : [value, ...Object.values(value).flatMap(objectsIn)]
const json = fc.jsonValue().map(value => value as Json)

describe('chance', () => {
  test('is the keystream of ChaCha20, word by word, wherever one starts reading', () => {
    const stream = chacha20(Buffer.from(SECRET, 'hex'), new Uint8Array(12), new Uint8Array(4096))
    const words = new Uint32Array(stream.buffer, stream.byteOffset, 1024)
    const cipher = new Cipher(SECRET)
    for (let i = 0; i < 300; i++) expect(cipher.below(0x1_0000_0000)).toBe(words[i])
    expect(new Cipher(SECRET, 777).below(0x1_0000_0000)).toBe(words[777])
  })
  test('has no modulo bias: words beyond the last whole round are thrown away', () => {
    const n = 3_000_000_000 // a third of all words would fall twice on the small numbers
    const cipher = new Cipher(SECRET)
    const draws = Array.from({ length: 4000 }, () => cipher.below(n))
    const low = draws.filter(d => d < n / 2).length
    expect(Math.abs(low - 2000)).toBeLessThan(4 * Math.sqrt(1000))
    expect(cipher.at).toBeGreaterThan(5000)
  })
  test('dice are fair enough', () => {
    for (const chance of [new Cipher(SECRET), new Swift(3)]) {
      const seen = [0, 0, 0, 0, 0, 0]
      for (let i = 0; i < 12_000; i++) seen[chance.below(6)]!++
      for (const count of seen) expect(Math.abs(count - 2000)).toBeLessThan(4 * Math.sqrt(2000 * (5 / 6)))
    }
  })
  test('secrets are 256 bits, and their commitment is SHA-256', () => {
    expect(isSecret(newSecret())).toBe(true)
    expect(newSecret()).not.toBe(newSecret())
    expect(commitment('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })
})

describe('plain values', () => {
  test('a clone says the same and shares nothing', () => {
    fc.assert(
      fc.property(json, value => {
        const copy = clone(value)
        expect(same(copy, value)).toBe(true)
        const parts = new Set(objectsIn(value))
        expect(objectsIn(copy).filter(part => parts.has(part))).toEqual([])
      }),
    )
    const mixed = [0, { a: 1 }] as const
    expect(clone(mixed)[1]).not.toBe(mixed[1])
  })
  test('same is what JSON says, whatever the order of keys', () => {
    fc.assert(fc.property(json, v => same(JSON.parse(JSON.stringify(v)), JSON.parse(JSON.stringify(v)))))
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(same([1], { 0: 1 })).toBe(false)
  })
})

describe('answers', () => {
  const match = start(toy(), 2, {}, SECRET)
  test('an option is taken, and the match given is not changed', () => {
    const before = JSON.stringify(match)
    const next = step(toy(), match, 0, 'rest')
    expect(next.answers).toEqual([{ seat: 0, pick: 'rest' }])
    expect(JSON.stringify(match)).toBe(before)
  })
  test('what is no option, another seat, or an answer after the end are faults with a reason', () => {
    expect(codeOf(() => step(toy(), match, 0, 'sleep'))).toBe('not-an-option')
    expect(codeOf(() => step(toy(), match, 1, 'rest'))).toBe('not-your-turn')
    const live = new Live(toy(), match)
    const chance = new Swift(1)
    while (!live.over) {
      const { seat, pick } = randomAnswer(live, chance)
      live.answer(seat, pick)
    }
    expect(codeOf(() => live.answer(0, 'rest'))).toBe('over')
  })
  test('questions asked together stay secret until all are answered', () => {
    const live = new Live(toy(), step(toy(), step(toy(), match, 0, 'rest'), 0, 1))
    expect(live.open().map(q => q.seat)).toEqual([0, 1])
    live.answer(1, 2)
    expect(live.open().map(q => q.seat)).toEqual([0])
    expect(view(live.tabletop.g, 0)).toEqual(view(new Live(toy(), match).tabletop.g, 0))
    expect(codeOf(() => live.answer(1, 3))).toBe('not-your-turn')
    live.answer(0, 0)
    expect(live.tabletop.g.discard.cards).toHaveLength(2)
  })
  test('of packs that travel at once, the first answer resumes the rules', () => {
    const live = new Live(draft, start(draft, 2, {}, SECRET))
    live.answer(0, [0, 2])
    expect(live.open().map(q => q.seat)).toEqual([1, 1])
    live.answer(1, [0, 0])
    live.answer(1, [1, 1])
    expect(live.open().map(q => q.seat)).toEqual([0, 0])
    expect(live.tabletop.g.hands[1]!.cards).toEqual([0, 4])
  })
})

describe('undo', () => {
  const match = start(toy(), 2, {}, SECRET)
  const why = (m: Match<Toy>, seat: number) => new Live(toy(), m).whyNotUndo(seat)
  test('goes back answer by answer to the start of the turn', () => {
    const one = step(toy(), match, 0, 'rest')
    const two = step(toy(), one, 0, 2)
    expect(undo(toy(), two, 0).answers).toEqual(one.answers)
    expect(undo(toy(), undo(toy(), two, 0), 0).answers).toEqual([])
    expect(why(match, 0)).toEqual({ needs: 'answer' })
  })
  test('never crosses a die or a card drawn, but what came after can be taken back', () => {
    expect(why(step(toy(), match, 0, 'roll'), 0)).toEqual({ needs: 'unsealed', by: 'roll' })
    expect(why(step(toy(), match, 0, 'draw'), 0)).toEqual({ needs: 'unsealed', by: 'reveal' })
    const after = step(toy(), step(toy(), match, 0, 'roll'), 0, 2)
    expect(undo(toy(), after, 0).answers).toEqual([{ seat: 0, pick: 'roll' }])
    expect(codeOf(() => undo(toy(), undo(toy(), after, 0), 0))).toBe('cannot-undo')
  })
  test('a secret answer can be taken back while the others think, and not once it is shown', () => {
    const asked = step(toy(), step(toy(), match, 0, 'rest'), 0, 1)
    const pending = step(toy(), step(toy(), asked, 1, 0), 0, 3)
    expect(pending.answers).toHaveLength(0) // both in: the round is over and its chapter closed
    const three = start(toy(), 3, {}, SECRET)
    const open = step(toy(), step(toy(), step(toy(), step(toy(), three, 0, 'rest'), 0, 1), 1, 0), 2, 3)
    expect(undo(toy(), open, 1).answers.map(a => a.seat)).toEqual([0, 0, 2])
    expect(why(open, 0)).toEqual({ needs: 'last-word' })
  })
})

describe('undo across the end of a turn', () => {
  const play = (match: Match<Walk>, ...answers: readonly (readonly [number, string])[]): Match<Walk> =>
    answers.reduce((now, [seat, pick]) => step(walk, now, seat, pick), match)
  const why = (m: Match<Walk>, seat: number) => new Live(walk, m).whyNotUndo(seat)
  const begun = play(start(walk, 2, {}, SECRET), [0, 'go'], [0, 'rest'])
  test('the end of a turn goes back, and the answers before it too', () => {
    expect(begun.next).toEqual(['turn', 1])
    expect(why(begun, 0)).toBeNull()
    const back = undo(walk, begun, 0)
    expect(back).toMatchObject({ next: ['turn', 0], answers: [{ seat: 0, pick: 'go' }] })
    expect(new Live(walk, back).tabletop.g.steps).toEqual([1, 0])
    expect(undo(walk, back, 0).answers).toEqual([])
    expect(play(back, [0, 'rest'])).toEqual(begun)
  })
  test('not once somebody else has answered, and that is the reason given', () => {
    const on = play(begun, [1, 'go'])
    expect(why(on, 0)).toEqual({ needs: 'last-word' })
    expect(why(undo(walk, on, 1), 0), 'what came between is forgotten for good').toEqual({ needs: 'last-word' })
    expect(on.earlier).toEqual({ seat: 0, sealedBy: 'answer' })
  })
  test('not across chance, wherever it came in, and that is the reason given', () => {
    expect(why(play(begun, [1, 'die']), 1)).toEqual({ needs: 'unsealed', by: 'roll' })
    const round = play(begun, [1, 'rest'])
    expect(round.next).toEqual(['turn', 0])
    expect(why(round, 1)).toEqual({ needs: 'unsealed', by: 'draw' })
    expect(why(round, 0)).toEqual({ needs: 'answer' })
  })
  test('not after the end, when everything is told', () => {
    const over = play(start(walk, 2, {}, SECRET), ...Array.from({ length: 6 }, () => [0, 'go'] as const))
    expect(new Live(walk, over).over).toBe(true)
    expect(why(over, 0)).toEqual({ needs: 'unsealed', by: 'end' })
  })
  test('a match of older rules is brought to the present without the chapter before', () => {
    expect(revive({ ...walk, version: 2, migrations: [old => old] }, begun)).not.toHaveProperty('earlier')
    expect(revive(walk, JSON.parse(JSON.stringify(begun)))).toEqual(begun)
  })
})

describe('a card of one’s own', () => {
  const match = step(toy(), start(toy(), 2, {}, SECRET), 0, 'show')
  test('laid open can be taken back: only the others have learnt it', () => {
    expect(new Live(toy(), match).tabletop.g.discard.cards).toHaveLength(1)
    expect(undo(toy(), match, 0).answers).toEqual([])
  })
  test('passed on to somebody else cannot: they have seen what was theirs alone to see', () => {
    const passed = step(draft, start(draft, 2, {}, SECRET), 0, [0, 2])
    expect(new Live(draft, passed).whyNotUndo(0)).toEqual({ needs: 'unsealed', by: 'reveal' })
  })
  test('shuffling seals, and says so', () => {
    const shuffling: typeof draft = {
      ...draft,
      chapters: {
        *day(t) {
          yield* t.one(0, 'take', [[0, 0]])
          t.shuffle(t.g.packs[0]!.cards)
          yield* t.one(0, 'take', [[0, 0]])
          return null
        },
      },
    }
    const shuffled = step(shuffling, start(shuffling, 2, {}, SECRET), 0, [0, 0])
    expect(new Live(shuffling, shuffled).whyNotUndo(0)).toEqual({ needs: 'unsealed', by: 'shuffle' })
  })
})

describe('a game within a game', () => {
  const live = (answers: number): Live<Saga> => {
    const world = new Live<Saga>(saga(), start(saga(), 2, {}, SECRET))
    const chance = new Swift(5)
    for (let i = 0; i < answers && !world.over; i++) {
      const { seat, pick } = randomAnswer(world, chance)
      world.answer(seat, pick)
    }
    return world
  }
  test('its rules know their own state only, and the whole has it back whenever somebody is asked', () => {
    const { tabletop } = live(7)
    expect(tabletop.g.tale).toBe(0)
    expect((tabletop.g.inner as Toy).round).toBeGreaterThan(0)
  })
  test('what it tells carries its voice, secrets too; what the whole tells does not', () => {
    const { entries } = live(300).tabletop
    const voices = (say: string) =>
      new Set(entries.filter(({ note }) => note.say === say).map(({ note }) => note['of']))
    expect(voices('takes')).toEqual(new Set([0]))
    expect(voices('claims')).toEqual(new Set([undefined]))
    for (const { note, secret } of entries) if (secret) expect(secret[1]['of']).toBe(note['of'])
  })
  test('the next one begins as the whole wants it: who is first, and what each brings along', () => {
    const opened = toy().setup(2, {}, { first: 1, perks: [{ points: 2 }, { points: 0 }] })
    expect(opened).toMatchObject({ first: 1, points: [2, 0] })
    expect(toy().setup(2, {})).toMatchObject({ first: 0, points: [0, 0] })
    expect(live(300).tabletop.g.tale).toBe(1)
  })
  test('no world takes a stone for a card', () => {
    const match = live(6).match()
    const strays = (game: ReturnType<typeof saga>): number[] =>
      Array.from({ length: 20 }, (_, i) => redeal(game, match, 0, new Swift(i + 1)).tabletop.g).flatMap(({ stones }) =>
        stones.cards.filter(card => card < STONES),
      )
    expect(strays(saga())).toEqual([])
    expect(strays({ ...saga(), back: () => 'alike' })).not.toEqual([])
  })
})

describe('what a seat may know', () => {
  const live = new Live(toy(), start(toy(), 3, {}, SECRET))
  test('views select: its own hand, no other, no deck', () => {
    const seen = view(live.tabletop.g, 1)
    expect(seen.hands[1]!.cards).toEqual(live.tabletop.g.hands[1]!.cards)
    expect(new Set(seen.hands[0]!.cards)).toEqual(new Set([null]))
    expect(seen.deck.cards.every(card => card === null)).toBe(true)
    expect(
      view(live.tabletop.g, null)
        .hands.flatMap(hand => hand.cards)
        .every(card => card === null),
    ).toBe(true)
  })
  test('notes have their secret wording for one seat only', () => {
    const drawn = new Live(toy(), step(toy(), start(toy(), 3, {}, SECRET), 0, 'draw'))
    expect(notesFor(drawn.tabletop.entries, 0).at(-1)).toHaveProperty('card')
    expect(notesFor(drawn.tabletop.entries, 1).at(-1)).toEqual({ say: 'draws', seat: 0 })
    expect(notesFor(drawn.tabletop.entries, null).at(-1)).toEqual({ say: 'draws', seat: 0 })
  })
  test('a redealt world looks the same to the seat and is another one', () => {
    const match = start(toy(), 3, {}, SECRET)
    const real = new Live(toy(), match)
    const worlds = Array.from({ length: 8 }, (_, i) => redeal(toy(), match, 1, new Swift(i + 1)))
    for (const world of worlds) expect(sight(world, 1)).toEqual(sight(real, 1))
    expect(new Set(worlds.map(world => JSON.stringify(world.tabletop.g))).size).toBeGreaterThan(1)
  })
  test('answers of others that are still secret are drawn anew', () => {
    let match = start(toy(), 3, {}, SECRET)
    for (const [seat, pick] of [
      [0, 'rest'],
      [0, 1],
      [2, 3],
    ] as const)
      match = step(toy(), match, seat, pick)
    const picks = Array.from({ length: 12 }, (_, i) => redeal(toy(), match, 1, new Swift(i + 1)).pending[0]!.pick)
    expect(new Set(picks).size).toBeGreaterThan(1)
  })
})

describe('whole matches', () => {
  const game = toy()
  const played = (): { match: Match<Toy>; answers: Answer[] } => {
    const match = start(game, 3, {}, SECRET)
    const live = new Live(game, match)
    const answers: Answer[] = []
    const chance = new Swift(9)
    while (!live.over) {
      answers.push(randomAnswer(live, chance))
      live.answer(answers.at(-1)!.seat, answers.at(-1)!.pick)
    }
    return { match, answers }
  }
  const { match, answers } = played()
  const told = transcribe(game, match as Match<never>, answers)
  test('are exported, replayed and verified', () => {
    expect(verify([game], JSON.parse(JSON.stringify(told)))).toEqual(told)
    expect(replay(game, told).over).toBe(true)
  })
  test('any change of an answer, the secret, the result or the frame is refused with its reason', () => {
    const refused = (change: object) => codeOf(() => verify([game], { ...told, ...change }))
    expect(refused({ secret: told.secret.replace(/^./, c => (c === '0' ? '1' : '0')) })).toBe('wrong-secret')
    expect(refused({ answers: answers.slice(0, -1) })).toBe('unfinished')
    expect(refused({ answers: answers.with(0, { seat: 0, pick: 'dance' }) })).toBe('altered')
    expect(refused({ answers: [...answers, answers[0]!] })).toBe('altered')
    expect(refused({ result: told.result.toReversed() })).toBe('wrong-result')
    expect(refused({ seal: '0'.repeat(64) })).toBe('altered')
    expect(refused({ game: 'chess' })).toBe('unknown-game')
    expect(refused({ version: 2 })).toBe('wrong-version')
    expect(refused({ edition: 'other' })).toBe('wrong-edition')
    expect(refused({ seats: 9 })).toBe('bad-seats')
    expect(refused({ options: { blue: true } })).toBe('bad-options')
    expect(refused({ commitment: 'no' })).toBe('malformed')
    expect(refused({ extra: 1 })).toBe('malformed')
    expect(refused({ answers: [{ seat: 0 }] })).toBe('malformed')
    for (const odd of [null, 7, 'x', [], {}]) expect(codeOf(() => verify([game], odd))).toBe('malformed')
  })
  test('an answer changed for another that was possible is noticed by the seal at the latest', () => {
    const at = answers.findIndex(a => a.pick === 1 || a.pick === 2)
    const other = { seat: answers[at]!.seat, pick: answers[at]!.pick === 1 ? 2 : 1 }
    expect(codeOf(() => verify([game], { ...told, answers: answers.with(at, other) }))).not.toBe('nothing')
  })
  test('an unfinished match is not exported', () => {
    expect(codeOf(() => transcribe(game, match as Match<never>, answers.slice(0, 2)))).toBe('unfinished')
  })
})

describe('matches from a store', () => {
  const match = step(toy(), start(toy(), 2, {}, SECRET), 0, 'roll')
  test('survive JSON', () => {
    expect(revive(toy(), JSON.parse(JSON.stringify(match)))).toEqual(match)
  })
  test('of an older version are migrated, one step a version', () => {
    const newer = {
      ...toy(),
      version: 3,
      migrations: [
        (old: Match): Match => ({ ...old, base: { ...(old.base as object), tide: 1 } }),
        (old: Match): Match => ({ ...old, base: { ...(old.base as object), moon: 2 } }),
      ],
    }
    expect(revive(newer, match)).toMatchObject({ version: 3, base: { tide: 1, moon: 2 } })
    expect(revive(newer, { ...match, version: 2 }).base).not.toHaveProperty('tide')
  })
  test('that cannot be read are refused with the reason', () => {
    const refused = (stored: unknown) => codeOf(() => revive(toy(), stored))
    for (const odd of [
      null,
      3,
      'match',
      {},
      { ...match, rng: null },
      { ...match, answers: 0 },
      { ...match, answers: [null] },
      { ...match, base: null },
    ]) {
      expect(refused(odd)).toBe('malformed')
    }
    expect(refused({ ...match, game: 'chess' })).toBe('unknown-game')
    expect(refused({ ...match, version: 2 })).toBe('wrong-version')
    expect(refused({ ...match, edition: 'mine' })).toBe('wrong-edition')
    expect(refused({ ...match, seats: 7 })).toBe('bad-seats')
    for (const chapter of ['siesta', 'constructor']) {
      expect(codeOf(() => new Live(toy(), { ...match, next: [chapter, null], answers: [] }))).toBe('malformed')
    }
  })
})

describe('starting', () => {
  test('seats, options and secret from outside are checked', () => {
    const game = { ...toy(), options: { wind: ['calm', 'gale'] as [string, ...string[]] } }
    expect(start(game, 2, { wind: 'gale' }, SECRET).options).toEqual({ wind: 'gale' })
    expect(readOptions(game, {})).toEqual({ wind: 'calm' })
    expect(codeOf(() => readOptions(game, { wind: 'snow' }))).toBe('bad-options')
    expect(codeOf(() => readOptions(game, { toString: 'calm' }))).toBe('bad-options')
    expect(codeOf(() => readOptions(game, [1]))).toBe('bad-options')
    expect(codeOf(() => start(game, 1, {}, SECRET))).toBe('bad-seats')
    expect(codeOf(() => start(game, 2.5, {}, SECRET))).toBe('bad-seats')
    expect(codeOf(() => start(game, 2, {}, 'secret'))).toBe('malformed')
  })
  test('ranks: ties are broken in order, and what stays equal is shared', () => {
    const row = (score: number, ...ties: number[]) => ({ score, parts: {}, ties })
    expect(standings([row(3, 1), row(5, 0), row(5, 2), row(5, 2)]).map(s => s.rank)).toEqual([4, 3, 1, 1])
  })
})
