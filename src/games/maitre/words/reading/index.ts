// The table of Le Maître des Mers in words: my fleet, the others', the port, and the dice of the turn.
import type { Seat } from '#engine'
import { type Language, type Reading, typeset, type Who } from '#games/kit/words'
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { cardOf, type Goods, type Ship, shipOf, type Treasure } from '../../cards/deck.ts'
import { scoreOf } from '../../score.ts'
import { cargoOf, type PlayerView, type View } from '../../state.ts'
import { combinationWords, texts as said } from '../index.ts'

interface ReadingWords {
  readonly me: string
  readonly port: string
  readonly turn: string
  readonly noShip: string
  points(count: number): string
  guns(count: number): string
  readonly map: string
  aboard(cargo: string): string
  needs(wanted: string): string
  offshore(ships: number): string
  readonly goods: string
  readonly treasure: string
  below(cards: number): string
  readonly none: string
  turnOf(who: Who, seat: Seat): string
  rolled(dice: string): string
  placed(dice: string, on: string): string
  aside(dice: string): string
  used(goods: string): string
}
const WORDS: Record<Language, ReadingWords> = {
  fr: typeset<ReadingWords>({
    me: 'Vous',
    port: 'Le port',
    turn: 'Le tour',
    noShip: 'Aucun navire.',
    points: french.points,
    guns: count => french.many(count, 'canon'),
    map: 'carte au trésor',
    aboard: cargo => `à bord : ${cargo}`,
    needs: wanted => `il faut ${wanted}`,
    offshore: ships => `Au large : ${french.many(ships, 'navire')}.`,
    goods: 'Marchandise',
    treasure: 'Trésor',
    below: cards => `encore ${french.many(cards, 'carte')} dessous`,
    none: 'il n’y en a plus',
    turnOf: (who, seat) => `C’est à ${french.whom(who, seat)} de jouer.`,
    rolled: dice => `Dés lancés : ${dice}.`,
    placed: (dice, on) => `Dés posés sur ${on} : ${dice}.`,
    aside: dice => `Dés écartés : ${dice}.`,
    used: goods => `Marchandises utilisées ce tour-ci : ${goods}.`,
  }),
  en: {
    me: 'You',
    port: 'The port',
    turn: 'The turn',
    noShip: 'No ships.',
    points: english.points,
    guns: count => english.many(count, 'gun'),
    map: 'treasure map',
    aboard: cargo => `aboard: ${cargo}`,
    needs: wanted => `needs ${wanted}`,
    offshore: ships => `Offshore: ${english.many(ships, 'ship')}.`,
    goods: 'Goods',
    treasure: 'Treasure',
    below: cards => `${english.many(cards, 'more card')} below`,
    none: 'none left',
    turnOf: (who, seat) => `It is ${english.theirs(who, seat, 'turn')}.`,
    rolled: dice => `Dice rolled: ${dice}.`,
    placed: (dice, on) => `Dice placed on ${on}: ${dice}.`,
    aside: dice => `Dice set aside: ${dice}.`,
    used: goods => `Goods used this turn: ${goods}.`,
  },
}

export const reading: Record<Language, Reading<View>> = { fr: readingIn('fr'), en: readingIn('en') }

function readingIn(language: Language): Reading<View> {
  const say = WORDS[language]
  const texts = said[language]
  const wanted = (card: number): string => combinationWords(cardOf(card).combination.notation, language)
  const name = (card: number): string => cardOf(card).name[language]
  const sentence = (head: string, parts: readonly string[]): string =>
    language === 'fr' ? `${head}\u00a0: ${parts.join(', ')}.` : `${head}: ${parts.join(', ')}.`
  const marks = ({ firepower, family, map }: Ship): string[] => [
    say.guns(firepower),
    texts.families[family],
    ...(map ? [say.map] : []),
  ]
  const worth = (card: number): string => {
    const { kind } = cardOf(card)
    return kind === 'treasure'
      ? `${name(card)}, ${say.points((cardOf(card) as Treasure).points)}`
      : `${name(card)} (${texts.advantages[(cardOf(card) as Goods).advantage]})`
  }
  const fleet = (player: PlayerView): string[] => [
    `${say.points(scoreOf(player).score)}.`,
    ...player.fleet.cards.map(ship => {
      const cargo = cargoOf(player, ship)
      return sentence(name(ship), [...marks(shipOf(ship)), ...(cargo < 0 ? [] : [say.aboard(worth(cargo))])])
    }),
    ...(player.fleet.cards.length === 0 ? [say.noShip] : []),
  ]
  const pile = (title: string, cards: readonly number[]): string => {
    const [top] = cards
    if (top === undefined) return sentence(title, [say.none])
    return sentence(title, [worth(top), say.needs(wanted(top)), say.below(cards.length - 1)])
  }
  const turn = ({ turn: { seat, rolled, placed, aside, used, target } }: View, who: Who): string[] => [
    say.turnOf(who, seat),
    ...(rolled.length > 0 ? [say.rolled(rolled.join(', '))] : []),
    ...(placed.length > 0 ? [say.placed(placed.join(', '), cardOf(target).the[language])] : []),
    ...(aside.length > 0 ? [say.aside(aside.join(', '))] : []),
    ...(used.length > 0 ? [say.used(used.map(name).join(', '))] : []),
  ]
  return (g, me, who) => {
    const seats: readonly Seat[] = g.players.map((_, i) => ((me ?? 0) + i) % g.players.length)
    return [
      ...seats.map(seat => ({ title: seat === me ? say.me : who(seat), lines: fleet(g.players[seat]!) })),
      {
        title: say.port,
        lines: [
          ...g.row.cards.map(ship => sentence(name(ship), [...marks(shipOf(ship)), say.needs(wanted(ship))])),
          say.offshore(g.pile.cards.length),
          pile(say.goods, g.goods.cards),
          pile(say.treasure, g.treasures.cards),
        ],
      },
      { title: say.turn, lines: turn(g, who) },
    ]
  }
}
