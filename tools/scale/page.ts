// docs/scale.md, and what the terminal shows: what each setup carries, written from the costs.
import { LOOK_MS } from '../../src/server/following.ts'
import { MOST } from '../../src/server/postgres-append.ts'
import { table } from '../markdown.ts'
import type { Costs, Spent } from './costs.ts'
import { HABITS, type Habits } from './habits.ts'
import { MEANS, type Means, type Step } from './setups.ts'
import { type Simulated, simulate } from './simulate.ts'

export const PAGE = 'docs/scale.md'
const TABLES = 1_000_000
const DAYS = 7
const SEED = 1

/** Two digits say as much as is known: 1,234 is 1,200, and 0.01234 is 0.012. */
function round(value: number): string {
  if (value === 0) return '0'
  const digits = Math.max(0, 1 - Math.floor(Math.log10(Math.abs(value))))
  const scale = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1)
  const rounded = Math.round(value / scale) * scale
  return rounded.toLocaleString('en-US', { maximumFractionDigits: Math.min(digits, 6) })
}
const percent = (part: number): string => `${round(100 * part)} %`
const count = (value: number): string => value.toLocaleString('en-US')

function loads({ load }: Simulated): string {
  const rows = load.map(({ tables, per }) => [
    count(tables),
    round(per.answers.mean / 60),
    round(per.answers.peak / 60),
    round(per.decisions.peak / 60),
    round(per.told.peak / 60),
    round(per.connections.peak),
    round(per.notices.mean * 1440),
    round(per.standIns.mean * 1440),
    round(per.ended.mean * 1440),
  ])
  const head = [
    'tables under way',
    'answers/s, mean',
    'answers/s, busiest minute',
    'decisions of bots/s',
    'watchers told/s',
    'connections',
    'notices a day',
    'turns nobody came to, a day',
    'matches ended a day',
  ]
  return table(head, rows)
}
const fullest = ({ uses }: Step) => uses.reduce((a, b) => (b.used / b.has > a.used / a.has ? b : a))

function carried({ name, steps, limits }: Simulated['setups'][number]): string {
  const needs = steps.map(step => {
    const { resource, used, has } = fullest(step)
    const most = `${resource}: ${percent(used / has)}`
    const { tables, processes, shards, cores, disk, perThousand } = step
    return [count(tables), String(processes), String(shards), count(cores), round(disk), round(perThousand), most]
  })
  const head = ['tables', 'processes', 'databases', 'cores', 'GB of disk', '€ a month per 1,000 tables', 'fullest']
  const used = steps
    .at(-1)!
    .uses.map(({ resource, has, unit }) => [
      resource,
      ...steps.map(step => round(step.uses.find(each => each.resource === resource)!.used)),
      `${round(has)} ${unit}`,
      limits.some(limit => limit.resource === resource)
        ? round(limits.find(limit => limit.resource === resource)!.tables)
        : 'another shard',
    ])
  const uses = table(
    ['used in the busiest minute', ...steps.map(({ tables }) => `${count(tables)} tables`), 'there is', 'ends at'],
    used,
  )
  const [first, ...others] = limits
  const then = others.map(({ resource, tables }) => `${resource} at ${round(tables)}`).join(', ')
  return [
    `## ${name[0]!.toUpperCase()}${name.slice(1)}`,
    '',
    `Breaks first at about **${round(first!.tables)} tables**: ${first!.resource}.${then && ` Then, where there is more of that: ${then}.`}`,
    '',
    table(head, needs),
    '',
    uses,
  ].join('\n')
}

/** What the simulation says, as tables. */
export const scaleTables = (simulated: Simulated): string =>
  [loads(simulated), ...simulated.setups.map(carried)].join('\n\n')

const ms = (value: number): string => `${round(value)} ms`
const both = ({ serving, all }: Spent): string => `${ms(serving)} (${ms(all)})`
const bytes = (value: number): string =>
  value >= 1e6 ? `${round(value / 1e6)} MB` : value >= 1e3 ? `${round(value / 1e3)} KB` : `${round(value)} B`

