// npm run chaos -- --kills 50: the server is killed again and again while people play; with --cluster 3, any of three, or
// connections to their PostgreSQL, and once that itself; on top of that some are asked to stop. The last line is the summary, as JSON with --json.
import { parseArgs } from 'node:util'
import { type ClusterReport, chaos, faultsOf } from './chaos-run.ts'
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
  const tables = wholeNumber('tables', values.tables)
  const report = await chaos({
    kills,
    cluster: values.cluster === undefined ? undefined : wholeNumber('cluster', values.cluster),
    tables,
    seconds: 60 * wholeNumber('minutes', values.minutes),
    seed: wholeNumber('seed', values.seed, 0),
    progress: done => progress(`${done}/${kills} kills`),
  })
  progress('')
  const faults = faultsOf(report, { kills, tables })
  for (const fault of faults) console.log(fault)
  const { lost, doubled, gaps, behind, failed, unreplayable, acknowledged, byLine, cluster } = report
  console.log(
    values.json
      ? JSON.stringify(report)
      : `${report.kills} kills${cluster ? ` (${blows(cluster)})` : ''}, ${acknowledged} acknowledged, ${byLine} of them by WebSocket: ` +
          `${lost} lost, ${doubled} doubled, ${gaps} gaps, ${behind} behind, ${failed} failed, ` +
          `${unreplayable} tables that do not replay${cluster ? bots(cluster) : ''}`,
  )
  if (faults.length > 0) process.exitCode = 1
})

function blows({ struck }: ClusterReport): string {
  const { servers, stopped, connections, databases } = struck
  return `${servers} servers killed, ${stopped} more asked to stop, ${connections} times connections, ${databases} times PostgreSQL`
}
function bots({ botAnswers, botsDecided, botsOvertaken, botsIdle }: ClusterReport): string {
  const twice = Math.max(0, botsDecided - botAnswers)
  return `, ${botAnswers} answers of bots, ${twice} taken twice, ${botsOvertaken} thought about twice, ${botsIdle} bots that stand still`
}
