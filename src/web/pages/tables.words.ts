// What the tables of a player say at home.
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { spoken } from '../kit/words.ts'

interface TablesWords {
  readonly goOn: string
  readonly over: (count: number) => string
  readonly yourTurn: string
  readonly youAreAsked: string
  readonly turnOf: (name: string) => string
  readonly waits: string
  /** Everybody has left, and nothing happens until one of them is back. */
  readonly asleep: string
  readonly until: (when: string) => string
  readonly wonBy: (names: readonly string[], score: number, unit: string) => string
  readonly you: string
  readonly robot: string
  readonly freeSeat: string
  readonly here: string
  readonly online: string
  readonly unreachable: (seen: string) => string
  /** Over tables whose server cannot be reached. */
  readonly away: string
  readonly moreTables: (count: number) => string
  readonly remove: (seats: string) => string
  readonly cannotRemove: string
}

export const say = spoken<TablesWords>(
  {
    goOn: 'Continuer',
    over: count => (count > 1 ? `${count} parties finies` : 'Une partie finie'),
    yourTurn: 'À vous de jouer',
    youAreAsked: 'On vous demande votre accord',
    turnOf: name => `À ${name} de jouer`,
    waits: 'Attend des joueurs',
    asleep: 'En sommeil',
    until: when => `jusqu’à ${when}`,
    wonBy: (names, score, unit) => `${french.list(names)} : victoire avec ${french.many(score, unit)}`,
    you: 'Vous',
    robot: 'Robot',
    freeSeat: 'Place libre',
    here: 'sur cet appareil',
    online: 'en ligne',
    unreachable: seen => `hors de portée, vue pour la dernière fois : ${seen}`,
    away: 'Le serveur ne répond pas. Ses tables restent ici telles qu’on les a vues, et reprendront d’elles-mêmes à son retour.',
    moreTables: count => (count > 1 ? `Encore ${count} tables` : 'Encore une table'),
    remove: seats => `Quitter ou retirer la table : ${seats}`,
    cannotRemove: 'Cette table n’a pas pu être retirée. Réessayez.',
  },
  {
    goOn: 'Continue',
    over: count => (count > 1 ? `${count} finished matches` : 'One finished match'),
    yourTurn: 'Your turn',
    youAreAsked: 'You are asked to agree',
    turnOf: name => `${name} to play`,
    waits: 'Waiting for players',
    asleep: 'Asleep',
    until: when => `until ${when}`,
    wonBy: (names, score, unit) => `${english.list(names)} won with ${english.many(score, unit)}`,
    you: 'You',
    robot: 'Bot',
    freeSeat: 'Free seat',
    here: 'on this device',
    online: 'online',
    unreachable: seen => `out of reach, last seen ${seen}`,
    away: 'The server is not answering. Its tables stay here as they were last seen, and will carry on by themselves once it is back.',
    moreTables: count => (count > 1 ? `${count} more tables` : 'One more table'),
    remove: seats => `Leave or remove the table: ${seats}`,
    cannotRemove: 'This table could not be removed. Try again.',
  },
)
