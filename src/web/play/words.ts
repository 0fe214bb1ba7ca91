// The sentences this device says itself when something cannot be done, and what a player without a name is called.
import type { Refusal } from '#engine'
import type { Language } from '#games/kit/words'
import { language, playerName } from '../kit/settings.ts'
import type { TroubleCode } from './trouble.ts'
import { PlayProblem, type TableRequest } from './types.ts'

type Code = TroubleCode | 'unreachable' | 'needs-server' | 'no-worker'

const SENTENCES: { readonly [code in Code]: { readonly [language in Language]: string } } = {
  unreachable: {
    fr: 'Le serveur ne répond pas. Vérifiez la connexion.',
    en: 'The server does not answer. Please check the connection.',
  },
  'needs-server': {
    fr: 'Sans connexion, personne ne peut rejoindre la table : choisissez des robots ou des joueurs ici présents.',
    en: 'Without a connection nobody can join the table: choose bots, or players who are here.',
  },
  'no-worker': {
    fr: 'Ce navigateur ne peut pas faire tourner le jeu ici. Rechargez la page ou essayez un autre navigateur.',
    en: 'This browser cannot run the game here. Reload the page or try another browser.',
  },
  'no-storage': {
    fr: 'Cet appareil ne peut pas garder la partie : le stockage est fermé ou plein.',
    en: 'This device cannot keep the match: storage is switched off or full.',
  },
  'no-such-table': { fr: 'Cette table n’existe pas sur cet appareil.', en: 'There is no such table on this device.' },
  'not-your-seat': { fr: 'Cette place n’est pas la vôtre.', en: 'This seat is not yours.' },
  'not-your-turn': { fr: 'On ne vous demande rien pour l’instant.', en: 'You have nothing to answer now.' },
  stale: {
    fr: 'La table a avancé entre-temps. Regardez à nouveau.',
    en: 'The table has moved on since. Please look again.',
  },
  illegal: { fr: 'Ce choix n’est pas possible maintenant.', en: 'That is not one of the options now.' },
  'cannot-undo': {
    fr: 'Cette réponse ne peut plus être reprise.',
    en: 'This answer can no longer be taken back.',
  },
  over: { fr: 'La partie est finie.', en: 'The match is over.' },
  'match-hidden': {
    fr: 'La partie pourra être lue une fois finie.',
    en: 'The match can be read once it is over.',
  },
  'no-hints': {
    fr: 'À cette table, on joue sans conseils.',
    en: 'This table is played without hints.',
  },
  'other-rules': {
    fr: 'Cette partie a commencé avec une autre version du jeu. Rechargez la page.',
    en: 'This match was started with another version of the game. Reload the page.',
  },
  'bad-request': { fr: 'Cette table ne peut pas être dressée ainsi.', en: 'A table cannot be laid like this.' },
  internal: {
    fr: 'Une erreur est survenue ici. Rien n’a été changé.',
    en: 'Something went wrong here. Nothing was changed.',
  },
}

export const problem = (code: Code, refusals: readonly Refusal[] = []): PlayProblem =>
  new PlayProblem(code, SENTENCES[code][language.value], refusals)

const CAPTAIN: { readonly [language in Language]: string } = { fr: 'Capitaine', en: 'Captain' }
export const myName = (): string => playerName.value.trim() || CAPTAIN[language.value]

/** The request with a name on every seat of mine. */
export const withNames = (request: TableRequest): TableRequest => ({
  ...request,
  seats: request.seats.map(seat => (seat.kind === 'me' ? { ...seat, name: seat.name ?? myName() } : seat)),
})
