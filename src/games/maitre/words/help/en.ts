// What the cards of Le Maître des Mers say to whoever looks at them closely.
import type { MaitreHelp } from './index.ts'

export const en: MaitreHelp = {
  advantages: {
    flip: 'Once a turn, after a roll, turn a die over: 1 becomes 6, 2 becomes 5, 3 becomes 4, and the other way round.',
    nudge: 'Once a turn, after a roll, move a die up or down by 1. It stays between 1 and 6.',
    reroll: 'Once a turn, after a roll, pick any of the dice just rolled and roll them once more.',
    recall: 'Once a turn, a die set aside this turn, even just now, comes back for the next roll.',
    again: 'Once a turn, after a roll, place nothing and set nothing aside: roll all the dice just rolled once more.',
    six: 'Once a turn, after a roll, one die of your choice becomes a 6.',
    any: 'Once a turn, after a roll, set one die to any face you like.',
  },
  provenances: {
    seed: { label: 'Original', help: 'This comes from the author’s rules.' },
    published: { label: 'Published', help: 'This can be read on the cards of the published game.' },
    ruling: { label: 'House rule', help: 'The rules do not say, so we decided.' },
    reconstructed: {
      label: 'Reconstructed',
      help: 'The printed cards are not public: names, numbers and effects are our own.',
    },
  },
}
