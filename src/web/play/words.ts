// What this device says beside the sentences of every table, and what a player without a name is called.
import type { Refusal } from '#engine'
import type { Language } from '#games/kit/words'
import { SENTENCES, sentence, type TableCode, type TablePlan } from '#tables'
import { language, playerName } from '../kit/settings.ts'
import { PlayProblem } from './types.ts'

const OWN = {
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
  'other-rules': {
    fr: 'Cette partie a commencé avec une autre version du jeu. Rechargez la page.',
    en: 'This match was started with another version of the game. Reload the page.',
  },
  'bad-request': { fr: 'Cette table ne peut pas être dressée ainsi.', en: 'A table cannot be laid like this.' },
} satisfies { readonly [code: string]: { readonly [language in Language]: string } }
type OwnCode = keyof typeof OWN

const isOwn = (code: string): code is OwnCode => Object.hasOwn(OWN, code)
const sentenceOf = (code: OwnCode | TableCode): string =>
  isOwn(code) ? OWN[code][language.value] : sentence(SENTENCES[language.value][code])

export const problem = (code: OwnCode | TableCode, refusals: readonly Refusal[] = []): PlayProblem =>
  new PlayProblem(code, sentenceOf(code), refusals)

const CAPTAIN: { readonly [language in Language]: string } = { fr: 'Capitaine', en: 'Captain' }
export const myName = (): string => playerName.value.trim() || CAPTAIN[language.value]

/** The request with a name on every seat of mine. */
export const withNames = (request: TablePlan): TablePlan => ({
  ...request,
  seats: request.seats.map(seat => (seat.kind === 'me' ? { ...seat, name: seat.name ?? myName() } : seat)),
})
