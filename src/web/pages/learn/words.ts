// What every guide says around the story of its game.
import { spoken } from '../../kit/words.ts'

interface LearnWords {
  readonly title: string
  readonly you: string
  readonly step: (now: number, all: number) => string
  readonly next: string
  readonly back: string
  readonly skip: string
  readonly astray: string
  /** The story is told with the cards that come with the game. */
  readonly otherCards: string
  readonly rules: string
}

export const say = spoken<LearnWords>(
  {
    title: 'Premier tour',
    you: 'Capitaine',
    step: (now, all) => `${now} sur ${all}`,
    next: 'Suite',
    back: 'Retour',
    skip: 'Passer',
    astray: 'Pas encore : touchez ce qui est entouré.',
    otherCards:
      'Ici, on joue avec d’autres cartes que celles dont parle ce premier tour. Les règles les montrent toutes.',
    rules: 'Règles',
  },
  {
    title: 'First turn',
    you: 'Captain',
    step: (now, all) => `${now} of ${all}`,
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    astray: 'Not yet: touch what is ringed.',
    otherCards: 'The cards played here are not those this first turn speaks of. The rules show them all.',
    rules: 'Rules',
  },
)
