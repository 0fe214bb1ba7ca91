// Fails when package-lock.json would break `npm ci` on a fresh clone: an optional package of another platform that is
// named but not locked, or a recorded download address.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(`${process.argv[2] ?? '.'}/package-lock.json`, 'utf8'))
const entries = Object.entries(packages)
const locked = new Set(entries.map(([path]) => path.split('node_modules/').pop()))
const faults = entries.flatMap(([path, { optionalDependencies = {}, resolved = '' }]) => [
  ...Object.keys(optionalDependencies)
    .filter(name => !locked.has(name))
    .map(name => `not locked: ${name}, wanted by ${path || 'the project'}`),
  ...(/^https?:/.test(resolved) ? [`address recorded: ${path}`] : []),
])
for (const fault of faults) console.log(fault)
console.log(`${locked.size} packages locked, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
