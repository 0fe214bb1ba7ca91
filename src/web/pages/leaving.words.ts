// What is said before somebody leaves a table, their seat, or both.
import { spoken } from '../kit/words.ts'
import type { Parting } from './parting.ts'

interface LeavingWords {
  readonly leave: string
  readonly leaveText: string
  readonly leaveLevel: string
  readonly partings: {
    readonly [how in Parting]: { readonly title: string; readonly yes: string; text(seats: string): string }
  }
  readonly keep: string
}

const FR = {
  leave: 'Laisser ma place',
  leaveText:
    'Un robot jouera pour vous tant que d’autres jouent. La place reste la vôtre : vous la reprendrez quand vous voudrez, jusqu’à la fin.',
}
const EN = {
  leave: 'Leave my seat',
  leaveText:
    'A bot will play for you as long as others play. The seat stays yours: take it back whenever you like, until the end.',
}
export const say = spoken<LeavingWords>(
  {
    ...FR,
    leaveLevel: 'Niveau du robot',
    partings: {
      bot: {
        title: 'Laisser votre place ?',
        yes: FR.leave,
        text: seats => `À la table avec ${seats}, la partie continue. ${FR.leaveText} La table reste dans votre liste.`,
      },
      off: {
        title: 'Retirer cette table ?',
        yes: 'Retirer',
        text: seats =>
          `La table avec ${seats} quittera votre liste. On y joue toujours pour vous : son lien vous y ramène, et vous reprenez votre place quand vous voulez, jusqu’à la fin.`,
      },
      free: {
        title: 'Quitter cette table ?',
        yes: 'Quitter',
        text: seats =>
          `À la table avec ${seats}, votre place sera libre pour quelqu’un d’autre. Avant le début de la partie, le lien de la table vous y ramène.`,
      },
      sleeps: {
        title: 'Retirer cette table ?',
        yes: 'Retirer',
        text: seats =>
          `Personne d’autre ne joue à la table avec ${seats} : la partie s’endort, et quitte votre liste. Son lien vous y ramène, et elle reprend où elle en est.`,
      },
      gone: {
        title: 'Retirer cette table ?',
        yes: 'Retirer',
        text: seats => `La table avec ${seats} quittera votre liste. On ne pourra pas revenir en arrière.`,
      },
    },
    keep: 'Garder',
  },
  {
    ...EN,
    leaveLevel: 'Level of the bot',
    partings: {
      bot: {
        title: 'Leave your seat?',
        yes: EN.leave,
        text: seats => `The match with ${seats} goes on. ${EN.leaveText} The table stays on your list.`,
      },
      off: {
        title: 'Remove this table?',
        yes: 'Remove',
        text: seats =>
          `The table with ${seats} will be removed from your list. Your seat is still played for you: the link of the table leads back to it, and you take your seat back whenever you like, until the end.`,
      },
      free: {
        title: 'Leave this table?',
        yes: 'Leave',
        text: seats =>
          `At the table with ${seats} your seat will be free for somebody else. Before the match starts, the link of the table leads you back.`,
      },
      sleeps: {
        title: 'Remove this table?',
        yes: 'Remove',
        text: seats =>
          `Nobody else plays at the table with ${seats}: the match falls asleep, and leaves your list. Its link leads back to it, and it goes on from where it is.`,
      },
      gone: {
        title: 'Remove this table?',
        yes: 'Remove',
        text: seats => `The table with ${seats} will be removed from your list. This cannot be undone.`,
      },
    },
    keep: 'Keep it',
  },
)
