// docs/balance.md and what the terminal shows, written from the figures of some runs.
import type { Balance, Spread } from '#bots/arena'
import { GAMES } from '#games'
import { TITLES } from './ladder-page.ts'
import { table } from './markdown.ts'

export type Balances = readonly Balance[]

/** The same question, asked of another deck or of more matches: the newer answer takes its place. */
export const sameRun = (a: Balance, b: Balance): boolean => nameOf(a) === nameOf(b)
const nameOf = ({ game, bots, options }: Balance): string => JSON.stringify([game, bots, options])

export function commandOf({ game, seats, matches, bots, seed, options }: Balance): string {
  const level = new Set(bots).size === 1 ? bots[0]! : bots.join(',')
  const varied = Object.keys(options).length > 0 ? ` --options '${JSON.stringify(options)}'` : ''
  return `npm run balance -- --game ${game} --seats ${seats} --matches ${matches} --bots ${level} --seed ${seed}${varied}`
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const figure = (value: number): string => String(Number(value.toFixed(2)))
/** What is more than a whole is a count. */
const partOrCount = (value: number): string => (value > 1 ? figure(value) : percent(value))
const range = ({ mean, p10, p90 }: Spread): string => `${figure(mean)} (${figure(p10)} to ${figure(p90)})`
/** `goldWasted` → `gold wasted`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const course = (balances: Balances): string =>
  table(
    ['seats', 'bots', 'matches', 'rounds', "winner's points", 'margin', 'shared wins', 'wins by seat, from who begins'],
    balances.map(each => [
      String(each.seats),
      [...new Set(each.bots)].join(', '),
      String(each.matches),
      range(each.rounds),
      range(each.winner),
      figure(each.margin),
      percent(each.sharedWins),
      each.winsBySeat.map(percent).join(', '),
    ]),
  )
function own(balances: Balances): string[] {
  const figures = [...new Set(balances.flatMap(each => Object.keys(each.own)))]
  if (figures.length === 0) return []
  const rows = balances.map(each => [
    String(each.seats),
    ...figures.map(name => (name in each.own ? partOrCount(each.own[name]!) : '–')),
  ])
  return [table(['seats', ...figures.map(spaced)], rows)]
}
const SHARES = ['use', 'inMatches', 'owners', 'wins']
function cards({ cards: used }: Balance): string[] {
  const lines = Object.entries(used)
  if (lines.length === 0) return []
  const counts = [...new Set(lines.flatMap(([, card]) => Object.keys(card)))].filter(what => !SHARES.includes(what))
  const rows = lines.map(([id, card]) => [
    id,
    ...counts.map(what => String(card[what] ?? '–')),
    percent(card.use),
    percent(card.inMatches),
    card.owners === 0 ? '–' : percent(card.wins),
  ])
  return [table(['card', ...counts, 'played of held', 'played in matches', 'owners win'], rows)]
}
/** All that one run tells. */
export const tablesOf = (balance: Balance): string[] => [course([balance]), ...own([balance]), ...cards(balance)]

const INTRO = `# What the decks do to the games

<!-- Written by \`npm run balance -- … --write\` from docs/balance.json: do not edit. -->

Matches of bots, every one with a deal of its own, counted by the game's own census. Of lengths and points the mean is told, and
between what eight of ten matches lie. \`played of held\` is the part of the times a card came to somebody that it was put to use,
\`owners win\` the part of those who used it that won the match; with four seats one of four does anyway.`
/** What a deck is meant to do, and where it cannot. */
const AIMS: { readonly [game: string]: string } = {
  maitre: `Wanted among \`hard\`: nobody has a treasure in less than 5 % of the matches of two to four and 12 % of those of six; at four seats every goods
card is bought in a third of the matches, and who begins wins less than 30 %.`,
  shipwrights: `Wanted among \`hard\`: 8 to 13 days, 11 to 18 points for the winner, at most 20 % of the evening gold lost; at four seats less than 3 % of the wins
shared, every villager, tool and building played in a third of the times held, and no tool or building that wins more than 40 % for its owners.
Among \`hard\` and among \`expert\` the Berserker alone falls short: for the 5 gold its rule asks a rival loses one tool, which cost 1 to 3, so that it seldom pays. Its price and effect are the rulebook's.`,
  raiders: `Wanted among \`hard\`, in 200 matches of two: no townsfolk that nobody ever hires or plays.`,
  explorers: `Wanted among \`hard\`: every head of the score brings points in at least a third of the matches, and 4 to 8 islands are completed.`,
}
function section(game: string, balances: Balances): string[] {
  const options = (each: Balance): string =>
    Object.keys(each.options).length > 0 ? `, with \`${JSON.stringify(each.options)}\`` : ''
  const ordered = balances.toSorted((a, b) => a.seats - b.seats)
  return [
    `## ${TITLES[game] ?? game}`,
    ...(game in AIMS ? [AIMS[game]!] : []),
    course(ordered),
    ...own(ordered),
    ['```sh', ...ordered.map(each => `${commandOf(each)} --write`), '```'].join('\n'),
    ...ordered.flatMap(each => [`### The cards, ${each.seats} × ${each.bots[0]}${options(each)}`, ...cards(each)]),
  ]
}
export function balancePage(balances: Balances): string {
  const games = GAMES.map(({ id }) => id).filter(id => balances.some(({ game }) => game === id))
  const sections = games.flatMap(id =>
    section(
      id,
      balances.filter(({ game }) => game === id),
    ),
  )
  const told = sections.length > 0 ? sections : ['No run is kept here yet.']
  return `${[INTRO, ...told].join('\n\n')}\n`
}
