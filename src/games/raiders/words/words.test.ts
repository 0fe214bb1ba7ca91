// The words of Raiders: every sentence of every match can be said, and is said properly.
import { describe, expect, it } from 'vitest'
import { view } from '#engine'
import { plain, who, wordsSuite } from '#games/kit/testing'
import { type Language, tellTo } from '#games/kit/words'
import {
  BUILDINGS,
  cardOf,
  deck,
  GOODS,
  type Move,
  offeringOf,
  PLUNDER,
  type RaidersNote,
  type RaidersReason,
  type Refused,
  raiders,
  type View,
} from '#games/raiders'
import { sense } from '../sense/index.ts'
import { card, type Scene, scene, tile } from '../testing/index.ts'
import { cardHelp, texts, words } from './index.ts'
import { reading } from './reading/index.ts'
import { rulesIn } from './rules/index.ts'

const [archer, sage, folke] = [card('archer'), card('sage'), card('folke')]
const NOTES: { readonly [K in RaidersNote['say']]: RaidersNote & { say: K } } = {
  keeps: { say: 'keeps', seat: 0, count: 3 },
  kept: { say: 'kept', seat: 0, cards: [archer, sage, folke] },
  casts: { say: 'casts', seat: 1, dice: [3, 4] },
  begins: { say: 'begins', seat: 1 },
  turn: { say: 'turn', seat: 1 },
  places: { say: 'places', seat: 0, building: 'mill', colour: 'black' },
  picks: { say: 'picks', seat: 0, building: 'armoury', colour: 'grey' },
  idles: { say: 'idles', seat: 1, building: 'long_house' },
  uses: { say: 'uses', seat: 0, building: 'barracks' },
  draws: { say: 'draws', seat: 0, count: 1 },
  drew: { say: 'drew', seat: 0, cards: [] },
  reshuffles: { say: 'reshuffles' },
  discards: { say: 'discards', seat: 0, cards: [archer] },
  sells: { say: 'sells', seat: 0, cards: [archer, archer] },
  plays: { say: 'plays', seat: 0, card: sage },
  vainly: { say: 'vainly', seat: 0, card: archer },
  hires: { say: 'hires', seat: 0, card: archer, silver: 3 },
  dismisses: { say: 'dismisses', seat: 1, card: sage },
  discharges: { say: 'discharges', seat: 0, card: card('beggar') },
  dies: { say: 'dies', seat: 1, card: archer },
  returns: { say: 'returns', seat: 0, card: card('berserker') },
  falls: { say: 'falls', seat: 1, card: folke },
  gains: { say: 'gains', seat: 0, good: 'gold', count: 1 },
  pays: { say: 'pays', seat: 0, good: 'provisions', count: 1 },
  loses: { say: 'loses', seat: 1, good: 'silver', count: 1 },
  stores: { say: 'stores', seat: 0, good: 'silver', count: 2 },
  takes: { say: 'takes', seat: 0, from: 1, good: 'iron', count: 1 },
  armour: { say: 'armour', seat: 0, count: 1 },
  disarmed: { say: 'disarmed', seat: 1, count: 1 },
  valkyries: { say: 'valkyries', seat: 0, count: 2 },
  offers: { say: 'offers', seat: 0, tile: tile('2 gold') },
  reveals: { say: 'reveals', tiles: [tile('4 silver'), tile('2 iron')] },
  exchanges: { say: 'exchanges', seat: 0, from: 1, building: 'mill', colour: 'grey', was: 'white' },
  hands: { say: 'hands', seat: 0, to: 1, count: 1 },
  handed: { say: 'handed', seat: 0, to: 1, cards: [sage] },
  curses: { say: 'curses', seat: 0, settlement: 0 },
  filches: { say: 'filches', seat: 0, settlement: 1, good: 'livestock' },
  raids: { say: 'raids', seat: 0, settlement: 3, colour: 'grey' },
  rolls: { say: 'rolls', seat: 0, dice: [2, 5] },
  rerolls: { say: 'rerolls', seat: 0, face: 2, to: 4 },
  strikes: { say: 'strikes', seat: 0, settlement: 8, strength: 24, points: 7 },
  glory: { say: 'glory', seat: 0, count: 1 },
  plunders: { say: 'plunders', seat: 0, settlement: 3, tokens: [1, 0, 2, 1], worker: 'white' },
  ending: { say: 'ending', why: 'valkyries', seat: 1 },
  over: { say: 'over' },
}
const REASONS: { readonly [K in RaidersReason['needs']]: RaidersReason & { readonly needs: K } } = {
  'all-kept': { needs: 'all-kept' },
  turn: { needs: 'turn', seat: 1 },
  goods: { needs: 'goods', good: 'provisions', want: 4, have: 1 },
  crew: { needs: 'crew', want: 3, have: 2 },
  cards: { needs: 'cards', want: 1, have: 0 },
  worker: { needs: 'worker', colours: ['grey', 'white'], have: 'black' },
  free: { needs: 'free', building: 'mill' },
  occupied: { needs: 'occupied', building: 'armoury' },
  other: { needs: 'other', building: 'barracks' },
  unused: { needs: 'unused', building: 'gate_house' },
  'being-at': { needs: 'being-at', building: 'town_hall' },
  'held-worker': { needs: 'held-worker' },
  'plunder-left': { needs: 'plunder-left', settlement: 4 },
  supply: { needs: 'supply', good: 'gold' },
  'no-hero': { needs: 'no-hero', card: folke },
  'hall-effect': { needs: 'hall-effect', card: folke },
  'no-effect': { needs: 'no-effect', card: archer },
  'armour-room': { needs: 'armour-room', most: 10 },
  pile: { needs: 'pile' },
  'own-crew': { needs: 'own-crew' },
  'other-cards': { needs: 'other-cards' },
  'valkyries-left': { needs: 'valkyries-left' },
  'sets-left': { needs: 'sets-left' },
  'building-left': { needs: 'building-left' },
  'offerings-left': { needs: 'offerings-left' },
  'other-worker': { needs: 'other-worker' },
  'their-goods': { needs: 'their-goods', good: 'silver' },
  'their-plunder': { needs: 'their-plunder' },
  'their-armour': { needs: 'their-armour' },
  'their-cards': { needs: 'their-cards' },
  'their-hero': { needs: 'their-hero' },
  'harbour-plunder': { needs: 'harbour-plunder' },
}
const ACTIONS: readonly Refused[] = [
  { do: 'act' },
  { do: 'trade' },
  { do: 'enough' },
  { do: 'raid', settlement: 4 },
  { do: 'discharge', card: card('beggar') },
  { do: 'play', card: sage },
  { do: 'play', card: sage, vain: true },
  { do: 'sell', card: sage, for: 'gold' },
  { do: 'hire', card: folke },
  { do: 'arm', with: 'iron' },
  { do: 'arm', with: 'silver' },
  { do: 'gain', what: 'gold' },
  { do: 'gain', what: 'cards' },
  { do: 'offer', tile: tile('2 gold') },
  ...BUILDINGS.flatMap(building => [{ do: 'place', building } as const, { do: 'pick', building, idle: true } as const]),
]

