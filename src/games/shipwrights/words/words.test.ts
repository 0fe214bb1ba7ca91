// The words of Shipwrights: every sentence of every match can be said, and is said properly.
import { describe, expect, it, test } from 'vitest'
import { view } from '#engine'
import { plain, who, wordsSuite } from '#games/kit/testing'
import { LANGUAGES, type Language, tellTo } from '#games/kit/words'
import {
  cardOf,
  deck,
  type G,
  GOODS,
  type Move,
  type ShipwrightsNote,
  type ShipwrightsReason,
  SPACES,
  shipwrights,
  type View,
} from '#games/shipwrights'
import { sense } from '../sense/index.ts'
import { card, scene } from '../testing/index.ts'
import { type ActionFact, cardHelp, texts, words } from './index.ts'
import { reading } from './reading/index.ts'
import { rulesIn } from './rules/index.ts'

const [weaver, karve, king, church, saw] = [
  card('weaver'),
  card('karve'),
  card('king'),
  card('church'),
  card('bow_saw'),
]
const NOTES: { readonly [K in ShipwrightsNote['say']]: ShipwrightsNote & { say: K } } = {
  stocks: { say: 'stocks', seat: 0, goods: [1, 0, 1] },
  day: { say: 'day', day: 3, first: 1 },
  drafted: { say: 'drafted', seat: 0 },
  kept: { say: 'kept', seat: 0, cards: [weaver, karve, king] },
  reshuffles: { say: 'reshuffles' },
  turn: { say: 'turn', seat: 1 },
  'sentry-leaves': { say: 'sentry-leaves', seat: 1 },
  buys: { say: 'buys', seat: 0, good: 'wool', count: 3, cart: true },
  equips: { say: 'equips', seat: 0, card: saw },
  drops: { say: 'drops', seat: 0, card: saw },
  recruits: { say: 'recruits', seat: 0, card: weaver },
  starts: { say: 'starts', seat: 0, card: karve },
  finishes: { say: 'finishes', seat: 0, ship: karve, crew: [weaver], tool: saw },
  builds: { say: 'builds', seat: 0, card: church },
  discards: { say: 'discards', seat: 0, cards: [king] },
  abandons: { say: 'abandons', seat: 0, card: karve },
  visits: { say: 'visits', seat: 0, space: 'jeweller' },
  calls: { say: 'calls', seat: 0, card: king },
  kills: { say: 'kills', seat: 0, from: 1, card: weaver },
  wrecks: { say: 'wrecks', seat: 0, from: 1, card: karve },
  lures: { say: 'lures', seat: 0, from: 1, card: weaver },
  breaks: { say: 'breaks', seat: 0, from: 1, card: saw },
  steals: { say: 'steals', seat: 0, from: 1, good: 'iron' },
  gold: { say: 'gold', seat: 0, count: 1 },
  loses: { say: 'loses', seat: 0, count: 2 },
  workers: { say: 'workers', seat: 0, count: 1 },
  goods: { say: 'goods', seat: 0, good: 'oak', count: 2 },
  swaps: { say: 'swaps', seat: 0, give: 'oak', take: 'wool' },
  draws: { say: 'draws', seat: 0, count: 1 },
  drew: { say: 'drew', seat: 0, cards: [] },
  'turns-up': { say: 'turns-up', card: church },
  removes: { say: 'removes', seat: 0, card: karve },
  shields: { say: 'shields', seat: 1, card: karve },
  evening: { say: 'evening', seat: 0, gold: 1, workers: 2 },
  returns: { say: 'returns', seat: 0, goods: [0, 2, 0] },
  'sends-home': { say: 'sends-home', seat: 0, count: 1 },
  uncovers: { say: 'uncovers', cards: [] },
  over: { say: 'over', why: 'last-day' },
}
const REASONS: { readonly [K in ShipwrightsReason['needs']]: ShipwrightsReason & { readonly needs: K } } = {
  turn: { needs: 'turn', seat: 1 },
  pack: { needs: 'pack' },
  'all-stocked': { needs: 'all-stocked' },
  'all-stored': { needs: 'all-stored' },
  'all-drafted': { needs: 'all-drafted' },
  gold: { needs: 'gold', want: 5, have: 1 },
  workers: { needs: 'workers', want: 1, have: 0 },
  goods: { needs: 'goods', good: 'wool', want: 3, have: 0 },
  craftsman: { needs: 'craftsman', craft: 1, want: 1, have: 0 },
  'stand-in': { needs: 'stand-in', ship: karve },
  supply: { needs: 'supply', good: 'oak' },
  'goods-left': { needs: 'goods-left' },
  market: { needs: 'market' },
  bench: { needs: 'bench', most: 4 },
  workshop: { needs: 'workshop', most: 2 },
  'other-building': { needs: 'other-building', card: church },
  tool: { needs: 'tool' },
  'own-goods': { needs: 'own-goods' },
  cards: { needs: 'cards' },
  'own-ship': { needs: 'own-ship' },
  'own-card': { needs: 'own-card' },
  'board-workers': { needs: 'board-workers' },
  shield: { needs: 'shield' },
  'empty-hand': { needs: 'empty-hand', have: 1 },
  target: { needs: 'target' },
  unguarded: { needs: 'unguarded', seat: 1 },
  unshielded: { needs: 'unshielded', card: weaver },
  'their-gold': { needs: 'their-gold', seat: 1 },
  'their-goods': { needs: 'their-goods', seat: 1 },
  'their-tool': { needs: 'their-tool', seat: 1 },
  'free-space': { needs: 'free-space', space: 'warden' },
  'new-space': { needs: 'new-space', space: 'jeweller' },
  once: { needs: 'once' },
}
const ACTIONS: readonly ActionFact[] = [
  { do: 'act' },
  { do: 'take' },
  { do: 'drop' },
  { do: 'end' },
  { do: 'abandon' },
  { do: 'abandon', ship: karve },
  { do: 'finish', ship: karve, tool: true },
  { do: 'visit', space: 'cartographer', ship: karve },
  ...GOODS.map(good => ({ do: 'buy', good, cart: true }) as const),
  ...SPACES.map(space => ({ do: 'visit', space }) as const),
]

