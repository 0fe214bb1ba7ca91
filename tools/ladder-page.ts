// docs/ladder.md, written from the figures.
import { ANCHOR, type Ladder, paceOf, type Row, ratingsOf, rowsOf, SEED, SKILLS, type Standings } from '#bots/arena'
import { words as explorers } from '#games/explorers/words'
import { words as maitre } from '#games/maitre/words'
import { words as raiders } from '#games/raiders/words'
import { words as shipwrights } from '#games/shipwrights/words'
import { demandsOn } from './ladder-demands.ts'
import type { Trained, Training } from './ladder-files.ts'

export const CHART = 'pictures/ladder.svg'
export const TITLES: { readonly [game: string]: string } = {
  explorers: explorers.fr.title,
  maitre: maitre.fr.title,
  raiders: raiders.fr.title,
  shipwrights: shipwrights.fr.title,
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
const command = (game: string, { bots, games }: Row): string =>
  `npm run arena -- --game ${game} --bots ${bots.join(',')} --games ${games} --seed ${SEED}`
const HOLDS = { yes: 'yes', likely: 'so far, not yet surely', no: '**no**' }

function meetings(game: string, rows: readonly Row[]): string {
  const cells = rows.map(row => [
    `\`${row.bots[0]}\``,
    crowd(row.bots.slice(1)),
    String(row.games),
    row.games === 0 ? '–' : percent(row.share),
    row.games === 0 ? '–' : row.interval95.map(percent).join(' to '),
    percent(row.wanted),
    row.holds === null ? 'not played yet' : HOLDS[row.holds],
  ])
  const head = ['bot', 'against', 'matches', 'wins', '95 % interval', 'at least', 'holds']
  const commands = rows.filter(({ games }) => games > 0).map(row => command(game, row))
  return [table(head, cells), '', '```sh', ...commands, '```'].join('\n')
}
const crowd = (bots: readonly string[]): string =>
  bots.length === 1 ? `\`${bots[0]}\`` : `${bots.length} × \`${bots[0]}\``

function ratings(standings: Standings): string {
  const rows = ratingsOf(standings).map(({ bot, rating, interval95: [low, high] }) => [
    `\`${bot}\``,
    rating.toFixed(0),
    bot === ANCHOR ? 'fixed' : `${low.toFixed(0)} to ${high.toFixed(0)}`,
    paceOf(standings, bot).toFixed(paceOf(standings, bot) < 10 ? 2 : 0),
  ])
  return table(['bot', 'rating', '95 % interval', 'ms a decision'], rows)
}
function ceiling(game: string, standings: Standings, rows: readonly Row[]): string[] {
  if (!demandsOn(game).ceilings) return []
  const longer = paceOf(standings, 'tenfold') / paceOf(standings, 'expert')
  const words = [
    '### How much better one could be',
    '',
    'Dice decide much of this game, so even a perfect player does not win every match. Two bots that nobody is offered',
    `show how much room is left above \`expert\`: \`tenfold\` thinks a turn further, which took ${longer.toFixed(1)} times as long,`,
    'and `seer` is told the coming dice, which no player can be.',
    '',
  ]
  return [...words, rows.length > 0 ? meetings(game, rows) : 'Not measured yet: these bots do not exist yet.', '']
}
function section(game: string, standings: Standings): string[] {
  const rows = rowsOf(game, demandsOn(game), standings)
  const others = rows.filter(({ part }) => part !== 'ceiling')
  return [
    `## ${TITLES[game] ?? game}`,
    '',
    ratings(standings),
    '',
    meetings(game, others),
    '',
    ...ceiling(
      game,
      standings,
      rows.filter(({ part }) => part === 'ceiling'),
    ),
    `Played on ${standings.date} by the code \`${standings.code}\`.`,
    '',
  ]
}

/** How the weights of a game came about, and how strong they were on the way. */
function lessons(trained: Trained | undefined): string[] {
  if (!trained) return []
  const { command, minutes, code, edition, curve } = trained
  const opponents = [...new Set(curve.flatMap(({ won }) => Object.keys(won)))]
  const rows = curve.map(({ matches, minutes: spent, won }) => [
    String(matches),
    spent.toFixed(1),
    ...opponents.map(opponent => (won[opponent] === undefined ? '–' : percent(won[opponent]))),
  ])
  const head = ['matches played', 'minutes of one core', ...opponents.map(opponent => `over \`${opponent}\``)]
  return [
    '### How it was learned',
    '',
    'What options look like at a glance was learned from nothing, by matches against itself. On the way it won, deciding at a glance:',
    '',
    table(head, rows),
    '',
    `The weights were published after ${minutes.toFixed(1)} minutes of one core, by the code \`${code}\` with the deck \`${edition}\`:`,
    '',
    '```sh',
    command,
    '```',
    '',
  ]
}

const INTRO = `# How strong the bots are

<!-- Written by \`npm run ladder\` from docs/ladder.json: do not edit. -->

Every level meets every other in matches of two, seats changed after each match, every deal played from both seats.
A rating says how often one wins: 100 points more are 64 matches of 100, 200 points 76, 400 points 91.
\`${ANCHOR}\` stands at 1000 by definition; \`random\` picks anything and is offered to nobody. A draw counts half for each.
The intervals hold with 95 % certainty: those of shares are Wilson's, those of ratings come from the curvature of the
likelihood (Bradley–Terry). The time of a decision is what one processor core computed, forced moves included.
The same command prints the same wins on every machine: bots look at a fixed number of worlds, whatever the time.

## What the levels are

All see what their seat sees, and no more. They differ in how far they look:

- \`easy\` notices little of what it sees, as a newcomer does.
- \`medium\` decides at a glance, but with an eye for what it needs and for what others have.
- \`hard\` and \`expert\` look ahead. Where a game can tell exactly what comes of a turn, as Le Maître des Mers can, they think
  ${SKILLS.hard.turns} and ${SKILLS.expert.turns} turns through. Elsewhere they play worlds they cannot tell from the real one to the end of the round:
  \`hard\` ${SKILLS.hard.iterations} of them, and in ${SKILLS.hard.haste} of 100 decisions it is too hasty to, \`expert\` ${SKILLS.expert.iterations} for every decision.

Nobody thinks longer than ${SKILLS.medium.ms / 1000} s (\`medium\`), ${SKILLS.hard.ms / 1000} s (\`hard\`) or ${SKILLS.expert.ms / 1000} s (\`expert\`), however slow the machine.

![Ratings of the levels in each game](${CHART})
`
const OUTRO = `## Do it again

\`npm run ladder\` plays what is missing (all games, 200 matches a pair) and writes this page; \`--game\`, \`--games\` and \`--minutes\`
bound it; of a pair that the commands above have played longer, all matches count. Interrupt it whenever you like: finished matches are kept in \`.arena/\`, told apart by the code that played them,
and the page is written from what is there.
`

export function ladderPage(ladder: Ladder, training: Training): string {
  const games = Object.entries(ladder).flatMap(([game, standings]) => [
    ...section(game, standings),
    ...lessons(training[game]),
  ])
  return [INTRO, ...games, OUTRO].join('\n')
}
