// npm run bench -- engine|server|web|bots|cluster|costs: the measured claims, as ratios within one run where time is involved. How much
// is done of what takes long can be said (`--tables 10 --seconds 1`).
import { parseArgs } from 'node:util'
import { Fault } from '#engine'
import { reporting, wholeNumber } from '../tools/cli.ts'
import { writeCosts } from '../tools/scale/costs.ts'
import { benchBots } from './bots.ts'
import { benchCluster, CLUSTER_LOAD } from './cluster.ts'
import { benchCosts, COSTS_LOAD } from './costs.ts'
import { benchEngine } from './engine.ts'
import { benchServer, SERVER_LOAD } from './server.ts'
import { benchWeb } from './web.ts'

/** How much is to be done, by name. */
type Load<L> = { readonly [name in keyof L]: number }
interface Given {
  /** What was said on the command line of a load, on top of the usual one. */
  readonly load: <L extends Load<L>>(usual: L) => L
  readonly write: boolean
}
const BENCHES = {
  engine: benchEngine,
  server: ({ load }: Given) => benchServer(load(SERVER_LOAD)),
  web: benchWeb,
  bots: benchBots,
  cluster: ({ load }: Given) => benchCluster(load(CLUSTER_LOAD)),
  costs: async ({ load, write }: Given) => {
    const costs = await benchCosts(load(COSTS_LOAD))
    if (write) writeCosts(costs)
    return costs
  },
}
const LOADS: { readonly [bench: string]: object } = { server: SERVER_LOAD, cluster: CLUSTER_LOAD, costs: COSTS_LOAD }
const AMOUNTS = [...new Set(Object.values(LOADS).flatMap(load => Object.keys(load)))]

await reporting(async () => {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      ...Object.fromEntries(AMOUNTS.map(name => [name, { type: 'string' } as const])),
    },
    allowPositionals: true,
  })
  const name = positionals[0] as keyof typeof BENCHES | undefined
  if (name === undefined || !Object.hasOwn(BENCHES, name)) {
    throw new Fault('bad-options', `which bench? one of ${Object.keys(BENCHES).join(', ')}`)
  }
  if (values.write && name !== 'costs') throw new Fault('bad-options', '--write keeps costs, and nothing else')
  const said = Object.fromEntries(
    Object.entries(values as { readonly [name: string]: string | boolean }).flatMap(([amount, text]) =>
      typeof text === 'string' ? [[amount, wholeNumber(amount, text)]] : [],
    ),
  )
  const stray = Object.keys(said).find(amount => !Object.hasOwn(LOADS[name] ?? {}, amount))
  if (stray !== undefined) throw new Fault('bad-options', `bench ${name} has no --${stray}`)
  const figures = { [name]: await BENCHES[name]({ load: usual => ({ ...usual, ...said }), write: values.write }) }
  console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2))
})
