// npm run verify -- match.json: replays an exported match and checks every die, card and answer of it. Every
// deck that has come with a game is known; a match of a deck of one's own is checked with it: DECKS=folder npm run verify -- match.json
import { readFileSync } from 'node:fs'
import { Fault, verify } from '#engine'
import { findEditions, GAMES } from '#games'
import { decksFrom } from '../src/server/decks.ts'
import { reporting } from './cli.ts'

await reporting(async () => {
  const file = process.argv[2]
  if (file === undefined) throw new Fault('bad-options', 'which file? npm run verify -- match.json')
  const decks = process.env['DECKS']
  await findEditions()
  if (decks) decksFrom(decks)
  const text = readFileSync(file, 'utf8')
  const { game, seats, answers, result, commitment } = verify(GAMES, parse(text))
  const winners = result.filter(standing => standing.rank === 1).map(standing => standing.seat)
  console.log(`verified: ${game}, ${seats} seats, ${answers.length} answers, won by seat ${winners.join(' and ')}`)
  console.log(`every die and card follows from the secret promised as ${commitment}`)
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('malformed', 'this file is not JSON')
  }
}
