// What this device says beside the sentences of every table, and what a player without a name is called.
import type { Refusal } from '#engine'
import type { Language } from '#games/kit/words'
import type { TableCode, TablePlan } from '#tables'
import { language, playerName } from '../kit/settings.ts'
import { spoken } from '../kit/words.ts'
import { PlayProblem } from './types.ts'

const OWN = {
  unreachable: {
    fr: 'Le serveur ne répond pas. Vérifiez la connexion.',
    en: 'The server is not answering. Please check your connection.',
  },
  offline: {
    fr: 'Vous êtes hors ligne : vous pourrez jouer ici dès que la connexion sera revenue.',
    en: 'You are offline: you can play here again as soon as the connection is back.',
  },
  'needs-server': {
    fr: 'Sans connexion, personne ne peut rejoindre la table : choisissez des robots, ou des joueurs sur cet appareil.',
    en: 'Without a connection nobody can join the table: choose bots, or players on this device.',
  },
  'no-worker': {
    fr: 'Ce navigateur ne peut pas faire tourner le jeu ici. Rechargez la page ou essayez un autre navigateur.',
    en: 'This browser cannot run the game here. Reload the page or try another browser.',
  },
  'no-storage': {
    fr: 'Cet appareil ne peut pas garder la partie : son stockage est désactivé ou plein.',
    en: 'This device cannot save the match: its storage is switched off or full.',
  },
  'no-such-table': { fr: 'Cette table n’existe pas sur cet appareil.', en: 'There is no such table on this device.' },
  'other-rules': {
    fr: 'Cette partie a commencé avec une autre version du jeu. Rechargez la page.',
    en: 'This match was started with another version of the game. Please reload the page.',
  },
  'bad-request': { fr: 'Cette table ne peut pas être dressée ainsi.', en: 'A table cannot be set up like this.' },
} satisfies { readonly [code: string]: { readonly [language in Language]: string } }
type OwnCode = keyof typeof OWN

const ownIn = (tongue: Language) =>
  Object.fromEntries(Object.entries(OWN).map(([code, said]) => [code, said[tongue]])) as Record<OwnCode, string>
export const say = spoken(ownIn('fr'), ownIn('en'))

const isOwn = (code: string): code is OwnCode => Object.hasOwn(OWN, code)
export const problem = (code: OwnCode): PlayProblem => new PlayProblem(code, say()[code])

/** The same for whatever a table of this device refuses: what is said then is seldom needed, and comes when it is. */
export async function tableProblem(code: OwnCode | TableCode, refusals: readonly Refusal[]): Promise<PlayProblem> {
  if (isOwn(code)) return new PlayProblem(code, say()[code], refusals)
  const { SENTENCES, sentence } = await import('#tables/words')
  return new PlayProblem(code, sentence(SENTENCES[language.value][code]), refusals)
}

const CAPTAIN: { readonly [language in Language]: string } = { fr: 'Capitaine', en: 'Captain' }
export const myName = (): string => playerName.value.trim() || CAPTAIN[language.value]

/** The request with a name on every seat of mine. */
export const withNames = (request: TablePlan): TablePlan => ({
  ...request,
  seats: request.seats.map(seat => (seat.kind === 'me' ? { ...seat, name: seat.name ?? myName() } : seat)),
})
