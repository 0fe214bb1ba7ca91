// The words of Le Maître des Mers: every sentence of every match can be said, and is said properly.
import { describe, expect, it } from 'vitest'
import { view, type Zone } from '#engine'
import { plain, who, wordsSuite } from '#games/kit/testing'
import { type Language, tellTo } from '#games/kit/words'
import {
  ADVANTAGES,
  type Advantage,
  deck,
  freshTurn,
  type G,
  type MaitreNote,
  type MaitreReason,
  type Move,
  maitre,
  setup,
  type View,
} from '#games/maitre'
import { sense } from '../sense/index.ts'
import { help } from './help/index.ts'
import { type ActionFact, advantages, combinationWords, families, words } from './index.ts'
import { reading } from './reading/index.ts'
import { rulesIn } from './rules/index.ts'

const id = (name: string): number => deck.cards.find(card => card.id === name && card.kind === 'ship')!.card
const goods = (advantage: Advantage): number => deck.goods.find(card => card.advantage === advantage)!.card
const treasure = (letter: string): number => deck.treasures.find(card => card.id === letter)!.card

const [galion, brick, fregate, flute] = [id('galion'), id('brick'), id('fregate'), id('flute')]
const NOTES: { readonly [K in MaitreNote['say']]: MaitreNote & { say: K } } = {
  first: { say: 'first', seat: 0 },
  port: { say: 'port', ships: [galion, brick, fregate, flute] },
  tries: { say: 'tries', seat: 1, action: 'arm', card: -1 },
  rolls: { say: 'rolls', seat: 0, dice: [6, 4, 4, 2, 1] },
  places: { say: 'places', seat: 0, card: fregate, dice: [4, 4] },
  aside: { say: 'aside', seat: 0, die: 1 },
  uses: { say: 'uses', seat: 0, good: goods('flip'), dice: [5], to: [2] },
  arms: { say: 'arms', seat: 0, card: fregate },
  gains: { say: 'gains', seat: 0, card: treasure('A'), ship: galion },
  fails: { say: 'fails', seat: 1, card: -1 },
  arrives: { say: 'arrives', ship: brick },
  fights: {
    say: 'fights',
    seat: 0,
    defender: 1,
    ship: brick,
    target: galion,
    dice: [3, 2],
    totals: [7, 6],
    winner: 0,
  },
  loots: { say: 'loots', seat: 0, from: 1, card: goods('again'), ship: brick },
  drops: { say: 'drops', seat: 0, card: goods('flip') },
  spares: { say: 'spares', seat: 0, card: treasure('B') },
  returns: { say: 'returns', seat: 1, ship: galion },
  season: { say: 'season' },
  'last-round': { say: 'last-round' },
  passes: { say: 'passes', seat: 0 },
  over: { say: 'over' },
}
const REASONS: { readonly [K in MaitreReason['needs']]: MaitreReason & { readonly needs: K } } = {
  turn: { needs: 'turn', seat: 1 },
  'roll-first': { needs: 'roll-first' },
  'action-chosen': { needs: 'action-chosen', chosen: 'arm', card: goods('flip') },
  map: { needs: 'map' },
  'free-ship': { needs: 'free-ship' },
  'own-ship': { needs: 'own-ship' },
  'enemy-ship': { needs: 'enemy-ship' },
  'treasure-left': { needs: 'treasure-left' },
  'goods-left': { needs: 'goods-left' },
  'no-truce': { needs: 'no-truce' },
  season: { needs: 'season' },
  'ship-left': { needs: 'ship-left' },
  'last-round': { needs: 'last-round' },
  'other-family': { needs: 'other-family', ship: fregate, target: id('corvette') },
  'equal-or-stronger': { needs: 'equal-or-stronger', ship: galion, target: id('chaloupe'), want: 4, have: 1 },
  'same-target': { needs: 'same-target', on: flute, target: fregate },
  'fitting-die': { needs: 'fitting-die', dice: [3], target: id('pinque'), placed: [6] },
  'nothing-fits': { needs: 'nothing-fits' },
  unused: { needs: 'unused', good: goods('again') },
  'die-aside': { needs: 'die-aside', good: goods('recall') },
  useful: { needs: 'useful', good: goods('any') },
}
const ACTIONS: readonly ActionFact[] = [
  { do: 'act' },
  { do: 'arm' },
  { do: 'hunt' },
  { do: 'buy' },
  { do: 'aside' },
  { do: 'pass' },
  { do: 'attack' },
  { do: 'attack', with: brick, at: galion },
  { do: 'place' },
  { do: 'place', on: fregate },
  { do: 'place', on: fregate, dice: [3] },
  { do: 'use', good: goods('any') },
]

