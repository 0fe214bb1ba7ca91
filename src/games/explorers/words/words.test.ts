// The words of Explorers: every sentence of every match can be said, and is said properly.
import { describe, expect, it } from 'vitest'
import { view } from '#engine'
import {
  CORNERS,
  captainOf,
  cardOf,
  deck,
  type ExplorersNote,
  type ExplorersReason,
  explorers,
  GRADES,
  LIVESTOCK,
  type Move,
  type Refused,
  type View,
} from '#games/explorers'
import { plain, who, wordsSuite } from '#games/kit/testing'
import { type Language, tellTo } from '#games/kit/words'
import { sense } from '../sense/index.ts'
import { CHART, captain, type Scene, scene, tile } from '../testing/index.ts'
import { captainHelp, texts, tileHelp, words } from './index.ts'
import { reading } from './reading/index.ts'
import { rulesIn } from './rules/index.ts'

const [four, strait] = [{ tile: 4 }, { tile: 5, bearing: 6 }]
const NOTES: { readonly [K in ExplorersNote['say']]: ExplorersNote & { say: K } } = {
  captain: { say: 'captain', seat: 0, card: captain('archer') },
  captains: { say: 'captains', seat: 0, cards: [captain('archer'), captain('trader')] },
  begins: { say: 'begins', seat: 1 },
  turn: { say: 'turn', seat: 1 },
  redraws: { say: 'redraws', seat: 0, cards: [tile('T06'), tile('T17')] },
  strays: { say: 'strays', seat: 1, card: tile('T39') },
  discards: { say: 'discards', seat: 0, card: tile('T36') },
  draws: { say: 'draws', seat: 0, count: 1 },
  drew: { say: 'drew', seat: 0, cards: [tile('T36')] },
  lays: { say: 'lays', seat: 0, card: tile('T06'), tile: 9, beside: 4, side: 1 },
  settlement: { say: 'settlement', tile: 9, strength: 3 },
  merges: { say: 'merges', island: 1, gone: [3] },
  closes: { say: 'closes', island: 1, tiles: 4, leaders: [1] },
  loads: { say: 'loads', seat: 0, place: four, vikings: 2, livestock: ['pig'] },
  unloads: { say: 'unloads', seat: 0, place: strait, vikings: 0, livestock: ['horse', 'horse'] },
  delivers: { say: 'delivers', seat: 0, livestock: ['sheep', 'sheep'] },
  sails: { say: 'sails', seat: 1, to: 0 },
  sinks: { say: 'sinks', seat: 1, tile: 5, skull: true },
  walks: { say: 'walks', seat: 0, from: four, to: strait, vikings: 2 },
  drives: { say: 'drives', seat: 0, from: strait, to: four, livestock: 'cattle' },
  builds: { say: 'builds', seat: 1, tiles: [1, 4, 5], island: 0 },
  raids: { say: 'raids', seat: 0, tile: 5, strength: 3, vikings: 3 },
  over: { say: 'over' },
  fares: { say: 'fares', seat: 0, score: 61, grade: 3 },
}
const REASONS: { readonly [K in ExplorersReason['needs']]: ExplorersReason & { readonly needs: K } } = {
  captains: { needs: 'captains' },
  tile: { needs: 'tile' },
  turn: { needs: 'turn', seat: 1 },
  outline: { needs: 'outline' },
  gap: { needs: 'gap' },
  side: { needs: 'side', side: 0, tile: 7 },
  actions: { needs: 'actions', want: 2, have: 1 },
  boarders: { needs: 'boarders', want: 2, have: 1 },
  strength: { needs: 'strength', want: 3, have: 2 },
  tiles: { needs: 'tiles', want: 3, have: 2 },
  around: { needs: 'around', want: 2, have: 1 },
  room: { needs: 'room', most: 3 },
  outposts: { needs: 'outposts', most: 5 },
  cargo: { needs: 'cargo' },
  hold: { needs: 'hold' },
  guard: { needs: 'guard' },
  'own-viking': { needs: 'own-viking' },
  sailor: { needs: 'sailor' },
  path: { needs: 'path' },
  sea: { needs: 'sea', tile: 6 },
  apart: { needs: 'apart', tile: 6 },
}
const ACTIONS: readonly Refused[] = [
  { do: 'act' },
  { do: 'lay', tile: tile('T06'), hex: 0 },
  { do: 'load', land: 0 },
  { do: 'unload', land: 13 },
  { do: 'sail', to: 0 },
  { do: 'walk', from: 12 },
  { do: 'drive', from: 13 },
  { do: 'raid', tile: 4 },
  ...CORNERS.map(corner => ({ do: 'build', point: 24 + corner }) as const),
]

