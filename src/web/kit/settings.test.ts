import { afterEach, expect, test, vi } from 'vitest'
import { tryPage } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())
const settings = () => import('./settings.ts')

test('what was set is kept; what makes no sense is not taken', async () => {
  const page = tryPage({ 'naust.speed': 'fast', 'naust.volume': 'deafening' })
  const { speed, volume } = await settings()
  expect([speed.value, volume.value]).toEqual(['fast', 'off'])
  volume.value = 'low'
  expect(page.kept.get('naust.volume')).toBe('low')
})
test('who had sound before there were volumes has it still', async () => {
  tryPage({ 'naust.sound': 'on' })
  expect((await settings()).volume.value).toBe('full')
})
test('what is set in another tab is set here too', async () => {
  const page = tryPage()
  const { speed, volume, language } = await settings()
  page.elsewhere('naust.speed', 'slow')
  page.elsewhere('naust.volume', 'deafening')
  page.elsewhere('naust.language', 'fr')
  page.elsewhere('naust.else', 'slow')
  expect([speed.value, volume.value, language.value]).toEqual(['slow', 'off', 'fr'])
  expect(page.document.documentElement.lang).toBe('fr')
})
test('the pace and the motion are two things', async () => {
  const page = tryPage()
  const { haste, isStill, motion, speed, TEMPO } = await settings()
  const now = () => [TEMPO[speed.value], haste()]
  expect(now()).toEqual([1, 1])
  page.calm = true
  expect([isStill(), ...now()]).toEqual([true, 1, 0])
  motion.value = 'full'
  speed.value = 'slow'
  expect(now()).toEqual([1.8, 1])
  speed.value = 'once'
  expect(TEMPO[speed.value]).toBe(0)
  expect(haste()).toBeLessThan(1)
})
