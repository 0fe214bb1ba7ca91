// What this device says beside the sentences of every table, and what a player without a name is called.
import type { Refusal } from '#engine'
import type { Language } from '#games/kit/words'
import type { TableCode, TablePlan } from '#tables'
import { language, playerName } from '../kit/settings.ts'
import { spoken } from '../kit/words.ts'
import type { DeviceCode } from './device-words.ts'
import { PlayProblem } from './types.ts'

export type Said = { readonly [code: string]: { readonly [language in Language]: string } }
const OWN = {
  unreachable: {
    fr: 'Le serveur ne répond pas. Vérifiez la connexion.',
    en: 'The server is not answering. Please check your connection.',
  },
  offline: {
    fr: 'Vous êtes hors ligne : vous pourrez jouer ici dès que la connexion sera revenue.',
    en: 'You are offline: you can play here again as soon as the connection is back.',
  },
  'no-worker': {
    fr: 'Ce navigateur ne peut pas faire tourner le jeu ici. Rechargez la page ou essayez un autre navigateur.',
    en: 'This browser cannot run the game here. Reload the page or try another browser.',
  },
} satisfies Said
type OwnCode = keyof typeof OWN

const ownIn = (tongue: Language) =>
  Object.fromEntries(Object.entries(OWN).map(([code, said]) => [code, said[tongue]])) as Record<OwnCode, string>
export const say = spoken(ownIn('fr'), ownIn('en'))

const isOwn = (code: string): code is OwnCode => Object.hasOwn(OWN, code)
export const problem = (code: OwnCode): PlayProblem => new PlayProblem(code, say()[code])

/** The same for whatever a table of this device refuses: what is said then is seldom needed, and comes when it is. */
export async function tableProblem(
  code: OwnCode | DeviceCode | TableCode,
  refusals: readonly Refusal[] = [],
): Promise<PlayProblem> {
  if (isOwn(code)) return new PlayProblem(code, say()[code], refusals)
  const { DEVICE } = await import('./device-words.ts')
  if (Object.hasOwn(DEVICE, code)) {
    return new PlayProblem(code, DEVICE[code as DeviceCode][language.value], refusals)
  }
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
