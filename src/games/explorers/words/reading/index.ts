// The table of Explorers in words: my ship and what lies around it, what everybody has, the islands, and what lies on every tile.
import type { Seat } from '#engine'
import { type Language, type Reading, typeset, type Who } from '#games/kit/words'
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { captainOf, cardOf, strengthOf } from '../../cards/deck.ts'
import { LIVESTOCK, type Livestock } from '../../cards/kinds.ts'
import { bearingOf } from '../../hex.ts'
import { influences, isComplete } from '../../islands.ts'
import { landOf, MAINLAND, NOTHING, type Place, placeOf, tilesAt } from '../../map.ts'
import { scoreOf } from '../../score.ts'
import { enemyAt, herdOn, isAlone, type PlayerView, settlementAt, type View, vikingsOn } from '../../state.ts'
import * as en from '../help.en.ts'
import * as fr from '../help.fr.ts'
import { effectOf, texts as said } from '../index.ts'

interface ReadingWords {
  readonly me: string
  readonly sea: string
  readonly islands: string
  points(count: number): string
  list(items: readonly string[]): string
  tiles(count: number): string
  vikings(count: number): string
  animals(count: number, kind: Livestock): string
  /** Where somebody stands: «2 Vikings sur la tuile 4». */
  on(what: string, place: Place): string
  tile(number: number): string
  between(tiles: readonly number[]): string
  readonly titles: Record<
    | 'captain'
    | 'captains'
    | 'ship'
    | 'ashore'
    | 'outposts'
    | 'delivered'
    | 'raided'
    | 'sunk'
    | 'fallen'
    | 'hand'
    | 'around'
    | 'influence',
    string
  >
  round(round: number): string
  begins(who: Who, seat: Seat): string
  left(actions: number): string
  stack(tiles: number, gaps: number): string
  astray(tiles: string): string
  settlement(strength: number): string
  readonly enemy: string
  readonly empty: string
  /** Where the lands of a tile lie, and what lies beside it. */
  land(bearings: readonly number[]): string
  beside(side: number, tile: number): string
  island(number: number, tiles: readonly number[], complete: boolean, loose: number): string
  /** Who has influence on an island. */
  influence(who: Who, seat: Seat, influence: number): string
  readonly nobody: string
}
const WORDS: Record<Language, ReadingWords> = {
  fr: typeset<ReadingWords>({
    me: 'Vous',
    sea: 'La carte',
    islands: 'Les îles',
    points: french.points,
    list: french.list,
    tiles: count => french.many(count, 'tuile'),
    vikings: fr.vikings,
    animals: fr.animals,
    on: (what, place) => `${what} sur ${fr.place(place)}`,
    tile: fr.tile,
    between: tiles => `entre ${fr.tiles(tiles)}`,
    titles: {
      captain: 'Capitaine',
      captains: 'À choisir',
      ship: 'Drakkar',
      ashore: 'À terre',
      outposts: 'Avant-postes',
      delivered: 'Bétail rapporté',
      raided: 'Colonies pillées, par force',
      sunk: 'Bateaux ennemis détruits',
      fallen: 'Vikings tombés',
      hand: 'Tuiles en main',
      around: 'Autour du drakkar',
      influence: 'Influence',
    },
    round: round => `Manche ${round}.`,
    begins: (who, seat) => `Premier joueur : ${french.whom(who, seat)}.`,
    left: actions => `Actions restantes : ${actions}.`,
    stack: (tiles, gaps) => `Pile : ${french.many(tiles, 'tuile')}. Places libres autour de la carte : ${gaps}.`,
    astray: tiles => `Écartées : ${tiles}.`,
    settlement: strength => `colonie de force ${strength}`,
    enemy: 'bateau ennemi',
    empty: 'rien',
    land: bearings => `terre ${french.list(bearings.map(fr.towards))}`,
    beside: (side, tile) => `${fr.towards(fr.sideOf(side))}, ${fr.tile(tile)}`,
    island: (number, tiles, complete, loose) =>
      `${french.capital(fr.island(number))} : ${tiles.length > 1 ? fr.tiles(tiles) : fr.tile(tiles[0]!)}, ${complete ? 'complète' : `${french.many(loose, 'coin')} à fermer`}`,
    influence: (who, seat, influence) => `${french.whom(who, seat)} ${influence}`,
    nobody: 'Sans influence',
  }),
  en: {
    me: 'You',
    sea: 'The map',
    islands: 'The islands',
    points: english.points,
    list: english.list,
    tiles: count => english.many(count, 'tile'),
    vikings: en.vikings,
    animals: en.animals,
    on: (what, place) => `${what} on ${en.place(place)}`,
    tile: en.tile,
    between: tiles => `between ${en.tiles(tiles)}`,
    titles: {
      captain: 'Captain',
      captains: 'To choose from',
      ship: 'Longship',
      ashore: 'Ashore',
      outposts: 'Outposts',
      delivered: 'Livestock delivered',
      raided: 'Settlements raided, by strength',
      sunk: 'Enemy ships destroyed',
      fallen: 'Vikings fallen',
      hand: 'Tiles in hand',
      around: 'Around the longship',
      influence: 'Influence',
    },
    round: round => `Round ${round}.`,
    begins: (who, seat) => `First player: ${english.whom(who, seat)}.`,
    left: actions => `Actions left: ${actions}.`,
    stack: (tiles, gaps) => `Stack: ${english.many(tiles, 'tile')}. Free places around the map: ${gaps}.`,
    astray: tiles => `Left out: ${tiles}.`,
    settlement: strength => `a settlement of strength ${strength}`,
    enemy: 'an enemy ship',
    empty: 'nothing',
    land: bearings => `land to the ${english.list(bearings.map(en.wind))}`,
    beside: (side, tile) => `to the ${en.sideWind(side)}, ${en.tile(tile)}`,
    island: (number, tiles, complete, loose) =>
      `${english.capital(en.island(number))}: ${tiles.length > 1 ? en.tiles(tiles) : en.tile(tiles[0]!)}, ${complete ? 'complete' : `${english.many(loose, 'corner')} to close`}`,
    influence: (who, seat, influence) => `${english.whom(who, seat)} ${influence}`,
    nobody: 'No influence',
  },
}

