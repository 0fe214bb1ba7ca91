// npm run backup -- [file]: a copy of all data in one file, while the server runs. DATA_DIR says where the data is.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backup, folderMeant } from '../src/server/copies.ts'
import { reporting } from './cli.ts'

await reporting(async () => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true })
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = folderMeant(process.env, 'copy it with pg_dump')
  const { file, tables, events, guests } = await backup(
    folder,
    positionals[0] ?? join('backups', `naust-${stamp}.sqlite`),
  )
  console.log(`${file}: ${tables} tables, ${events} events, ${guests} guests`)
})
