// What is said of a match as a file: how it is sealed, what that promises and what not, and how it is taken up again.
import { spoken } from '../kit/words.ts'

interface SealWords {
  readonly title: string
  readonly what: string
  readonly byCode: string
  readonly byServer: string
  readonly honest: Record<'code' | 'server', string>
  readonly code: string
  readonly copied: string
  readonly copy: string
  readonly save: string
  readonly working: string
  readonly takeUp: string
  readonly choose: string
  readonly how: string
  readonly needsCode: string
  readonly notOurs: string
  readonly goOn: string
  who(names: string, when: string): string
  readonly failed: string
}
export const say = spoken<SealWords>(
  {
    title: 'Emporter la partie',
    what: 'Toute la partie telle qu’elle en est là, en un seul fichier. La table d’ici reste où elle est ; le fichier permet de reprendre du même point, ailleurs, ou ici si elle venait à disparaître.',
    byCode:
      'Le fichier est scellé : sans le code ci-dessous, personne n’y lit rien. Gardez le code à part, ou confiez-le à une autre personne que le fichier.',
    byServer:
      'Le fichier est scellé avec la clé de ce serveur, qu’aucun joueur ne possède : on le reprend ici, ou sur un serveur qui a la même clé.',
    honest: {
      code: 'Ce que cela ne promet pas : qui a le fichier et le code reprend la partie, et avec un programme à soi pourrait y lire les cartes des autres. De même, qui partage un appareil peut fouiller sa mémoire.',
      server:
        'Ce que cela ne promet pas : qui gère le serveur détient la clé. Qui reprend la partie n’a que sa place : un robot joue pour les autres jusqu’à leur retour. Sur un autre serveur, on ne se reconnaît qu’à son nom.',
    },
    code: 'Le code',
    copied: 'Copié',
    copy: 'Copier le code',
    save: 'Enregistrer le fichier',
    working: 'On scelle…',
    takeUp: 'Reprendre une partie',
    choose: 'Choisir le fichier',
    how: 'Un fichier fait par « Emporter la partie » : elle reprend exactement où elle en était. Vous retrouvez votre place, et celles de qui partageait l’appareil avec vous ; un robot joue pour les autres jusqu’à leur retour.',
    needsCode: 'Le code du fichier',
    notOurs: 'Ce n’est pas un fichier de partie scellé.',
    goOn: 'Reprendre',
    who: (names, when) => `${names}, ${when}`,
    failed: 'La partie n’a pas pu être scellée.',
  },
  {
    title: 'Take the match along',
    what: 'The whole match as it stands now, in one file. The table here stays where it is; the file lets you go on from the same point, elsewhere, or here should it be lost.',
    byCode:
      'The file is sealed: without the code below nobody can read anything in it. Keep the code apart, or give it to somebody else than the file.',
    byServer:
      'The file is sealed with the key of this server, which no player has: it is taken up here, or on a server with the same key.',
    honest: {
      code: 'What this does not promise: whoever has both file and code can go on with the match, and with a program of their own could read the cards of others. Likewise, who shares a device can search its memory.',
      server:
        'What this does not promise: whoever runs the server has the key. Whoever takes the match up has their own seat only: a bot plays for the others until they are back. On another server people are known by their names only.',
    },
    code: 'The code',
    copied: 'Copied',
    copy: 'Copy the code',
    save: 'Save the file',
    working: 'Sealing…',
    takeUp: 'Take up a match',
    choose: 'Choose the file',
    how: 'A file made by “Take the match along”: it goes on exactly where it was. You have your own seat again, and those of who shared the device with you; a bot plays for the others until they are back.',
    needsCode: 'The code of the file',
    notOurs: 'This is not the file of a sealed match.',
    goOn: 'Go on',
    who: (names, when) => `${names}, ${when}`,
    failed: 'The match could not be sealed.',
  },
)
