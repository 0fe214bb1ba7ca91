// What every guide says around the story of its game.
import { spoken } from '../../kit/words.ts'

interface LearnWords {
  readonly title: string
  readonly you: string
  readonly next: string
  readonly back: string
  readonly skip: string
  readonly astray: string
  /** Where there is nothing to touch. */
  readonly readOn: string
  /** The story is told with the cards that come with the game. */
  readonly otherCards: string
  readonly rules: string
}

export const say = spoken<LearnWords>(
  {
    title: 'Premiers pas',
    you: 'Capitaine',
    next: 'Suite',
    back: 'Retour',
    skip: 'Passer',
    astray: 'Pas encore : touchez ce qui est entouré.',
    readOn: 'Rien à toucher pour l’instant : quand vous avez lu, choisissez « Suite ».',
    otherCards: 'Ici, on joue avec d’autres cartes que celles dont parle ce guide. Les règles les montrent toutes.',
    rules: 'Règles',
  },
  {
    title: 'First steps',
    you: 'Captain',
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    astray: 'Not yet: touch what is circled.',
    readOn: 'Nothing to touch just now: when you have read this, choose “Next”.',
    otherCards: 'The cards in use here are not the ones this guide talks about. The rules show them all.',
    rules: 'Rules',
  },
)
