// Explorers of the North Sea in English.
import type { Who } from '#games/kit/words'
import { capital, does, list, many, own, points, theirs, verb, whom } from '#games/kit/words/en'
import { captainOf } from '../cards/deck.ts'
import { CORNERS } from '../hex.ts'
import type { Prospect } from '../islands.ts'
import { NOTHING } from '../map.ts'
import {
  aTile,
  captain,
  cardTexts,
  cargo,
  cornerWind,
  herd,
  island,
  islands,
  land,
  one,
  place,
  sideWind,
  someTiles,
  theTile,
  tile,
  tiles,
  vikings,
  wind,
} from './help.en.ts'
import { type ExplorersTexts, effectOf } from './index.ts'

const actions = (count: number): string => many(count, 'action')
const led = (leaders: readonly number[], who: Who): string =>
  leaders.length > 0 ? `led by ${list(leaders.map(seat => whom(who, seat)))}` : 'led by nobody'
/** What becomes of an island by a tile. */
function grows({ islands: parts, tiles: covered, complete, leaders }: Prospect, who: Who): string {
  if (complete) {
    const worth =
      leaders.length > 0 ? `: ${points(covered)} for ${list(leaders.map(seat => whom(who, seat)))}` : ', led by nobody'
    return `completes an island of ${many(covered, 'tile')}${worth}`
  }
  if (parts.length === 0) return 'begins an island'
  return parts.length > 1 ? `joins ${islands(parts)}` : `adds to ${island(parts[0]!)}, ${led(leaders, who)}`
}
const falls = (strength: number): string => (strength > 0 ? `: a settlement of strength ${strength} falls` : '')

/** How well one did alone. */
const GRADED = [
  'a first voyage',
  'a steady hand',
  'a captain of note',
  'a name for the songs',
  'a legend of the North Sea',
]

