// npm run fuzz: the conformance suite at scale. The last line is the summary, as JSON with --json.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { conform } from '#conformance'
import { type OptionValue, start, type Transcript, transcribe } from '#engine'
import { gameById } from '#games'
import { progress, reporting, wholeNumber } from './cli.ts'

await reporting(() => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'maitre' },
      games: { type: 'string', default: '200' },
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      export: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const game = gameById(values.game)
  const games = wholeNumber('games', values.games)
  const { min, max } = game.seats
  const seats = values.seats === undefined ? undefined : wholeNumber('seats', values.seats, min)
  let transcript: Transcript | undefined
  const began = performance.now()
  const report = conform(game, {
    games,
    seed: values.seed,
    options: JSON.parse(values.options) as Record<string, OptionValue>,
    ...(seats === undefined ? {} : { seats: Math.min(seats, max) }),
    after(now, played) {
      progress(`${now.games}/${games} matches, ${now.steps} answers, ${now.failures} failures`)
      if (values.export === undefined || now.games < games || now.failures > 0) return
      transcript = transcribe(game, start(game, played.seats, played.options, played.secret), played.answers)
    },
  })
  progress('')
  if (values.export !== undefined && transcript) {
    writeFileSync(values.export, `${JSON.stringify(transcript, null, 1)}\n`)
    console.log(`the last match is in ${values.export}`)
  }
  const seconds = (performance.now() - began) / 1000
  const { found, ...summary } = report
  for (const { promise, what, match, step, seats: n } of found) {
    console.log(`match ${match} (${n} seats), answer ${step}: ${promise}: ${what}`)
  }
  const told = { game: game.id, ...summary, bound: game.bound, seconds: Number(seconds.toFixed(1)) }
  console.log(values.json ? JSON.stringify(told) : `${report.games} matches, ${report.failures} failures`)
  if (report.failures > 0) process.exitCode = 1
})
