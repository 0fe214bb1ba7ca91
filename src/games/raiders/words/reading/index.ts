// The table of Raiders in words: my crew and what is in my hand, the others, the village, the north.
import type { Seat } from '#engine'
import { type Language, type Reading, typeset, type Who } from '#games/kit/words'
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { cardOf, deck, faceOf, offeringOf } from '../../cards/deck.ts'
import { type Colour, GOODS, type Tokens } from '../../cards/kinds.ts'
import { scoreOf } from '../../score.ts'
import { BUILDINGS, type PlayerView, type View } from '../../state.ts'
import * as en from '../help.en.ts'
import * as fr from '../help.fr.ts'
import { effectOf, texts as said } from '../index.ts'

interface ReadingWords {
  readonly me: string
  readonly village: string
  readonly north: string
  points(count: number): string
  goods(count: number, good: (typeof GOODS)[number]): string
  tracks(armour: number, valkyries: number): string
  worker(colour: Colour): string
  readonly zones: Record<'hand' | 'crew' | 'offerings' | 'display' | 'discard' | 'called' | 'supply', string>
  cards(count: number): string
  round(round: number): string
  begins(who: Who, seat: Seat): string
  readonly free: string
  readonly plundered: string
  set(tokens: Tokens, worker: Colour): string
  needs(crew: number, provisions: number, gold: number): string
  valkyries(count: number): string
  pile(cards: number, offerings: number): string
  readonly ending: string
}
const WORDS: Record<Language, ReadingWords> = {
  fr: typeset<ReadingWords>({
    me: 'Vous',
    village: 'Le village',
    north: 'Le nord',
    points: french.points,
    goods: fr.goods,
    tracks: (armour, valkyries) => `Armement : ${armour}. Piste des Valkyries : ${valkyries}.`,
    worker: colour => `En main, un ${fr.worker(colour)}.`,
    zones: {
      hand: 'Cartes',
      crew: 'Équipage',
      offerings: 'Offrandes faites',
      display: 'Offrande visible',
      discard: 'Défausse',
      called: 'À l’œuvre',
      supply: 'Réserve',
    },
    cards: fr.cards,
    round: round => `Manche ${round}.`,
    begins: (who, seat) => `Premier joueur : ${french.whom(who, seat)}.`,
    free: 'libre',
    plundered: 'déjà pillé',
    set: (tokens, worker) => `${fr.tokens(tokens)}, avec un ${fr.worker(worker)}`,
    needs: (crew, provisions, gold) =>
      `équipage de ${crew}, ${fr.provisions(provisions)}${gold > 0 ? `, ${fr.goods(gold, 'gold')}` : ''}`,
    valkyries: fr.valkyries,
    pile: (cards, offerings) => `Pioche : ${fr.cards(cards)}. Pile : ${french.many(offerings, 'offrande')}.`,
    ending: 'La fin est proche.',
  }),
  en: {
    me: 'You',
    village: 'The village',
    north: 'The north',
    points: english.points,
    goods: en.goods,
    tracks: (armour, valkyries) => `Armour: ${armour}. Valkyrie track: ${valkyries}.`,
    worker: colour => `Holding a ${en.worker(colour)}.`,
    zones: {
      hand: 'Cards',
      crew: 'Crew',
      offerings: 'Offerings made',
      display: 'Offering on display',
      discard: 'Discard pile',
      called: 'At work',
      supply: 'Supply',
    },
    cards: en.cards,
    round: round => `Round ${round}.`,
    begins: (who, seat) => `First player: ${english.whom(who, seat)}.`,
    free: 'free',
    plundered: 'plundered',
    set: (tokens, worker) => `${en.tokens(tokens)}, with a ${en.worker(worker)}`,
    needs: (crew, provisions, gold) =>
      `a crew of ${crew}, ${en.goods(provisions, 'provisions')}${gold > 0 ? `, ${gold} gold` : ''}`,
    valkyries: en.valkyries,
    pile: (cards, offerings) => `Draw pile: ${en.cards(cards)}. Stack: ${english.many(offerings, 'offering')}.`,
    ending: 'The end is near.',
  },
}
type Zone = { readonly cards: readonly (number | null)[] }

export const reading: Record<Language, Reading<View>> = { fr: readingIn('fr'), en: readingIn('en') }

function readingIn(language: Language): Reading<View> {
  const say = WORDS[language]
  const texts = said[language]
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  const name = (card: number): string => cardOf(card).name[language]
  const goods = (stock: readonly number[]): string => GOODS.map((good, i) => say.goods(stock[i]!, good)).join(', ')
  /** Each card with what it does; hidden cards are counted. */
  const told = (g: View, title: string, { cards }: Zone): string[] => {
    if (cards.length === 0) return []
    const shown = cards.filter(card => card !== null)
    if (shown.length === 0) return [`${title}${colon}${say.cards(cards.length)}.`]
    return shown.map(card => `${title}${colon}${name(card)}. ${effectOf(faceOf(g, card), texts)}`)
  }
  const named = (title: string, { cards }: { readonly cards: readonly number[] }): string[] =>
    cards.length === 0 ? [] : [`${title}${colon}${cards.map(name).join(', ')}.`]

  function board(g: View, player: PlayerView, seat: Seat): string[] {
    const offered = player.offerings.cards.map(tile => texts.offering(offeringOf(tile)))
    return [
      `${say.points(scoreOf(g, seat).score)}.`,
      `${goods(player.goods)}.`,
      say.tracks(player.armour, player.valkyries),
      ...(player.worker === null ? [] : [say.worker(player.worker)]),
      ...told(g, say.zones.hand, player.hand),
      ...told(g, say.zones.crew, player.crew),
      ...(offered.length > 0 ? [`${say.zones.offerings}${colon}${offered.join(', ')}.`] : []),
    ]
  }
  function village(g: View, who: Who): string[] {
    return [
      say.round(Math.max(1, g.round)),
      ...(g.ending === null ? [] : [say.ending]),
      say.begins(who, g.first),
      ...BUILDINGS.map((building, at) => {
        const { label, help } = texts.buildings[building]
        const stands = g.village[at]!
        return `${label}, ${stands === null ? say.free : texts.colours[stands]}${colon}${help}.`
      }),
      ...g.display.cards.map(tile => `${say.zones.display}${colon}${texts.offering(offeringOf(tile))}.`),
      `${say.zones.supply}${colon}${goods(g.supply.goods)}, ${say.valkyries(g.supply.valkyries)}.`,
      ...named(say.zones.called, g.called),
      say.pile(g.pile.cards.length, g.stack.cards.length),
      ...named(say.zones.discard, g.discard),
    ]
  }
  function north(g: View): string[] {
    return deck.settlements.map((place, at) => {
      const sets = g.north[at]!.flatMap((set, i) => (set === null ? [] : [say.set(set, place.sets[i]!.worker)]))
      const needs = say.needs(place.crew, place.provisions, place.gold)
      const lies = sets.length > 0 ? sets.join(' · ') : say.plundered
      return `${place.name[language]} (${needs})${colon}${lies}.`
    })
  }
  return (g, me, who) => {
    const seats: readonly Seat[] = g.players.map((_, i) => ((me ?? 0) + i) % g.players.length)
    return [
      ...seats.map(seat => ({ title: seat === me ? say.me : who(seat), lines: board(g, g.players[seat]!, seat) })),
      { title: say.village, lines: village(g, who) },
      { title: say.north, lines: north(g) },
    ]
  }
}