function measured({ sqlite, postgres, bots, noticeMs, memory }: Costs): string {
  const each = (what: string, of: (store: Costs['sqlite'] | Costs['postgres']) => string): string[] => [
    what,
    of(sqlite),
    of(postgres),
  ]
  const stores = table(
    ['', 'SQLite', 'PostgreSQL'],
    [
      each('an answer: the serving thread (all threads)', ({ serving }) => both(serving.answer)),
      each('to tell one watcher of it', ({ serving }) => both(serving.told)),
      each('somebody comes and sees their table', ({ serving }) => both(serving.coming)),
      each('kept of a table, beside its events', ({ kept }) => bytes(kept.table)),
      each('kept of an event', ({ kept }) => bytes(kept.event)),
      [
        'durable appends of the bare store',
        `${round(sqlite.singlePerSecond)}/s, sixteen at a time ${round(sqlite.batch16PerSecond)}/s`,
        `${round(postgres.appendsPerSecond)}/s ${postgres.connections} at a time`,
      ],
      ['processors of the database, for an append', 'with the server', ms(postgres.appendMs)],
      ['the same, for somebody who comes', 'with the server', ms(postgres.comingMs)],
      ['the same, for a look whether a table that is watched has moved', '', ms(postgres.lookMs)],
      ['the same, for a table that moved that day, in a round', '', ms(postgres.roundMs)],
      ['its log grows by, for an append', '', bytes(postgres.logBytes)],
      ['to hear of a table nobody watches there', '', ms(postgres.hintMs)],
    ],
  )
  const others = table(
    ['', ''],
    [
      ...Object.entries(bots).map(([level, cost]) => [`a decision of a bot, \`${level}\``, ms(cost)]),
      ['a notice, enciphered and signed', ms(noticeMs)],
      ['memory of a server nobody uses', bytes(memory.process)],
      ['memory of an open connection', bytes(memory.connection)],
      ['memory of a table somebody has open', bytes(memory.room)],
    ],
  )
  return `${stores}\n\n${others}`
}

function habits({
  paces,
  live,
  people,
  bots,
  answersPerTurn,
  turnsPerMatch,
  here,
  replyMinutes,
  sittingMinutes,
  zones,
  wantNotices,
  quiet,
  weekend,
}: Habits): string {
  const pace = paces.map(({ share, kinds, remindHours, limitHours }) => {
    const come = kinds.map(kind => `${percent(kind.share)} ${kind.perDay} times a day`).join(', ')
    return `- ${percent(share)} of all tables wait for people who come when they like: ${come}. They are reminded after ${remindHours} hours, and after ${limitHours} a bot takes the turn.`
  })
  return [
    ...pace,
    `- ${percent(live.share)} are played in one go, in ${live.minutes} minutes, by people who are all there.`,
    `- At a table sit ${people} people and ${bots} bots on average. A turn is ${answersPerTurn} answers, a match ${turnsPerMatch} turns of people.`,
    `- At the busiest hour ${percent(here)} of those whose turn it becomes over days have the table open and answer within about ${replyMinutes} minutes; who comes stays for about ${sittingMinutes}.`,
    `- People live by ${zones.map(({ share, ahead }) => `UTC${ahead < 0 ? '' : '+'}${ahead} (${percent(share)})`).join(', ')}, sleep at night, and come ${weekend} times as often at weekends.`,
    `- ${percent(wantNotices)} want a notice when it is their turn; ${percent(quiet.share)} of these not between ${quiet.from} and ${quiet.until} o'clock.`,
  ].join('\n')
}
function means(given: Means): string {
  const { cores, databaseCores, memory, disk, writes, busy, kept, passing, corePrice, diskPrice } = given
  return [
    `- A core with ${memory} GB of memory costs ${corePrice} € a month (\`--core-price\`, \`--memory\`), a GB of disk ${diskPrice} € (\`--disk-price\`). These are prices of ordinary rented machines, assumed, not asked for.`,
    `- One process has a machine of ${cores} cores (\`--cores\`), PostgreSQL one of ${databaseCores} (\`--database-cores\`), with ${count(disk)} GB of disk (\`--disk\`) that writes ${writes} MB/s (\`--writes\`).`,
    `- Nothing is planned to be busier than ${percent(busy)} in its busiest minute (\`--busy\`): what is fuller makes people wait.`,
    `- Finished matches are kept for ${kept} days (\`--kept\`), as the server does: see [operations.md](operations.md).`,
    `- What Citus passes on to a shard costs ${passing} times what it costs there (\`--passing\`): nobody has measured this here.`,
  ].join('\n')
}