export const en: ExplorersTexts = {
  title: 'Explorers of the North Sea',
  moment: number => `turn ${number}`,
  tagline: 'Chart the sea tile by tile, bring livestock home, raid, and hold the islands.',
  questions: {
    captain: () => 'Which captain do you choose? The others go back to the box.',
    lay: () => 'Which tile will you lay, and where?',
    act: ({ left }) => (left > 0 ? `You have ${actions(left)} left.` : 'You have no actions left.'),
  },
  moves: {
    captain: ({ card }) => ({ label: `Choose ${captain(card)}`, detail: effectOf(captainOf(card), cardTexts) }),
    lay: ({ card, beside, side, bearings, islands: shores }, who) => ({
      label: `Lay ${theTile(card)} ${sideWind(side)} of ${tile(beside)}`,
      detail: [...shores.map(shore => grows(shore, who)), `land to the ${list(bearings.map(wind))}`].join('; '),
    }),
    load: ({ place: from, vikings: count, livestock }) => ({
      label: `Load ${cargo(count, livestock)}`,
      detail: `from ${place(from)}`,
    }),
    unload: ({ place: to, vikings: count, livestock, raids }) => ({
      label: `Unload ${cargo(count, livestock)}`,
      detail: `on ${place(to)}${falls(raids)}`,
    }),
    sail: ({ to, side, enemy }) => ({
      label: `Sail to ${tile(to)}`,
      detail: [
        side === null ? 'from the Mainland' : `to the ${sideWind(side)}`,
        ...(enemy ? ['destroys the enemy ship'] : []),
      ].join('; '),
    }),
    walk: ({ from, to, vikings: count, raids }) => ({
      label: `Move ${vikings(count)} to ${place(to)}`,
      detail: `from ${place(from)}${falls(raids)}`,
    }),
    drive: ({ from, to, livestock, raids }) => ({
      label: `Lead ${one(livestock)} to ${place(to)}`,
      detail: `from ${place(from)}, with 1 Viking${falls(raids)}`,
    }),
    build: ({ tiles: around, island: where, points: more }) => ({
      label: `Build an outpost between ${tiles(around)}`,
      detail: `on ${island(where)}, for ${actions(2)}: ${points(more)} more`,
    }),
    raid: ({ tile: where, strength }) => ({
      label: `Raid the settlement on ${tile(where)}`,
      detail: `strength ${strength}, with one Viking fewer; you may do this once`,
    }),
    end: ({ left }) => ({
      label: 'End your turn',
      detail: left > 0 ? `${actions(left)} unused` : 'and draw a tile',
    }),
  },
  notes: {
    captain: ({ seat, card }, who) => `${does(who, seat, 'chooses', 'choose')} ${captain(card)}.`,
    captains: ({ seat, cards }, who) =>
      `Two captains sail with ${whom(who, seat)}, ${list(cards.map(captain))}: the one who counts less at the end will count.`,
    begins: ({ seat }, who) => `${does(who, seat, 'goes', 'go')} first.`,
    turn: ({ seat }, who) => `It is ${theirs(who, seat, 'turn')}.`,
    redraws: ({ seat, cards }, who) =>
      `${does(who, seat, 'has', 'have')} nothing that fits, ${verb(who, seat, 'shows', 'show')} ${own(who, seat, 'hand')} and ${verb(who, seat, 'draws', 'draw')} anew: ${someTiles(cards)}.`,
    strays: ({ seat, card }, who) =>
      `${does(who, seat, 'still has', 'still have')} nothing that fits and ${verb(who, seat, 'leaves', 'leave')} out ${aTile(card)}.`,
    discards: ({ seat, card }, who) => `${does(who, seat, 'leaves', 'leave')} out ${aTile(card)}.`,
    draws: ({ seat, count }, who) => `${does(who, seat, 'draws', 'draw')} ${many(count, 'tile')}.`,
    drew: ({ cards }) => `You draw ${someTiles(cards)}.`,
    lays: ({ seat, card, tile: number, beside, side }, who) =>
      `${does(who, seat, 'lays', 'lay')} ${aTile(card)} ${sideWind(side)} of ${tile(beside)}: it is ${tile(number)}.`,
    settlement: ({ tile: where, strength }) => `The settlement on ${tile(where)} has strength ${strength}.`,
    merges: ({ island: into, gone }) => `${capital(islands([into, ...gone]))} are one now: ${island(into)}.`,
    closes: ({ island: which, tiles: covered, leaders }, who) =>
      `${capital(island(which))}, ${led(leaders, who)}, is complete: it covers ${many(covered, 'tile')}.`,
    loads: ({ seat, place: from, vikings: count, livestock }, who) =>
      `${does(who, seat, 'loads', 'load')} ${cargo(count, livestock)} from ${place(from)}.`,
    unloads: ({ seat, place: to, vikings: count, livestock }, who) =>
      `${does(who, seat, 'unloads', 'unload')} ${cargo(count, livestock)} on ${place(to)}.`,
    delivers: ({ seat, livestock }, who) => `${does(who, seat, 'brings', 'bring')} ${list(herd(livestock))} home.`,
    sails: ({ seat, to }, who) => `${does(who, seat, 'sails', 'sail')} to ${tile(to)}.`,
    sinks: ({ seat, tile: where, skull }, who) =>
      `${does(who, seat, 'destroys', 'destroy')} the enemy ship at ${tile(where)}${skull ? ` and ${verb(who, seat, 'loses', 'lose')} a Viking` : ' without loss'}.`,
    walks: ({ seat, from, to, vikings: count }, who) =>
      `${does(who, seat, 'moves', 'move')} ${vikings(count)} from ${place(from)} to ${place(to)}.`,
    drives: ({ seat, from, to, livestock }, who) =>
      `${does(who, seat, 'leads', 'lead')} ${one(livestock)} from ${place(from)} to ${place(to)}.`,
    builds: ({ seat, tiles: around, island: where }, who) =>
      `${does(who, seat, 'builds', 'build')} an outpost on ${island(where)}, between ${tiles(around)}.`,
    raids: ({ seat, tile: where, strength, vikings: count }, who) =>
      `${does(who, seat, 'raids', 'raid')} the settlement on ${tile(where)} with ${vikings(count)}: ${points(strength)}.`,
    over: () => 'The match is over.',
    fares: ({ seat, score, grade }, who) =>
      `${does(who, seat, 'comes', 'come')} home with ${points(score)}: ${GRADED[grade]!}.`,
  },
  actions: {
    act: () => 'Play',
    lay: ({ tile: card }) => `Lay ${theTile(card)} here`,
    load: ({ land: from }) => `Load from ${land(from)}`,
    unload: ({ land: to }) => `Unload on ${land(to)}`,
    sail: ({ to }) => `Sail to ${tile(to)}`,
    walk: ({ from }) => `Walk from ${land(from)}`,
    drive: ({ from }) => `Lead livestock from ${land(from)}`,
    build: ({ point }) =>
      `Build an outpost in the ${cornerWind(point % CORNERS.length)} of ${tile(Math.floor(point / CORNERS.length))}`,
    raid: ({ tile: where }) => `Raid the settlement on ${tile(where)}`,
  },
  reasons: {
    captains: () => 'First everybody chooses a captain.',
    tile: () => 'First you lay a tile.',
    turn: ({ seat }, who) => `It is ${theirs(who, seat, 'turn')}.`,
    outline: () => 'This tile does not fit here, whichever way you turn it.',
    gap: () => 'A tile is laid beside another one, where there is none yet, and never at the Mainland.',
    side: ({ side, tile: beside }) =>
      `Its ${sideWind(side)} side does not match ${beside === NOTHING ? 'the sea off the Mainland' : tile(beside)}.`,
    actions: ({ want, have }) => `You need ${actions(want)}: you have ${have} left.`,
    boarders: ({ want, have }) => `An enemy ship lies there: you need ${vikings(want)} aboard and have ${have}.`,
    strength: ({ want, have }) => `You need ${vikings(want)} on this land: you have ${have}.`,
    tiles: ({ want, have }) => `An outpost stands where ${want} tiles meet: here there are ${have}.`,
    around: ({ want, have }) => `You need ${vikings(want)} on the land around: you have ${have}.`,
    room: ({ most }) => `Your longship holds ${most}: it is full.`,
    outposts: ({ most }) => `You have built all ${most} outposts.`,
    cargo: () => 'There is nothing to load here.',
    hold: () => 'There is nothing aboard.',
    guard: () => 'Livestock needs a Viking: nobody is aboard to unload it.',
    'own-viking': () => 'Livestock needs a Viking: none of yours stands on this land.',
    sailor: () => 'You need a Viking aboard to sail.',
    path: () => 'No land leads on from here.',
    sea: ({ tile: beyond }) => `Land lies between you and ${tile(beyond)}.`,
    apart: ({ tile: where }) => `${capital(tile(where))} touches an outpost already.`,
  },
  parts: {
    livestock: 'Livestock',
    outposts: 'Outposts',
    enemies: 'Enemy ships',
    settlements: 'Settlements',
    fallen: 'Fallen Vikings',
    islands: 'Islands',
    captain: 'Captain',
  },
  outlook: {
    livestock: 'the livestock',
    outposts: 'the outposts',
    enemies: 'the enemy ships',
    settlements: 'the settlements',
    fallen: 'the fallen Vikings',
    islands: 'the islands',
    captain: 'the captain',
  },
  ties: ['the most Vikings fallen', 'the most settlements raided'],
  options: {
    board: {
      label: 'Starting board',
      help: 'The three tiles off the Mainland. Side A is the one for a first match; all four are reconstructed.',
      values: { A: 'Side A', B: 'Side B', C: 'Side C', D: 'Side D' },
    },
  },
  ...cardTexts,
}
