// The rules of Master of the Seas, in English.

import type { Section } from '#games/kit/words'
import { FAMILY_POINTS } from '../../score.ts'
import { TURNS_OF_WAR } from '../../state.ts'
import type { SectionId } from './index.ts'

export const en: Record<SectionId, Section> = {
  goal: {
    title: 'The goal',
    lines: [
      'Everyone builds a fleet with dice, then sends it after treasure. When the port has no ships left, the player with the most points wins.',
    ],
  },
  setup: {
    title: 'Setting up',
    lines: [
      'For 2 to 6 players, with five dice and 24 cards: 12 ships, 7 goods and 5 treasures. The ships form three families of four: the Merchant Company, the Crown and the Buccaneers.',
      'The ships are shuffled into a hidden pile. Four of them are turned up: they are the row. The pile and the row are the port.',
      'The goods lie in an open pile from A to G, the treasures in another from A to E, with A on top. Only the top card of a pile can be won.',
      { ruling: 'Chance decides who goes first.' },
      'After that, the turn always passes to the left.',
    ],
  },
  turn: {
    title: 'A turn',
    lines: [
      'First say what you will try: arm a ship, hunt for treasure, buy goods, or attack. The dice come after.',
      'You try one thing each turn. Whether it works or not, it is then the next player’s turn.',
    ],
  },
  dice: {
    title: 'The dice',
    lines: [
      'To arm, hunt or buy, roll all five dice. Place one or more dice that fit on the card you are after, roll the rest, and so on.',
      'A die you have placed stays there for the whole turn.',
      'If no die fits, set one aside: it is out for this turn.',
      'The turn ends as soon as the combination is complete, or when no die is left. That makes five rolls at most, unless goods help you.',
      {
        ruling:
          'A die fits if it has a place in the combination together with the dice already placed, even when too few dice are left to finish it.',
      },
      { ruling: 'If a die fits, you must place one. A die is set aside only when none fits.' },
      { ruling: 'You cannot stop early: as long as you have dice, you roll them.' },
      { ruling: 'The die set aside is the lowest. Which one does not matter: the others are rolled again.' },
    ],
  },
  runs: {
    title: 'Combinations: numbers and runs',
    lines: [
      'A number asks for that number. A number with a + asks for that number or a higher one: 5+ takes a 5 or a 6.',
      'A run is numbers in a row, such as 2, 3 and 4. You may place it in any order and start it anywhere.',
    ],
  },
  alike: {
    title: 'Combinations: dice alike',
    lines: [
      'Three or four of a kind are dice that all show the same number, whichever you like. A pair is two dice alike.',
      'Two pairs, or three of a kind and a pair, take two different numbers.',
    ],
  },
  arm: {
    title: 'Arm a ship',
    lines: [
      'Complete the combination of a ship in the row and it joins your fleet. The top ship of the pile takes its place in the row.',
      { ruling: 'Your first die placed decides which ship you are arming. All later dice this turn go on it.' },
    ],
  },
  hunt: {
    title: 'Hunt for treasure',
    lines: [
      'You need a ship with a treasure map, and a free ship. One ship can be both.',
      'Complete the combination of the top treasure and slip it under one of your free ships.',
    ],
  },
  buy: {
    title: 'Buy goods',
    lines: [
      'You need a free ship.',
      'Complete the combination of the top goods card and slip it under one of your free ships. As long as you have it, it helps you once in each of your turns.',
    ],
  },
  goods: {
    title: 'What goods do',
    lines: [
      'Each goods card helps its owner once a turn, with dice rolls. Never in a fight.',
      { ruling: 'Goods act on the dice just rolled, or on a die set aside. Never on a die you have placed.' },
      { ruling: 'You may use several in one turn. What would change nothing is not offered.' },
    ],
  },
  cargo: {
    title: 'Cargo',
    lines: [
      'One card per ship, goods or treasure, and no more. A ship without a card is free.',
      { ruling: 'If you have several free ships, you choose which one to load.' },
      { ruling: 'A card stays under its ship. Only a fight can move it.' },
    ],
  },
  attack: {
    title: 'Attack',
    lines: [
      'Choose one of your ships and an opponent’s ship. They must be of different families, and the ship you attack must have as many guns as yours, or more.',
      'Each side rolls one die and adds the guns of its ship. The higher total wins. A tie goes to the attacker.',
      {
        ruling: `After ${TURNS_OF_WAR} turns, counting everyone’s, nobody may attack any more. That way every match comes to an end.`,
      },
    ],
  },
  loot: {
    title: 'Loot',
    lines: [
      'The winner of the fight may take the card the beaten ship carries. That ship stays with its owner.',
      'A beaten ship that was empty leaves its fleet: it goes face down under the port’s pile.',
      { ruling: 'A defender who wins has the same rights: then the attacker’s ship is the beaten one.' },
      {
        ruling:
          'Loot goes under a free ship of the winner, who chooses which. The ship that has just fought counts too, if it is free.',
      },
      {
        ruling:
          'With no free ship, the winner may give back one card of their own to make room. It goes to the bottom of its pile.',
      },
      { ruling: 'The winner may also take nothing. Then nothing moves.' },
    ],
  },
  row: {
    title: 'The row',
    lines: [
      { ruling: 'The row has four places. As soon as one is empty, the top ship of the pile takes it.' },
      { ruling: 'So a ship sent back under an empty pile returns to the row at once, if there is a place.' },
    ],
  },
  end: {
    title: 'The end and the score',
    lines: [
      'The match ends when the port is empty: no ship in the row and none in the pile.',
      {
        ruling:
          'But first the round is finished, so that everybody has had equally many turns: you may hunt, buy or pass, and nobody attacks. Without this option the match ends at once.',
      },
      `Count the points on the treasures in your fleet. Add ${FAMILY_POINTS} points if you own all four ships of a family.`,
      { ruling: `Several complete families score ${FAMILY_POINTS} points each.` },
      'Among players with equal scores, the largest fleet wins, then the one with the most guns in all.',
      { ruling: 'If all of that is equal, the win is shared.' },
    ],
  },
  variants: {
    title: 'Options',
    lines: ['These options are house rules. They are chosen before the match.'],
  },
  cards: {
    title: 'Where the cards come from',
    lines: [],
  },
}
