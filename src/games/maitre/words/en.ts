// Master of the Seas in English.
import { capital, list, many } from '#games/kit/words/en'
import { cardOf, shipOf } from '../cards/deck.ts'
import { isGoods, TURNS_OF_WAR } from '../state.ts'
import type { MaitreTexts, Part } from './index.ts'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'] as const
const the = (card: number): string => cardOf(card).the.en
/** A card with its owner: Aurèle’s Galleon. */
const theirs = (owner: string, card: number): string => `${owner}’s ${cardOf(card).name.en}`
const dice = (count: number): string => (count === 1 ? 'one die' : `${COUNTS[count]} dice`)
const ofFace = (count: number, face: number | undefined): string =>
  count === 1 ? `a ${face}` : `${COUNTS[count]} ${face}s`
/** Some dice by their faces: a 5, two 4s, 6 and 5. */
const faces = (shown: readonly number[]): string =>
  shown.every(face => face === shown[0]) ? ofFace(shown.length, shown[0]) : list(shown)
const rollOn = (left: number): string => (left === 0 ? 'and the turn ends' : `then roll ${dice(left)}`)

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
  tagline: 'Five dice, twelve ships and treasure to bring home.',
  questions: {
    action: () => 'What will you do this turn?',
    dice: ({ target, stuck, helped }) => {
      if (stuck) return `No die fits: set one aside${helped ? ', or use goods' : ''}.`
      return `Place at least one die on ${target < 0 ? 'a ship of the row' : the(target)}.`
    },
    stow: ({ cargo }) => `Which ship will carry ${the(cargo)}?`,
    loot: ({ cargo }) => `Will you take ${the(cargo)}?`,
  },
  moves: {
    arm: ({ ship, wanted }) =>
      ship < 0
        ? { label: 'Arm a ship', detail: 'your first die placed decides which' }
        : { label: `Arm ${the(ship)}`, detail: `you need ${wanted}` },
    hunt: ({ card, points, wanted }) => ({
      label: 'Hunt for treasure',
      detail: `${the(card)}, ${many(points, 'point')}: you need ${wanted}`,
    }),
    buy: ({ card, wanted }) => ({ label: `Buy ${the(card)}`, detail: `you need ${wanted}` }),
    attack: ({ with: ship, at, owner }, who) => ({
      label: `Attack ${the(at)}`,
      detail: `with ${the(ship)} against ${who(owner)}: ${many(shipOf(ship).firepower, 'gun')} to ${shipOf(at).firepower}`,
    }),
    place: ({ on, dice, left, done }) => {
      const won = cardOf(on).kind === 'ship' ? `and ${the(on)} is yours` : `and you win ${the(on)}`
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
    leave: () => ({ label: 'Take nothing', detail: 'the beaten ship keeps its card' }),
  },
  notes: {
    first: ({ seat }, who) => `${who(seat)} goes first.`,
    port: ({ ships }) => `In port: ${list(ships.map(the))}.`,
    tries: ({ seat, action, card }, who) => {
      if (action === 'arm') return `${who(seat)} wants to arm ${card < 0 ? 'a ship' : the(card)}.`
      return `${who(seat)} ${action === 'hunt' ? 'sets out for' : 'wants to buy'} ${the(card)}.`
    },
    rolls: ({ seat, dice: shown }, who) => `${who(seat)} rolls ${dice(shown.length)}: ${list(shown)}.`,
    places: ({ seat, card, dice }, who) => `${who(seat)} places ${faces(dice)} on ${the(card)}.`,
    aside: ({ seat, die }, who) => `${who(seat)} sets a ${die} aside.`,
    uses: ({ seat, good, dice, to, help }, who) => {
      if (help === 'turned') return `${who(seat)} uses ${the(good)}: a ${dice[0]} becomes a ${to[0]}.`
      if (help === 'back') return `${who(seat)} uses ${the(good)}: a die set aside comes back.`
      return `${who(seat)} uses ${the(good)}, rolls ${faces(dice)} again, and gets ${faces(to)}.`
    },
    arms: ({ seat, card }, who) => `${who(seat)} arms ${the(card)}.`,
    gains: ({ seat, card, ship }, who) => {
      const won = cardOf(card)
      if (won.kind !== 'treasure') return `${who(seat)} takes ${the(card)} aboard ${the(ship)}.`
      return `${who(seat)} finds ${the(card)}: ${many(won.points, 'point')} aboard ${the(ship)}.`
    },
    fails: ({ seat, card }, who) => `Bad luck: ${who(seat)} does not get ${card < 0 ? 'a ship' : the(card)}.`,
    arrives: ({ ship }) => `${capital(the(ship))} comes into port.`,
    fights: ({ seat, defender, ship, target, dice, totals, winner }, who) => {
      const [attack, defence] = dice.map((die, i) => `${die} + ${totals[i]! - die}`)
      const end = totals[0] === totals[1] ? `a tie, so ${who(winner)} wins` : `${who(winner)} wins`
      return `${who(seat)} attacks ${theirs(who(defender), target)} with ${the(ship)}: ${attack} against ${defence}, ${end}.`
    },
    loots: ({ seat, from, card, ship }, who) => `${who(seat)} takes ${theirs(who(from), card)} aboard ${the(ship)}.`,
    drops: ({ seat, card }, who) =>
      `${who(seat)} puts ${the(card)} back under the ${isGoods(card) ? 'goods' : 'treasure'} pile.`,
    spares: ({ seat, card }, who) => `${who(seat)} does not take ${the(card)}.`,
    returns: ({ seat, ship }, who) => `${theirs(who(seat), ship)}, empty, goes back under the pile of the port.`,
    season: () => `${TURNS_OF_WAR} turns have passed: nobody attacks any more.`,
    over: () => 'The port is empty: the match is over.',
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
    use: ({ good }) => `Use ${the(good)}`,
  },
  reasons: {
    turn: ({ seat }, who) => `It is ${who(seat)}’s turn.`,
    'roll-first': () => 'Choose an action first: the dice come after.',
    'action-chosen': () => 'You have already chosen your action for this turn.',
    map: () => 'You need a ship with a treasure map.',
    'free-ship': () => 'You need a free ship, one that carries nothing.',
    'own-ship': () => 'You need a ship of your own.',
    'enemy-ship': () => 'No opponent has a ship.',
    'treasure-left': () => 'There is no treasure left to find.',
    'goods-left': () => 'There are no goods left to buy.',
    'no-truce': () => 'The pile of the port is empty: there is a truce.',
    season: () => `After ${TURNS_OF_WAR} turns, nobody attacks any more.`,
    'other-family': ({ ship, target }) => `${capital(the(ship))} and ${the(target)} are of the same family.`,
    'equal-or-stronger': ({ want, have }) =>
      `You must aim at a ship with at least ${many(want, 'gun')}: this one has ${have}.`,
    'same-target': ({ target }) => `All your dice of this turn go to ${the(target)}.`,
    'fitting-die': ({ die, target, wanted }) => `A ${die} does not fit: for ${the(target)} you need ${wanted} in all.`,
    'nothing-fits': () => 'One of your dice fits: you must place one.',
    unused: ({ good }) => `You have already used ${the(good)} this turn.`,
    'die-aside': ({ good }) => `To use ${the(good)}, you need a die set aside.`,
    useful: ({ good }) => `Using ${the(good)} would change nothing on these dice.`,
  },
  combination: parts => list(parts.map(part)),
  parts: { treasures: 'Treasure', families: 'Full families' },
  outlook: {
    treasures: 'the treasures',
    families: 'the families',
    maps: 'the treasure still to find',
    fleet: 'the fleet',
    goods: 'the goods',
    guns: 'who can attack whom',
    turn: 'the turn',
  },
  ties: ['the larger fleet', 'the most guns in all'],
  options: {
    odds: { label: 'Show the odds', help: 'Every card shows your exact chance to complete it.' },
    declare: { label: 'Name the ship', help: 'Say which ship you are arming before you roll.' },
    truce: { label: 'Truce', help: 'Once the pile of the port is empty, nobody attacks.' },
  },
  advantages: {
    flip: {
      short: 'Turn a die over.',
      long: 'Once a turn, after a roll, turn a die over: 1 becomes 6, 2 becomes 5, 3 becomes 4, and the other way round.',
    },
    nudge: {
      short: 'Change a die by 1.',
      long: 'Once a turn, after a roll, move a die up or down by 1. It stays between 1 and 6.',
    },
    reroll: {
      short: 'Roll some dice again.',
      long: 'Once a turn, after a roll, pick any of the dice just rolled and roll them once more.',
    },
    recall: {
      short: 'A die set aside comes back.',
      long: 'Once a turn, a die set aside this turn, even just now, comes back for the next roll.',
    },
    again: {
      short: 'Roll everything again.',
      long: 'Once a turn, after a roll, place nothing and set nothing aside: roll all the dice just rolled once more.',
    },
    six: { short: 'A die becomes a 6.', long: 'Once a turn, after a roll, one die of your choice becomes a 6.' },
    any: {
      short: 'Choose the face of a die.',
      long: 'Once a turn, after a roll, set one die to any face you like.',
    },
  },
  families: { negoce: 'Merchant Company', couronne: 'Crown', flibuste: 'Buccaneers' },
  provenances: {
    seed: { label: 'Original', help: 'This comes from the author’s rules.' },
    published: { label: 'Published', help: 'This can be read on the cards of the published game.' },
    ruling: { label: 'Our ruling', help: 'The rules do not say: this is our decision.' },
    reconstructed: {
      label: 'Reconstructed',
      help: 'The printed cards are not public: names, numbers and effects are our own.',
    },
  },
}
