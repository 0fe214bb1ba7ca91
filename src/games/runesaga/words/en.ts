// The Runesaga in English.
import { capital, does, list, points, whom } from '#games/kit/words/en'
import { inscriptionOf, stoneOf } from '../cards/deck.ts'
import { stones, stoneTexts, symbols, TALE, theStone, theStones } from './help.en.ts'
import { giftText, goalText, type SagaTexts } from './index.ts'

export const en: SagaTexts = {
  title: 'North Sea Runesaga',
  tagline: 'Three tales of the North Sea, one after the other, and runestones for those who deserve them.',
  moment: number => `tale ${number}`,
  questions: { onward: ({ tale }) => `The tale of ${TALE[tale]} comes next. Whenever you are ready.` },
  moves: { onward: ({ tale }) => ({ label: 'Go on', detail: `to the tale of ${TALE[tale]}` }) },
  notes: {
    tale: ({ tale, stones: open }) => `The tale of ${TALE[tale]} begins. To be earned: ${theStones(open)}.`,
    brings: ({ seat, stone }, who) =>
      `${does(who, seat, 'brings', 'bring')} along ${giftText(stoneOf(stone), stoneTexts)}, by ${theStone(stone)}.`,
    claims: ({ seat, stone }, who) =>
      `${does(who, seat, 'earns', 'earn')} ${theStone(stone)}: the first to ${goalText(stoneOf(stone), stoneTexts)}.`,
    inscribes: ({ seat, stone }, who) => {
      const { want, symbol } = inscriptionOf(stone)
      return `${does(who, seat, 'earns', 'earn')} ${theStone(stone)} with ${symbols(want, symbol)}.`
    },
    told: ({ tale, winners, score }, who) =>
      `The tale of ${TALE[tale]} is told: won by ${list(winners.map(seat => whom(who, seat)))} with ${points(score)}.`,
    earns: ({ seat, rank, count }, who) =>
      `${does(who, seat, 'takes', 'take')} ${stones(count)} face down, for the ${rank === 1 ? 'first' : 'second'} place.`,
    shows: ({ seat, stones: all }, who) => `${does(who, seat, 'shows', 'show')} ${theStones(all)}.`,
  },
  actions: { act: () => 'Play' },
  reasons: { onward: () => 'Between two tales everybody says when to go on.' },
  parts: { objectives: 'Objectives', symbolic: 'Symbols', tales: 'Tales' },
  runes: 'Runes',
  outlook: { stones: 'the runestones' },
  ties: ['the most stones for whole tales', 'the better score in Explorers'],
  options: {
    play: {
      label: 'What is played',
      help: 'The whole saga, or one tale with three of its stones, whose symbols are worth points at the end.',
      values: {
        saga: 'The whole saga',
        shipwrights: capital(TALE.shipwrights),
        raiders: capital(TALE.raiders),
        explorers: capital(TALE.explorers),
      },
    },
    short: {
      label: 'Short tales',
      help: 'Three ships are a fleet, Raiders lasts 14 rounds at most, and Explorers has two thirds of its tiles. Ours: tales are cut short, and some stones are harder to earn in time.',
    },
    bonus: {
      label: 'Cards of the Runesaga',
      help: 'The 16 cards for Shipwrights and the 22 for Raiders that come with the saga. Official; their prices are reconstructed.',
    },
    youngest: {
      label: 'Who begins the first tale',
      help: 'The rules say: the youngest. Name them by their seat, or somebody is drawn.',
      values: { 0: 'Drawn', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' },
    },
  },
  over: tale => `The tale of ${TALE[tale]} comes to its end.`,
  withStones: title => `${title}, with runestones`,
  alone: 'One tale with three runestones: the first to do what one asks takes it, and its symbols are worth points.',
  ofTale: (tale, label) => `${capital(TALE[tale].replace(/^the /, ''))}: ${label}`,
  ...stoneTexts,
}
