// What the screen for all says: how to come, whose turn it is, who is thinking.
import { spoken } from '../../kit/words.ts'

interface ScreenWords {
  readonly title: string
  readonly scan: string
  readonly come: string
  readonly start: string
  readonly turn: (names: string) => string
  readonly thinks: (names: string, count: number) => string
  readonly over: string
  readonly again: string
  readonly toTable: string
  readonly cannot: string
  readonly shutOut: string
  readonly willShut: (host: string) => string
  readonly code: string
  readonly comeBack: string
}
export const say = spoken<ScreenWords>(
  {
    title: 'L’écran de la table',
    scan: 'Visez ce code avec votre téléphone : il montrera votre main, et cet écran la table.',
    come: 'Autour de la table',
    start: 'Commencer',
    turn: names => `À ${names} de jouer`,
    thinks: (names, count) => `${names} ${count > 1 ? 'réfléchissent' : 'réfléchit'}…`,
    over: 'La partie est finie',
    again: 'Encore une',
    toTable: 'Ouvrir la table',
    cannot: 'Cette table ne peut pas être montrée ici : elle est privée, ou n’existe plus.',
    shutOut:
      'La partie est en cours, et les spectateurs n’y sont pas admis. L’hôte peut les admettre sur son téléphone : menu de la table, « Inviter, qui est là », « Spectateurs ».',
    willShut: host =>
      `Cet écran ne verra la partie que si ${host} admet les spectateurs, sur la page de la table : « Ce que la table permet ».`,
    code: 'Le code',
    comeBack: 'Visez-le avec votre téléphone pour retrouver votre main.',
  },
  {
    title: 'The screen of the table',
    scan: 'Point your phone at this code: it will show your hand, and this screen the table.',
    come: 'Around the table',
    start: 'Start',
    turn: names => `${names} to play`,
    thinks: (names, count) => `${names} ${count > 1 ? 'are' : 'is'} thinking…`,
    over: 'The match is over',
    again: 'One more',
    toTable: 'Open the table',
    cannot: 'This table cannot be shown here: it is private, or no longer exists.',
    shutOut:
      'The match is under way, and spectators are not allowed. The host can allow them on their phone: menu of the table, “Invite, who is here”, “Spectators”.',
    willShut: host =>
      `This screen will see the match only if ${host} allows spectators, on the page of the table: “What the table allows”.`,
    code: 'The code',
    comeBack: 'Point your phone at it to have your hand back.',
  },
)
