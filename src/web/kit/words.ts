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
  readonly settings: string
  readonly about: string
  readonly tongues: string
  readonly languages: Record<Language, string>
  readonly unknownGame: string
  readonly toHome: string
  /** What the place is, in a line. */
  readonly place: string
  readonly cover: (game: string) => string
  readonly players: (min: number, max: number) => string
  readonly minutes: (min: number, max: number) => string
  readonly age: (from: number) => string
  readonly playNow: string
  readonly against: string
  readonly starting: string
  readonly cannotStart: string
  readonly newTable: string
  readonly learn: string
  readonly rules: string
  readonly goOn: string
  readonly looking: string
  readonly nobody: string
  readonly cannotLook: string
  readonly again: string
  readonly over: (count: number) => string
  readonly yourTurn: string
  readonly turnOf: (name: string) => string
  readonly waits: string
  readonly wonBy: (names: readonly string[], points: number) => string
  readonly you: string
  readonly robot: string
  readonly freeSeat: string
  readonly here: string
  readonly online: string
  readonly remove: (seats: string) => string
  readonly removing: string
  readonly removed: (seats: string) => string
  readonly yesRemove: string
  readonly keep: string
  readonly cannotRemove: string
}

const listFr = new Intl.ListFormat('fr')
const listEn = new Intl.ListFormat('en')

export const say = spoken<ShellWords>(
  {
    skip: 'Aller au contenu',
    home: 'Naust, accueil',
    settings: 'Réglages',
    about: 'À propos',
    tongues: 'Langue',
    languages: { fr: 'Français', en: 'English' },
    unknownGame: 'Ce jeu n’est pas dans le hangar.',
    toHome: 'Retour à l’accueil',
    place: 'Le hangar à bateaux où l’on joue',
    cover: game => `${game} : une flotte devant le soleil couchant`,
    players: (min, max) => `${min} à ${max} joueurs`,
    minutes: (min, max) => `${min} à ${max} min`,
    age: from => `dès ${from} ans`,
    playNow: 'Jouer maintenant',
    against: 'contre deux robots faciles',
    starting: 'On dresse la table…',
    cannotStart: 'La table n’a pas pu être dressée. Réessayez.',
    newTable: 'Nouvelle table',
    learn: 'Apprendre en 2 minutes',
    rules: 'Règles',
    goOn: 'Continuer',
    looking: 'On regarde quelles tables vous attendent…',
    nobody: 'Aucune partie en cours. Votre première table vous attendra ici, même si vous fermez la page.',
    cannotLook: 'Vos tables n’ont pas pu être retrouvées.',
    again: 'Réessayer',
    over: count => (count > 1 ? `${count} parties finies` : 'Une partie finie'),
    yourTurn: 'À vous de jouer',
    turnOf: name => `À ${name} de jouer`,
    waits: 'Attend des joueurs',
    wonBy: (names, points) => `${listFr.format(names)} : victoire avec ${points} point${points > 1 ? 's' : ''}`,
    you: 'Vous',
    robot: 'Robot',
    freeSeat: 'Place libre',
    here: 'sur cet appareil',
    online: 'en ligne',
    remove: seats => `Retirer la table : ${seats}`,
    removing: 'Retirer cette table ?',
    removed: seats => `La table avec ${seats} quittera votre liste. On ne pourra pas revenir en arrière.`,
    yesRemove: 'Retirer',
    keep: 'Garder',
    cannotRemove: 'Cette table n’a pas pu être retirée. Réessayez.',
  },
  {
    skip: 'Skip to content',
    home: 'Naust, home',
    settings: 'Settings',
    about: 'About',
    tongues: 'Language',
    languages: { fr: 'Français', en: 'English' },
    unknownGame: 'This game is not in the boathouse.',
    toHome: 'Back to home',
    place: 'The boathouse where we play',
    cover: game => `${game}: a fleet before the setting sun`,
    players: (min, max) => `${min} to ${max} players`,
    minutes: (min, max) => `${min} to ${max} min`,
    age: from => `from age ${from}`,
    playNow: 'Play now',
    against: 'against two easy bots',
    starting: 'Setting the table…',
    cannotStart: 'The table could not be set. Try again.',
    newTable: 'New table',
    learn: 'Learn in 2 minutes',
    rules: 'Rules',
    goOn: 'Continue',
    looking: 'Looking for the tables that await you…',
    nobody: 'No match in play. Your first table will wait for you here, even if you close the page.',
    cannotLook: 'Your tables could not be found.',
    again: 'Try again',
    over: count => (count > 1 ? `${count} finished matches` : 'One finished match'),
    yourTurn: 'Your turn',
    turnOf: name => `${name} to play`,
    waits: 'Waiting for players',
    wonBy: (names, points) => `${listEn.format(names)} won with ${points} point${points === 1 ? '' : 's'}`,
    you: 'You',
    robot: 'Bot',
    freeSeat: 'Free seat',
    here: 'on this device',
    online: 'online',
    remove: seats => `Remove the table: ${seats}`,
    removing: 'Remove this table?',
    removed: seats => `The table with ${seats} will leave your list. This cannot be undone.`,
    yesRemove: 'Remove',
    keep: 'Keep it',
    cannotRemove: 'This table could not be removed. Try again.',
  },
)
