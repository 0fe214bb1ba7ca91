// Who speaks at a table is told by their seat, so that nobody is taken for another of the same name.
import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } })
vi.stubGlobal('window', { addEventListener: () => {} })
afterAll(() => void vi.unstubAllGlobals())
const { language } = await import('../../../kit/settings.ts')
const { isMuted, mute, unmute } = await import('./muted.ts')
const { isMine, nameOf, voiceOf } = await import('./voice.ts')

const table = {
  id: 't',
  host: { name: 'Bo', me: false },
  seats: [
    { name: 'Anna', mine: true },
    { name: 'Anna 2', mine: false },
  ],
}

test('a sign is by the name of the seat it comes from; of who looks on that is said', () => {
  const sign = (from: number | null) => voiceOf(table, { at: 't', sign: 'applause', from, name: 'Anna' })
  language.value = 'en'
  expect([0, 1, null].map(from => nameOf(sign(from)))).toEqual(['Anna', 'Anna 2', 'Anna (looking on)'])
  language.value = 'fr'
  expect(nameOf(sign(null))).toBe('Anna (regarde)')
})
test('my own voice is that of my seats; of the host who sits nowhere, too', () => {
  expect([0, 1, null].map(seat => isMine(table, { seat, name: 'Anna' }))).toEqual([true, false, false])
  expect(isMine({ ...table, host: { name: 'Anna', me: true } }, { seat: null, name: 'Anna' })).toBe(true)
})
test('who is muted is muted by their seat, however they and others are called', () => {
  mute('t', { seat: 1, name: 'Anna' })
  const heard = (seat: number | null, name: string, at = 't') => !isMuted(at, { seat, name })
  expect([heard(1, 'Anna 2'), heard(0, 'Anna'), heard(null, 'Anna'), heard(1, 'Anna', 'u')]).toEqual([
    false,
    true,
    true,
    true,
  ])
  mute('t', { seat: null, name: 'Anna' })
  expect([heard(null, 'Anna'), heard(null, 'Cleo'), heard(0, 'Anna')]).toEqual([false, true, true])
  unmute('t', { seat: 1, name: '' })
  expect([heard(1, 'Anna 2'), heard(null, 'Anna')]).toEqual([true, false])
})
