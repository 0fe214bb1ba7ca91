// npm run move-data -- <from> <to>: all data from a folder to a PostgreSQL, or back, while no server uses either.
import { parseArgs } from 'node:util'
import { Fault } from '#engine'
import { moveData } from '../src/server/moving.ts'
import { reporting } from './cli.ts'

await reporting(async () => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true })
  const [from, to] = positionals
  if (from === undefined || to === undefined || positionals.length > 2) {
    throw new Fault('bad-options', 'Say from where to where: npm run move-data -- ./data postgres://user@host/database')
  }
  const moved = await moveData(from, to).catch((error: Error) => {
    throw new Fault('malformed', error.message)
  })
  console.log(
    `moved and compared: ${Object.entries(moved)
      .map(([part, count]) => `${count} ${part}`)
      .join(', ')}`,
  )
})
