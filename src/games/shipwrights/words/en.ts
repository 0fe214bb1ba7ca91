// Shipwrights of the North Sea in English.
import { capital, many } from '#games/kit/words/en'
import { buildingOf, cardOf, shipOf, toolOf, villagerOf } from '../cards/deck.ts'
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
  the,
  theAll,
  theirs,
  workers,
} from './help.en.ts'
import type { ShipwrightsTexts } from './index.ts'

const effect = (card: number): string => cardTexts.villagers[villagerOf(card).id](villagerOf(card))

export const en: ShipwrightsTexts = {
  title: 'Shipwrights of the North Sea',
  tagline: 'Draft the right hands, fill the mill, and launch the finest fleet.',
  questions: {
    stock: () => 'Which two resources will you start with?',
    draft: () => 'Take one card; the rest goes to the left.',
    act: ({ cards: left }) =>
      left > 0 ? `What will you do? ${cards(left)} left to play or discard.` : 'Anything else, or is your turn over?',
    jewels: () => 'Which cards will you give to the Jeweller?',
    sage: () => 'Which cards will you discard for new ones?',
    swap: () => 'Which resource will you swap?',
    gain: () => 'Which resource will you take?',
    store: ({ count }) => `The mill is too full. What will you return (${count})?`,
  },
  moves: {
    buy: ({ good, count, cart }) => ({
      label: `Buy ${count + (cart ? 1 : 0)} ${plain[good]}`,
      detail: `for ${price(PRICE.gold, PRICE.workers)}${cart ? ', one of them from the Cart' : ''}`,
    }),
    equip: ({ card, old }) => ({
      label: `Buy ${the(card)}`,
      detail: `for ${toolOf(card).gold} gold${old < 0 ? '' : `; ${the(old)} is discarded`}`,
    }),
    recruit: ({ card }) => ({ label: `Recruit ${the(card)}`, detail: 'free, to wait below your board' }),
    start: ({ card }) => ({ label: `Start ${the(card)}`, detail: `to finish it: ${cost(card)}` }),
    build: ({ card }) => ({
      label: `Build ${the(card)}`,
      detail: `for ${price(buildingOf(card).gold, buildingOf(card).workers)}`,
    }),
    discard: ({ card }) => ({ label: `Discard ${the(card)}`, detail: 'without any effect' }),
    take: ({ card }) => ({ label: `Take ${the(card)}`, detail: cardTexts.kinds[cardOf(card).kind] }),
    call: ({ card, at, owner, own, seat, good }, who) => {
      const label = `Call ${the(card)}`
      if (at >= 0) return { label, detail: own ? `on your own ${name(at)}` : `on ${theirs(who(owner), at)}` }
      if (seat >= 0) return { label, detail: good ? `for ${plain[good]} of ${who(seat)}` : `against ${who(seat)}` }
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
      detail: `${many(shipOf(ship).points, 'point')}, with ${gang(crew, tool)}`,
    }),
    abandon: ({ ship }) => ({ label: `Give up ${the(ship)}`, detail: 'once a turn, for nothing' }),
    drop: ({ card }) => ({ label: `Drop ${the(card)}`, detail: 'the tool is discarded' }),
    end: () => ({ label: 'End your turn', detail: 'your hand is empty' }),
    enough: () => ({ label: 'Enough', detail: 'swap no more' }),
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
    stocks: ({ seat, goods }, who) => `${who(seat)} starts with ${stock(goods)}.`,
    day: ({ day, first }, who) => `Day ${day}: ${who(first)} is first.`,
    drafted: ({ seat }, who) => `${who(seat)} has chosen cards.`,
    kept: ({ cards: kept }) => `You keep ${theAll(kept)}.`,
    reshuffles: () => 'The discards are shuffled into a new pile.',
    turn: ({ seat }, who) => `It is ${who(seat)}’s turn.`,
    'sentry-leaves': ({ seat }, who) => `${who(seat)}’s Sentry goes.`,
    buys: ({ seat, good, count, cart }, who) =>
      `${who(seat)} buys ${count} ${plain[good]}${cart ? ', and takes one more off the Cart' : ''}.`,
    equips: ({ seat, card }, who) => `${who(seat)} buys ${the(card)}.`,
    drops: ({ seat, card }, who) => `${who(seat)} discards ${the(card)}.`,
    recruits: ({ seat, card }, who) => `${who(seat)} recruits ${the(card)}.`,
    starts: ({ seat, card }, who) => `${who(seat)} starts ${the(card)}.`,
    finishes: ({ seat, ship, crew, tool }, who) =>
      `${who(seat)} finishes ${the(ship)} with ${theAll(tool < 0 ? crew : [...crew, tool])}.`,
    builds: ({ seat, card }, who) => `${who(seat)} builds ${the(card)}.`,
    discards: ({ seat, cards: thrown }, who) => `${who(seat)} discards ${theAll(thrown)}.`,
    abandons: ({ seat, card }, who) => `${who(seat)} gives up ${the(card)}.`,
    visits: ({ seat, space }, who) => `${who(seat)} sends a worker to ${SPACE[space]}.`,
    calls: ({ seat, card }, who) => `${who(seat)} calls ${the(card)}.`,
    kills: ({ from: owner, card }, who) => `${theirs(who(owner), card)} is discarded.`,
    wrecks: ({ from: owner, card }, who) => `${theirs(who(owner), card)}, unfinished, is discarded.`,
    lures: ({ seat, from: owner, card }, who) => `${theirs(who(owner), card)} goes over to ${who(seat)}.`,
    breaks: ({ from: owner, card }, who) => `${theirs(who(owner), card)} is discarded.`,
    steals: ({ seat, from: owner, good }, who) => `${who(seat)} takes 1 ${plain[good]} from ${who(owner)}.`,
    gold: ({ seat, count }, who) => `${who(seat)} gains ${count} gold.`,
    loses: ({ seat, count }, who) => `${who(seat)} loses ${count} gold.`,
    workers: ({ seat, count }, who) => `${who(seat)} gains ${workers(count)}.`,
    goods: ({ seat, good, count }, who) => `${who(seat)} gains ${count} ${plain[good]}.`,
    swaps: ({ seat, give, take }, who) => `${who(seat)} swaps 1 ${plain[give]} for 1 ${plain[take]}.`,
    draws: ({ seat, count }, who) => `${who(seat)} draws ${cards(count)}.`,
    drew: ({ cards: drawn }) => `You draw ${theAll(drawn) || 'nothing'}.`,
    'turns-up': ({ card }) => `${capital(the(card))} is turned up and discarded; the market changes.`,
    removes: ({ seat, card }, who) => `${who(seat)} takes ${the(card)} off the board.`,
    shields: ({ seat, card }, who) => `${theirs(who(seat), card)} is under a shield.`,
    evening: ({ seat, gold, workers: come }, who) => `Evening: ${who(seat)} gains ${gold} gold and ${workers(come)}.`,
    returns: ({ seat, goods }, who) => `${who(seat)} returns ${stock(goods)}: the mill holds no more.`,
    'sends-home': ({ seat, count }, who) => `${who(seat)} sends ${workers(count)} away: the village is full.`,
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
      `Call ${the(card)}${at === undefined ? '' : ` on ${the(at)}`}${seat === undefined ? '' : ` against ${who(seat)}`}${good === undefined ? '' : ` for ${plain[good]}`}`,
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
    turn: ({ seat }, who) => `It is ${who(seat)}’s turn.`,
    pack: () => 'No pack has come to you yet.',
    'all-drafted': () => 'First everybody chooses their three cards.',
    gold: ({ want, have }) => `You need ${want} gold; you have ${have}.`,
    workers: ({ want, have }) => `You need ${workers(want)}; you have ${have}.`,
    goods: ({ good, want, have }) => `You need ${want} ${plain[good]}; you have ${have}.`,
    craftsman: ({ craft: which, want, have }) =>
      want === 1 ? `You lack the ${craft(which)}.` : `You need ${want} of the ${craft(which)}; you have ${have}.`,
    'stand-in': ({ ship }) => `Even with one stand-in you lack craftsmen for ${the(ship)}.`,
    supply: ({ good }) => `There is no ${plain[good]} left in the supply.`,
    'goods-left': () => 'The supply has no resources left.',
    market: () => 'The pile is empty: there is no market.',
    bench: ({ most }) => `You already have ${most} craftsmen below your board.`,
    workshop: ({ most }) => `Your ${most} workshops are full.`,
    'other-building': ({ card }) => `You already have ${the(card)}: only one of each kind.`,
    tool: () => 'You have no tool.',
    'own-goods': () => 'You have no resource to swap.',
    cards: () => 'You have no card to give.',
    'own-ship': () => 'You have no ship under construction.',
    'own-card': () => 'You have neither a ship under construction nor a craftsman.',
    'board-workers': () => 'There is no worker on another space to fetch.',
    shield: () => 'There is no shield left.',
    'empty-hand': ({ have }) => `You must still play or discard ${cards(have)}.`,
    target: () => 'There is nobody and nothing to aim at.',
    unguarded: ({ seat }, who) => `A Sentry guards ${who(seat)}.`,
    unshielded: ({ card }) => `${capital(the(card))} is under a shield.`,
    'their-gold': ({ seat }, who) => `${who(seat)} has no gold.`,
    'their-goods': ({ seat }, who) => `${who(seat)} has no resource in the mill.`,
    'their-tool': ({ seat }, who) => `${who(seat)} has no tool.`,
    'free-space': ({ space }) => `A worker already stands with ${SPACE[space]}.`,
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
      help: 'Five spaces for workers, and 2 workers each evening instead of 1. Official expansion; without it: the official base game, longer.',
    },
    ships: { label: 'Ships to end the match', help: 'Three make a shorter match. Ours; the official number is four.' },
    days: {
      label: 'Fixed number of days',
      help: 'The match takes exactly so many days, however many ships are built; no limit: until a fleet is complete. Ours.',
      values: { 0: 'no limit' },
    },
    peaceful: {
      label: 'Peaceful deck',
      help: 'Without the villagers that do harm, and without the Sentry, who guards against them. Ours.',
    },
    rotating: {
      label: 'Rotating draft',
      help: 'The three packs start with the first, the second and the third player. Ours.',
    },
    abandon: { label: 'Give up a ship', help: 'Once a turn you may discard a ship under construction. Ours.' },
    runesaga: { label: 'Runesaga cards', help: 'Sixteen more cards: Scouts, Armourers, Silversmiths. Official.' },
  },
  ...cardTexts,
}
