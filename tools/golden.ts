// npm run golden -- --game G: plays the recorded matches again and says what differs; with --write, records those anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Transcript } from '#engine'
import { gameById } from '#games'
import { reporting } from './cli.ts'
import { differences, ending, recordAnew } from './golden-match.ts'

await reporting(() => {
  const { values } = parseArgs({
    options: { game: { type: 'string', default: 'maitre' }, write: { type: 'boolean', default: false } },
  })
  const game = gameById(values.game)
  const folder = join('src', 'games', game.id, 'golden')
  let differing = 0
  for (const file of readdirSync(folder).sort()) {
    const told = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Transcript
    const found = differences(game, told)
    console.log(`${file}: ${found.length === 0 ? 'nothing differs' : found.join('; ')}`)
    if (found.length === 0) continue
    differing++
    if (!values.write) continue
    const anew = recordAnew(game, told)
    writeFileSync(join(folder, file), `${JSON.stringify(anew)}\n`)
    console.log(`${file}: recorded anew: ${anew.answers.length} answers, ${ending(anew.result)}`)
  }
  if (differing === 0) console.log(`${game.id}: nothing differs`)
  else if (values.write) console.log(`now set in src/games/${game.id}/golden.test.ts how they end`)
  else {
    console.log('if that is on purpose: --write records them anew')
    process.exitCode = 1
  }
})