wordsSuite({
  game: shipwrights,
  sense,
  words,
  reading,
  rules: rulesIn,
  notes: [
    ...Object.values(NOTES),
    ...[NOTES.gold, NOTES.loses, NOTES.workers, NOTES.goods, NOTES.draws].map(note => ({ ...note, count: 0 })),
    ...[NOTES.kills, NOTES.wrecks].map(note => ({ ...note, from: note.seat })),
    { say: 'over', why: 'fleet' },
    { say: 'over', why: 'days' },
    ...deck.titles.map((_, i) => ({ say: 'uncovers', cards: [i, i + 60] })),
  ],
  reasons: [...Object.values(REASONS), { needs: 'craftsman', craft: 1, want: 2, have: 1 }],
  actions: ACTIONS,
  open: ({ discard, called, players }: View, language) =>
    [discard, called, ...players.flatMap(p => [p.hand, p.pack, p.yard, p.crew, p.tool, p.fleet, p.buildings, p.front])]
      .flatMap(({ cards }) => cards)
      .filter(card => card !== null)
      .map(card => cardOf(card).name[language])
      .concat(players.flatMap(({ gold, workers }) => [String(gold), String(workers)])),
  further: language => {
    const { provenances, spaces, kinds, goods, origins } = texts[language]
    return [
      ...[provenances, spaces].flatMap(all => Object.values(all).flatMap(({ label, help }) => [label, help])),
      ...[kinds, goods, origins].flatMap(all => Object.values(all)),
      ...deck.titles.flatMap(title => {
        const { name, kind, text } = cardHelp(title, language)
        return [name, kind, text]
      }),
    ]
  },
  counted: ['cards', 'points', 'workers', 'resources'],
  matches: [2, 3, 5].flatMap(seats =>
    [false, true].map(saga => ({ seats, options: { runesaga: saga, abandon: saga } })),
  ),
  kinds: ['stock', 'draft', 'act', 'gain', 'jewels', 'sage', 'swap'],
})

test.each(LANGUAGES)('every card says in %s where its numbers come from, and a building also its price', language => {
  const { origins: parts } = texts[language]
  for (const title of deck.titles) {
    const told = cardHelp(title, language).origins.map(({ part, provenance }) => [part, provenance])
    expect(told).toContainEqual([parts.numbers, title.origins.numbers])
    if (title.kind === 'building') expect(told.at(-1)).toEqual([parts.price, 'reconstructed'])
  }
})

