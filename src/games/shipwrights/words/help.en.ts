// The cards and the village board of Shipwrights in English, and the small words all its sentences share.
import { list, many } from '#games/kit/words/en'
import { cardOf, deck, shipOf } from '../cards/deck.ts'
import { GOODS, type Good, type Stock } from '../cards/kinds.ts'
import { BENCHES, type Space } from '../state.ts'
import type { CardTexts, Worker } from './index.ts'

export const the = (card: number): string => cardOf(card).the.en
export const name = (card: number): string => cardOf(card).name.en
export const theAll = (cards: readonly number[]): string => list(cards.map(the))
export const workers = (count: number): string => many(count, 'worker')
export const cards = (count: number): string => many(count, 'card')
export const theirs = (owner: string, card: number): string => `${owner}’s ${name(card)}`
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
    pioneer: () => 'You are first tomorrow.',
    mercenary: ({ gold }) => `Gain ${gold} gold; everybody else loses ${gold}.`,
    pillager: () => 'Another player loses 1 gold for each resource in their mill.',
    berserker: ({ gold }) => `Pay ${gold} gold: another player’s tool is discarded.`,
    thief: () => 'Take a resource from another player’s mill.',
    sentry: () =>
      'Until your next turn no Assassin, Barbarian, Conspirator, Mercenary, Pillager or Thief of the others touches you.',
    chieftain: ({ cards: drawn }) => `Draw ${cards(drawn)}.`,
    sage: ({ cards: most }) => `Discard up to ${cards(most)} from your hand and draw as many.`,
    beggar: ({ workers: come, goods }) => `Gain ${workers(come)} and ${many(goods, 'resource')} of your choice.`,
    labourer: ({ workers: come }) => `Gain ${workers(come)}.`,
    merchant: ({ goods }) => `Gain ${many(goods, 'resource')} of one kind.`,
    trader: ({ goods }) => `Swap up to ${many(goods, 'resource')} one for one with the supply.`,
    king: ({ gold }) => `Gain ${gold} gold.`,
    queen: ({ gold }) => `Gain ${gold} gold.`,
    navigator: ({ gold }) => `Gain ${gold} gold, and 1 more for each player who had a turn before you today.`,
    scout: ({ goods }) => `Gain ${many(goods, 'resource')} of one kind; everybody else gains 1 of their choice.`,
    armourer: ({ workers: come, cards: drawn }) => `Gain ${workers(come)} and draw ${cards(drawn)}.`,
  },
  tools: {
    bow_saw: 'Finish one ship without its oak; then the Saw is discarded.',
    spindle: 'Finish one ship without its wool; then the Spindle is discarded.',
    bloomery: 'Finish one ship without its iron; then the Bloomery is discarded.',
    cart: 'It comes with one of each resource. Each time you buy, you may add the one of the same kind. Empty, it is discarded.',
  },
  buildings: {
    langhus: ({ points }) => `${many(points, 'point')}.`,
    mining_camp: ({ points }) => `${many(points, 'point')}.`,
    church: ({ points }) => `${many(points, 'point')}.`,
    fortress: ({ points }) => `${many(points, 'point')}.`,
    treasury: () => '1 point for every 4 gold you have at the end.',
    boat_house: () => '2 points for each ship of your fleet without military points.',
    market_hall: () => 'As many points as your mill holds beyond 8.',
    silversmith: ({ mill, income }) => `Room for ${mill} more in the mill, and ${income} gold each evening.`,
  },
  spaces: {
    cartographer: { label: 'Cartographer', help: 'finish a ship with one craftsman in place of another' },
    jeweller: { label: 'Jeweller', help: '2, 3 or 5 gold for 1, 2 or 3 cards of your hand' },
    forager: { label: 'Forager', help: 'discard the top card of the pile, then gain a resource' },
    warden: { label: 'Warden', help: 'take all workers of the village board' },
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
    const gives = [`${many(ship.points, 'point')}`, `military ${ship.military}`, ...changes]
    return `Takes ${takes}. Gives ${list(gives)}.`
  },
  craftsman: () =>
    `Works on a ship and is then discarded. Up to ${BENCHES} may wait below your board; one in your hand can work too.`,
  provenances: {
    seed: { label: 'Original', help: 'This comes from the rules of the game.' },
    published: { label: 'Published', help: 'This can be read in public descriptions of the game.' },
    ruling: { label: 'Our ruling', help: 'The rules do not say: this is our decision.' },
    reconstructed: {
      label: 'Reconstructed',
      help: 'The printed cards are not public: this is ours, made to fit what is known.',
    },
  },
  origins: { name: 'Name', effect: 'Effect', numbers: 'Numbers' },
}
