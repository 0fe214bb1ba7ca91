// What every table says from the start, whatever the game, in both languages.
import type { Reason } from '#engine'
import { spoken } from '../../kit/words.ts'

interface TableWords {
  readonly log: string
  unread(lines: number): string
  readonly menu: string
  readonly undo: string
  readonly askUndo: string
  readonly hint: string
  readonly ahead: string
  helped(name: string): string
  readonly why: string
  readonly home: string
  readonly lost: string
  readonly loading: string
  readonly noTable: string
  /** The table and this page have different cards. */
  readonly otherDeck: string
  readonly since: string
  readonly hurry: string
  readonly resultTitle: string
  /** Why an answer cannot be taken back. */
  noUndo(reason: Reason): string
  readonly skip: string
  readonly happens: string
  readonly undone: string
  readonly watching: string
  turnOf(names: string): string
  choices(labels: string): string
}

/** What no answer is taken back across. */
type SealedBy = 'roll' | 'draw' | 'shuffle' | 'reveal' | 'end'
const SEALS_FR: { readonly [by in SealedBy]: string } = {
  roll: 'les dés ont roulé',
  draw: 'le hasard a parlé',
  shuffle: 'on a mélangé les cartes',
  reveal: 'une carte a été révélée',
  end: 'la partie est finie',
}
const SEALS_EN: { readonly [by in SealedBy]: string } = {
  roll: 'the dice have rolled',
  draw: 'chance has spoken',
  shuffle: 'the cards were shuffled',
  reveal: 'a card was revealed',
  end: 'the match is over',
}

export const say = spoken<TableWords>(
  {
    log: 'Journal',
    unread: (lines: number) => (lines === 1 ? 'Journal, 1 ligne non lue' : `Journal, ${lines} lignes non lues`),
    menu: 'Menu',
    undo: 'Annuler',
    askUndo: 'Demander à reprendre',
    hint: 'Un conseil ?',
    ahead: 'Prévoir',
    helped: name => `${name} a hésité : un robot plus simple a joué ce coup.`,
    why: 'Pourquoi impossible ?',
    home: 'Accueil',
    lost: 'Connexion perdue, nouvelle tentative…',
    loading: 'On dresse la table…',
    noTable: 'Cette table n’existe pas ou n’est plus là.',
    otherDeck: 'Cette table se joue avec d’autres cartes que celles de cette page. Rechargez la page.',
    since: 'Entre-temps',
    hurry: 'Aller au plus récent',
    resultTitle: 'Fin de la partie',
    noUndo: reason => {
      if (reason.needs === 'answer') return 'Rien à annuler.'
      if (reason.needs === 'last-word') return 'Annuler : impossible, un autre joueur a joué depuis.'
      return `Annuler : impossible, ${SEALS_FR[reason['by'] as SealedBy]}.`
    },
    skip: 'Aller aux choix',
    happens: 'Ce qui se passe',
    undone: 'Coup annulé.',
    watching: 'Vous regardez cette table sans y jouer.',
    turnOf: names => `À ${names} de jouer.`,
    choices: labels => `Choix : ${labels}.`,
  },
  {
    log: 'Log',
    unread: (lines: number) => (lines === 1 ? 'Log, 1 line unread' : `Log, ${lines} lines unread`),
    menu: 'Menu',
    undo: 'Undo',
    askUndo: 'Ask to take back',
    hint: 'A hint?',
    ahead: 'Plan ahead',
    helped: name => `${name} hesitated: a simpler bot made this move.`,
    why: 'Why can’t I?',
    home: 'Home',
    lost: 'Connection lost, trying again…',
    loading: 'Setting the table…',
    noTable: 'This table does not exist, or is no longer here.',
    otherDeck: 'This table is played with different cards from this page. Please reload the page.',
    since: 'Meanwhile',
    hurry: 'Jump to the latest',
    resultTitle: 'End of the match',
    noUndo: reason => {
      if (reason.needs === 'answer') return 'Nothing to undo.'
      if (reason.needs === 'last-word') return 'Cannot undo: another player has moved since.'
      return `Cannot undo: ${SEALS_EN[reason['by'] as SealedBy]}.`
    },
    skip: 'Skip to the choices',
    happens: 'What happens',
    undone: 'Taken back.',
    watching: 'You are watching this table, not playing at it.',
    turnOf: names => `${names} to play.`,
    choices: labels => `Choices: ${labels}.`,
  },
)
