// npm run bench -- engine|server|web|bots|cluster|costs: the measured claims, as ratios within one run where time is involved.
import { parseArgs } from 'node:util'
import { Fault } from '#engine'
import { reporting } from '../tools/cli.ts'
import { writeCosts } from '../tools/scale/costs.ts'
import { benchBots } from './bots.ts'
import { benchCluster } from './cluster.ts'
import { benchCosts } from './costs.ts'
import { benchEngine } from './engine.ts'
import { benchServer } from './server.ts'
import { benchWeb } from './web.ts'

const BENCHES = {
  engine: benchEngine,
  server: () => benchServer(),
  web: benchWeb,
  bots: benchBots,
  cluster: () => benchCluster(),
  costs: async (write: boolean) => {
    const costs = await benchCosts()
    if (write) writeCosts(costs)
    return costs
  },
}

await reporting(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const name = positionals[0] as keyof typeof BENCHES | undefined
  if (name === undefined || !Object.hasOwn(BENCHES, name)) {
    throw new Fault('bad-options', `which bench? one of ${Object.keys(BENCHES).join(', ')}`)
  }
  if (values.write && name !== 'costs') throw new Fault('bad-options', '--write keeps costs, and nothing else')
  const figures = { [name]: await BENCHES[name](values.write) }
  console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2))
})
