// What the place itself says, in French and English. Pages loaded later keep their words beside them, made by `spoken`.
import type { Language } from '#games/kit/words'
import { typeset } from '#games/kit/words'
import { language } from './settings.ts'

/** The words of a page in the language of the moment; both languages must say everything. */
export function spoken<T>(fr: T, en: T): () => T {
  const texts: Record<Language, T> = { fr: typeset(fr), en }
  return () => texts[language.value]
}

export interface ShellWords {
  readonly skip: string
  readonly home: string
  readonly waiting: (tables: number) => string
  readonly settings: string
  readonly about: string
  readonly tongues: string
  readonly languages: Record<Language, string>
  readonly unknownGame: string
  readonly toHome: string
  readonly toTable: string
  /** What the place is, in a line. */
  readonly place: string
  readonly players: (min: number, max: number) => string
  readonly minutes: (min: number, max: number) => string
  readonly age: (from: number) => string
  readonly playNow: string
  readonly against: string
  readonly starting: string
  readonly cannotStart: string
  readonly newTable: string
  readonly learn: (minutes: number) => string
  readonly rules: string
  readonly looking: string
  readonly nobody: string
  readonly cannotLook: string
  readonly again: string
  readonly games: string
  readonly lobby: string
  readonly takeUp: string
}

export const say = spoken<ShellWords>(
  {
    skip: 'Aller au contenu',
    home: 'Naust, accueil',
    waiting: tables => (tables === 1 ? 'une table vous attend' : `${tables} tables vous attendent`),
    settings: 'Réglages',
    about: 'À propos',
    tongues: 'Langue',
    languages: { fr: 'Français', en: 'English' },
    unknownGame: 'Ce jeu n’est pas dans le hangar.',
    toHome: 'Retour à l’accueil',
    toTable: 'Retour à la table',
    place: 'Le hangar à bateaux où l’on joue',
    players: (min, max) => `${min} à ${max} joueurs`,
    minutes: (min, max) => `${min} à ${max} min`,
    age: from => `dès ${from} ans`,
    playNow: 'Jouer maintenant',
    against: 'contre deux robots faciles',
    starting: 'On dresse la table…',
    cannotStart: 'La table n’a pas pu être dressée. Réessayez.',
    newTable: 'Nouvelle table',
    learn: minutes => `Apprendre en ${minutes} minutes`,
    rules: 'Règles',
    looking: 'On cherche vos tables…',
    nobody: 'Aucune partie en cours. Votre première table vous attendra ici, même si vous fermez la page.',
    cannotLook: 'Vos tables n’ont pas pu être chargées.',
    again: 'Réessayer',
    games: 'Les jeux',
    lobby: 'Tables ouvertes à tous',
    takeUp: 'Reprendre une partie depuis un fichier',
  },
  {
    skip: 'Skip to content',
    home: 'Naust, home',
    waiting: tables => (tables === 1 ? 'one table waits for you' : `${tables} tables wait for you`),
    settings: 'Settings',
    about: 'About',
    tongues: 'Language',
    languages: { fr: 'Français', en: 'English' },
    unknownGame: 'This game is not in the boathouse.',
    toHome: 'Back to home',
    toTable: 'Back to the table',
    place: 'The boathouse where we play',
    players: (min, max) => `${min} to ${max} players`,
    minutes: (min, max) => `${min} to ${max} min`,
    age: from => `from age ${from}`,
    playNow: 'Play now',
    against: 'against two easy bots',
    starting: 'Setting the table…',
    cannotStart: 'The table could not be set. Try again.',
    newTable: 'New table',
    learn: minutes => `Learn in ${minutes} minutes`,
    rules: 'Rules',
    looking: 'Looking for your tables…',
    nobody: 'No matches in progress. Your first table will wait for you here, even if you close the page.',
    cannotLook: 'Your tables could not be loaded.',
    again: 'Try again',
    games: 'Games',
    lobby: 'Tables open to all',
    takeUp: 'Take up a match from a file',
  },
)