wordsSuite({
  game: raiders,
  sense,
  words,
  reading,
  rules: rulesIn,
  notes: [
    ...Object.values(NOTES),
    ...[NOTES.gains, NOTES.draws, NOTES.armour].map(note => ({ ...note, count: 0 })),
    { ...NOTES.strikes, points: 0 },
    { ...NOTES.hires, silver: 0 },
    { ...NOTES.plunders, tokens: [0, 0, 0, 0] },
    ...(['fortresses', 'offerings', 'last-round'] as const).map(why => ({ ...NOTES.ending, why })),
    ...GOODS.map(good => ({ ...NOTES.gains, good, count: 0 })),
    ...PLUNDER.map(good => ({ ...NOTES.filches, good })),
    ...BUILDINGS.map(building => ({ ...NOTES.picks, building })),
    ...deck.settlements.map((_, settlement) => ({ ...NOTES.plunders, settlement })),
    ...deck.cards.map((_, each) => ({ ...NOTES.dies, card: each })),
  ],
  reasons: [
    ...Object.values(REASONS),
    ...GOODS.map(good => ({ needs: 'goods', good, want: 1, have: 0 })),
    ...BUILDINGS.map(building => ({ needs: 'free', building })),
  ],
  actions: ACTIONS,
  open: ({ discard, called, players, display }: View, language) =>
    [discard, called, ...players.flatMap(player => [player.hand, player.crew])]
      .flatMap(({ cards }) => cards)
      .filter(each => each !== null)
      .map(each => cardOf(each).name[language])
      .concat(display.cards.map(each => texts[language].offering(offeringOf(each))))
      .concat(players.flatMap(({ goods, armour }) => [...goods, armour].map(String))),
  further: language => {
    const { provenances, buildings, kinds, goods, colours, origins, kind, hero } = texts[language]
    return [
      kind,
      hero,
      ...[provenances, buildings, kinds].flatMap(all => Object.values(all).flatMap(({ label, help }) => [label, help])),
      ...[goods, colours, origins].flatMap(all => Object.values(all)),
      ...[...deck.titles, ...deck.firstTitles].flatMap(face => {
        const help = cardHelp(face, language)
        return [help.name, help.kind, help.text]
      }),
    ]
  },
  counted: ['cards', 'points', 'provisions', 'steps', 'Valkyries', 'actions', 'offerings'],
  matches: [2, 3, 4].flatMap(seats =>
    [false, true].map(saga => ({ seats, options: { runesaga: saga, firstPrinting: saga } })),
  ),
  kinds: [
    'keep',
    'place',
    'pick',
    'play',
    'sell',
    'second',
    'hire',
    'arm',
    'long_house',
    'gain',
    'plunder',
    'dead',
    'discard',
  ],
})

