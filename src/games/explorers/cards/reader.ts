// Reads a deck file: what is wrong with one is told with its line.
import { checksum, Fault } from '#engine'
import { type DeckFile, deckFile, type Row } from '#games/kit/deck'
import { bit, CORNERS, cornersOf, runsOf, turned } from '../hex.ts'
import { cornersOfLands } from '../map.ts'
import printed from './deck.json' with { type: 'json' }
import {
  BOARDS,
  type Board,
  type BoardId,
  type Captain,
  type CaptainId,
  type Deck,
  FEATURES,
  type Feature,
  type Lands,
  type TileCard,
} from './kinds.ts'

const TILES = 48
/** The records cannot be asked here, since their rules read the deck; a test holds that each captain has one. */
const CAPTAINS = printed.captains.map(({ id }) => id as CaptainId)
/** Fields that no rule reads, or that follow from others. */
const WORDS = ['name', 'the', 'origins', 'alike', 'outlines']

export function readDeck(text: string): Deck {
  const file = deckFile(text)
  const captains = file.rows('captains', CAPTAINS.length).map(captain)
  const boards = file.rows('boards', BOARDS.length).map(board)
  const settlements = tokens(file, 'settlements', row => row.number('strength', 1, 7))
  const enemies = tokens(file, 'enemies', row => row.flag('skull'))
  const tiles = tilesOf(file)
  const come = (feature: Feature): number => tiles.filter(tile => tile.feature === feature).length
  if (settlements.length < come('settlement')) throw file.wrong('settlements', 'there are more settlements on tiles')
  if (enemies.length < come('enemy')) throw file.wrong('enemies', 'there are more enemy ships on tiles')
  // The words and where they come from may change; what is played may not.
  const played = JSON.stringify([captains, boards, settlements, enemies, tiles], (key, value) =>
    WORDS.includes(key) ? undefined : value,
  )
  return {
    captains,
    boards: Object.fromEntries(boards.map(each => [each.id, each])) as Record<BoardId, Board>,
    settlements,
    enemies,
    tiles,
    edition: checksum(played),
  }
}
const captain = (row: Row): Captain => ({
  id: row.among('id', CAPTAINS),
  ...row.named(),
  points: row.number('points', 1, 9),
  origins: { name: row.origin('name'), effect: row.origin('effect') },
})
/** As many of each as there are copies. */
const tokens = <T>(file: DeckFile, list: string, value: (row: Row) => T): T[] =>
  file.rows(list).flatMap(row => new Array<T>(row.number('copies', 1, 40)).fill(value(row)))

/** The south of a board is the shore of the Mainland, and its tiles fit together. */
function board(row: Row): Board {
  const tiles = (['west', 'middle', 'east'] as const).map(place => row.parsed(place, landAt))
  if (tiles.some(land => land & SOUTH)) throw row.wrong('the three corners to the south must be sea: «W»')
  const differ = (at: number): boolean => Boolean(tiles[at]! & bit(1)) !== Boolean(tiles[at + 1]! & bit(5))
  if (differ(0) || differ(1)) throw row.wrong('the tiles of a board must fit together')
  return { id: row.among('id', BOARDS), tiles: tiles.map(runsOf) }
}
const SOUTH = bit(2) | bit(3) | bit(4)

function tilesOf(file: DeckFile): TileCard[] {
  const tiles = file.rows('tiles', TILES).map(tile)
  const looks = tiles.map(({ lands, feature }) => `${lands.join()} ${feature}`)
  return tiles.map((each, at) => ({ ...each, alike: looks.indexOf(looks[at]!) }))
}
function tile(row: Row): Omit<TileCard, 'alike'> {
  const lands = runsOf(row.parsed('corners', landAt))
  const feature = row.among('feature', FEATURES)
  const atSea = feature === 'enemy'
  if (!atSea && lands.length === 0) throw row.wrong('livestock and settlements need land: «L»')
  if (atSea && cornersOf(lands[0] ?? 0).length === CORNERS.length) throw row.wrong('an enemy ship needs sea: «W»')
  const origins = { outline: row.origin('outline'), feature: row.origin('feature') }
  const turns = turnsOf(lands, atSea)
  const outlines = turns.map(each => ({ turns: each, corners: turned(cornersOfLands(lands), each) }))
  return { id: row.id, lands, feature, turns, outlines, origins }
}
/** Corners in words, clockwise from the north: «LLWWWW». */
function landAt(word: string): number {
  if (!/^[LW]{6}$/.test(word)) throw new Fault('bad-deck', 'an outline has six corners, each «L» or «W»')
  return CORNERS.reduce<number>((land, corner) => land | (word[corner] === 'L' ? bit(corner) : 0), 0)
}
/** At sea it makes no difference which land comes first. */
function turnsOf(lands: Lands, atSea: boolean): number[] {
  const looks = CORNERS.map(turns => {
    const turning = lands.map(land => turned(land, turns))
    return (atSea ? turning.sort((a, b) => a - b) : turning).join()
  })
  return CORNERS.filter(turns => looks.indexOf(looks[turns]!) === turns)
}
