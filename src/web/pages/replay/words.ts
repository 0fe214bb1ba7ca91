// What is said around a finished match: watched again by a link or from a file, taken up anew, checked.
import type { FaultCode } from '#engine'
import { spoken } from '../../kit/words.ts'

type Data = { readonly [name: string]: unknown }
interface ReplayWords {
  readonly title: string
  readonly fileTitle: string
  readonly fileHelp: string
  readonly choose: string
  readonly cannot: string
  readonly waits: string
  readonly more: string
  readonly seenBy: string
  readonly everybody: string
  readonly seat: (seat: number) => string
  readonly moment: string
  readonly whatIf: string
  readonly whatIfHelp: string
  readonly asSeat: string
  readonly level: string
  readonly goOn: string
  readonly file: string
  readonly verify: string
  readonly verifyTitle: string
  readonly verifyHelp: string
  readonly checking: string
  readonly sound: string
  readonly facts: (game: string, seats: number, answers: number) => string
  readonly checks: readonly string[]
  readonly commitment: string
  readonly known: string
  readonly compare: string
  readonly noted: string
  readonly notedHelp: string
  readonly same: string
  readonly other: string
  readonly refused: string
  readonly watch: string
  readonly because: { readonly [code in FaultCode | 'unread']: (data: Data) => string }
}

const because = (
  say: {
    readonly [code in FaultCode | 'unread']: string | ((data: Data) => string)
  },
): ReplayWords['because'] =>
  Object.fromEntries(
    Object.entries(say).map(([code, said]) => [code, typeof said === 'string' ? () => said : said]),
  ) as unknown as ReplayWords['because']

