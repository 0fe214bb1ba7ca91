// Shipwrights of the North Sea in English.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import { capital, does, doing, own, points, theirs, verb, whom } from '#games/kit/words/en'
import { buildingOf, cardOf, shipOf, toolOf, villagerOf } from '../cards/deck.ts'
import type { VillagerId } from '../cards/kinds.ts'
import { LAST_DAY, PRICE } from '../state.ts'
import {
  cards,
  cardTexts,
  cost,
  craft,
  gang,
  name,
  plain,
  price,
  SPACE,
  stock,
  struck,
  the,
  theAll,
  workers,
} from './help.en.ts'
import type { ShipwrightsTexts } from './index.ts'

/** What those villagers are for who do nothing at once. */
const STAYING: Partial<Record<VillagerId, string>> = {
  pioneer: ', to go first tomorrow',
  sentry: ', who stands guard',
}
const gains = (who: Who, seat: Seat): string => does(who, seat, 'gains', 'gain')
const discards = (who: Who, seat: Seat): string => does(who, seat, 'discards', 'discard')
const effect = (card: number): string => cardTexts.villagers[villagerOf(card).id](villagerOf(card))

export const en: ShipwrightsTexts = {
  title: 'Shipwrights of the North Sea',
  moment: number => `day ${number}`,
  tagline: 'Draft the right hands, fill the mill, and launch the finest fleet.',
  questions: {
    stock: () => 'Which two resources will you start with?',
    draft: () => 'Take one card; the rest go to the left.',
    act: ({ cards: left }) =>
      left > 0 ? `What will you do? ${cards(left)} left to play or discard.` : 'Anything else, or is your turn over?',
    jewels: () => 'Which cards will you give to the Jeweller?',
    sage: () => 'Which cards will you discard for new ones?',
    swap: () => 'Which resource will you swap?',
    gain: () => 'Which resource will you take?',
    store: ({ count }) => `Your mill is ${count} over. What will you return?`,
  },
  moves: {
    buy: ({ good, count, cart }) => ({
      label: `Buy ${count + (cart ? 1 : 0)} ${plain[good]}`,
      detail: `${cart ? 'one of them from the Cart, ' : ''}for ${price(PRICE.gold, PRICE.workers)}`,
    }),
    equip: ({ card, old }) => ({
      label: `Buy ${the(card)}`,
      detail: `for ${toolOf(card).gold} gold${old < 0 ? '' : `; ${the(old)} is discarded`}`,
    }),
    recruit: ({ card }) => ({ label: `Recruit ${the(card)}`, detail: 'free; waits below your board' }),
    start: ({ card }) => ({ label: `Start ${the(card)}`, detail: `to finish it: ${cost(card)}` }),
    build: ({ card }) => ({
      label: `Build ${the(card)}`,
      detail: `for ${price(buildingOf(card).gold, buildingOf(card).workers)}`,
    }),
    discard: ({ card }) => ({ label: `Discard ${the(card)}`, detail: 'without any effect' }),
    take: ({ card }) => ({ label: `Take ${the(card)}`, detail: cardTexts.kinds[cardOf(card).kind] }),
    call: ({ card, at, owner, own: mine, seat, good }, who) => {
      const label = `Call ${the(card)}`
      if (at >= 0) return { label, detail: mine ? `on your own ${name(at)}` : `on ${theirs(who, owner, name(at))}` }
      if (seat >= 0)
        return { label, detail: good ? `for 1 ${plain[good]} from ${whom(who, seat)}` : `against ${whom(who, seat)}` }
      return { label, detail: good ? `for ${plain[good]}` : effect(card) }
    },
    visit: ({ space, ship, tool, crew, remove, shield, workers: fetched }) => {
      const label = `Go to ${SPACE[space]}`
      if (ship >= 0) return { label, detail: `finish ${the(ship)} with ${gang(crew, tool)}` }
      if (remove >= 0) return { label, detail: `take ${the(remove)} off your board` }
      if (shield >= 0) return { label, detail: `a shield for ${the(shield)}` }
      return { label, detail: space === 'warden' ? `fetch ${workers(fetched)}` : cardTexts.spaces[space].help }
    },
    finish: ({ ship, tool, crew }) => ({
      label: `Finish ${the(ship)}`,
      detail: `${points(shipOf(ship).points)}, with ${gang(crew, tool)}`,
    }),
    abandon: ({ ship }) => ({ label: `Give up ${the(ship)}`, detail: 'once a turn, for nothing' }),
    drop: ({ card }) => ({ label: `Drop ${the(card)}`, detail: 'the tool is discarded' }),
    end: () => ({ label: 'End your turn', detail: 'your hand is empty' }),
    enough: () => ({ label: 'That is enough', detail: 'swap no more' }),
    stock: ({ goods }) => ({ label: stock(goods), detail: 'to start with' }),
    return: ({ goods }) => ({ label: `Return ${stock(goods)}`, detail: 'to the supply' }),
    give: ({ cards: given, gold }) => ({
      label: `Give ${theAll(given)}`,
      detail: gold > 0 ? `for ${gold} gold` : `for ${cards(given.length)} from the pile`,
    }),
    swap: ({ give, take }) => ({ label: `${capital(plain[give])} for ${plain[take]}`, detail: 'one for one' }),
    gain: ({ good }) => ({ label: `1 ${plain[good]}`, detail: 'from the supply' }),
  },
  notes: {
    stocks: ({ seat, goods }, who) => `${does(who, seat, 'starts', 'start')} with ${stock(goods)}.`,
    day: ({ day, first }, who) => `Day ${day}: ${doing(who, first, 'goes', 'go')} first.`,
    drafted: ({ seat }, who) => `${does(who, seat, 'has chosen their', 'have chosen your')} cards.`,
    kept: ({ cards: kept }) => `You keep ${theAll(kept)}.`,
    reshuffles: () => 'The discards are shuffled into a new pile.',
    turn: ({ seat }, who) => `It is ${theirs(who, seat, 'turn')}.`,
    'sentry-leaves': ({ seat }, who) => `${capital(theirs(who, seat, 'Sentry'))} leaves.`,
    buys: ({ seat, good, count, cart }, who) => {
      const more = cart ? ` and ${verb(who, seat, 'takes', 'take')} one more off the Cart` : ''
      return `${does(who, seat, 'buys', 'buy')} ${count} ${plain[good]}${more}.`
    },
    equips: ({ seat, card }, who) => `${does(who, seat, 'buys', 'buy')} ${the(card)} for ${toolOf(card).gold} gold.`,
    drops: ({ seat, card }, who) => `${discards(who, seat)} ${own(who, seat, name(card))}.`,
    recruits: ({ seat, card }, who) => `${does(who, seat, 'recruits', 'recruit')} ${the(card)}.`,
    starts: ({ seat, card }, who) => `${does(who, seat, 'starts', 'start')} building ${the(card)}.`,
    finishes: ({ seat, ship, crew, tool }, who) =>
      `${does(who, seat, 'finishes', 'finish')} ${the(ship)} with ${theAll(tool < 0 ? crew : [...crew, tool])}: ${points(shipOf(ship).points)}.`,
    builds: ({ seat, card }, who) =>
      `${does(who, seat, 'builds', 'build')} ${the(card)} for ${price(buildingOf(card).gold, buildingOf(card).workers)}.`,
    discards: ({ seat, cards: thrown }, who) => `${discards(who, seat)} ${theAll(thrown)}.`,
    abandons: ({ seat, card }, who) => `${does(who, seat, 'gives', 'give')} up ${the(card)}.`,
    visits: ({ seat, space }, who) => `${does(who, seat, 'sends', 'send')} a worker to ${SPACE[space]}.`,
    calls: ({ seat, card }, who) =>
      `${does(who, seat, 'calls', 'call')} ${the(card)}${STAYING[villagerOf(card).id] ?? ''}.`,
    kills: ({ seat, from, card }, who) => `${discards(who, seat)} ${struck(who, seat, from, card)}.`,
    wrecks: ({ seat, from, card }, who) =>
      `${does(who, seat, 'wrecks', 'wreck')} ${struck(who, seat, from, card)}, still under construction.`,
    lures: ({ seat, from, card }, who) => `${does(who, seat, 'lures', 'lure')} ${struck(who, seat, from, card)} away.`,
    breaks: ({ seat, from, card }, who) => `${does(who, seat, 'breaks', 'break')} ${struck(who, seat, from, card)}.`,
    steals: ({ seat, from, good }, who) =>
      `${does(who, seat, 'steals', 'steal')} 1 ${plain[good]} from ${whom(who, from)}.`,
    gold: ({ seat, count }, who) =>
      count > 0
        ? `${gains(who, seat)} ${count} gold.`
        : `${does(who, seat, 'already has all the gold they', 'already have all the gold you')} can hold.`,
    loses: ({ seat, count }, who) =>
      count > 0
        ? `${does(who, seat, 'loses', 'lose')} ${count} gold.`
        : `${does(who, seat, 'has', 'have')} no gold to lose.`,
    workers: ({ seat, count }, who) =>
      count > 0
        ? `${gains(who, seat)} ${workers(count)}.`
        : `${does(who, seat, 'finds', 'find')} no worker left in the supply.`,
    goods: ({ seat, good, count }, who) =>
      count > 0
        ? `${gains(who, seat)} ${count} ${plain[good]}.`
        : `${does(who, seat, 'finds', 'find')} no ${plain[good]} left in the supply.`,
    swaps: ({ seat, give, take }, who) => `${does(who, seat, 'swaps', 'swap')} 1 ${plain[give]} for 1 ${plain[take]}.`,
    draws: ({ seat, count }, who) =>
      count > 0
        ? `${does(who, seat, 'draws', 'draw')} ${cards(count)}.`
        : `${does(who, seat, 'has', 'have')} nothing left to draw.`,
    drew: ({ cards: drawn }) => (drawn.length > 0 ? `You draw ${theAll(drawn)}.` : 'You have nothing left to draw.'),
    'turns-up': ({ card }) => `${capital(the(card))} is turned up and discarded; the market changes.`,
    removes: ({ seat, card }, who) =>
      `${does(who, seat, 'takes', 'take')} ${the(card)} off ${own(who, seat, 'board')}.`,
    shields: ({ seat, card }, who) => `${does(who, seat, 'puts', 'put')} a shield on ${own(who, seat, name(card))}.`,
    evening: ({ seat, gold, workers: come }, who) =>
      `Evening: ${doing(who, seat, 'gains', 'gain')} ${price(gold, come)}.`,
    returns: ({ seat, goods }, who) => `${does(who, seat, 'returns', 'return')} ${stock(goods)}: the mill is full.`,
    'sends-home': ({ seat, count }, who) =>
      `${does(who, seat, 'sends', 'send')} ${workers(count)} away: the village is full.`,
    uncovers: ({ cards: left }) =>
      left.length === 0 ? 'No card was left over from the draft.' : `Left over from the draft: ${theAll(left)}.`,
    over: ({ why }) => {
      if (why === 'fleet') return 'A fleet is complete: the match is over.'
      return why === 'days' ? 'The last day is done: the match is over.' : `Day ${LAST_DAY} is done: the match is over.`
    },
  },
  actions: {
    act: () => 'Act',
    take: () => 'Take a card',
    drop: () => 'Drop your tool',
    end: () => 'End your turn',
    buy: ({ good, cart }) => `Buy ${plain[good]}${cart ? ' with the Cart' : ''}`,
    equip: ({ card }) => `Buy ${the(card)}`,
    recruit: ({ card }) => `Recruit ${the(card)}`,
    start: ({ card }) => `Start ${the(card)}`,
    build: ({ card }) => `Build ${the(card)}`,
    call: ({ card, at, seat, good }, who) =>
      `Call ${the(card)}${at === undefined ? '' : ` on ${the(at)}`}${seat === undefined ? '' : ` against ${whom(who, seat)}`}${good === undefined ? '' : ` for ${plain[good]}`}`,
    visit: ({ space, ship, remove, shield }) => {
      const label = `Go to ${SPACE[space]}`
      if (ship !== undefined) return `${label} for ${the(ship)}`
      if (remove !== undefined) return `${label} to take off ${the(remove)}`
      return shield === undefined ? label : `${label} to shield ${the(shield)}`
    },
    finish: ({ ship, tool }) => `Finish ${the(ship)}${tool ? ' with your tool' : ''}`,
    abandon: ({ ship }) => `Give up ${ship === undefined ? 'a ship' : the(ship)}`,
  },
  reasons: {
    turn: ({ seat }, who) => `It is ${theirs(who, seat, 'turn')}.`,
    pack: () => 'No pack has come to you yet.',
    'all-drafted': () => 'Everybody chooses their three cards first.',
    'all-stocked': () => 'First, everybody chooses their first two resources.',
    'all-stored': () => 'It is evening: tomorrow, once the cards are chosen.',
    gold: ({ want, have }) => `You need ${want} gold; you have ${have}.`,
    workers: ({ want, have }) => `You need ${workers(want)}; you have ${have}.`,
    goods: ({ good, want, have }) => `You need ${want} ${plain[good]}; you have ${have}.`,
    craftsman: ({ craft: which, want, have }) =>
      want === 1 ? `You need the ${craft(which)}.` : `You need ${want} of the ${craft(which)}; you have ${have}.`,
    'stand-in': ({ ship }) => `Even with a stand-in, you are short of craftsmen for ${the(ship)}.`,
    supply: ({ good }) => `There is no ${plain[good]} left in the supply.`,
    'goods-left': () => 'The supply has no resources left.',
    market: () => 'The pile is empty: there is no market.',
    bench: ({ most }) => `You already have ${most} craftsmen below your board.`,
    workshop: ({ most }) => `Your ${most} workshops are full.`,
    'other-building': ({ card }) => `You already have ${the(card)}: only one of each kind.`,
    tool: () => 'You have no tool.',
    'own-goods': () => 'You have no resources to swap.',
    cards: () => 'You have no cards to give.',
    'own-ship': () => 'You have no ship under construction.',
    'own-card': () => 'You have neither a ship under construction nor a craftsman.',
    'board-workers': () => 'There is no worker on another space to fetch.',
    shield: () => 'There is no shield left.',
    'empty-hand': ({ have }) => `You must still play or discard ${cards(have)}.`,
    target: () => 'There is nothing and nobody to aim at.',
    unguarded: ({ seat }, who) => `A Sentry protects ${whom(who, seat)}.`,
    unshielded: ({ card }) => `${capital(the(card))} is under a shield.`,
    'their-gold': ({ seat }, who) => `${does(who, seat, 'has', 'have')} no gold.`,
    'their-goods': ({ seat }, who) => `${capital(theirs(who, seat, 'mill'))} is empty.`,
    'their-tool': ({ seat }, who) => `${does(who, seat, 'has', 'have')} no tool.`,
    'free-space': ({ space }) => `A worker is already with ${SPACE[space]}.`,
    'new-space': ({ space }) => `You have already been to ${SPACE[space]} this turn.`,
    once: () => 'You have already given up a ship this turn.',
  },
  parts: { ships: 'Ships', buildings: 'Buildings', military: 'Strongest fleet' },
  outlook: {
    ships: 'the ships',
    buildings: 'the buildings',
    yard: 'the ships on the stocks',
    crew: 'the craftsmen',
    goods: 'the resources',
    gold: 'the gold',
    workers: 'the workers',
    growth: 'what comes each evening',
    tool: 'the tool',
    military: 'the strength of the fleet',
  },
  ties: ['the most gold'],
  options: {
    board: {
      label: 'Village board',
      help: 'Five spaces for your workers, and 2 workers each evening instead of 1. Official expansion; without it, this is the official base game, which is longer.',
    },
    ships: {
      label: 'Ships to end the match',
      help: 'Three make for a shorter match. House rule; officially it is four.',
    },
    days: {
      label: 'Fixed number of days',
      help: 'The match lasts exactly this many days, however many ships are built; with no limit, until a fleet is complete. House rule.',
      values: { 0: 'no limit' },
    },
    peaceful: {
      label: 'Peaceful deck',
      help: 'Without the villagers who do harm, or the Sentry who protects from them. House rule.',
    },
    rotating: {
      label: 'Rotating draft',
      help: 'The three packs start with the first, the second and the third player. House rule.',
    },
    abandon: { label: 'Give up a ship', help: 'Once a turn you may discard a ship under construction. House rule.' },
    runesaga: { label: 'Runesaga cards', help: 'Sixteen more cards: Scouts, Armourers, Silversmiths. Official.' },
  },
  ...cardTexts,
}
