// npm run restore -- file: puts a copy in the place of the data, which is kept beside it. The server must be stopped.
import { parseArgs } from 'node:util'
import { Fault } from '#engine'
import { folderMeant, restore } from '../src/server/copies.ts'
import { StoreInUse } from '../src/server/store.ts'
import { reporting } from './cli.ts'

await reporting(async () => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true })
  const [copy] = positionals
  if (copy === undefined) throw new Fault('bad-options', 'which copy? npm run restore -- file')
  const folder = folderMeant(process.env, 'what pg_dump has written is put back with pg_restore or psql')
  try {
    const { file, tables, events, guests } = await restore(copy, folder, Date.now())
    console.log(`${file}: ${tables} tables, ${events} events, ${guests} guests`)
  } catch (error) {
    throw error instanceof StoreInUse ? new Fault('malformed', `${error.message}; stop it first`) : error
  }
})
