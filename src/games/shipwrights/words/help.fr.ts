// The cards and the village board of Charpentiers en français, and the small words all its sentences share.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import { list, many, own, points, provenances, theirs } from '#games/kit/words/fr'
import { cardOf, deck, shipOf } from '../cards/deck.ts'
import { GOODS, type Good, type Stock } from '../cards/kinds.ts'
import { BENCHES, type Space } from '../state.ts'
import type { CardTexts, Worker } from './index.ts'

export const the = (card: number): string => cardOf(card).the.fr
/** Some cards: le Chef et le Roi (deux fois). */
export function theAll(cards: readonly number[]): string {
  const names = cards.map(the)
  return list([...new Set(names)].map(each => each + times(names.filter(name => name === each).length)))
}
const times = (count: number): string => ['', '', ' (deux fois)', ' (trois fois)'][count] ?? ` (${count})`
export const gold = (count: number): string => `${many(count, 'pièce')} d’or`
export const workers = (count: number): string => many(count, 'ouvrier')
export const cards = (count: number): string => many(count, 'carte')
/** A card on the board of somebody, at the hand of somebody: la Tisserande d’Aurèle, sa Tisserande, votre Tisserande. */
export const struck = (who: Who, by: Seat, from: Seat, card: number): string =>
  by === from ? own(who, from, the(card)) : theirs(who, from, the(card))
export const craft = (which: number): string => deck.craftsmen[which]!.the.fr
export const NAMES: Record<Good, string> = { oak: 'bois', wool: 'laine', iron: 'fer' }
/** «de la laine», for some of it; «de laine», for what one has none of. */
export const SOME: Record<Good, string> = { oak: 'du bois', wool: 'de la laine', iron: 'du fer' }
export const OF: Record<Good, string> = { oak: 'de bois', wool: 'de laine', iron: 'de fer' }
export const goods = (count: number, good: Good): string =>
  good === 'oak' ? `${count} bois` : many(count, NAMES[good])
/** Some resources: 2 bois et 1 fer. */
export const stock = (amounts: Stock): string =>
  list(GOODS.flatMap((good, i) => (amounts[i]! > 0 ? [goods(amounts[i]!, good)] : []))) || 'rien'