describe('a sentence', () => {
  const told = (note: ShipwrightsNote, language: Language = 'fr') => plain(words[language].note(note, who))
  it('contracts articles and elides before vowels', () => {
    expect(told(NOTES.lures)).toBe('Ingrid débauche la Tisserande d’Aurèle.')
    expect(told(NOTES.finishes)).toBe('Ingrid finit le Karve avec la Tisserande et la Scie à archet : 2 points.')
    expect(told({ ...NOTES.discards, cards: [king, weaver, king] })).toBe(
      'Ingrid défausse le Roi (deux fois) et la Tisserande.',
    )
    expect(told({ say: 'turn', seat: 3 })).toBe('C’est à Marin de jouer.')
  })
  it('is as plain in English', () => {
    expect(told(NOTES.buys, 'en')).toBe('Ingrid buys 3 wool and takes one more off the Cart.')
    expect(told(NOTES.evening, 'en')).toBe('Evening: Ingrid gains 1 gold and 2 workers.')
  })
  it('says you to whoever plays, and to whom it is done', () => {
    const to = (me: number, note: ShipwrightsNote, language: Language = 'fr') =>
      plain(words[language].note(note, tellTo(me, who)))
    expect(to(0, NOTES.buys)).toBe('Vous achetez 3 laines et en prenez 1 de plus sur la Charrette.')
    expect(to(1, NOTES.lures)).toBe('Ingrid débauche votre Tisserande.')
    expect(to(1, NOTES.steals, 'en')).toBe('Ingrid steals 1 iron from you.')
    expect(to(1, { ...NOTES.wrecks, from: 0 })).toBe('Ingrid détruit son Karve, encore en chantier.')
    expect(to(0, { ...NOTES.wrecks, from: 0 }, 'en')).toBe('You wreck your Karve, still under construction.')
  })
  it('says why nothing comes, instead of a gain of 0', () => {
    expect(told({ ...NOTES.gold, count: 0 })).toBe('Ingrid a déjà tout l’or possible.')
    expect(told({ ...NOTES.goods, count: 0 })).toBe('Ingrid ne trouve plus de bois dans la réserve.')
    expect(told({ ...NOTES.loses, count: 0 }, 'en')).toBe('Ingrid has no gold to lose.')
    expect(told({ ...NOTES.evening, gold: 0 })).toBe('Le soir : Ingrid reçoit 2 ouvriers.')
  })
  it('has the non-breaking spaces of French', () => {
    expect(words.fr.note(NOTES.day, who)).toBe('Jour 3\u00a0: Aurèle commence.')
  })
})

describe('an option says what follows', () => {
  const option = (move: Move, g: G, language: Language = 'fr') => {
    const { label, detail } = words[language].option(move, view(g, 0), who)
    return plain(`${label} | ${detail}`)
  }
  it('what the market gives and takes', () => {
    const { g } = scene({ players: [{ tool: 'cart' }, {}], market: [2, 3, 1] })
    expect(option({ do: 'buy', good: 'oak', cart: true }, g)).toBe(
      'Acheter 3 bois | dont 1 de la Charrette, pour 2 pièces d’or et 2 ouvriers',
    )
  })
  it('whom a villager hits', () => {
    const { g } = scene({ players: [{ hand: ['assassin'], crew: ['carpenter'] }, { crew: ['weaver'] }] })
    const move: Move = { do: 'call', card: card('assassin'), at: card('weaver') }
    expect(option(move, g)).toBe('Appeler l’Assassin | contre la Tisserande d’Aurèle')
    expect(option({ ...move, at: card('carpenter') }, g, 'en')).toBe('Call the Assassin | on your own Carpenter')
  })
  it('which card is taken from a pack', () => {
    const { g } = scene({ players: [{}, {}], pile: ['church'], chapter: 'morning' })
    const [top] = g.players[0]!.pack.cards
    expect(cardOf(top!).id).toBe('church')
    expect(option({ do: 'take', at: 0 }, g)).toBe('Prendre l’Église | Bâtiment')
  })
})
