// One name on all devices: the server's, until another is typed on one of them.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } })
vi.stubGlobal('window', { addEventListener: () => {} })
afterAll(() => void vi.unstubAllGlobals())
const { calledAs, playerName } = await import('../kit/settings.ts')
const { agreeOn, becomeCalled, hearName, newName } = await import('./called.ts')

beforeEach(() => becomeCalled(null))

test('who is renamed on another device is so here, and this device says nothing against it', () => {
  becomeCalled('Anna')
  hearName('Änni')
  expect([playerName.value, newName()]).toEqual(['Änni', null])
})
test('a name that was typed here is told, and stays until it was', () => {
  becomeCalled('Anna')
  playerName.value = 'Änni '
  hearName('Anna')
  expect([playerName.value, newName()]).toEqual(['Änni ', 'Änni'])
  agreeOn('Änni', 'Änni')
  hearName('Änni')
  expect([playerName.value, newName()]).toEqual(['Änni ', null])
})
test('who types on while their name is on its way is not written over', () => {
  becomeCalled('Anna')
  playerName.value = 'Än'
  const wanted = newName()!
  playerName.value = 'Änni'
  agreeOn('Än', wanted)
  expect([playerName.value, newName()]).toEqual(['Änni', 'Änni'])
})
test('a device that knew of no agreement takes the word of the server; who has no name is given none', () => {
  playerName.value = 'Anna'
  hearName('Änni')
  expect([playerName.value, newName()]).toEqual(['Änni', null])
  becomeCalled(null)
  hearName('Captain')
  expect([playerName.value, calledAs.value, newName()]).toEqual(['', 'Captain', null])
  hearName('Änni')
  expect(playerName.value).toBe('Änni')
})