export const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`)
export const SPACE: Record<Space, string> = {
  cartographer: 'le Cartographe',
  jeweller: 'la Bijoutière',
  forager: 'la Fourrageuse',
  warden: 'le Gardien',
  shield_maiden: 'la Demoiselle d’armes',
}
export const price = (coins: number, hands: number): string =>
  list([...(coins > 0 ? [gold(coins)] : []), ...(hands > 0 ? [workers(hands)] : [])]) || 'rien'
/** What it takes to finish a ship. */
export function cost(ship: number): string {
  const { gold: coins, workers: hands, goods: amounts, crafts } = shipOf(ship)
  return `${price(coins, hands)} ; ${stock(amounts)} ; ${list(crafts.map(craft))}`
}
const FROM = { hand: ' (en main)', board: '', shield: ' (sous un bouclier)' }
/** Who works on a ship, with the tool that helps: la Tisserande (en main), le Forgeron pour le Sculpteur. */
export function gang(crew: readonly Worker[], tool: number): string {
  const hands = crew.map(({ card, from, craft: missing }) => {
    return `${the(card)}${FROM[from]}${missing < 0 ? '' : ` pour ${craft(missing)}`}`
  })
  return list(tool < 0 ? hands : [...hands, the(tool)])
}

export const cardTexts: CardTexts = {
  kinds: { ship: 'Bateau', craftsman: 'Artisan', villager: 'Villageois', tool: 'Outil', building: 'Bâtiment' },
  goods: { oak: 'Bois', wool: 'Laine', iron: 'Fer' },
  villagers: {
    assassin: () => 'Défaussez un artisan de n’importe quel plateau, même du vôtre.',
    barbarian: () => 'Défaussez un bateau en chantier de n’importe quel plateau, même du vôtre.',
    conspirator: () => 'Un artisan adverse passe sur une place libre de votre plateau.',
    pioneer: () => 'Demain, vous commencez.',
    mercenary: ({ gold: coins }) => `Gagnez ${gold(coins)} ; chacun des autres en perd ${coins}.`,
    pillager: () => 'Un adversaire perd 1 pièce d’or par ressource de son moulin.',
    berserker: ({ gold: coins }) => `Payez ${gold(coins)} : un adversaire défausse son outil.`,
    thief: () => 'Prenez une ressource dans le moulin d’un adversaire.',
    sentry: () =>
      'Jusqu’à votre prochain tour, aucun Assassin, Barbare, Conspirateur, Mercenaire, Pillard ou Voleur adverse ne vous touche.',
    chieftain: ({ cards: drawn }) => `Piochez ${cards(drawn)}.`,
    sage: ({ cards: most }) => `Défaussez jusqu’à ${cards(most)} de votre main et piochez-en autant.`,
    beggar: ({ workers: come, goods: count }) => `Gagnez ${workers(come)} et ${many(count, 'ressource')} au choix.`,
    labourer: ({ workers: come }) => `Gagnez ${workers(come)}.`,
    merchant: ({ goods: count }) => `Gagnez ${many(count, 'ressource')} d’une même sorte.`,
    trader: ({ goods: count }) => `Échangez jusqu’à ${many(count, 'ressource')} avec la réserve, une pour une.`,
    king: ({ gold: coins }) => `Gagnez ${gold(coins)}.`,
    queen: ({ gold: coins }) => `Gagnez ${gold(coins)}.`,
    navigator: ({ gold: coins }) => `Gagnez ${gold(coins)}, et 1 de plus par joueur déjà passé aujourd’hui.`,
    scout: ({ goods: count }) =>
      `Gagnez ${many(count, 'ressource')} d’une même sorte ; chacun des autres en gagne 1 de son choix.`,
    armourer: ({ workers: come, cards: drawn }) => `Gagnez ${workers(come)} et piochez ${cards(drawn)}.`,
  },
  tools: {
    bow_saw: 'Finissez un bateau sans payer son bois ; la Scie est ensuite défaussée.',
    spindle: 'Finissez un bateau sans payer sa laine ; le Fuseau est ensuite défaussé.',
    bloomery: 'Finissez un bateau sans payer son fer ; le Bas fourneau est ensuite défaussé.',
    cart: 'Elle arrive avec une ressource de chaque sorte. À chaque achat, vous pouvez y prendre celle de la même sorte. Vide, elle est défaussée.',
  },
  buildings: {
    langhus: ({ points: worth }) => `${points(worth)}.`,
    mining_camp: ({ points: worth }) => `${points(worth)}.`,
    church: ({ points: worth }) => `${points(worth)}.`,
    fortress: ({ points: worth }) => `${points(worth)}.`,
    treasury: () => '1 point par tranche de 4 pièces d’or à la fin.',
    boat_house: () => '2 points par bateau de force 0 dans votre flotte.',
    market_hall: () => '1 point par place de votre moulin au-delà de 8.',
    silversmith: ({ mill, income }) => `${many(mill, 'place')} de plus au moulin, et ${gold(income)} chaque soir.`,
  },
  spaces: {
    cartographer: { label: 'Cartographe', help: 'finir un bateau avec un artisan à la place d’un autre' },
    jeweller: { label: 'Bijoutière', help: '2, 3 ou 5 pièces d’or contre 1, 2 ou 3 cartes de votre main' },
    forager: { label: 'Fourrageuse', help: 'défausser le dessus de la pioche, puis gagner une ressource' },
    warden: { label: 'Gardien', help: 'prendre tous les ouvriers de la place du village' },
    shield_maiden: { label: 'Demoiselle d’armes', help: 'retirer une carte de votre plateau, ou gagner un bouclier' },
  },
  price: (coins, hands) => `Prix : ${price(coins, hands)}.`,
  ship: ship => {
    const changes = [
      ...(ship.mill === 0 ? [] : [`moulin ${signed(ship.mill)}`]),
      ...(ship.hands === 0 ? [] : [`ouvriers chaque soir ${signed(ship.hands)}`]),
      ...(ship.income === 0 ? [] : [`or chaque soir ${signed(ship.income)}`]),
    ]
    const takes = `${price(ship.gold, ship.workers)} ; ${stock(ship.goods)} ; ${list(ship.crafts.map(craft))}`
    const gives = [points(ship.points), `force ${ship.military}`, ...changes]
    return `Il faut ${takes}. Rapporte ${list(gives)}.`
  },
  craftsman: () =>
    `Travaille sur un bateau, puis part à la défausse. Jusqu’à ${BENCHES} artisans attendent sous votre plateau ; ceux de votre main peuvent aussi travailler.`,
  provenances: provenances(
    'Les cartes imprimées ne sont pas publiques : ceci est de nous, accordé à ce que l’on sait.',
  ),
  origins: { name: 'Nom', effect: 'Effet', numbers: 'Nombres', price: 'Prix' },
}
