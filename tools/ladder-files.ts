// The figures of docs/ladder.md as they are kept: what levels did against each other, and how bots became what they are.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Ladder } from '#bots/arena'
import type { Point } from '#bots/learn'
import type { Taught } from '#games/kit/sense'
import { ladderChart } from './ladder-chart.ts'
import { CHART, ladderPage } from './ladder-page.ts'

const FIGURES = 'docs/ladder.json'
const CURVES = 'docs/training.json'

/** How the published weights of each game came about. */
export type Training = { readonly [game: string]: Trained }
export interface Trained extends Omit<Taught, 'scale' | 'weights'> {
  readonly curve: readonly Point[]
}

const read = <T>(file: string): T => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as T
export const readLadder = (): Ladder => read(FIGURES)
export const readTraining = (): Training => read(CURVES)

export function writeLadder(ladder: Ladder): void {
  const lines = Object.entries(ladder).map(([game, { outcomes, ...rest }]) => {
    const head = JSON.stringify(rest).slice(1, -1)
    return `"${game}":{${head},"outcomes":[\n${outcomes.map(each => JSON.stringify(each)).join(',\n')}\n]}`
  })
  writeFileSync(FIGURES, `{\n${lines.join(',\n')}\n}\n`)
  writePage()
}
export function writeTraining(training: Training): void {
  const lines = Object.entries(training).map(([game, { curve, ...rest }]) => {
    const head = JSON.stringify(rest).slice(1, -1)
    return `"${game}":{${head},"curve":[\n${curve.map(each => JSON.stringify(each)).join(',\n')}\n]}`
  })
  writeFileSync(CURVES, `{\n${lines.join(',\n')}\n}\n`)
  writePage()
}
function writePage(): void {
  writeFileSync('docs/ladder.md', ladderPage(readLadder(), readTraining()))
  writeFileSync(`docs/${CHART}`, ladderChart(readLadder()))
}
