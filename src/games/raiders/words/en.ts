// Raiders of the North Sea in English.
import { capital, does, list, many, own, points, theirs, whom } from '#games/kit/words/en'
import { cardOf, offeringOf } from '../cards/deck.ts'
import type { Ending } from '../state.ts'
import {
  asks,
  BUILDING,
  cards,
  cardTexts,
  goods,
  NAMES,
  name,
  place,
  steps,
  the,
  theAll,
  tokens,
  worker,
} from './help.en.ts'
import type { RaidersTexts } from './index.ts'

const YIELD: Record<string, (count: number) => string> = {
  gate_house: count => `draw ${cards(count)}`,
  mill: count => `gain ${goods(count, 'provisions')}`,
  silversmith: count => `gain ${goods(count, 'silver')}`,
}
const WHY: Record<Ending, string> = {
  fortresses: 'only one set of plunder is left in the Fortresses',
  offerings: 'the stack of offerings is empty',
  valkyries: 'no Valkyrie is left in the north',
  'last-round': 'the last round is over',
}
/** What a card does in a crew. */
const aboard = (card: number): string => cardTexts.crew[cardOf(card).id](cardOf(card).crew)
const price = (provisions: number, gold: number): string =>
  list([...(provisions > 0 ? [goods(provisions, 'provisions')] : []), ...(gold > 0 ? [`${gold} gold`] : [])]) ||
  'nothing'

