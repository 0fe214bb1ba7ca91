// The program: reads its settings, serves, and stops in good order.
import { isMainThread } from 'node:worker_threads'
import { renderUnicodeCompact } from 'uqr'
import { readRun } from './config.ts'
import { createServer, type NaustServer } from './index.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

async function main(): Promise<void> {
  const { config, house } = readRun(process.env, process.argv.slice(2), new URL(import.meta.url))
  // There is nothing to finish yet. Without this, the first process of a container would not hear it at all.
  const leave = (): never => process.exit(0)
  for (const signal of SIGNALS) process.once(signal, leave)
  const server = await createServer({ ...config, waiting: why => console.error(`Naust waits: ${why}`) })
  const { url, port } = await server.listen()
  for (const signal of SIGNALS) process.off(signal, leave)
  stopInGoodOrder(server)
  // Whoever opens the first is to be where phones of the house find them.
  const addresses = house ? [...house, '127.0.0.1'].map(ip => `http://${ip}:${port}`) : [url]
  console.log(`Naust is open: ${addresses.join('  ')}`)
  // Phones need not type it.
  if (house?.length) console.log(renderUnicodeCompact(addresses[0]!, { border: 2 }))
}

/** Run from the sources, this bundle is what bot threads load, too. */
export { default } from './bot-worker.ts'

const IMPATIENT_MS = 1000

function stopInGoodOrder(server: NaustServer): void {
  let since = 0
  const stop = async (): Promise<void> => {
    // Who asks again later does not want to wait; at once, it is npm passing on the same keystroke.
    if (since > 0 && performance.now() - since > IMPATIENT_MS) process.exit(1)
    if (since > 0) return
    since = performance.now()
    await server.close()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
}

function explain(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another: PORT=8081 npm start`
  if (code === 'EACCES' && port) return `This user may not listen on port ${port}. Choose another: PORT=8081 npm start`
  return `Naust cannot start: ${message}`
}

if (isMainThread) {
  try {
    await main()
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