export function scalePage(costs: Costs): string {
  const simulated = simulate({ tables: TABLES, days: DAYS, seed: SEED, habits: HABITS, means: MEANS, costs })
  const { postgres } = costs
  const { date, node, processor, cores } = costs.measured
  const reached = simulated.setups.map(
    ({ name, limits }) => `${name} ${round(limits[0]!.tables)} (${limits[0]!.resource})`,
  )
  return `# What it takes to carry many tables

<!-- Written by \`npm run simulate -- --write\` from docs/costs.json: do not edit. -->

How many tables under way are carried, and what runs out first: ${reached.join('; ')}.
Most tables wait for somebody, and a table that waits costs its place on the disk and nothing else; what is paid for is play.

\`\`\`sh
npm run bench -- costs --write
npm run simulate -- --tables ${TABLES} --days ${DAYS} --seed ${SEED}
npm run simulate -- --write
\`\`\`

The first measures what things cost and keeps it in \`docs/costs.json\`. The second plays ${DAYS} days, minute by minute, against these costs; the third writes this page.
People come to their tables independently of each other, so how many of all who are waited for come in one minute is one draw (binomial), which falls as it would if each of
them drew alone; how long each has been waited for is known to the hour. The same seed gives the same days.

## What was measured

On ${date}, with Node ${node}, on ${cores} cores of ${processor}, which the crowd that plays shares with the server and the database.
Milliseconds are those of a processor, not of waiting. Bots are those of [ladder.md](ladder.md), over all games.

${measured(costs)}

## What is assumed

Of people (\`tools/scale/habits.ts\`):

${habits(HABITS)}

Of machines and money, each an option of the command:

${means(MEANS)}

## How much there is to do

${loads(simulated)}

${simulated.setups.map(carried).join('\n\n')}

## What to do then

- **One process.** Nothing to run but the program. When its disk fills first, finished matches are kept for less time (\`src/server/keeping.ts\`), or the disk grows; nothing else changes.
- **One PostgreSQL.** \`DATABASE_URL\`, and as many processes as it takes behind any load balancer. They share nothing but the database: append with version check, hints by NOTIFY
  that may be lost, slow polling beside them. Every process hears the hints of all tables, which is cheap until there are very many; then tables would have to be spread over several channels, and a process listen to those of the tables it has open.
- **Sharded.** This is on paper: it was reckoned from the costs of one PostgreSQL, and not tried. The code as it is asks one PostgreSQL; the next section says what would have to change.

## What would have to change for Citus

What lies where, as it would be laid:

${table(
  ['what', 'where', 'why'],
  [
    [
      '`tables`, `events`, `members`, `notices`',
      'distributed by the id of the table, together',
      'all that an answer writes is of one table; the key of `notices` would be (`table_id`, `key`), since what is unique must have in it what it is distributed by',
    ],
    [
      '`guests`, `tokens`, `passkeys`, `wishes`',
      'at the node that all know, as they are',
      'they are found by a hash, an id or a guest, and refer to each other; no answer writes there',
    ],
    [
      '`leases`, `secrets`, `pulse`, `schema_version`, the lock, NOTIFY',
      'the same node',
      'they are of all servers, and NOTIFY does not cross nodes',
    ],
  ],
)}

What each statement would do then:

${table(
  ['statement', 'as it is', 'there'],
  [
    [
      'append',
      `one statement commits up to ${MOST} answers of as many tables`,
      `what writes in several steps must be of one shard: a batch for each shard, and each commits alone. The ${ms(postgres.appendMs)} above are of answers of which ${postgres.connections} were under way at a time and shared statements; what one costs alone was not measured, and would be added to the passing on where shards are so many that few share one`,
    ],
    ['`load`, `seqOf`, `seqOfKey`, `forget`', 'by the id of a table', 'one shard'],
    [
      '`seqsOf`',
      `by the ids of all tables that are watched, every ${LOOK_MS / 1000} seconds by each server`,
      'the shards that have some of them, each its own',
    ],
    [
      '`tablesOf`',
      'joins `members` with `tables` for one guest',
      'all shards, since a guest’s tables lie anywhere: reckoned above, as who comes. Where that becomes too much, lists are kept beside, by the guest, and sitting down and leaving touch two shards',
    ],
    [
      '`due`, `summaries`, `withStatus`, `untouched`, `counts`',
      'by an index of all tables',
      'all shards, for the one server on duty; `counts` of one account for whoever lays a table or starts a match',
    ],
    [
      '`takeNotices`',
      'the first that are due of all tables, with locks that others pass over',
      'not there: what is locked so must be of one shard, and a sender would ask one after the other',
    ],
    [
      '`putNotices`, `settleNotice`, `settledOf`',
      'several tables in one statement, or by the key alone',
      'a statement for each shard, with the id of the table',
    ],
    [
      '`forgetGuests`',
      'joins guests with `members`, once an hour',
      'in two steps: who was not here for long, and of these who has no table at any shard',
    ],
    ['guests, tokens, passkeys, wishes, leases', 'by id, hash, guest or name', 'as they are'],
  ],
)}
`
}
