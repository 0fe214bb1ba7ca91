// What the pictures beside the rules of the Runesaga show.
import { spoken } from '../../kit/words.ts'

export type FigureName = 'strip' | 'earned' | 'symbols' | 'places'
interface FigureWords {
  readonly captions: Record<FigureName, string>
  readonly winner: string
  readonly second: string
}
export const say = spoken<FigureWords>(
  {
    captions: {
      strip: 'Au-dessus du plateau : trois pierres du récit et les trois symboliques, avec ce que vous en avez déjà.',
      earned: 'Le premier qui a tout ce qu’une pierre demande la prend : Ada en est à 7 sur 9, Bo vient d’y arriver.',
      symbols: 'Trois marteaux sur des pierres visibles : la Pierre du Marteau vient avec.',
      places: 'La première place prend deux pierres face cachée, la deuxième une, si l’écart est faible.',
    },
    winner: 'Première place',
    second: 'Deuxième place',
  },
  {
    captions: {
      strip: 'Above the board: three stones of the tale and the three symbolic ones, with what you have of each.',
      earned: 'The first to have all that a stone asks takes it: Ada has 7 of 9, Bo has just got there.',
      symbols: 'Three hammers on stones face up: the Hammer Stone comes with them.',
      places: 'The first place takes two stones face down, the second takes one if near enough.',
    },
    winner: 'First place',
    second: 'Second place',
  },
)
