// npm run chaos -- --kills 50: the server is killed again and again while people play; with --cluster 3, any of three, connections
// to their PostgreSQL, and once that itself. The last line is the summary, as JSON with --json.
import { parseArgs } from 'node:util'
import { chaos } from './chaos-run.ts'
import { progress, reporting, wholeNumber } from './cli.ts'

await reporting(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '50' },
      cluster: { type: 'string' },
      tables: { type: 'string', default: '8' },
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  })
  const kills = wholeNumber('kills', values.kills)
  const report = await chaos({
    kills,
    cluster: values.cluster === undefined ? undefined : wholeNumber('cluster', values.cluster),
    tables: wholeNumber('tables', values.tables),
    seconds: 60 * wholeNumber('minutes', values.minutes),
    seed: wholeNumber('seed', values.seed, 0),
    progress: done => progress(`${done}/${kills} kills`),
  })
  progress('')
  const { lost, doubled, gaps, behind, failed, unreplayable, acknowledged, cluster } = report
  const bots = cluster ? `, ${cluster.botAnswers} answers of bots, ${cluster.botsIdle} bots that stand still` : ''
  console.log(
    values.json
      ? JSON.stringify(report)
      : `${report.kills} kills, ${acknowledged} acknowledged: ${lost} lost, ${doubled} doubled, ${gaps} gaps, ${behind} behind, ` +
          `${failed} failed, ${unreplayable} tables that do not replay${bots}`,
  )
  const wrong =
    lost + doubled + gaps + behind + failed + unreplayable + (cluster ? cluster.botsIdle + cluster.crashes : 0)
  if (wrong > 0 || report.kills < kills) process.exitCode = 1
})
