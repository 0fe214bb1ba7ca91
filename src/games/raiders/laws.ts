// The conservation laws of Raiders: what must hold after every answer, or the rules are broken.
import { deck } from './cards/deck.ts'
import { asGood, COLOURS, GOODS } from './cards/kinds.ts'
import { isHero } from './cards/townsfolk/index.ts'
import { ARMOUR, BUILDINGS, CREW, DISPLAY, type G, PIECES, type Player, WORKERS } from './state.ts'
import { VILLAGE } from './village.ts'

/** Null, or what is broken. */
export function broken(g: G): string | null {
  for (const [seat, player] of g.players.entries()) {
    const law = brokenBoard(player)
    if (law !== null) return `seat ${seat} ${law}`
    const acts = g.phase === 'turns' && g.turn.seat === seat
    if (!acts && player.worker === null) return `seat ${seat} has no worker in hand`
  }
  if (g.display.cards.length < DISPLAY && g.stack.cards.length > 0 && g.phase === 'turns') {
    return 'an offering is missing on display'
  }
  return brokenSupply(g) ?? brokenVillage(g)
}
function brokenBoard({ goods, armour, crew }: Player): string | null {
  if (goods.some(count => count < 0)) return 'owes pieces'
  if (armour < 0 || armour > ARMOUR) return `has ${armour} armour`
  if (crew.cards.length > CREW) return 'has too many in the crew'
  if (crew.cards.filter(isHero).length > 1) return 'has two heroes'
  return null
}
function brokenSupply({ supply, players, north }: G): string | null {
  const lying = (token: number): number => north.flat().reduce((sum, set) => sum + (set?.[token] ?? 0), 0)
  for (const [good, name] of GOODS.entries()) {
    const token = [0, 1, 2, 3].find(each => each > 0 && asGood(each) === good)
    const held = players.reduce((sum, { goods }) => sum + goods[good]!, supply.goods[good]!)
    const count = held + (token === undefined ? 0 : lying(token))
    if (count !== PIECES[name] || supply.goods[good]! < 0) return `there are ${count} pieces of ${name}`
  }
  const valkyries = supply.valkyries + lying(0)
  return valkyries === PIECES.valkyries ? null : `there are ${valkyries} Valkyries`
}
/** Workers are never lost: three stand in the village between turns, and everybody holds one. */
function brokenVillage({ village, players, north, spots, turn, phase }: G): string | null {
  for (const [at, colour] of village.entries()) {
    if (colour !== null && !VILLAGE[BUILDINGS[at]!].workers.includes(colour))
      return `${BUILDINGS[at]} has a ${colour} worker`
  }
  for (const colour of COLOURS) {
    const waiting = north.flatMap((sets, at) =>
      sets.filter((set, i) => set && deck.settlements[at]!.sets[i]!.worker === colour),
    )
    const count =
      waiting.length +
      [...village, ...players.map(({ worker }) => worker), ...spots.flat()].filter(each => each === colour).length
    const all = colour === 'black' ? 3 + players.length : WORKERS[colour]
    if (count !== all) return `there are ${count} ${colour} workers`
  }
  const standing = village.filter(colour => colour !== null).length
  const between = phase === 'setup' || turn.stage === 'place'
  return between && standing !== 3 ? `${standing} workers stand in the village` : null
}
