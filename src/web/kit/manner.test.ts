import { expect, test } from 'vitest'
import { isNews, type Manners, pauseAfter, soundsOf } from './manner.ts'

const manners: Manners<'rolls' | 'wins' | 'turn'> = {
  least: 200,
  of: { rolls: { pause: 900, sound: 'dice' }, wins: { pause: 1200, sound: 'gain', news: true }, turn: { pause: 50 } },
}
const told = (...says: readonly string[]) => says.map(say => ({ note: { say } }))

test('a step is seen as long as its slowest note asks for, and never shorter than the least', () => {
  expect(pauseAfter(manners, told('rolls', 'wins', 'turn'))).toBe(1200)
  expect(pauseAfter(manners, told('turn'))).toBe(200)
  expect(pauseAfter(manners, told('unheard of'))).toBe(200)
  expect(pauseAfter(manners, [])).toBe(200)
})
test('each sound is heard once', () => {
  expect([...soundsOf(manners, told('rolls', 'turn', 'rolls', 'wins', 'unheard of'))]).toEqual(['dice', 'gain'])
})
test('news is what the game says it is', () => {
  expect(isNews(manners, { say: 'wins' })).toBe(true)
  expect(isNews(manners, { say: 'rolls' })).toBe(false)
  expect(isNews(manners, { say: 'unheard of' })).toBe(false)
})
