// The cards and the village board of Shipwrights in English, and the small words all its sentences share.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import { list, many, own, points, provenances, theirs } from '#games/kit/words/en'
import { cardOf, deck, shipOf } from '../cards/deck.ts'
import { GOODS, type Good, type Stock } from '../cards/kinds.ts'
import { BENCHES, type Space } from '../state.ts'
import type { CardTexts, Worker } from './index.ts'

export const the = (card: number): string => cardOf(card).the.en
export const name = (card: number): string => cardOf(card).name.en
/** Some cards: the Chieftain and the King (twice). */
export function theAll(cards: readonly number[]): string {
  const names = cards.map(the)
  return list([...new Set(names)].map(each => each + times(names.filter(name => name === each).length)))
}
const times = (count: number): string => ['', '', ' (twice)', ' (three times)'][count] ?? ` (${count})`
export const workers = (count: number): string => many(count, 'worker')
export const cards = (count: number): string => many(count, 'card')
/** A card on the board of somebody, at the hand of somebody: Aurèle’s Weaver, their Weaver, your Weaver. */
export const struck = (who: Who, by: Seat, from: Seat, card: number): string =>
  by === from ? own(who, from, name(card)) : theirs(who, from, name(card))
export const craft = (which: number): string => deck.craftsmen[which]!.name.en
/** Some resources: 2 oak and 1 iron. */
export const stock = (goods: Stock): string =>
  list(GOODS.flatMap((good, i) => (goods[i]! > 0 ? [`${goods[i]} ${good}`] : []))) || 'nothing'
export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`)
export const plain: Record<Good, string> = { oak: 'oak', wool: 'wool', iron: 'iron' }
export const SPACE: Record<Space, string> = {
  cartographer: 'the Cartographer',
  jeweller: 'the Jeweller',
  forager: 'the Forager',
  warden: 'the Warden',
  shield_maiden: 'the Shield Maiden',
}
export const price = (gold: number, hands: number): string =>
  list([...(gold > 0 ? [`${gold} gold`] : []), ...(hands > 0 ? [workers(hands)] : [])]) || 'nothing'
/** What it takes to finish a ship. */
export function cost(ship: number): string {
  const { gold, workers: hands, goods, crafts } = shipOf(ship)
  return `${price(gold, hands)}; ${stock(goods)}; ${list(crafts.map(craft))}`
}
const FROM = { hand: ' (in hand)', board: '', shield: ' (under a shield)' }
/** Who works on a ship, with the tool that helps: the Weaver (in hand), the Blacksmith for the Woodcarver. */
export function gang(crew: readonly Worker[], tool: number): string {
  const workers = crew.map(({ card, from, craft: missing }) => {
    return `${the(card)}${FROM[from]}${missing < 0 ? '' : ` for the ${craft(missing)}`}`
  })
  return list(tool < 0 ? workers : [...workers, the(tool)])
}

export const cardTexts: CardTexts = {
  kinds: { ship: 'Ship', craftsman: 'Craftsman', villager: 'Villager', tool: 'Tool', building: 'Building' },
  goods: { oak: 'Oak', wool: 'Wool', iron: 'Iron' },
  villagers: {
    assassin: () => 'Discard a craftsman from any board, even yours.',
    barbarian: () => 'Discard a ship under construction from any board, even yours.',
    conspirator: () => 'Move a craftsman from another board to a free place on yours.',
    pioneer: () => 'You go first tomorrow.',
    mercenary: ({ gold }) => `Gain ${gold} gold; everybody else loses ${gold}.`,
    pillager: () => 'Another player loses 1 gold for each resource in their mill.',
    berserker: ({ gold }) => `Pay ${gold} gold: another player’s tool is discarded.`,
    thief: () => 'Take a resource from another player’s mill.',
    sentry: () =>
      'Until your next turn, no other player’s Assassin, Barbarian, Conspirator, Mercenary, Pillager or Thief can touch you.',
    chieftain: ({ cards: drawn }) => `Draw ${cards(drawn)}.`,
    sage: ({ cards: most }) => `Discard up to ${cards(most)} from your hand and draw as many.`,
    beggar: ({ workers: come, goods }) => `Gain ${workers(come)} and ${many(goods, 'resource')} of your choice.`,
    labourer: ({ workers: come }) => `Gain ${workers(come)}.`,
    merchant: ({ goods }) => `Gain ${many(goods, 'resource')} of one kind.`,
    trader: ({ goods }) => `Swap up to ${many(goods, 'resource')} one for one with the supply.`,
    king: ({ gold }) => `Gain ${gold} gold.`,
    queen: ({ gold }) => `Gain ${gold} gold.`,
    navigator: ({ gold }) => `Gain ${gold} gold, and 1 more for each player who has played before you today.`,
    scout: ({ goods }) => `Gain ${many(goods, 'resource')} of one kind; everybody else gains 1 of their choice.`,
    armourer: ({ workers: come, cards: drawn }) => `Gain ${workers(come)} and draw ${cards(drawn)}.`,
  },
  tools: {
    bow_saw: 'Finish one ship without its oak; then the Saw is discarded.',
    spindle: 'Finish one ship without its wool; then the Spindle is discarded.',
    bloomery: 'Finish one ship without its iron; then the Bloomery is discarded.',
    cart: 'It comes with one of each resource. Each time you buy resources, you may also take the matching one off the Cart. Once empty, it is discarded.',
  },
  buildings: {
    langhus: ({ points: worth }) => `${points(worth)}.`,
    mining_camp: ({ points: worth }) => `${points(worth)}.`,
    church: ({ points: worth }) => `${points(worth)}.`,
    fortress: ({ points: worth }) => `${points(worth)}.`,
    treasury: () => '1 point for every 4 gold you have at the end.',
    boat_house: () => '2 points for each ship in your fleet without military strength.',
    market_hall: () => '1 point for each place in your mill beyond 8.',
    silversmith: ({ mill, income }) => `Room for ${mill} more in your mill, and ${income} gold each evening.`,
  },
  spaces: {
    cartographer: { label: 'Cartographer', help: 'finish a ship with one craftsman in place of another' },
    jeweller: { label: 'Jeweller', help: '2, 3 or 5 gold for 1, 2 or 3 cards from your hand' },
    forager: { label: 'Forager', help: 'discard the top card of the pile, then gain a resource' },
    warden: { label: 'Warden', help: 'take all the workers on the village board' },
    shield_maiden: { label: 'Shield Maiden', help: 'take a card off your own board, or gain a shield' },
  },
  price: (gold, hands) => `Costs ${price(gold, hands)}.`,
  ship: ship => {
    const changes = [
      ...(ship.mill === 0 ? [] : [`mill ${signed(ship.mill)}`]),
      ...(ship.hands === 0 ? [] : [`workers each evening ${signed(ship.hands)}`]),
      ...(ship.income === 0 ? [] : [`gold each evening ${signed(ship.income)}`]),
    ]
    const takes = `${price(ship.gold, ship.workers)}; ${stock(ship.goods)}; ${list(ship.crafts.map(craft))}`
    const gives = [points(ship.points), `military ${ship.military}`, ...changes]
    return `Takes ${takes}. Gives ${list(gives)}.`
  },
  craftsman: () =>
    `Works on a ship and is then discarded. Up to ${BENCHES} may wait below your board; one in your hand can work too.`,
  provenances: provenances('The printed cards are not public: we made this to fit what is known.'),
  origins: { name: 'Name', effect: 'Effect', numbers: 'Numbers', price: 'Price' },
}