describe('a sentence', () => {
  const told = (note: RaidersNote, language: Language = 'fr') => plain(words[language].note(note, who))
  const to = (me: number, note: RaidersNote, language: Language = 'fr') =>
    plain(words[language].note(note, tellTo(me, who)))
  it('contracts articles and elides before vowels', () => {
    expect(told(NOTES.dies)).toBe('L’Archère d’Aurèle meurt au combat.')
    expect(told(NOTES.picks)).toBe('Ingrid reprend l’ouvrier gris de l’Armurerie.')
    expect(told(NOTES.plunders)).toBe(
      'Ingrid rapporte 2 lingots de fer, 1 tête de bétail et 1 Valkyrie et un ouvrier blanc de l’Avant-poste de l’est.',
    )
  })
  it('is as plain in English', () => {
    expect(told(NOTES.strikes, 'en')).toBe('Ingrid strikes the Middle Fortress with strength 24: 7 points.')
    expect(told({ ...NOTES.strikes, points: 0 }, 'en')).toBe(
      'Ingrid strikes the Middle Fortress with strength 24: no points.',
    )
    expect(told(NOTES.exchanges, 'en')).toBe('Ingrid exchanges Aurèle’s white worker with the grey worker at the Mill.')
  })
  it('says you to whoever plays, and to whom it is done', () => {
    expect(to(1, NOTES.exchanges)).toBe('Ingrid échange votre ouvrier blanc contre l’ouvrier gris du Moulin.')
    expect(to(1, NOTES.handed)).toBe('Ingrid vous donne le Sage.')
    expect(to(1, NOTES.takes, 'en')).toBe('Ingrid takes 1 iron from you.')
  })
  it('says why nothing comes, instead of a gain of 0', () => {
    expect(told({ ...NOTES.gains, count: 0 })).toBe('Ingrid ne trouve plus d’or dans la réserve.')
    expect(told({ ...NOTES.armour, count: 0 }, 'en')).toBe('Ingrid has all the armour there is.')
  })
})

describe('an option says what follows', () => {
  const option = (move: Move, { g }: Scene, language: Language = 'fr') => {
    const { label, detail } = words[language].option(move, view(g, 0), who)
    return plain(`${label} | ${detail}`)
  }
  it('what a building yields to this worker with this crew', () => {
    const table = scene({ players: [{ crew: ['jeweller'] }, {}] })
    expect(option({ do: 'place', building: 'silversmith' }, table)).toBe(
      'Aller à l’Orfèvrerie | avec votre ouvrier noir : gagner 4 pièces d’argent',
    )
    expect(option({ do: 'place', building: 'mill', idle: true }, table, 'en')).toBe(
      'Go to the Mill, but do nothing | with your black worker',
    )
  })
  it('what a raid costs this crew', () => {
    const table = scene({ players: [{ crew: ['archer', 'scout', 'huntsman'], worker: 'grey' }, {}] })
    expect(option({ do: 'raid', settlement: 3 }, table, 'en')).toBe('Raid the East Outpost | for 3 provisions')
  })
  it('what a card costs where it is hired', () => {
    const table = scene({ players: [{ crew: ['recruiter'], hand: ['champion'] }, {}] })
    expect(option({ do: 'hire', card: card('champion') }, table)).toBe('Engager le Champion | pour 3 pièces d’argent')
  })
})