export const say = spoken<ReplayWords>(
  {
    title: 'Revoir une partie',
    fileTitle: 'Revoir une partie gardée',
    fileHelp: 'Choisissez le fichier d’une partie finie : elle sera vérifiée, puis montrée pas à pas.',
    choose: 'Choisir un fichier',
    cannot: 'Cette partie ne peut pas être montrée : le lien ne vaut plus, ou elle n’est pas finie.',
    waits: 'La partie sera montrée dès qu’il répondra.',
    more: 'Partager, rejouer d’ici',
    seenBy: 'Vue par',
    everybody: 'Tous',
    seat: seat => `Joueur ${seat}`,
    moment: 'Lien vers ce moment',
    whatIf: 'Et si…',
    whatIfHelp:
      'Reprenez la partie ici, contre des robots, avec les mêmes dés et les mêmes cartes à venir. Le résultat ne compte pas.',
    asSeat: 'À la place de',
    level: 'Niveau des robots',
    goOn: 'Jouer d’ici',
    file: 'Garder dans un fichier',
    verify: 'Vérifier la partie',
    verifyTitle: 'Vérifier une partie',
    verifyHelp:
      'Chaque dé et chaque carte d’une partie suivent d’un secret, dont l’empreinte est publiée avant le début. Ici, votre navigateur rejoue toute la partie et vérifie que rien n’a été changé.',
    checking: 'On rejoue chaque coup…',
    sound: 'Tout est juste.',
    facts: (game, seats, answers) => `${game}, ${seats} joueurs, ${answers} réponses rejouées.`,
    checks: [
      'Le fichier est entier et porte son sceau.',
      'Le secret va avec l’empreinte écrite dans le fichier.',
      'Chaque dé, chaque carte et chaque réponse suivent des règles.',
      'Le résultat est celui où ils mènent.',
    ],
    commitment: 'Empreinte du secret :',
    known: 'C’est l’empreinte que ce navigateur a reçue à la table où la partie s’est jouée.',
    compare:
      'Le fichier seul ne prouve pas qu’elle fut publiée avant le début : comparez-la avec celle que la table montrait alors.',
    noted: 'L’empreinte que vous aviez notée (facultatif)',
    notedHelp: 'Elle est dans le menu de la table, dès le début de la partie.',
    same: 'C’est bien la même.',
    other: 'Ce n’est pas la même : ce fichier est celui d’une autre partie.',
    refused: 'Cette partie est refusée.',
    watch: 'Revoir cette partie',
    because: because({
      unread: 'Ce fichier ne peut pas être lu : ce n’est pas du JSON.',
      malformed: ({ field }) =>
        field ? `Le champ « ${field} » n’est pas celui d’une partie.` : 'Ce n’est pas une partie.',
      'unknown-game': ({ game }) => `Le jeu « ${game} » n’existe pas ici.`,
      'wrong-version': 'Cette partie a été jouée avec une autre version des règles.',
      'wrong-edition': 'Cette partie a été jouée avec d’autres cartes que celles d’ici.',
      'wrong-secret': 'Le secret ne va pas avec l’empreinte écrite dans le fichier.',
      altered: ({ answer }) =>
        answer
          ? `La réponse ${answer} n’était pas possible : elle a été changée.`
          : 'Le fichier a été changé après coup.',
      unfinished: 'Les réponses s’arrêtent avant la fin de la partie.',
      'wrong-result': 'Les réponses mènent à un autre résultat.',
      'bad-options': 'Les options ne sont pas celles de ce jeu.',
      'bad-seats': 'Ce jeu ne se joue pas à ce nombre.',
      'not-your-turn': 'Une réponse vient de qui n’était pas interrogé.',
      'not-an-option': 'Une réponse n’était pas possible.',
      over: 'Des réponses suivent la fin de la partie.',
      'cannot-undo': 'La partie ne peut pas être rejouée.',
      'bad-deck': 'Les cartes ne peuvent pas être lues.',
      defect: 'Les règles d’ici ne peuvent pas rejouer cette partie.',
    }),
  },
  {
    title: 'Watch a match again',
    fileTitle: 'Watch a kept match',
    fileHelp: 'Choose the file of a finished match: it is checked, then shown step by step.',
    choose: 'Choose a file',
    cannot: 'This match cannot be shown: the link no longer holds, or it is not over.',
    waits: 'The match is shown as soon as it answers.',
    more: 'Share, play from here',
    seenBy: 'Seen by',
    everybody: 'Everybody',
    seat: seat => `Player ${seat}`,
    moment: 'Link to this moment',
    whatIf: 'What if…',
    whatIfHelp:
      'Take the match up here, against bots, with the same dice and cards to come. The result does not count.',
    asSeat: 'In the seat of',
    level: 'Level of the bots',
    goOn: 'Play from here',
    file: 'Keep as a file',
    verify: 'Verify the match',
    verifyTitle: 'Verify a match',
    verifyHelp:
      'Every die and card of a match follows from a secret whose fingerprint is published before the start. Here your browser plays the whole match again and checks that nothing was changed.',
    checking: 'Playing every move again…',
    sound: 'All is as it should be.',
    facts: (game, seats, answers) => `${game}, ${seats} players, ${answers} answers played again.`,
    checks: [
      'The file is whole and bears its seal.',
      'The secret fits the fingerprint written in the file.',
      'Every die, card and answer follows from the rules.',
      'The result is what they lead to.',
    ],
    commitment: 'Fingerprint of the secret:',
    known: 'It is the fingerprint that this browser was told at the table where the match was played.',
    compare:
      'The file alone does not prove that it was published before the start: compare it with the one the table showed then.',
    noted: 'The fingerprint you noted (if you did)',
    notedHelp: 'It is in the menu of the table from the start of the match.',
    same: 'It is the same.',
    other: 'It is not the same: this is the file of another match.',
    refused: 'This match is refused.',
    watch: 'Watch this match',
    because: because({
      unread: 'This file cannot be read: it is not JSON.',
      malformed: ({ field }) => (field ? `The field “${field}” is not that of a match.` : 'This is not a match.'),
      'unknown-game': ({ game }) => `There is no game “${game}” here.`,
      'wrong-version': 'This match was played with another version of the rules.',
      'wrong-edition': 'This match was played with other cards than those here.',
      'wrong-secret': 'The secret does not fit the fingerprint written in the file.',
      altered: ({ answer }) =>
        answer
          ? `Answer ${answer} was not possible: it has been changed.`
          : 'The file was changed after it was written.',
      unfinished: 'The answers end before the match does.',
      'wrong-result': 'The answers lead to another result.',
      'bad-options': 'The options are not those of this game.',
      'bad-seats': 'This game is not for so many players.',
      'not-your-turn': 'An answer comes from somebody who was not asked.',
      'not-an-option': 'An answer was not possible.',
      over: 'Answers follow after the end of the match.',
      'cannot-undo': 'The match cannot be played again.',
      'bad-deck': 'The cards cannot be read.',
      defect: 'The rules here cannot play this match again.',
    }),
  },
)
