// npm run fuzz-api -- --requests 100000: hostile input against the real server. The last line is the summary, as JSON with --json.
import { parseArgs } from 'node:util'
import { progress, reporting, wholeNumber } from './cli.ts'
import { faultsOf, fuzzApi } from './fuzz-api-run.ts'

await reporting(async () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '20' },
      // The machine does other things as well: see `slowness`.
      busy: { type: 'boolean', default: false },
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
  const faults = faultsOf(report, { requests, busy: values.busy })
  for (const fault of faults) console.log(fault)
  const { calls, messages, floodFrames, serverErrors, crashes, leaks, neighbourP99Ratio, grownMB, mayGrowMB } = report
  console.log(
    values.json
      ? JSON.stringify(report)
      : `${report.requests} requests (${calls} calls, ${messages} messages) and ${floodFrames} frames of floods: ` +
          `${serverErrors} server errors, ${crashes} crashes, ${leaks} leaks, a neighbour waits ${neighbourP99Ratio} times as long, ` +
          `grown by ${grownMB} MB (${mayGrowMB} can be explained)`,
  )
  if (faults.length > 0) process.exitCode = 1
})
