// npm run fuzz-api -- --requests 100000: hostile input against the real server. The last line is the summary, as JSON with --json.
import { parseArgs } from 'node:util'
import { progress, reporting, wholeNumber } from './cli.ts'
import { fuzzApi } from './fuzz-api-run.ts'

/** How much slower a neighbour may be served meanwhile, and how much may be left of it afterwards. */
const SLOWER = 5
const FILES = 8

await reporting(async () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
    },
  })
  const requests = wholeNumber('requests', values.requests)
  const report = await fuzzApi({
    requests,
    seed: wholeNumber('seed', values.seed, 0),
    seconds: 60 * wholeNumber('minutes', values.minutes),
    quietSeconds: 10,
    progress: sent => progress(`${sent}/${requests} requests`),
  })
  progress('')
  for (const what of report.found) console.log(what)
  const { serverErrors, crashes, leaks, neighbourP99Ratio, filesLeft } = report
  console.log(
    values.json
      ? JSON.stringify(report)
      : `${report.requests} requests: ${serverErrors} server errors, ${crashes} crashes, ${leaks} leaks, a neighbour waits ${neighbourP99Ratio} times as long`,
  )
  const bad = serverErrors + crashes + leaks > 0 || neighbourP99Ratio > SLOWER || filesLeft > FILES
  if (bad || report.requests < requests) process.exitCode = 1
})
