// The rules of the Runesaga in English.
import type { Section } from '#games/kit/words'
import { FACE_UP, SPOILS } from '../../state.ts'
import { BY_NAME } from '../../tales/index.ts'
import type { SectionId } from './index.ts'

const { shipwrights, raiders, explorers } = BY_NAME

export const en: Record<SectionId, Section> = {
  goal: {
    title: 'The goal',
    lines: [
      'Shipwrights, Raiders and Explorers are three tales of one saga, for 2 to 4 players. In each of them you earn runestones. Whoever has the most when all three are told is Chieftain.',
    ],
  },
  setup: {
    title: 'Setting up',
    lines: [
      'The three symbolic stones lie open for the whole saga. Everybody has a clan, and keeps its colour to the end.',
      `Before each tale its six stones are shuffled: ${FACE_UP} lie open, the others face down in a pile. Then the tale is set up by its own rules, which all apply.`,
      'Stones of the tale before that nobody earned go back to the box.',
      'The cards that come with the saga are mixed in.',
    ],
  },
  tales: {
    title: 'The tales',
    lines: [
      'Shipwrights comes first, then Raiders, then Explorers. The youngest begins the first tale; the others begin with the player to the left of the winner of the one before.',
      { ruling: 'Where nobody is named as the youngest, the first player is drawn.' },
      {
        ruling:
          'Of several winners, the one who comes first in the order of turns when the tale ends counts for who begins.',
      },
      { ruling: 'Between two tales there is a pause until everybody has said to go on.' },
    ],
  },
  earning: {
    title: 'Earning stones',
    lines: [
      'The first to have or to do what an open stone asks takes it at once, whoever’s turn it is, and keeps it face up to the end. Nobody else can earn it any more.',
      {
        ruling:
          'Several who do it at the same moment, as in an evening of Shipwrights, come in the order of their turns; one player may earn several stones at once.',
      },
      { ruling: 'Who takes back the move that earned a stone gives the stone back.' },
    ],
  },
  symbols: {
    title: 'Symbols',
    lines: [
      'Each stone of a tale shows one or two symbols: shield, horn, hammer. The first with three equal ones on stones face up takes the symbolic stone of that symbol, in whichever tale.',
      { ruling: 'Who completes two kinds at once takes both stones.' },
    ],
  },
  places: {
    title: 'Winning a tale',
    lines: [
      `The winner of a tale takes ${SPOILS.winner} stones from the pile, the second takes ${SPOILS.second} if near enough: at most ${shipwrights.near} points behind in Shipwrights, ${raiders.near} in Raiders and ${explorers.near} in Explorers. The tie-breaks of the tale decide between equals.`,
      'These stones stay face down until the end of the saga: they show no symbols and bring no advantage.',
      {
        ruling:
          'Who are still equal share what comes with their places as far as it goes: two or three winners take one stone each, four take none, and two seconds take none. What is left stays in the box.',
      },
      { ruling: 'Nobody looks at them before the end, not even their owners.' },
    ],
  },
  gifts: {
    title: 'Advantages',
    lines: [
      'A stone of Shipwrights brings its owner an advantage in Raiders, one of Raiders in Explorers. It works for that tale only, and only for the owner.',
      { ruling: 'Several advantages add up.' },
      {
        ruling:
          'Against an enemy ship with a single Viking aboard, a skull takes that Viking: the longship lies still until somebody comes aboard.',
      },
    ],
  },
  end: {
    title: 'The end',
    lines: [
      'After Explorers all stones count, face up and face down. Between equals, the one with more face-down stones wins, then the one with the better score in Explorers.',
      { ruling: 'Who are still equal share the title.' },
    ],
  },
  alone: {
    title: 'One tale with runestones',
    lines: [
      `Any of the three can be played by itself with ${FACE_UP} of its stones; the other three leave the game. Stones are earned as usual. At the end each symbol on your stones is worth ${shipwrights.symbol} point in Shipwrights and ${raiders.symbol} points in Raiders and Explorers.`,
      { ruling: 'There are no symbolic stones, no stones for places, and no advantages then.' },
    ],
  },
  short: {
    title: 'Short tales',
    lines: [
      {
        ruling:
          'For one evening tales can be shorter: three ships are a fleet, Raiders ends after round 14 at the latest, and everybody has two thirds of the tiles in Explorers. That is less than the full games, and some stones are hard to earn in time.',
      },
    ],
  },
  stones: { title: 'The stones', lines: ['What each asks, shows and brings:'] },
  variants: { title: 'Options', lines: ['What you can change before a saga:'] },
  cards: {
    title: 'Where the stones come from',
    lines: [
      'There is no public list of the stones. Two objectives are known, and how symbols and places work; the help of each stone says where its parts come from.',
    ],
  },
}