export const reading: Record<Language, Reading<View>> = { fr: readingIn('fr'), en: readingIn('en') }

function readingIn(language: Language): Reading<View> {
  const say = WORDS[language]
  const texts = said[language]
  const { titles } = say
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  const told = (title: string, items: readonly string[]): string[] =>
    items.length > 0 ? [`${title}${colon}${items.join(', ')}.`] : []
  const herd = (livestock: readonly Livestock[]): string[] =>
    LIVESTOCK.flatMap(kind => {
      const count = livestock.filter(each => each === kind).length
      return count > 0 ? [say.animals(count, kind)] : []
    })
  const tileNames = (cards: readonly number[]): string[] => cards.map(card => texts.tile(cardOf(card)))

  function board(g: View, player: PlayerView, seat: Seat): string[] {
    const { captain, captains, hand, aboard, ashore, delivered, raided, sunk, fallen } = player
    const cargo = [...(aboard > 0 ? [say.vikings(aboard)] : []), ...herd(player.hold)]
    const named = (cards: readonly (number | null)[]): string[] =>
      cards.flatMap(card =>
        card === null ? [] : [`${captainOf(card).name[language]}. ${effectOf(captainOf(card), texts)}`],
      )
    return [
      `${say.points(scoreOf(g, seat).score)}.`,
      ...named(captain.cards).map(each => `${titles.captain}${colon}${each}`),
      ...named(captains.cards).map(each => `${titles.captains}${colon}${each}`),
      `${titles.ship}${colon}${say.tile(player.ship)}, ${cargo.join(', ') || say.empty}.`,
      ...told(
        titles.ashore,
        [...new Set(ashore)].map(land => say.on(say.vikings(vikingsOn(player, land)), placeOf(g.map, land))),
      ),
      ...told(
        titles.outposts,
        player.outposts.map(point => say.between(tilesAt(g.map, point).map(([tile]) => tile))),
      ),
      ...told(
        titles.delivered,
        LIVESTOCK.flatMap((kind, at) => (delivered[at]! > 0 ? [say.animals(delivered[at]!, kind)] : [])),
      ),
      ...told(titles.raided, raided.cards.map(strengthOf).map(String)),
      ...(sunk.cards.length > 0 ? [`${titles.sunk}${colon}${sunk.cards.length}.`] : []),
      ...(fallen > 0 ? [`${titles.fallen}${colon}${fallen}.`] : []),
      ...handOf(hand.cards),
    ]
  }
  /** Hidden tiles are counted. */
  function handOf(cards: readonly (number | null)[]): string[] {
    const seen = cards.filter(card => card !== null)
    return told(titles.hand, seen.length === cards.length ? tileNames(seen) : [say.tiles(cards.length)])
  }
  function lyingOn(g: View, tile: number): string[] {
    const { lands } = g.map[tile]!
    const token = g.settlements.tokens.cards[settlementAt(g, tile)]
    return [
      ...lands.flatMap((_, at) => {
        const things = herd(herdOn(g, landOf(tile, at)))
        return things.length > 0 ? [say.on(say.list(things), placeOf(g.map, landOf(tile, at)))] : []
      }),
      ...(token === undefined ? [] : [say.settlement(strengthOf(token))]),
      ...(enemyAt(g, tile) >= 0 ? [say.enemy] : []),
    ]
  }
  /** What lies around the ship of whoever asks. */
  function around(g: View, seat: Seat): string[] {
    const { ship } = g.players[seat]!
    return besides(g, ship).map(({ where, tile }) => {
      const lying = lyingOn(g, tile)
      return `${titles.around}${colon}${where}${lying.length > 0 ? ` (${lying.join(', ')})` : ''}.`
    })
  }
  function besides({ map }: View, at: number): { where: string; tile: number }[] {
    return map[at]!.near.flatMap((tile, side) => {
      if (tile === NOTHING) return []
      return [{ where: at === MAINLAND ? say.tile(tile) : say.beside(side, tile), tile }]
    })
  }
  function tileLine(g: View, tile: number): string {
    const { lands } = g.map[tile]!
    const lines = [
      ...(lands.length > 0 && tile !== MAINLAND ? [say.land(lands.map(bearingOf))] : []),
      ...besides(g, tile).map(({ where }) => where),
      ...lyingOn(g, tile),
    ]
    return `${english.capital(say.tile(tile))}${colon}${lines.join(', ')}.`
  }
  function sea(g: View, who: Who): string[] {
    return [
      say.round(Math.max(1, g.round)),
      ...(isAlone(g) ? [] : [say.begins(who, g.first)]),
      ...(g.phase === 'turns' && g.turn.stage === 'act' ? [say.left(g.turn.left)] : []),
      say.stack(g.stack.cards.length, g.gaps.length),
      ...(g.astray.cards.length > 0 ? [say.astray(tileNames(g.astray.cards).join(', '))] : []),
      ...g.map.map((_, tile) => tileLine(g, tile)),
    ]
  }
  function islands(g: View, who: Who): string[] {
    const all = influences(g)
    return g.islands.flatMap((island, number) => {
      if (island.tiles.length === 0) return []
      const led = all[number]!.flatMap((influence, seat) =>
        influence > 0 ? [say.influence(who, seat, influence)] : [],
      )
      const { tiles, loose } = island
      return [
        `${say.island(number, tiles, isComplete(island), loose)}.`,
        ...(led.length > 0 ? told(titles.influence, led) : [`${say.nobody}.`]),
      ].join(' ')
    })
  }
  return (g, me, who) => {
    const seats: readonly Seat[] = g.players.map((_, i) => ((me ?? 0) + i) % g.players.length)
    return [
      ...seats.map(seat => ({
        title: seat === me ? say.me : who(seat),
        lines: [...board(g, g.players[seat]!, seat), ...(seat === me ? around(g, seat) : [])],
      })),
      { title: say.islands, lines: islands(g, who) },
      { title: say.sea, lines: sea(g, who) },
    ]
  }
}