const take = (zone: Zone, card: number) => zone.cards.splice(zone.cards.indexOf(card), 1)
/** A table in the middle of a turn of Ingrid’s: she owns the Brick, which carries the Canvas; Aurèle’s Galion carries the Spices. */
function table(turn: Partial<G['turn']> = {}): G {
  const g = setup(2, { odds: true, declare: false, truce: false, round: false })
  const [ingrid, aurele] = g.players
  ingrid!.fleet.cards.push(...take(g.pile, brick))
  ingrid!.hold.cards.push(...take(g.goods, goods('recall')))
  ingrid!.carriers.push(brick)
  aurele!.fleet.cards.push(...take(g.pile, galion))
  aurele!.hold.cards.push(...take(g.goods, goods('again')))
  aurele!.carriers.push(galion)
  g.turn = { ...freshTurn(1, 0), ...turn }
  return g
}
function option(move: Move, g: G, language: Language): string {
  const { label, detail } = words[language].option(move, view(g, 0), who)
  return plain(`${label} | ${detail}`)
}

wordsSuite({
  game: maitre,
  sense,
  words,
  reading,
  rules: rulesIn,
  notes: [
    ...Object.values(NOTES),
    { say: 'over', round: true },
    ...ADVANTAGES.map(
      (advantage): MaitreNote => ({ say: 'uses', seat: 1, good: goods(advantage), dice: [5, 5], to: [2, 6] }),
    ),
  ],
  reasons: Object.values(REASONS),
  actions: ACTIONS,
  open: ({ row, goods, treasures, players }: View, language) =>
    [row, ...players.flatMap(({ fleet, hold }) => [fleet, hold])]
      .flatMap(({ cards }) => cards)
      .concat(goods.cards.slice(0, 1), treasures.cards.slice(0, 1))
      .map(card => deck.cards[card]!.name[language]),
  further: language => [
    ...Object.values(help[language].provenances).flatMap(({ label, help: more }) => [label, more]),
    ...Object.values(advantages[language]),
    ...Object.values(help[language].advantages),
    ...Object.values(families[language]),
    ...deck.cards.map(card => combinationWords(card.combination.notation, language)),
  ],
  counted: ['guns', 'points', 'turns'],
  matches: [2, 3, 6].flatMap(seats =>
    [false, true].map(truce => ({ seats, options: { truce, declare: seats === 3, round: truce } })),
  ),
  kinds: ['action', 'dice', 'loot', 'stow'],
})

describe('a combination in words', () => {
  it.each([
    ['6 5', 'un 6 et un 5', 'a 6 and a 5'],
    ['6 5 4', 'un 6, un 5 et un 4', 'a 6, a 5 and a 4'],
    ['6 6 6', 'trois 6', 'three 6s'],
    ['5+ 5+ 5+', 'trois dés de 5 ou plus', 'three dice of 5 or more'],
    ['6+ 6', 'deux 6', 'two 6s'],
    ['run 4', 'une suite de 4 dés', 'a run of 4 dice'],
    ['AA', 'une paire', 'a pair'],
    ['AABB', 'deux paires', 'two pairs'],
    ['AAA', 'trois dés pareils', 'three of a kind'],
    ['AAAA', 'quatre dés pareils', 'four of a kind'],
    ['AAABB', 'un brelan et une paire', 'three of a kind and a pair'],
    ['AAAAB', 'un carré et un autre dé', 'four of a kind and one other die'],
    ['ABCDE', 'cinq dés différents', 'five different dice'],
    ['6 run 2 AA', 'une suite de 2 dés, un 6 et une paire', 'a run of 2 dice, a 6 and a pair'],
  ])('%s', (notation, french, english) => {
    expect(combinationWords(notation, 'fr')).toBe(french)
    expect(combinationWords(notation, 'en')).toBe(english)
  })
})

const told = (note: MaitreNote, language: Language = 'fr'): string => plain(words[language].note(note, who))
const uses = (advantage: Advantage, dice: readonly 5[], to: readonly (2 | 6)[]) =>
  told({ say: 'uses', seat: 0, good: goods(advantage), dice, to })

