// Master of the Seas in English.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import { capital, does, doing, either, list, many, points, theirs, verb, whom } from '#games/kit/words/en'
import { cardOf, shipOf } from '../cards/deck.ts'
import { isGoods, TURNS_OF_WAR } from '../state.ts'
import type { MaitreTexts, Missing, Part } from './index.ts'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'] as const
const the = (card: number): string => cardOf(card).the.en
/** A card with its owner: Aurèle’s Galleon, your Galleon. */
const owned = (who: Who, seat: Seat, card: number): string => theirs(who, seat, cardOf(card).name.en)
const dice = (count: number): string => (count === 1 ? 'one die' : `${COUNTS[count]} dice`)
const ofFace = (count: number, face: number | undefined): string =>
  count === 1 ? `a ${face}` : `${COUNTS[count]} ${face}s`
/** Some dice by their faces: a 5, two 4s, 6 and 5. */
const faces = (shown: readonly number[]): string =>
  shown.every(face => face === shown[0]) ? ofFace(shown.length, shown[0]) : list(shown)
/** What a card still wants: a 4, a 1 or a 5, two dice. */
function lacks({ count, faces: wanted }: Missing): string {
  if (wanted.length === 0) return dice(count)
  if (wanted.every(face => face === wanted[0])) return faces(wanted)
  const each = wanted.map(face => `a ${face}`)
  return count === 1 ? either(each) : list(each)
}
const rollOn = (left: number): string => (left === 0 ? 'and the turn ends' : `then roll ${dice(left)}`)

/** What the last ship of the port brings. */
const BRINGS = { match: 'ends the match', round: 'begins the last round' } as const
const BROUGHT = { match: 'the match is over', round: 'the last round begins' } as const

const DOING = {
  arm: 'are arming a ship',
  hunt: 'are hunting for treasure',
  buy: 'are buying goods',
  attack: 'are attacking',
} as const

function part(asked: Part): string {
  switch (asked.of) {
    case 'face':
      return ofFace(asked.count, asked.face)
    case 'least':
      return asked.face === 1 ? dice(asked.count) : `${dice(asked.count)} of ${asked.face} or more`
    case 'run':
      return `a run of ${asked.count} dice`
    case 'different':
      return asked.count === 1 ? 'one other die' : `${COUNTS[asked.count]} different dice`
    case 'alike':
      if (asked.size > 2) return `${COUNTS[asked.size]} of a kind`
      return asked.count === 1 ? 'a pair' : `${COUNTS[asked.count]} pairs`
  }
}

