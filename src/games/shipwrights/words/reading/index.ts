// The table of Shipwrights in words: my yard and what is in my hand, the others' yards, the village.
import type { Seat } from '#engine'
import { type Language, type Reading, typeset, type Who } from '#games/kit/words'
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { cardOf, deck } from '../../cards/deck.ts'
import { type Card, GOODS } from '../../cards/kinds.ts'
import { scoreOf } from '../../score.ts'
import { millCapacity, type Phase, type PlayerView, PRICE, SPACES, type View } from '../../state.ts'
import { effectOf, texts as said } from '../index.ts'

interface ReadingWords {
  readonly me: string
  readonly middle: string
  points(count: number): string
  gold(count: number): string
  workers(count: number): string
  mill(goods: string, room: number): string
  readonly zones: Record<
    'hand' | 'pack' | 'yard' | 'crew' | 'tool' | 'cart' | 'fleet' | 'buildings' | 'front' | 'discard' | 'called',
    string
  >
  readonly shielded: string
  cards(count: number): string
  day(day: number, phase: string): string
  readonly phases: Record<Phase, string>
  begins(who: Who, seat: Seat): string
  market(goods: string, gold: number, workers: number): string
  readonly noMarket: string
  readonly free: string
  readonly taken: string
  pile(count: number): string
}
const WORDS: Record<Language, ReadingWords> = {
  fr: typeset<ReadingWords>({
    me: 'Vous',
    middle: 'Le village',
    points: french.points,
    gold: count => `${french.many(count, 'pièce')} d’or`,
    workers: count => french.many(count, 'ouvrier'),
    mill: (goods, room) => `Au moulin : ${goods} (${french.many(room, 'place')})`,
    zones: {
      hand: 'En main',
      pack: 'Votre lot',
      yard: 'En chantier',
      crew: 'Artisans',
      tool: 'Outil',
      cart: 'Sur la Charrette',
      fleet: 'Flotte',
      buildings: 'Bâtiments',
      front: 'De garde',
      discard: 'Défausse',
      called: 'À l’œuvre',
    },
    shielded: 'sous un bouclier',
    cards: count => french.many(count, 'carte'),
    day: (day, phase) => `Jour ${day}, ${phase}.`,
    phases: { setup: 'mise en place', morning: 'matin', afternoon: 'après-midi', evening: 'soir' },
    begins: (who, seat) => `Premier joueur : ${french.whom(who, seat)}.`,
    market: (goods, gold, workers) =>
      `Marché : ${goods}, pour ${french.many(gold, 'pièce')} d’or et ${french.many(workers, 'ouvrier')}.`,
    noMarket: 'Pas de marché pour l’instant.',
    free: 'place libre',
    taken: 'place prise',
    pile: count => `Pioche : ${french.many(count, 'carte')}.`,
  }),
  en: {
    me: 'You',
    middle: 'The village',
    points: english.points,
    gold: count => `${count} gold`,
    workers: count => english.many(count, 'worker'),
    mill: (goods, room) => `In the mill: ${goods} (room for ${room})`,
    zones: {
      hand: 'In hand',
      pack: 'Your pack',
      yard: 'Under construction',
      crew: 'Craftsmen',
      tool: 'Tool',
      cart: 'On the Cart',
      fleet: 'Fleet',
      buildings: 'Buildings',
      front: 'On guard',
      discard: 'Discard pile',
      called: 'At work',
    },
    shielded: 'under a shield',
    cards: count => english.many(count, 'card'),
    day: (day, phase) => `Day ${day}, ${phase}.`,
    phases: { setup: 'setup', morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
    begins: (who, seat) => `First player: ${english.whom(who, seat)}.`,
    market: (goods, gold, workers) => `Market: ${goods}, for ${gold} gold and ${english.many(workers, 'worker')}.`,
    noMarket: 'There is no market just now.',
    free: 'free',
    taken: 'taken',
    pile: count => `Draw pile: ${english.many(count, 'card')}.`,
  },
}

type Zone = { readonly cards: readonly (number | null)[] }

export const reading: Record<Language, Reading<View>> = { fr: readingIn('fr'), en: readingIn('en') }

function readingIn(language: Language): Reading<View> {
  const say = WORDS[language]
  const texts = said[language]
  const effect = (card: Card): string => effectOf(card, texts)
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  const goods = (stock: readonly number[]): string =>
    GOODS.map((good, i) => `${stock[i]} ${texts.goods[good]}`).join(', ')
  const shown = ({ cards }: Zone): readonly number[] => cards.filter(card => card !== null)

  function yard(g: View, player: PlayerView): string[] {
    const name = (card: number): string =>
      `${cardOf(card).name[language]}${g.shields.includes(card) ? ` (${say.shielded})` : ''}`
    /** All of a zone in a line; hidden cards are counted. */
    const named = (title: string, zone: Zone): string[] => {
      if (zone.cards.length === 0) return []
      const cards = shown(zone)
      return [`${title}${colon}${cards.length > 0 ? cards.map(name).join(', ') : say.cards(zone.cards.length)}.`]
    }
    /** Each card with what it takes or does. */
    const told = (title: string, zone: Zone): string[] =>
      shown(zone).length === 0
        ? named(title, zone)
        : shown(zone).map(card => `${title}${colon}${name(card)}. ${effect(cardOf(card))}`)
    const { zones } = say
    return [
      `${say.points(scoreOf(g.players, player).score)}.`,
      `${say.gold(player.gold)}, ${say.workers(player.workers)}.`,
      `${say.mill(goods(player.mill), millCapacity(player))}.`,
      ...told(zones.pack, player.pack),
      ...told(zones.hand, player.hand),
      ...told(zones.yard, player.yard),
      ...named(zones.crew, player.crew),
      ...named(zones.tool, player.tool),
      ...(player.cart.some(count => count > 0) ? [`${zones.cart}${colon}${goods(player.cart)}.`] : []),
      ...named(zones.fleet, player.fleet),
      ...named(zones.buildings, player.buildings),
      ...named(zones.front, player.front),
    ]
  }
  function village(g: View, who: Who): string[] {
    const back = deck.backs[g.market]
    const pile = (title: string, zone: Zone): string[] =>
      zone.cards.length === 0
        ? []
        : [
            `${title}${colon}${shown(zone)
              .map(card => cardOf(card).name[language])
              .join(', ')}.`,
          ]
    return [
      say.day(g.day, say.phases[g.phase]),
      ...(g.first < 0 ? [] : [say.begins(who, g.first)]),
      back ? say.market(goods(back.yields), PRICE.gold, PRICE.workers) : say.noMarket,
      ...(g.options.board
        ? SPACES.map((space, i) => {
            const { label, help } = texts.spaces[space]
            return `${label}, ${g.spaces[i]! > 0 ? say.taken : say.free}${colon}${help}`
          })
        : []),
      ...pile(say.zones.called, g.called),
      say.pile(g.pile.cards.length),
      ...pile(say.zones.discard, g.discard),
    ]
  }
  return (g, me, who) => {
    const seats: readonly Seat[] = g.players.map((_, i) => ((me ?? 0) + i) % g.players.length)
    return [
      ...seats.map(seat => ({ title: seat === me ? say.me : who(seat), lines: yard(g, g.players[seat]!) })),
      { title: say.middle, lines: village(g, who) },
    ]
  }
}
