// Matches as files: cut anywhere and taken up again, hidden things hidden, and files that were altered.
import { expect, test } from 'vitest'
import { type Json, Live, Swift, secretFrom } from '#engine'
import { gameById } from '#games'
import { answer } from './playing.ts'
import { codeFrom, keyOfCode, seal, takeUp } from './sealed.ts'
import { begun, lay } from './seating.ts'
import { seqOf, type Table } from './table.ts'
import { anna, bo, codeOf, DRAWN, laid, ofTwo } from './testing.ts'

const CODE = codeFrom(Uint8Array.from({ length: 20 }, (_, i) => i * 7))
const how = { key: keyOfCode(CODE), by: 'code', nonce: new Uint8Array(32).fill(5) } as const
const elsewhere = { ...DRAWN, id: 'elsewhere' }

const short = (seed: string): Table =>
  begun(
    lay(
      {
        game: 'runesaga',
        options: { short: true },
        seats: [
          { kind: 'me', name: 'Anna' },
          { kind: 'me', name: 'Bo' },
          { kind: 'bot', name: 'Leif' },
        ],
      },
      anna,
      DRAWN,
      1,
    ),
    secretFrom(seed),
    2,
  )
/** Answers at random, for whoever is asked. */
function playFor(table: Table, steps: number, chance: Swift): Table {
  let now = table
  for (let i = 0; i < steps && now.state.status === 'playing'; i++) {
    const { match, waiting } = now.state
    const live = new Live<unknown>(gameById(match!.game), match!)
    const seat = waiting[chance.below(waiting.length)]!
    const { options } = live.open(seat)[0]!
    now = answer(now, { seat, seq: seqOf(now), pick: options[chance.below(options.length)] as Json }, 3)
  }
  return now
}

test('a saga cut at random moments goes on as if it had never been cut', () => {
  const chance = new Swift(7)
  let whole = short('cut')
  let cut = whole
  for (let times = 0; times < 6 && whole.state.status === 'playing'; times++) {
    const steps = 1 + chance.below(60)
    whole = playFor(whole, steps, new Swift(times))
    cut = playFor(cut, steps, new Swift(times))
    if (cut.state.status !== 'playing') break
    cut = takeUp(JSON.parse(JSON.stringify(seal(cut, how, 9))), how.key, bo, elsewhere, 10)
    expect(cut.state.match!.base).toEqual(whole.state.match!.base)
    expect(cut.state.match!.answers).toEqual(whole.state.match!.answers)
    expect(cut.state.match!.rng).toEqual(whole.state.match!.rng)
    expect(cut.state.waiting).toEqual(whole.state.waiting)
  }
})
test('whoever takes it up has the seats of people by their names, and bots keep theirs', () => {
  const { state } = takeUp(seal(short('people'), how, 9), how.key, bo, elsewhere, 10)
  expect(state.chairs.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot'])
  expect(state.chairs).toMatchObject([{ guest: 'bo', name: 'Anna' }, { guest: 'bo', name: 'Bo' }, { name: 'Leif' }])
  expect([state.id, state.host.guest]).toEqual(['elsewhere', 'bo'])
})
test('of a server, where the file does not tell which guests they were, everybody has the seat of their name', () => {
  const { state } = takeUp({ ...seal(short('people'), how, 9), by: 'server' }, how.key, bo, elsewhere, 10)
  expect(state.chairs).toMatchObject([
    { kind: 'bot', name: 'Anna' },
    { kind: 'human', guest: 'bo', name: 'Bo' },
    { kind: 'bot', name: 'Leif' },
  ])
})
test('its label says who plays what and promises the secret; nothing else can be read', () => {
  const table = ofTwo()
  const file = JSON.stringify(seal(table, how, 9))
  expect(JSON.parse(file).about).toMatchObject({ game: 'maitre', players: ['Anna', 'Bo'], cut: 9 })
  expect(file).not.toContain(table.state.match!.rng.secret)
  expect(file).not.toContain('answers')
})
test('another code, an altered body or an exchanged label open nothing', () => {
  const sealed = seal(ofTwo(), how, 9)
  const open = (file: typeof sealed, code = CODE) => codeOf(() => takeUp(file, keyOfCode(code), bo, elsewhere, 10))
  expect(open(sealed)).toBe('done')
  expect(open(sealed, CODE.toLowerCase().replaceAll('-', ' '))).toBe('done')
  expect(open(sealed, codeFrom(new Uint8Array(20)))).toBe('wrong-seal')
  expect(open({ ...sealed, body: `00${sealed.body.slice(2)}` })).toBe('broken-seal')
  expect(open({ ...sealed, about: { ...sealed.about, players: ['Bo', 'Anna'] } })).toBe('broken-seal')
})
test('only a match under way is sealed', () => {
  expect(codeOf(() => seal(laid([{ kind: 'me' }, { kind: 'open' }]), how, 9))).toBe('not-started')
  const apart: Table = { ...ofTwo(), state: { ...ofTwo().state, apart: 'checkpoint' } }
  expect(codeOf(() => seal(apart, how, 9))).toBe('other-rules')
})
