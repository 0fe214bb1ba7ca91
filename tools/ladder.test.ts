import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ladderChart } from './ladder-chart.ts'
import { readLadder, readTraining } from './ladder-files.ts'
import { CHART, ladderPage } from './ladder-page.ts'

test('docs/ladder.md and its picture say what docs/ladder.json and docs/training.json say', () => {
  expect(readFileSync('docs/ladder.md', 'utf8')).toBe(ladderPage(readLadder(), readTraining()))
  expect(readFileSync(`docs/${CHART}`, 'utf8')).toBe(ladderChart(readLadder()))
})
