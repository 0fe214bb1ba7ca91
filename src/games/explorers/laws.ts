// The conservation laws of Explorers: what must hold after every answer, or the rules are broken.
import { cardOf } from './cards/deck.ts'
import { type Feature, LIVESTOCK, type Livestock } from './cards/kinds.ts'
import { tilesAt } from './map.ts'
import { type G, OUTPOSTS, type Player, roomOf, VIKINGS } from './state.ts'

/** Null, or what is broken. */
export function broken(g: G): string | null {
  for (const [seat, player] of g.players.entries()) {
    const law = brokenPlayer(player)
    if (law !== null) return `seat ${seat} ${law}`
  }
  return brokenTokens(g) ?? brokenLivestock(g) ?? brokenMap(g)
}
function brokenPlayer(player: Player): string | null {
  const { ashore, aboard, fallen, outposts } = player
  const vikings = ashore.length + aboard + fallen
  if (vikings !== VIKINGS || aboard < 0) return `has ${vikings} Vikings`
  if (roomOf(player) < 0) return 'has more aboard than the ship holds'
  return outposts.length > OUTPOSTS ? 'has too many outposts' : null
}
const laidWith = ({ laid }: G, feature: Feature): number =>
  laid.cards.filter(card => cardOf(card).feature === feature).length
/** One token came with every tile that shows one. */
function brokenTokens(g: G): string | null {
  const { settlements, enemies, players } = g
  const raided = players.reduce((sum, player) => sum + player.raided.cards.length, settlements.at.length)
  if (raided !== laidWith(g, 'settlement')) return `there are ${raided} settlements`
  const sunk = players.reduce((sum, player) => sum + player.sunk.cards.length, enemies.at.length)
  if (sunk !== laidWith(g, 'enemy')) return `there are ${sunk} enemy ships`
  const places = [settlements, enemies].every(({ at, tokens }) => at.length === tokens.cards.length)
  return places ? null : 'a token lies nowhere'
}
function brokenLivestock(g: G): string | null {
  const roaming = [...g.livestock.kinds, ...g.players.flatMap(({ hold }) => hold)]
  const count = (kind: Livestock, at: number): number =>
    g.players.reduce((sum, { delivered }) => sum + delivered[at]!, roaming.filter(each => each === kind).length)
  const wrong = LIVESTOCK.find((kind, at) => count(kind, at) !== laidWith(g, kind))
  return wrong === undefined ? null : `some livestock (${wrong}) is lost, or came from nowhere`
}
/** Outposts stand apart, every land has its island, and no island covers a tile it has no land on. */
function brokenMap({ map, islands, players }: G): string | null {
  const touched = players.flatMap(({ outposts }) =>
    outposts.flatMap(point => tilesAt(map, point).map(([tile]) => tile)),
  )
  if (new Set(touched).size !== touched.length) return 'two outposts touch one tile'
  if (map.filter(({ outpost }) => outpost).length !== touched.length) return 'an outpost is not on the map'
  const lies = (tile: number, island: number): boolean => map[tile]!.islands.includes(island)
  const lost = islands.findIndex(({ tiles, loose }, island) => loose < 0 || tiles.some(tile => !lies(tile, island)))
  return lost < 0 ? null : `island ${lost} is not where its tiles are`
}