wordsSuite({
  game: explorers,
  sense,
  words,
  reading,
  rules: rulesIn,
  notes: [
    ...Object.values(NOTES),
    { ...NOTES.sinks, skull: false },
    ...GRADES.map((score, grade) => ({ ...NOTES.fares, score, grade })),
    { ...NOTES.closes, leaders: [] },
    { ...NOTES.closes, leaders: [0, 1] },
    { ...NOTES.loads, vikings: 1, livestock: [] },
    ...CORNERS.map(side => ({ ...NOTES.lays, side })),
    ...LIVESTOCK.flatMap(kind => [
      { ...NOTES.drives, livestock: kind },
      { ...NOTES.delivers, livestock: [kind] },
      { ...NOTES.delivers, livestock: [kind, kind] },
    ]),
    ...deck.tiles.map((_, card) => ({ ...NOTES.strays, card })),
    ...deck.captains.map(({ id }) => ({ ...NOTES.captain, card: captain(id) })),
  ],
  reasons: [
    ...Object.values(REASONS),
    { needs: 'side', side: 1, tile: -1 },
    { needs: 'sea', tile: 0 },
    ...(['actions', 'boarders', 'strength', 'around'] as const).map(needs => ({ needs, want: 1, have: 0 })),
  ],
  actions: ACTIONS,
  open: ({ players, astray, settlements }: View, language) =>
    [...players.map(({ hand }) => hand), astray]
      .flatMap(({ cards }) => cards)
      .filter(card => card !== null)
      .map(card => texts[language].tile(cardOf(card)))
      .concat(players.flatMap(({ captain: { cards } }) => cards.map(card => captainOf(card).name[language])))
      .concat(
        settlements.at.map(at => words[language].reason({ needs: 'apart', tile: at }, who).replace(/ touch.*/, '')),
      ),
  further: language => {
    const { provenances, origins, shapes, livestock, kinds } = texts[language]
    return [
      ...Object.values(provenances).flatMap(({ label, help }) => [label, help]),
      ...[origins, shapes, livestock, kinds].flatMap(all => Object.values(all)),
      ...[
        ...deck.captains.map(each => captainHelp(each, language)),
        ...deck.tiles.map(each => tileHelp(each, language)),
      ].flatMap(({ name, kind, text, origins: parts }) => [name, kind, text, ...parts.map(({ part }) => part)]),
    ]
  },
  counted: ['tiles', 'points', 'actions', 'Vikings', 'pigs', 'cows', 'corners'],
  matches: [2, 3, 4].map((seats, i) => ({ seats, options: { board: ['A', 'B', 'D'][i]! } })),
  kinds: ['captain', 'lay', 'act'],
})

describe('a sentence', () => {
  const told = (note: ExplorersNote, language: Language = 'fr') => plain(words[language].note(note, who))
  const to = (me: number, note: ExplorersNote, language: Language = 'fr') =>
    plain(words[language].note(note, tellTo(me, who)))
  it('says where a tile lies, and by which number it goes from now on', () => {
    expect(told(NOTES.lays)).toBe('Ingrid pose un cap avec un cochon à l’est de la tuile 4 : c’est la tuile 9.')
    expect(told(NOTES.lays, 'en')).toBe('Ingrid lays a cape with a pig east of tile 4: it is tile 9.')
  })
  it('counts livestock as one does', () => {
    expect(told(NOTES.unloads)).toBe('Ingrid débarque 2 chevaux sur la tuile 5 (sud).')
    expect(told(NOTES.delivers, 'en')).toBe('Ingrid brings 2 sheep home.')
  })
  it('says you to whoever leads on an island', () => {
    expect(to(1, { ...NOTES.closes, leaders: [0, 1] })).toBe(
      'L’île 2, menée par Ingrid et vous, est complète : elle couvre 4 tuiles.',
    )
  })
  it('contracts articles before the Mainland', () => {
    expect(plain(words.fr.reason({ needs: 'sea', tile: 0 }, who))).toBe('La terre vous sépare du Continent.')
  })
})

describe('an option says what follows', () => {
  const map = `
     .
    . .
     2
    # # #
   # . . #
    M M M
   . . . .
    . . .
`
  const option = (move: Move, { g }: Scene, language: Language = 'fr') => {
    const { label, detail } = words[language].option(move, view(g, 0), tellTo(0, who))
    return plain(`${label} | ${detail}`)
  }
  it('which settlement falls', () => {
    const table = scene({ map, players: [{ ship: 4 }, {}] })
    expect(option({ do: 'unload', land: 12, vikings: 2, livestock: [] }, table)).toBe(
      'Débarquer 2 Vikings | sur la tuile 4 (sud-est) : une colonie de force 2 tombe',
    )
  })
  it('where a ship sails, and what it destroys there', () => {
    const table = scene({ map: map.replace('2', 'e'), players: [{ ship: 1 }, {}] })
    expect(option({ do: 'sail', to: 4 }, table)).toBe(
      'Naviguer vers la tuile 4 | au nord-est ; détruit le bateau ennemi',
    )
    expect(option({ do: 'sail', to: 0 }, table, 'en')).toBe('Sail to the Mainland | to the south-east')
    expect(option({ do: 'sail', to: 2 }, scene({ map, players: [{}, {}] }))).toBe(
      'Naviguer vers la tuile 2 | depuis le Continent',
    )
  })
  it('whose island it closes, and for how many points', () => {
    const table = scene({ map: CHART, players: [{ hand: ['T41'], ashore: ['2'] }, { ashore: ['2'] }] })
    const sayings = table.question.options.map(move => option(move, table))
    expect(sayings.filter(saying => saying.includes('ferme'))).toEqual([
      'Poser le détroit avec une poule au nord-ouest de la tuile 3 | ferme une île de 3 tuiles : 3 points pour vous et Aurèle ; agrandit l’île 3, où personne ne mène ; terre au sud-est et au sud-ouest',
    ])
  })
  it('what a tile does to islands', () => {
    const table = scene({ map, players: [{ hand: ['T06'], ashore: ['3', '3'] }, { ashore: ['3'] }] })
    const sayings = table.question.options.map(move => option(move, table, 'en'))
    expect(sayings).toContain(
      'Lay the cape with a pig east of tile 3 | adds to island 3, led by you; land to the north-west',
    )
    expect(sayings.filter(saying => saying.includes('| begins an island')).length).toBeGreaterThan(3)
  })
})
