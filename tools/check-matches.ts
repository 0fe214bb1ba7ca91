// npm run check-matches -- folder: before a deploy, how the matches under way in these data stand with the rules here. Changes nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Fault } from '#engine'
import { findEditions } from '#games'
import { checkMatch, type Logged, NO_VERDICTS, type TableState } from '#tables'
import { folderMeant } from '../src/server/copies.ts'
import { decksFrom } from '../src/server/decks.ts'
import { openToRead } from '../src/server/store-sqlite.ts'
import { UNDER_WAY } from '../src/server/versions.ts'
import { reporting } from './cli.ts'

await reporting(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const folder = positionals[0] ?? folderMeant(process.env, 'move a copy of it to a folder, and say which')
  if (!existsSync(join(folder, 'naust.sqlite'))) throw new Fault('malformed', `there is no data in ${folder}`)
  await findEditions()
  if (process.env['DECKS']) decksFrom(process.env['DECKS'])
  const store = await openToRead(folder)
  const verdicts = { ...NO_VERDICTS }
  const underWay = await Promise.all(UNDER_WAY.map(status => store.withStatus(status)))
  for (const id of underWay.flat()) {
    const found = await store.load(id)
    const checked = found && checkMatch({ state: found.state as TableState, log: found.events as Logged[] })
    if (!checked) continue
    verdicts[checked.verdict]++
    if (checked.because !== undefined) console.log(`table ${id}: ${checked.verdict}: ${checked.because}`)
  }
  await store.close()
  const { same, upgraded, carried, checkpoint, rewound, refused } = verdicts
  console.log(
    values.json
      ? JSON.stringify(verdicts)
      : `${same} the same, ${upgraded} upgraded, ${carried} upgraded apart from their record, ${checkpoint} from a checkpoint, ${rewound} rewound, ${refused} refused`,
  )
  if (refused > 0) process.exitCode = 1
})
