// What this device says beside the sentences of every table, and what a player without a name is called.
import type { Refusal } from '#engine'
import type { Language } from '#games/kit/words'
import type { TableCode, TablePlan } from '#tables'
import { language, playerName } from '../kit/settings.ts'
import { spoken } from '../kit/words.ts'
import type { DeviceCode } from './device.words.ts'
import { PlayProblem } from './types.ts'

/** Said where nothing can be fetched any more: these words are always there. */
type OwnCode = 'unreachable' | 'offline' | 'needs-server' | 'no-worker'

export const say = spoken<{ readonly [code in OwnCode]: string }>(
  {
    unreachable: 'Le serveur ne répond pas. Vérifiez la connexion.',
    offline: 'Vous êtes hors ligne : vous pourrez jouer ici dès que la connexion sera revenue.',
    'needs-server':
      'Sans connexion, personne ne peut rejoindre la table : choisissez des robots, ou des joueurs sur cet appareil.',
    'no-worker':
      'Ce navigateur ne peut pas faire tourner le jeu ici. Rechargez la page ou essayez un autre navigateur.',
  },
  {
    unreachable: 'The server is not answering. Please check your connection.',
    offline: 'You are offline: you can play here again as soon as the connection is back.',
    'needs-server': 'Without a connection nobody can join the table: choose bots, or players on this device.',
    'no-worker': 'This browser cannot run the game here. Reload the page or try another browser.',
  },
)

export const problem = (code: OwnCode): PlayProblem => new PlayProblem(code, say()[code])

/** The same for whatever a table of this device refuses: what is said then is seldom needed, and comes when it is. */
export async function tableProblem(
  code: OwnCode | DeviceCode | TableCode,
  refusals: readonly Refusal[] = [],
): Promise<PlayProblem> {
  const own = say()
  if (Object.hasOwn(own, code)) return new PlayProblem(code, own[code as OwnCode], refusals)
  const device = (await import('./device.words.ts')).say()
  if (Object.hasOwn(device, code)) return new PlayProblem(code, device[code as DeviceCode], refusals)
  const { SENTENCES, sentence } = await import('#tables/words')
  return new PlayProblem(code, sentence(SENTENCES[language.value][code as TableCode]), refusals)
}

const CAPTAIN: { readonly [language in Language]: string } = { fr: 'Capitaine', en: 'Captain' }
export const myName = (): string => playerName.value.trim() || CAPTAIN[language.value]

/** The request with a name on every seat of mine. */
export const withNames = (request: TablePlan): TablePlan => ({
  ...request,
  seats: request.seats.map(seat => (seat.kind === 'me' ? { ...seat, name: seat.name ?? myName() } : seat)),
})
