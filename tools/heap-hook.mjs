// Loaded into a server that is measured: on a signal it collects its garbage and writes down how many bytes are still in use.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.env['HEAP_FILE']) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    writeFileSync(process.env['HEAP_FILE'], String(heapUsed + external))
  })
}
