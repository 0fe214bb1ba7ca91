import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Ladder } from '#bots/arena'
import { ladderChart } from './ladder-chart.ts'
import { CHART, ladderPage } from './ladder-page.ts'

test('docs/ladder.md and its picture say what docs/ladder.json says', () => {
  const ladder: Ladder = JSON.parse(readFileSync('docs/ladder.json', 'utf8'))
  expect(readFileSync('docs/ladder.md', 'utf8')).toBe(ladderPage(ladder))
  expect(readFileSync(`docs/${CHART}`, 'utf8')).toBe(ladderChart(ladder))
})