export const en: MaitreTexts = {
  title: 'Master of the Seas',
  moment: number => `turn ${number}`,
  tagline: 'Five dice, twelve ships and treasure to bring home.',
  questions: {
    action: () => 'What will you do this turn?',
    dice: ({ target, stuck, helped }) => {
      if (stuck) return `No die fits: set one aside${helped ? ', or use goods' : ''}.`
      return `Place at least one die on ${target < 0 ? 'a ship in the row' : the(target)}.`
    },
    stow: ({ cargo }) => `Which ship will carry ${the(cargo)}?`,
    loot: ({ cargo }) => `Will you take ${the(cargo)}?`,
  },
  moves: {
    arm: ({ ship, wanted, ends }) => {
      const last = ends === null ? '' : `; arming this ship ${BRINGS[ends]}`
      return ship < 0
        ? { label: 'Arm a ship', detail: `rolls the dice; the first one placed decides which${last}` }
        : { label: `Arm ${the(ship)}`, detail: `rolls the dice; you need ${wanted}${last}` }
    },
    hunt: ({ card, points: worth, wanted }) => ({
      label: 'Hunt for treasure',
      detail: `rolls the dice for ${the(card)}, ${points(worth)}; you need ${wanted}`,
    }),
    buy: ({ card, wanted }) => ({ label: `Buy ${the(card)}`, detail: `rolls the dice; you need ${wanted}` }),
    attack: ({ with: ship, at, owner }, who) => ({
      label: `Attack ${the(at)}`,
      detail: `with ${the(ship)} against ${whom(who, owner)}: ${many(shipOf(ship).firepower, 'gun')} to ${shipOf(at).firepower}`,
    }),
    place: ({ on, dice, left, done, ends }) => {
      const mine = `and ${the(on)} is yours${ends === null ? '' : `: ${BROUGHT[ends]}`}`
      const won = cardOf(on).kind === 'ship' ? mine : `and you win ${the(on)}`
      return { label: `Place ${faces(dice)}`, detail: done ? won : `on ${the(on)}, ${rollOn(left)}` }
    },
    aside: ({ canvas, left }) =>
      canvas < 0
        ? { label: 'Set a die aside', detail: rollOn(left) }
        : { label: `Set aside with ${the(canvas)}`, detail: `the die comes back: ${dice(left)} to roll` },
    use: ({ good, dice, to, help, all }) => {
      const label = `Use ${the(good)}`
      if (help === 'turned') return { label, detail: `a ${dice[0]} becomes a ${to[0]}` }
      if (help === 'back') return { label, detail: 'a die set aside comes back for the next roll' }
      return { label, detail: all && dice.length > 1 ? 'roll all these dice again' : `roll ${faces(dice)} again` }
    },
    load: ({ on, cargo }) => ({ label: `Load ${the(on)}`, detail: `with ${the(cargo)}` }),
    drop: ({ card, cargo }) => ({ label: `Give back ${the(card)}`, detail: `and take ${the(cargo)} instead` }),
    pass: () => ({ label: 'Pass', detail: 'there is no ship left to arm' }),
    leave: () => ({ label: 'Take nothing', detail: 'the beaten ship keeps its card' }),
  },
  notes: {
    first: ({ seat }, who) => `${does(who, seat, 'goes', 'go')} first.`,
    port: ({ ships }) => `In port: ${list(ships.map(the))}.`,
    tries: ({ seat, action, card }, who) => {
      if (action === 'hunt') return `${does(who, seat, 'sets', 'set')} out for ${the(card)}.`
      const what = action === 'buy' ? `buy ${the(card)}` : `arm ${card < 0 ? 'a ship' : the(card)}`
      return `${does(who, seat, 'wants', 'want')} to ${what}.`
    },
    rolls: ({ seat, dice: shown }, who) => `${does(who, seat, 'rolls', 'roll')} ${dice(shown.length)}: ${list(shown)}.`,
    places: ({ seat, card, dice, missing }, who) => {
      const still = missing === null ? '' : `; it still needs ${lacks(missing)}`
      return `${does(who, seat, 'places', 'place')} ${faces(dice)} on ${the(card)}${still}.`
    },
    aside: ({ seat, die }, who) => `${does(who, seat, 'sets', 'set')} a ${die} aside: nothing fits.`,
    uses: ({ seat, good, dice, to, help }, who) => {
      const used = `${does(who, seat, 'uses', 'use')} ${the(good)}`
      if (help === 'turned') return `${used}: a ${dice[0]} becomes a ${to[0]}.`
      if (help === 'back') return `${used}: a die set aside comes back.`
      return `${used}, ${verb(who, seat, 'rerolls', 'reroll')} ${faces(dice)} and ${verb(who, seat, 'gets', 'get')} ${faces(to)}.`
    },
    arms: ({ seat, card }, who) => `${does(who, seat, 'arms', 'arm')} ${the(card)}.`,
    gains: ({ seat, card, ship }, who) => {
      const won = cardOf(card)
      if (won.kind !== 'treasure') return `${does(who, seat, 'loads', 'load')} ${the(card)} aboard ${the(ship)}.`
      return `${does(who, seat, 'finds', 'find')} ${the(card)}: ${points(won.points)} aboard ${the(ship)}.`
    },
    fails: ({ seat, card }, who) =>
      `${does(who, seat, 'runs', 'run')} out of dice and ${verb(who, seat, 'misses', 'miss')} out on ${card < 0 ? 'a ship' : the(card)}.`,
    arrives: ({ ship }) => `${capital(the(ship))} comes into port.`,
    fights: ({ seat, defender, ship, target, dice, totals, winner }, who) => {
      const [attack, defence] = dice.map((die, i) => `${die} + ${totals[i]! - die}`)
      const wins = doing(who, winner, 'wins', 'win')
      const end = totals[0] === totals[1] ? `a tie, so ${wins}` : wins
      return `${does(who, seat, 'attacks', 'attack')} ${owned(who, defender, target)} with ${the(ship)}: ${attack} against ${defence}, ${end}.`
    },
    loots: ({ seat, from, card, ship }, who) =>
      `${does(who, seat, 'takes', 'take')} ${owned(who, from, card)} aboard ${the(ship)}.`,
    drops: ({ seat, card }, who) =>
      `${does(who, seat, 'puts', 'put')} ${the(card)} back under the ${isGoods(card) ? 'goods' : 'treasure'} pile.`,
    spares: ({ seat, card }, who) => `${does(who, seat, 'leaves', 'leave')} ${the(card)} behind.`,
    returns: ({ seat, ship }, who) => `${capital(owned(who, seat, ship))}, empty, goes back under the port’s pile.`,
    season: () => `${TURNS_OF_WAR} turns have passed: nobody attacks any more.`,
    'last-round': () => 'The port is empty: the round is finished, and then the match is over.',
    passes: ({ seat }, who) => `${does(who, seat, 'passes', 'pass')}.`,
    over: ({ round }) =>
      round ? 'Everybody has had equally many turns: the match is over.' : 'The port is empty: the match is over.',
  },
  actions: {
    act: () => 'Play',
    arm: () => 'Arm a ship',
    hunt: () => 'Hunt for treasure',
    buy: () => 'Buy goods',
    attack: ({ with: ship, at }) =>
      ship === undefined || at === undefined ? 'Attack' : `Attack ${the(at)} with ${the(ship)}`,
    place: ({ on, dice }) => `Place ${dice ? faces(dice) : 'a die'}${on === undefined ? '' : ` on ${the(on)}`}`,
    aside: () => 'Set a die aside',
    pass: () => 'Pass',
    use: ({ good }) => `Use ${the(good)}`,
  },
  reasons: {
    turn: ({ seat }, who) => `It is ${theirs(who, seat, 'turn')}.`,
    'roll-first': () => 'Choose an action first: the dice come after.',
    'action-chosen': ({ chosen, card }) =>
      `This turn you ${DOING[chosen]}: ${card < 0 ? 'one action a turn' : `${the(card)} must wait`}.`,
    map: () => 'You need a ship with a treasure map.',
    'free-ship': () => 'You need a free ship, one that carries nothing.',
    'own-ship': () => 'You need a ship of your own.',
    'enemy-ship': () => 'No opponent has a ship.',
    'ship-left': () => 'There is no ship left in port.',
    'last-round': () => 'It is the last round: nobody attacks any more.',
    'treasure-left': () => 'There is no treasure left to find.',
    'goods-left': () => 'There are no goods left to buy.',
    'no-truce': () => 'The port’s pile is empty: there is a truce.',
    season: () => `After ${TURNS_OF_WAR} turns, nobody attacks any more.`,
    'other-family': ({ ship, target }) => `${capital(the(ship))} and ${the(target)} are of the same family.`,
    'equal-or-stronger': ({ ship, target, want, have }) =>
      `${capital(the(target))} has ${many(have, 'gun')}: ${the(ship)}, with ${want}, must aim at a ship at least as strong.`,
    'same-target': ({ on, target }) => `All your dice this turn go on ${the(target)}: ${the(on)} must wait.`,
    'fitting-die': ({ dice, target, wanted, placed }) => {
      const alone = dice.length === 1
      const these = capital(faces(dice))
      if (target < 0) return `${these} ${alone ? 'goes on no ship' : 'go together on no ship'} in the row.`
      const done = placed.length > 0 ? `, with ${faces(placed)} already placed` : ''
      return `${these} ${alone ? 'does' : 'do'} not fit: for ${the(target)} you need ${wanted} in all${done}.`
    },
    'nothing-fits': () => 'One of your dice fits: you must place one.',
    unused: ({ good }) => `You have already used ${the(good)} this turn.`,
    'die-aside': ({ good }) => `To use ${the(good)}, you need a die set aside.`,
    useful: ({ good }) => `Using ${the(good)} would not change these dice.`,
  },
  lacks,
  combination: parts => list(parts.map(part)),
  parts: { treasures: 'Treasure', families: 'Complete families' },
  outlook: {
    treasures: 'the treasures',
    families: 'the families',
    maps: 'the treasure still to find',
    fleet: 'the fleet',
    goods: 'the goods',
    guns: 'who can attack whom',
    turn: 'the turn',
  },
  ties: ['the largest fleet', 'the most guns in all'],
  options: {
    odds: { label: 'Show the odds', help: 'Every card shows your exact chance of completing it.' },
    declare: { label: 'Name the ship', help: 'Say which ship you are arming before you roll.' },
    truce: { label: 'Truce', help: 'Once the port’s pile is empty, nobody attacks.' },
    round: {
      label: 'Finish the round',
      help: 'When the port is empty, play goes on until everybody has had equally many turns. In this last round you may hunt, buy or pass, but nobody attacks.',
    },
  },
  advantages: {
    flip: 'Turn a die over.',
    nudge: 'Change a die by 1.',
    reroll: 'Roll some dice again.',
    recall: 'A die set aside comes back.',
    again: 'Roll everything again.',
    six: 'A die becomes a 6.',
    any: 'Choose the face of a die.',
  },
  families: { negoce: 'Merchant Company', couronne: 'Crown', flibuste: 'Buccaneers' },
}
