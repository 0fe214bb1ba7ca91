// The rules of Shipwrights of the North Sea, in English.

import type { Section } from '#games/kit/words'
import { MILITARY_BONUS } from '../../score.ts'
import { BENCHES, CAPACITY, GOLD, LAST_DAY, PIECES, WORKERS } from '../../state.ts'
import type { SectionId } from './index.ts'

export const en: Record<SectionId, Section> = {
  goal: {
    title: 'The goal',
    lines: [
      'You are a shipwright on the North Sea. Build ships and buildings; once somebody has a fleet of four, the player with the most points wins.',
    ],
  },
  setup: {
    title: 'Setting up',
    lines: [
      'For 2 to 5 players. The 128 cards are shuffled into a face-down pile. Beside it lie the workers, the oak, the wool, the iron, and a shield for each player.',
      `Everybody starts with ${GOLD.start} gold, ${WORKERS.start} workers in the village and ${PIECES.start} resources of their choice in the mill.`,
      { ruling: 'Everybody chooses their resources at the same time, unseen by the others.' },
      'Chance decides who goes first on the first day.',
      `Gold runs from 0 to ${GOLD.most}. Anything beyond that is lost.`,
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
      'A pack has one more card than there are players. The first player takes one card and passes the rest to the left, and so on. The last player keeps one of the last two and lays the other face down beside their board.',
      'There are three packs, and each starts with the first player.',
      {
        ruling:
          'The packs travel at the same time: you look at the next one as soon as it lies in front of you and you have chosen from the last. You know exactly what you would know if they went round one after the other; only the waiting is shorter.',
      },
      {
        ruling:
          'The market of the afternoon is turned up once everybody has chosen from the second pack: that is when the third would be dealt. If you want to see it before you take your third card, wait for it.',
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
      'A tool in your hand costs its gold. You have one tool at most: a new one replaces the old.',
      {
        ruling:
          'You may drop a tool at any time, but only during your own turn. What is left on a Cart goes back to the supply.',
      },
      { ruling: 'A Cart comes with what the supply still has. As soon as it is empty, it is discarded.' },
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
      'A villager does what it says and is discarded; the Pioneer and the Sentry stay in front of you for a while.',
      { ruling: 'If two Pioneers are played on one day, the last one counts.' },
      {
        ruling:
          'A villager who needs somebody or something to aim at, a card or a resource to give or to get cannot be called without it, only discarded. Whoever brings gold, workers or cards can always be called, even if nothing comes of it.',
      },
      { ruling: 'The Beggar comes with what is left: the worker alone, or the resource alone.' },
      {
        ruling:
          'When several players gain a resource together, they choose at the same time. If the supply of one runs out, it goes in turn order, and whoever comes short chooses again among what is left.',
      },
    ],
  },
  protection: {
    title: 'Sentry and shields',
    lines: [
      'A Sentry protects you until the start of your next turn, but not against the Berserker.',
      { ruling: 'Your Sentry does not stop your own villagers.' },
      'A shield goes at once on a ship under construction or on a craftsman on your board. That card cannot be attacked. The shield returns when the card is used. You may have several.',
      { ruling: 'Finished ships and buildings cannot be attacked.' },
    ],
  },
  square: {
    title: 'The village board',
    lines: [
      'Send a worker from your village to a free space and use it at once. The worker stays there, overnight too, until somebody uses the Warden.',
      {
        ruling:
          'You may use the Warden once in a turn; the spaces he has cleared you may use again. Otherwise a worker and the Warden would bring resources without end.',
      },
      {
        ruling: 'The Warden needs a worker on another space: bringing back only the one you just sent does not count.',
      },
      {
        ruling:
          'With the Cartographer exactly one craftsman is replaced, by one of another craft. The worker you send there is needed besides those of the ship.',
      },
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
      {
        ruling:
          'Where it makes a difference which craftsman works, you choose: from your hand or your board, under a shield or not.',
      },
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
      'First gold: 1 for each worker in your village, and what your ships and the Silversmith bring.',
      {
        ruling:
          'In one place the rules speak of the workers in your mill; their example counts those in your village, and so do we.',
      },
      'Then workers: 2 with the village board, 1 without it, changed by your ships, but always at least 1.',
      {
        ruling:
          'The example in the rules starts from 1 worker, the text from 2: the example is from the game without the village board.',
      },
      `Then room: your village holds ${CAPACITY.village} workers, your mill ${CAPACITY.mill} resources, changed by your ships and the Silversmith. You choose which resources to return. By day there is no limit.`,
      { ruling: 'All who have too many resources choose what to return at the same time.' },
      { ruling: 'If workers run short, they arrive in turn order.' },
      'The cards laid aside in the morning are discarded face up. Whoever played the Pioneer goes first tomorrow; otherwise it is the player to the left of the first player.',
    ],
  },
  end: {
    title: 'The end',
    lines: [
      'The match ends after the evening in which somebody has four ships or more.',
      { ruling: `It ends after day ${LAST_DAY} at the latest, so that every match comes to an end.` },
    ],
  },
  score: {
    title: 'The score',
    lines: [
      `Add the points of your ships and buildings. The strongest fleet scores ${MILITARY_BONUS} more; fleets tied for strongest all score them.`,
      { ruling: 'If nobody has a military ship, nobody scores them.' },
      { ruling: 'Gold from the last evening counts, for the Treasury and to break ties.' },
      { ruling: 'The room the Silversmith adds to your mill counts for the Market Hall.' },
      'If scores are tied, the most gold wins.',
      { ruling: 'If that is equal too, the win is shared.' },
    ],
  },
  variants: { title: 'Options', lines: ['They are chosen before the match.'] },
  cards: {
    title: 'Where the cards come from',
    lines: [
      'The rules name the cards and say what most of them do; the numbers were only printed on the cards. Each card’s help says what is original and what is reconstructed. If you own the game, you can put the printed numbers in a single file.',
    ],
  },
}