describe('a sentence', () => {
  it('tells a fight with its dice and guns, and says when it was a tie', () => {
    expect(told(NOTES.fights)).toBe(
      'Ingrid attaque le Galion d’Aurèle avec le Brick : 3 + 4 contre 2 + 4, Ingrid l’emporte.',
    )
    const tie = { ...NOTES.fights, dice: [3, 3], totals: [7, 7] } as const
    expect(told(tie, 'en')).toBe(
      'Ingrid attacks Aurèle’s Galleon with the Brig: 3 + 4 against 3 + 4, a tie, so Ingrid wins.',
    )
  })
  it('contracts articles and elides before vowels', () => {
    expect(told(NOTES.gains)).toBe('Ingrid trouve le Coffre d’argent : 3 points à bord du Galion.')
    expect(told({ ...NOTES.loots, from: 4 })).toBe('Ingrid prend les Épices d’Élise à bord du Brick.')
    expect(told({ ...NOTES.loots, from: 3, ship: flute })).toBe('Ingrid prend les Épices de Marin à bord de la Flûte.')
  })
  it('says which dice a card still wants', () => {
    const places = (card: number, ...placed: number[]) =>
      told({ say: 'places', seat: 0, card, dice: [placed.at(-1) as 4], placed })
    expect(places(flute, 6)).toBe('Ingrid pose un 6 sur la Flûte ; il manque un 5 et un 4.')
    expect(places(fregate, 3, 4)).toBe('Ingrid pose un 4 sur la Frégate ; il manque deux dés.')
    expect(places(fregate, 2, 3, 4)).toBe('Ingrid pose un 4 sur la Frégate ; il manque un 1 ou un 5.')
    expect(places(flute, 6, 5, 4)).toBe('Ingrid pose un 4 sur la Flûte.')
  })
  it('says you to whoever plays, and to whom it is done', () => {
    const to = (me: number, note: MaitreNote, language: Language) => plain(words[language].note(note, tellTo(me, who)))
    expect(to(0, NOTES.fights, 'fr')).toBe(
      'Vous attaquez le Galion d’Aurèle avec le Brick : 3 + 4 contre 2 + 4, vous l’emportez.',
    )
    expect(to(1, NOTES.fights, 'en')).toBe(
      'Ingrid attacks your Galleon with the Brig: 3 + 4 against 2 + 4, Ingrid wins.',
    )
    expect(to(1, NOTES.loots, 'fr')).toBe('Ingrid prend vos Épices à bord du Brick.')
    expect(to(1, NOTES.returns, 'fr')).toBe('Votre Galion, vide, retourne sous la pile du port.')
  })
  it('tells apart a die turned, dice rolled again and a die that comes back', () => {
    expect(uses('flip', [5], [2])).toBe('Ingrid utilise le Sel : un 5 devient un 2.')
    expect(uses('reroll', [5], [2])).toBe('Ingrid utilise le Rhum, relance un 5 et obtient un 2.')
    expect(uses('again', [5, 5], [2, 6])).toBe('Ingrid utilise les Épices, relance deux 5 et obtient 2 et 6.')
    expect(uses('recall', [], [])).toBe('Ingrid utilise la Toile : un dé écarté revient.')
  })
  it('has the non-breaking spaces of French', () => {
    expect(words.fr.note(NOTES.over, who)).toBe('Le port est vide\u00a0: la partie est finie.')
    expect(words.fr.question({ seat: 0, kind: 'action', options: [] }, table())).toBe(
      'Que faites-vous ce tour-ci\u202f?',
    )
  })
})

describe('an option says what follows', () => {
  const fight = { attacker: brick, target: galion, defender: 1, dice: [3, 2] } as const

  it('rolling on, the end of the turn, or the card won', () => {
    const going = table({ action: 'arm', target: fregate, rolled: [4, 5, 1], placed: [3], aside: [1] })
    expect(option({ do: 'place', on: fregate, dice: [5] }, going, 'fr')).toBe(
      'Poser un 5 | sur la Frégate, puis relancer deux dés',
    )
    const last = table({ action: 'arm', target: fregate, rolled: [4], placed: [3], aside: [1, 1, 1] })
    expect(option({ do: 'place', on: fregate, dice: [4] }, last, 'en')).toBe(
      'Place a 4 | on the Frigate, and the turn ends',
    )
    const won = table({ action: 'arm', target: fregate, rolled: [6, 5, 4], placed: [3], aside: [1] })
    expect(option({ do: 'place', on: fregate, dice: [6, 5, 4] }, won, 'fr')).toBe(
      'Poser 6, 5 et 4 | et la Frégate est à vous',
    )
  })
  it('a die set aside, for good or brought back', () => {
    const stuck = table({ action: 'arm', target: fregate, rolled: [1, 1], placed: [4, 5], aside: [1] })
    expect(option({ do: 'aside', back: false }, stuck, 'fr')).toBe('Écarter un dé | puis relancer un dé')
    expect(option({ do: 'aside', back: true }, stuck, 'fr')).toBe(
      'Écarter avec la Toile | le dé revient : deux dés à relancer',
    )
  })
  it('guns against guns in an attack', () => {
    expect(option({ do: 'attack', with: brick, at: galion }, table(), 'fr')).toBe(
      'Attaquer le Galion | avec le Brick, chez Aurèle : 4 canons contre 4',
    )
  })
  it('the loot, for whoever won the fight', () => {
    const g = table({ action: 'attack', fight })
    expect(option({ do: 'drop', card: goods('recall') }, g, 'fr')).toBe(
      'Rendre la Toile | et prendre les Épices à la place',
    )
    expect(option({ do: 'load', on: galion }, g, 'fr')).toBe('Charger le Galion | avec la Toile')
    expect(words.en.question({ seat: 0, kind: 'loot', options: [] }, g)).toBe('Will you take the Spices?')
  })
})
