// npm run simulate -- --tables 1000000: days of play against what things cost (docs/costs.json), and what runs out first.
// The last line is all of it as JSON with --json; --write writes docs/scale.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Fault } from '#engine'
import { reporting, wholeNumber } from './cli.ts'
import { readCosts } from './scale/costs.ts'
import { HABITS } from './scale/habits.ts'
import { PAGE, scalePage, scaleTables } from './scale/page.ts'
import { MEANS, type Means } from './scale/setups.ts'
import { simulate } from './scale/simulate.ts'

const named = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

await reporting(() => {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '1000000' },
      days: { type: 'string', default: '7' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      ...Object.fromEntries(Object.keys(MEANS).map(name => [named(name), { type: 'string' } as const])),
    },
  })
  const given = values as { readonly [name: string]: string | boolean | undefined }
  const costs = readCosts()
  if (values.write) {
    writeFileSync(PAGE, scalePage(costs))
    return console.log(`${PAGE} is written`)
  }
  const means = Object.fromEntries(
    Object.entries(MEANS).map(([name, usual]) => [name, amount(named(name), given[named(name)], usual)]),
  ) as unknown as Means
  const simulated = simulate({
    tables: wholeNumber('tables', values.tables),
    days: wholeNumber('days', values.days),
    seed: wholeNumber('seed', values.seed, 0),
    habits: HABITS,
    means,
    costs,
  })
  console.log(values.json ? JSON.stringify(simulated) : scaleTables(simulated))
})
function amount(name: string, text: string | boolean | undefined, usual: number): number {
  if (text === undefined) return usual
  const value = Number(text)
  if (value > 0 && Number.isFinite(value)) return value
  throw new Fault('bad-options', `--${name} must be a number above 0, not «${text}»`)
}