export const en: RaidersTexts = {
  title: 'Raiders of the North Sea',
  moment: number => `round ${number}`,
  tagline: 'Put your workers to work, hire a crew, and bring home the plunder of the north.',
  questions: {
    keep: ({ count }) => `Which ${count} cards will you keep? The others go under the pile.`,
    place: () => 'Where will you place your worker, or which settlement will you raid?',
    pick: () => 'Which worker will you pick up?',
    play: () => 'Which card will you play at the Town Hall?',
    sell: () => 'Which card will you give to the Treasury, and for what?',
    second: () => 'Which other card will you give for the gold?',
    hire: () => 'Whom will you hire?',
    room: () => 'Your crew is full. Who leaves?',
    lose: () => 'Whom will you lose?',
    relieve: () => 'Who of your crew returns to your hand?',
    arm: () => 'What will you pay with?',
    long_house: () => 'What will you do at the Long House?',
    gain: () => 'What will you take?',
    give: () => 'What will you give?',
    bargain: () => 'Which offering will you make, and what will you save?',
    use: () => 'Which building will you use?',
    target: () => 'Which opponent?',
    rob: () => 'What will you take, and from whom?',
    exchange: () => 'Which workers will you exchange?',
    barter: () => 'With whom will you swap, and how many cards?',
    swap: () => 'Which card will you give away?',
    curse: () => 'Which set gets the Valkyrie?',
    filch: () => 'What will you take from which Harbour?',
    reroll: () => 'Roll a die again?',
    plunder: () => 'Which set will you take?',
    dead: ({ count }) => `The Valkyries take ${count} of your crew. Who dies?`,
    discard: ({ count }) => `Your hand is ${count} over. Which card will you discard?`,
  },
  moves: {
    keep: ({ cards: kept }) => ({ label: `Keep ${theAll(kept)}`, detail: 'the others go under the pile' }),
    place: ({ building, idle, colour, yields }) => ({
      label: `Go to ${BUILDING[building]}${idle ? ', but do nothing' : ''}`,
      detail: `with your ${worker(colour)}${idle ? '' : `: ${yields > 0 ? YIELD[building]!(yields) : cardTexts.buildings[building].help}`}`,
    }),
    pick: ({ building, idle, colour, yields }) => ({
      label: `Leave ${BUILDING[building]}${idle ? ', but do nothing' : ''}`,
      detail: `with the ${worker(colour)}${idle ? '' : `: ${yields > 0 ? YIELD[building]!(yields) : cardTexts.buildings[building].help}`}`,
    }),
    raid: ({ settlement, provisions, gold }) => ({
      label: `Raid ${place(settlement)}`,
      detail: `for ${price(provisions, gold)}`,
    }),
    discharge: ({ card }) => ({ label: `Discharge ${the(card)}`, detail: aboard(card) }),
    play: ({ card, vain, face }) => ({
      label: `Play ${the(card)}${vain ? ' for nothing' : ''}`,
      detail: vain ? 'it has no effect now' : cardTexts.hall[face.id](face.hall),
    }),
    sell: ({ card, for: what }) => ({
      label: `Give ${the(card)} for ${what}`,
      detail: what === 'silver' ? '2 silver' : '1 gold, with another card',
    }),
    add: ({ card }) => ({ label: `Add ${the(card)}`, detail: 'both are discarded' }),
    hire: ({ card, silver }) => ({
      label: `Hire ${the(card)}`,
      detail: silver > 0 ? `for ${silver} silver` : 'for nothing',
    }),
    lose: ({ card }) => ({ label: capital(the(card)), detail: aboard(card) }),
    arm: ({ with: paid, armour }) => ({
      label: paid === 'iron' ? 'Pay 1 iron' : 'Pay 2 silver',
      detail: `for ${steps(armour)} of armour`,
    }),
    offer: ({ tile, less }) => ({
      label: `Offer ${asks(tile, less)}`,
      detail: `${points(offeringOf(tile).points)} at the end${less ? `, saving 1 ${less === 'provisions' ? 'provision' : less}` : ''}`,
    }),
    trade: () => ({ label: 'Give 1 livestock', detail: 'for 2 provisions' }),
    enough: () => ({ label: 'That is enough', detail: 'no more here' }),
    gain: ({ what }) => ({ label: what === 'cards' ? 'Cards' : capital(NAMES[what]), detail: 'from the supply' }),
    give: ({ what }) => ({
      label: `1 ${what === 'provisions' ? 'provision' : NAMES[what]}`,
      detail: 'to the Mercenary’s master',
    }),
    use: ({ building }) => ({ label: `Use ${BUILDING[building]}`, detail: cardTexts.buildings[building].help }),
    target: ({ seat }, who) => ({ label: capital(whom(who, seat)), detail: 'is the one' }),
    rob: ({ seat, what }, who) => ({ label: `1 ${NAMES[what]}`, detail: `from ${whom(who, seat)}` }),
    exchange: ({ seat, building, colour, was }, who) => ({
      label: `${capital(theirs(who, seat, worker(was)))} for a ${worker(colour)}`,
      detail: `with ${BUILDING[building]}`,
    }),
    barter: ({ seat, count }, who) => ({ label: `Swap ${cards(count)}`, detail: `with ${whom(who, seat)}` }),
    swap: ({ card }) => ({ label: `Give ${the(card)}`, detail: 'unseen by the others' }),
    curse: ({ settlement, tokens: lying }) => ({
      label: capital(place(settlement)),
      detail: `where there lies ${tokens(lying)}`,
    }),
    filch: ({ settlement, what }) => ({ label: `1 ${NAMES[what]}`, detail: `from ${place(settlement)}` }),
    reroll: ({ face }) => ({ label: `Roll the ${face} again`, detail: 'for a Brawler' }),
    stand: () => ({ label: 'Let the dice stand', detail: 'roll none again' }),
    plunder: ({ tokens: lying, worker: colour, dead }) => ({
      label: `Take ${tokens(lying)}`,
      detail: `and a ${worker(colour)}${dead > 0 ? `; ${dead} of your crew will die` : ''}`,
    }),
    bury: ({ cards: dead }) => ({
      label: `Bury ${theAll(dead)}`,
      detail: dead.length === 1 ? aboard(dead[0]!) : `${steps(dead.length)} on the Valkyrie track`,
    }),
    discard: ({ card }) => ({ label: `Discard ${the(card)}`, detail: aboard(card) }),
  },
  notes: {
    keeps: ({ seat, count }, who) => `${does(who, seat, 'keeps', 'keep')} ${cards(count)}.`,
    kept: ({ cards: kept }) => `You keep ${theAll(kept)}.`,
    casts: ({ seat, dice }, who) => `${does(who, seat, 'rolls', 'roll')} ${list(dice)} to begin.`,
    begins: ({ seat }, who) => `${does(who, seat, 'goes', 'go')} first.`,
    turn: ({ seat }, who) => `It is ${theirs(who, seat, 'turn')}.`,
    places: ({ seat, building, colour }, who) =>
      `${does(who, seat, 'places', 'place')} a ${worker(colour)} at ${BUILDING[building]}.`,
    picks: ({ seat, building, colour }, who) =>
      `${does(who, seat, 'picks', 'pick')} up the ${worker(colour)} from ${BUILDING[building]}.`,
    idles: ({ seat, building }, who) => `${does(who, seat, 'does', 'do')} nothing at ${BUILDING[building]}.`,
    uses: ({ seat, building }, who) => `${does(who, seat, 'uses', 'use')} ${BUILDING[building]} as well.`,
    draws: ({ seat, count }, who) =>
      count > 0
        ? `${does(who, seat, 'draws', 'draw')} ${cards(count)}.`
        : `${does(who, seat, 'has', 'have')} nothing left to draw.`,
    drew: ({ cards: drawn }) => (drawn.length > 0 ? `You draw ${theAll(drawn)}.` : 'You have nothing left to draw.'),
    reshuffles: () => 'The discards are shuffled into a new pile.',
    discards: ({ seat, cards: gone }, who) => `${does(who, seat, 'discards', 'discard')} ${theAll(gone)}.`,
    sells: ({ seat, cards: gone }, who) => `${does(who, seat, 'gives', 'give')} ${theAll(gone)} to the Treasury.`,
    plays: ({ seat, card }, who) => `${does(who, seat, 'plays', 'play')} ${the(card)} at the Town Hall.`,
    vainly: ({ seat, card }, who) => `${does(who, seat, 'plays', 'play')} ${the(card)} for nothing.`,
    hires: ({ seat, card, silver }, who) =>
      `${does(who, seat, 'hires', 'hire')} ${the(card)} for ${silver > 0 ? `${silver} silver` : 'nothing'}.`,
    dismisses: ({ seat, card }, who) => `${capital(theirs(who, seat, name(card)))} leaves the crew.`,
    discharges: ({ seat, card }, who) => `${does(who, seat, 'discharges', 'discharge')} ${own(who, seat, name(card))}.`,
    dies: ({ seat, card }, who) => `${capital(theirs(who, seat, name(card)))} dies in the raid.`,
    returns: ({ seat, card }, who) => `${capital(theirs(who, seat, name(card)))} returns to the hand.`,
    falls: ({ seat, card }, who) => `${capital(theirs(who, seat, name(card)))} falls to the Avenger.`,
    gains: ({ seat, good, count }, who) =>
      count > 0
        ? `${does(who, seat, 'gains', 'gain')} ${goods(count, good)}.`
        : `${does(who, seat, 'finds', 'find')} no ${NAMES[good]} left in the supply.`,
    pays: ({ seat, good, count }, who) => `${does(who, seat, 'pays', 'pay')} ${goods(count, good)}.`,
    loses: ({ seat, good, count }, who) => `${does(who, seat, 'loses', 'lose')} ${goods(count, good)}.`,
    stores: ({ seat, good, count }, who) =>
      `${does(who, seat, 'returns', 'return')} ${goods(count, good)}: eight is all one may keep.`,
    takes: ({ seat, from, good, count }, who) =>
      `${does(who, seat, 'takes', 'take')} ${goods(count, good)} from ${whom(who, from)}.`,
    armour: ({ seat, count }, who) =>
      count > 0
        ? `${does(who, seat, 'gains', 'gain')} ${steps(count)} of armour.`
        : `${does(who, seat, 'has', 'have')} all the armour there is.`,
    disarmed: ({ seat, count }, who) => `${does(who, seat, 'loses', 'lose')} ${steps(count)} of armour.`,
    valkyries: ({ seat, count }, who) => `${does(who, seat, 'goes', 'go')} up ${steps(count)} with the Valkyries.`,
    offers: ({ seat, tile }, who) =>
      `${does(who, seat, 'makes', 'make')} an offering: ${cardTexts.offering(offeringOf(tile))}.`,
    reveals: ({ tiles }) => `New on display: ${tiles.map(tile => cardTexts.offering(offeringOf(tile))).join('; ')}.`,
    exchanges: ({ seat, from, building, colour, was }, who) =>
      `${does(who, seat, 'exchanges', 'exchange')} ${theirs(who, from, worker(was))} with the ${worker(colour)} at ${BUILDING[building]}.`,
    hands: ({ seat, to, count }, who) => `${does(who, seat, 'gives', 'give')} ${whom(who, to)} ${cards(count)}.`,
    handed: ({ seat, to, cards: given }, who) =>
      `${does(who, seat, 'gives', 'give')} ${whom(who, to)} ${theAll(given)}.`,
    curses: ({ seat, settlement }, who) => `${does(who, seat, 'sends', 'send')} a Valkyrie to ${place(settlement)}.`,
    filches: ({ seat, settlement, good }, who) =>
      `${does(who, seat, 'takes', 'take')} 1 ${NAMES[good]} from ${place(settlement)}.`,
    raids: ({ seat, settlement, colour }, who) =>
      `${does(who, seat, 'raids', 'raid')} ${place(settlement)} with a ${worker(colour)}.`,
    rolls: ({ seat, dice }, who) => `${does(who, seat, 'rolls', 'roll')} ${list(dice)}.`,
    rerolls: ({ seat, face, to }, who) => `${does(who, seat, 'rolls', 'roll')} the ${face} again: ${to}.`,
    strikes: ({ seat, settlement, strength, points: scored }, who) =>
      `${does(who, seat, 'strikes', 'strike')} ${place(settlement)} with strength ${strength}: ${scored > 0 ? points(scored) : 'no points'}.`,
    glory: ({ seat, count }, who) => `${does(who, seat, 'scores', 'score')} ${points(count)} more.`,
    plunders: ({ seat, settlement, tokens: taken, worker: colour }, who) =>
      `${does(who, seat, 'brings', 'bring')} ${tokens(taken)} and a ${worker(colour)} home from ${place(settlement)}.`,
    ending: ({ why, seat }, who) =>
      why === 'last-round'
        ? `${capital(WHY[why])} with ${theirs(who, seat, 'turn')}.`
        : `With ${theirs(who, seat, 'turn')}, ${WHY[why]}: everybody has one more turn.`,
    over: () => 'The match is over.',
  },
  actions: {
    act: () => 'Play',
    place: ({ building, idle }) => `Go to ${BUILDING[building]}${idle ? ', but do nothing' : ''}`,
    pick: ({ building, idle }) => `Leave ${BUILDING[building]}${idle ? ', but do nothing' : ''}`,
    raid: ({ settlement }) => `Raid ${place(settlement)}`,
    discharge: ({ card }) => `Discharge ${the(card)}`,
    play: ({ card, vain }) => `Play ${the(card)}${vain ? ' for nothing' : ' at the Town Hall'}`,
    sell: ({ card, for: what }) => `Give ${the(card)} for ${what}`,
    hire: ({ card }) => `Hire ${the(card)}`,
    arm: ({ with: paid }) => `Pay for armour with ${paid}`,
    gain: ({ what }) => `Take ${what === 'cards' ? 'cards' : NAMES[what]}`,
    offer: ({ tile }) => `Offer ${asks(tile)}`,
    trade: () => 'Give livestock for provisions',
    enough: () => 'Do no more here',
  },
  reasons: {
    'all-kept': () => 'First everybody chooses which cards to keep.',
    turn: ({ seat }, who) => `It is ${theirs(who, seat, 'turn')}.`,
    goods: ({ good, want, have }) => `You need ${goods(want, good)}: you have ${have}.`,
    crew: ({ want, have }) => `You need a crew of ${want}: you have ${have}.`,
    cards: ({ want, have }) => `You need ${cards(want)}: you have ${have}.`,
    worker: ({ colours, have }) => `This takes a ${colours.join(' or ')} worker: yours is ${have}.`,
    free: ({ building }) => `A worker stands in ${BUILDING[building]} already.`,
    occupied: ({ building }) => `Nobody stands in ${BUILDING[building]}.`,
    other: ({ building }) => `You have just placed your worker in ${BUILDING[building]}: pick up another.`,
    unused: ({ building }) => `You have used ${BUILDING[building]} this turn.`,
    'being-at': ({ building }) => `This happens at ${BUILDING[building]}.`,
    'held-worker': () => 'You have no worker in hand.',
    'plunder-left': ({ settlement }) => `${capital(place(settlement))} has no plunder left, and no free spot.`,
    supply: ({ good }) => `The supply has no ${NAMES[good]} left.`,
    'no-hero': ({ card }) => `${capital(the(card))} is aboard already: a crew has one hero at most.`,
    'hall-effect': ({ card }) => `${capital(the(card))} has no effect at the Town Hall.`,
    'no-effect': ({ card }) => `${capital(the(card))} need not be played for nothing: it has an effect now.`,
    'armour-room': ({ most }) => `You have all ${most} steps of armour.`,
    pile: () => 'There is no card left to draw.',
    'own-crew': () => 'You have no crew.',
    'other-cards': () => 'You have no other card in hand.',
    'valkyries-left': () => 'The supply has no Valkyrie.',
    'sets-left': () => 'No set of plunder is left in the north.',
    'building-left': () => 'There is no building you could use now.',
    'offerings-left': () => 'There is no offering on display.',
    'other-worker': () => 'There are no two workers of different colours to exchange.',
    'their-goods': ({ good }) => `No opponent has any ${NAMES[good]}.`,
    'their-plunder': () => 'No opponent has any plunder.',
    'their-armour': () => 'No opponent has any armour.',
    'their-cards': () => 'No opponent has a card in hand.',
    'their-hero': () => 'No opponent has a hero.',
    'harbour-plunder': () => 'The Harbours have no plunder left.',
  },
  parts: {
    raids: 'Raids',
    valkyries: 'Valkyries',
    armour: 'Armour',
    offerings: 'Offerings',
    crew: 'Crew',
    plunder: 'Plunder',
  },
  outlook: {
    raids: 'the raids',
    valkyries: 'the Valkyries',
    armour: 'the armour',
    offerings: 'the offerings',
    crew: 'the crew',
    plunder: 'the plunder',
  },
  ties: ['the most steps with the Valkyries', 'the most armour'],
  options: {
    runesaga: {
      label: 'Runesaga cards',
      help: `${many(22, 'more card')}: ten new townsfolk, a hero among them. Official; their prices and strengths are reconstructed.`,
    },
    firstPrinting: {
      label: 'First printing',
      help: 'Six cards as first printed: Cartographer, Merchant, Sage, Scout, Trader and Warmonger.',
    },
  },
  ...cardTexts,
}
