// Loaded into a server that is measured: on a signal it collects its garbage and writes down how many bytes are still in use,
// and how many it keeps as room for what lives a moment.
import { writeFileSync } from 'node:fs'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.env['HEAP_FILE']) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').physical_space_size
    writeFileSync(process.env['HEAP_FILE'], `${heapUsed + external} ${young}\n`)
  })
}
