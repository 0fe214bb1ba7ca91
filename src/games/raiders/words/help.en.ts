// The cards, buildings and settlements of Raiders in English, and the small words all its sentences share.
import { list, many, points, provenances } from '#games/kit/words/en'
import { cardOf, offeringOf, settlementOf } from '../cards/deck.ts'
import { asGood, type Colour, GOODS, type Good, type Tokens } from '../cards/kinds.ts'
import type { Building } from '../state.ts'
import { YIELDS } from '../village.ts'
import type { CardTexts } from './index.ts'

export const the = (card: number): string => cardOf(card).the.en
export const name = (card: number): string => cardOf(card).name.en
export const place = (settlement: number): string => settlementOf(settlement).the.en
/** Some cards: the Archer and the Sage (twice). */
export function theAll(cards: readonly number[]): string {
  const names = cards.map(the)
  return list([...new Set(names)].map(each => each + times(names.filter(other => other === each).length)))
}
const times = (count: number): string => ['', '', ' (twice)', ' (three times)'][count] ?? ` (${count} times)`
export const cards = (count: number): string => many(count, 'card')
export const goods = (count: number, good: Good): string =>
  good === 'provisions' ? many(count, 'provision') : `${count} ${good}`
export const NAMES: Record<Good, string> = {
  silver: 'silver',
  provisions: 'provisions',
  gold: 'gold',
  iron: 'iron',
  livestock: 'livestock',
}
export const valkyries = (count: number): string => (count === 1 ? '1 Valkyrie' : `${count} Valkyries`)
export const steps = (count: number): string => many(count, 'step')
export const worker = (colour: Colour): string => `${colour} worker`
/** What lies in a set: 1 gold, 2 livestock and 1 Valkyrie. */
export function tokens(all: Tokens): string {
  const named = all.flatMap((count, token) =>
    count === 0 ? [] : [token === 0 ? valkyries(count) : goods(count, GOODS[asGood(token)]!)],
  )
  return list([...named.slice(all[0]! > 0 ? 1 : 0), ...(all[0]! > 0 ? [valkyries(all[0]!)] : [])]) || 'nothing'
}
/** What an offering asks, without the piece that is saved. */
export const asks = (tile: number, less?: Good): string =>
  list(
    offeringOf(tile).asks.flatMap((count, good) => {
      const left = count - (GOODS[good] === less ? 1 : 0)
      return left > 0 ? [goods(left, GOODS[good]!)] : []
    }),
  ) || 'nothing'
export const BUILDING: Record<Building, string> = {
  gate_house: 'the Gate House',
  town_hall: 'the Town Hall',
  treasury: 'the Treasury',
  barracks: 'the Barracks',
  armoury: 'the Armoury',
  mill: 'the Mill',
  silversmith: 'the Silversmith',
  long_house: 'the Long House',
}
const more = (amount: number, thing: string): string => `${amount} more ${thing}${amount === 1 ? '' : 's'}`
const nothing = () => ''

