// What the page of a chronicle says around it.
import { spoken } from '../../kit/words.ts'

export const say = spoken(
  {
    title: 'La chronique',
    print: 'Imprimer',
    save: 'Enregistrer la page',
    none: 'Cette partie n’a pas de chronique.',
    notYet: 'La chronique s’écrit quand la partie est finie.',
    back: 'Revenir à la table',
    failed: 'La chronique n’a pas pu être écrite.',
    loading: 'On relit la partie…',
  },
  {
    title: 'The chronicle',
    print: 'Print',
    save: 'Save the page',
    none: 'This match has no chronicle.',
    notYet: 'The chronicle is written once the match is over.',
    back: 'Back to the table',
    failed: 'The chronicle could not be written.',
    loading: 'Reading the match again…',
  },
)
