// The rules of Shipwrights of the North Sea, in English.

import type { Section } from '#games/kit/words'
import { MILITARY_BONUS } from '../../score.ts'
import { BENCHES, CAPACITY, GOLD, LAST_DAY, PIECES, WORKERS } from '../../state.ts'
import type { SectionId } from './index.ts'

export const en: Record<SectionId, Section> = {
  goal: {
    title: 'The goal',
    lines: [
      'You are a shipwright on the North Sea. Build ships and buildings; when a fleet of four is complete, the most points win.',
    ],
  },
  setup: {
    title: 'Setting up',
    lines: [
      '2 to 5 play. The 128 cards are shuffled into a face-down pile. Beside it lie the workers, the oak, the wool, the iron, and a shield for each player.',
      `Everybody starts with ${GOLD.start} gold, ${WORKERS.start} workers in the village and ${PIECES.start} resources of their choice in the mill.`,
      { ruling: 'The resources are chosen at once, unseen by the others.' },
      'Chance decides who is first on the first day.',
      `Gold runs from 0 to ${GOLD.most}. What would go beyond is lost.`,
    ],
  },
  day: {
    title: 'A day',
    lines: [
      'In the morning everybody gets three cards. In the afternoon everybody has one turn. In the evening come gold and workers. Then a new day begins.',
    ],
  },
  morning: {
    title: 'The morning: the draft',
    lines: [
      'A pack has one card more than there are players. The first player takes one card and passes the rest to the left; so does everybody. The last one takes one of two and lays the other face down beside the board.',
      'There are three packs, and each starts with the first player.',
      {
        ruling:
          'The packs travel at once: you look at the next one as soon as it lies before you and you have chosen from the last. You know exactly what you would know if they went round one after the other; only the waiting is shorter.',
      },
      'When the pile is empty, the discards are shuffled into a new one.',
    ],
  },
  afternoon: {
    title: 'The afternoon: your turn',
    lines: [
      'Starting with the first player, everybody has one turn. Take as many actions as you like, in any order, the same one as often as you can pay for it.',
      'Your turn ends only when your hand is empty: every card is played or discarded, cards drawn during the turn too. Discards lie face up.',
      'Your actions: buy resources, buy a tool, recruit a craftsman, call a villager, go to the village board, start a ship, finish a ship, build a building.',
    ],
  },
  market: {
    title: 'Buying resources',
    lines: [
      'For 2 gold and 2 workers you get oak, wool or iron, whichever you choose. How much is shown on the back of the top card of the pile. The workers go back to the supply.',
      {
        ruling:
          'The market backs are shuffled apart from the cards they lie on, so that a back never tells anything about a face.',
      },
      { ruling: 'When the supply runs short, you get what is left.' },
    ],
  },
  tools: {
    title: 'Tools',
    lines: [
      'A tool in your hand costs its gold. You have one tool at most: a new one takes the place of the old. You may drop a tool at any time of your turn.',
      { ruling: 'What is left on a Cart when it goes is lost.' },
    ],
  },
  craftsmen: {
    title: 'Craftsmen',
    lines: [
      `Recruiting is free. Up to ${BENCHES} craftsmen wait below your board, several of the same craft too. They leave it for a ship, or because of an Assassin, a Conspirator or the Shield Maiden.`,
      'A craftsman in your hand may work on a ship without being recruited.',
    ],
  },
  villagers: {
    title: 'Villagers',
    lines: [
      'A villager does what it says and is discarded; Pioneer and Sentry stay before you for a while.',
      { ruling: 'If two Pioneers are played on one day, the last one counts.' },
      { ruling: 'A villager that would find nothing to take or to hit cannot be called, only discarded.' },
      { ruling: 'If others get something at the same time, they choose at once.' },
    ],
  },
  protection: {
    title: 'Sentry and shields',
    lines: [
      'A Sentry protects you until the start of your next turn, but not against the Berserker.',
      { ruling: 'Your Sentry does not stop your own villagers.' },
      'A shield goes at once on a ship under construction or on a craftsman of your board. That card cannot be attacked. The shield returns when the card is used. You may have several.',
      { ruling: 'Finished ships and buildings cannot be attacked.' },
    ],
  },
  square: {
    title: 'The village board',
    lines: [
      'Send a worker from your village to a free space and use it at once. The worker stays there, overnight too, until somebody uses the Warden.',
      {
        ruling:
          'You may use each space once in a turn. Otherwise a worker and the Warden would bring resources without end.',
      },
      { ruling: 'The Warden needs a worker on another space: fetching back only the one just sent is no action.' },
    ],
  },
  ships: {
    title: 'Ships',
    lines: [
      'You start a ship by laying it in one of your two workshops. That is free. If both are full, the ship must be discarded.',
      'A ship leaves the workshop only when it is finished, or because of a Barbarian or the Shield Maiden.',
    ],
  },
  finish: {
    title: 'Finishing a ship',
    lines: [
      'Pay its gold, its workers and its resources, and discard the craftsmen it needs, from your board or your hand. Then it joins your fleet, and what it changes counts at once.',
      'A fitting tool spares all of one resource and is discarded.',
      'You may build several ships of the same kind, and more than four in all.',
    ],
  },
  buildings: {
    title: 'Buildings',
    lines: ['A building in your hand costs gold and workers. You may have one of each kind.'],
  },
  evening: {
    title: 'The evening',
    lines: [
      'First gold: 1 for each worker in your village, and what your ships bring.',
      'Then workers: 2 with the village board, 1 without it, changed by your ships, but always at least 1.',
      {
        ruling:
          'The example in the rules starts from 1 worker, the text from 2: the example is from the game without the village board.',
      },
      `Then room: your village holds ${CAPACITY.village} workers, your mill ${CAPACITY.mill} resources, changed by your ships. You choose which resources to return. By day there is no limit.`,
      { ruling: 'If workers run short, they are handed out in the order of the day.' },
      'The cards laid aside in the morning are discarded face up. Whoever played the Pioneer is first tomorrow; otherwise it is the left neighbour of the first player.',
    ],
  },
  end: {
    title: 'The end',
    lines: [
      'The match ends after the evening in which somebody has four ships or more.',
      { ruling: `It ends after day ${LAST_DAY} at the latest, so that every match has an end.` },
    ],
  },
  score: {
    title: 'The score',
    lines: [
      `Add the points of your ships and buildings. Whoever has the most military points gets ${MILITARY_BONUS} more, and so does everybody who is equal to them.`,
      { ruling: 'If nobody has a military ship, nobody gets them.' },
      { ruling: 'The gold of the last evening counts, for the Treasury and between equals.' },
      'Between equals the most gold wins.',
      { ruling: 'If that is equal too, the win is shared.' },
    ],
  },
  variants: { title: 'Options', lines: ['They are chosen before the match.'] },
  cards: {
    title: 'Where the cards come from',
    lines: [
      'The rules name the cards and say what most of them do; the numbers were only printed on the cards. The help of each card says what is original and what is ours. Whoever owns the game can put the printed numbers in one file.',
    ],
  },
}