export const cardTexts: CardTexts = {
  kind: 'Townsfolk',
  hero: 'Hero',
  kinds: {
    harbour: { label: 'Harbour', help: 'Always scores 1 point; no dice are rolled.' },
    outpost: { label: 'Outpost', help: 'Raided by grey workers, with one die.' },
    monastery: { label: 'Monastery', help: 'Raided by grey or white workers, for gold too, with two dice.' },
    fortress: { label: 'Fortress', help: 'Raided by white workers, for gold too, with two dice.' },
  },
  goods: { silver: 'Silver', provisions: 'Provisions', gold: 'Gold', iron: 'Iron', livestock: 'Livestock' },
  colours: { black: 'black', grey: 'grey', white: 'white' },
  buildings: {
    gate_house: { label: 'Gate House', help: `draw ${cards(YIELDS.gateHouse)}` },
    town_hall: { label: 'Town Hall', help: 'play a card for its effect there' },
    treasury: {
      label: 'Treasury',
      help: `discard 1 card for ${YIELDS.treasury.silver} silver, or ${YIELDS.treasury.cards} cards for ${YIELDS.treasury.gold} gold`,
    },
    barracks: { label: 'Barracks', help: 'hire a card for your crew at its price in silver' },
    armoury: { label: 'Armoury', help: '2 steps of armour for 1 iron, or 1 step for 2 silver' },
    mill: {
      label: 'Mill',
      help: 'provisions: 1 for a black worker, 2 for a grey or white one; or 1 gold for a white one',
    },
    silversmith: { label: 'Silversmith', help: 'silver: 3 for a black worker, 2 for a grey or white one' },
    long_house: { label: 'Long House', help: '2 provisions for 1 livestock, or make an offering' },
  },
  crew: {
    archer: amount => `${points(amount)} for each raid on an Outpost.`,
    armourer: amount => `${amount} more strength at Monasteries.`,
    avenger: () => 'Killed in a raid: an opponent of your choice loses one of their crew, whom they choose.',
    barbarian: amount => `${amount} more strength at Fortresses.`,
    berserker: () => 'Killed in a raid: returns to your hand.',
    brawler: amount => `In each raid you may roll ${amount === 1 ? '1 die' : `${amount} dice`} again.`,
    brynjar: amount => `1 more strength for every ${amount} steps of armour.`,
    cartographer: amount => `Raids on Fortresses cost ${amount} gold less.`,
    champion: amount => `${points(amount)} at the end.`,
    folke: amount => `${amount} more strength for each other member of your crew.`,
    forager: amount => `${more(amount, 'provision')} whenever you take provisions at the Mill.`,
    gatekeeper: amount => `${more(amount, 'card')} at the Gate House.`,
    gravedigger: amount => `Killed in a raid: ${amount} gold.`,
    huntsman: amount => `Raids on Outposts cost ${many(amount, 'provision')} less.`,
    jeweller: amount => `${amount} more silver at the Silversmith.`,
    marauder: amount => `${points(amount)} for each raid on an Outpost.`,
    mercenary: amount => `Killed in a raid: ${points(amount)}.`,
    merchant: amount => `${points(amount)} for each livestock you have at the end.`,
    ragnhildr: amount => `1 more strength for every ${amount} Valkyries on your track.`,
    recruiter: amount => `Hiring at the Barracks costs ${amount} silver less.`,
    sage: amount => `${more(amount, 'action')} at the Long House.`,
    scout: amount => `Raids on Monasteries cost ${many(amount, 'provision')} less.`,
    shieldmaiden: amount => `${points(amount)} for each raid on a Monastery.`,
    trader: amount => `${points(amount)} for each offering you have at the end.`,
    warlord: amount => `${points(amount)} at the end.`,
    warmonger: amount => `${points(amount)} for each raid on a Harbour.`,
    artisan: amount =>
      `At the end, ${points(amount)} for each Merchant and each Trader in the crews of your opponents.`,
    assassin: amount => `${amount} more strength when you raid with a grey worker.`,
    beggar: amount => `You may discharge him whenever you place or pick up a worker: ${amount} silver.`,
    blacksmith: amount => `${amount} silver when you make an offering that asks for iron.`,
    conspirator: amount => `Draw ${cards(amount)} when crew of yours die in a raid.`,
    farmer: amount => `${amount} livestock when you make an offering that asks for none.`,
    labourer: amount => `You may discharge him whenever you place or pick up a worker: ${many(amount, 'provision')}.`,
    thief: amount => `${amount} more silver at the Treasury.`,
    tyrant: amount => `Killed in a raid: counts as ${steps(amount)} on the Valkyrie track.`,
    jorunn: amount => `1 more strength for every ${amount} offerings you have made.`,
  },
  hall: {
    archer: () => 'Exchange the worker in an opponent’s hand with one of another colour in the village.',
    armourer: amount => `Gain ${steps(amount)} of armour.`,
    avenger: amount => `Each opponent loses ${amount} silver.`,
    barbarian: amount => `Take ${amount} plunder of your choice from an opponent.`,
    berserker: amount => `An opponent loses ${steps(amount)} of armour.`,
    brawler: () => 'Lose one of your crew and gain 1 plunder of your choice.',
    brynjar: nothing,
    cartographer: amount => `Pay ${many(amount, 'provision')} for 1 gold.`,
    champion: amount => `Each opponent loses ${many(amount, 'provision')}.`,
    folke: nothing,
    forager: amount => `Gain ${many(amount, 'provision')}.`,
    gatekeeper: amount => `Draw ${cards(amount)}.`,
    gravedigger: () => 'One of your crew returns to your hand; another card from your hand joins for nothing.',
    huntsman: amount => `Gain ${many(amount, 'provision')} and ${amount} silver.`,
    jeweller: amount => `Pay ${amount} silver for 1 gold.`,
    marauder: amount => `Pay ${amount} livestock for 1 gold.`,
    mercenary: amount => `Each opponent gives you ${amount} silver or ${many(amount, 'provision')}, as they choose.`,
    merchant: () => 'Use another building with the worker of the Town Hall, whoever stands there.',
    ragnhildr: nothing,
    recruiter: amount => `Hire a card from your hand for ${amount} silver.`,
    sage: () => 'The offerings on display go under the stack; three new ones are revealed.',
    scout: amount =>
      amount > 0
        ? 'Swap your whole hand with that of an opponent.'
        : 'Swap any number of cards with an opponent; both choose unseen what to give.',
    shieldmaiden: amount => `Pay ${amount} livestock for 1 iron.`,
    trader: amount => `Make an offering for ${amount} plunder or silver less.`,
    warlord: amount => `Take up to ${amount} silver from an opponent.`,
    warmonger: amount => `Take ${amount > 1 ? `up to ${many(amount, 'provision')}` : '1 provision'} from an opponent.`,
    artisan: amount => `Gain 1 plunder of your choice; everybody else gains ${amount} silver.`,
    assassin: () => 'Add a Valkyrie from the supply to any plunder set.',
    beggar: amount => `Gain ${cards(amount)} or ${many(amount, 'provision')}.`,
    blacksmith: amount => `Pay ${amount} silver for 1 iron.`,
    conspirator: () => 'Discard your hand and draw as many cards.',
    farmer: amount => `Pay ${many(amount, 'provision')} for 1 livestock.`,
    labourer: amount => `Pay ${amount} iron for 1 livestock.`,
    thief: () => 'Take 1 plunder from any Harbour, but no Valkyrie.',
    tyrant: amount => `${points(amount)} for each opponent with a hero in their crew.`,
    jorunn: nothing,
  },
  card: ({ cost, strength }, crew, hall) =>
    `Costs ${cost} silver, strength ${strength}. In your crew: ${lower(crew)}${hall === '' ? ' A crew has one hero at most.' : ` At the Town Hall: ${lower(hall)}`}`,
  offering: offering => {
    const wants = list(offering.asks.flatMap((count, good) => (count > 0 ? [goods(count, GOODS[good]!)] : [])))
    return `${wants} for ${points(offering.points)}`
  },
  provenances: provenances(
    'No public text says it: we made this to fit what is known. Of names, the French one is ours.',
  ),
  origins: { name: 'Name', effect: 'Effect', numbers: 'Numbers' },
}
function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
