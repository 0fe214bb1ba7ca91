// What every table says, whatever the game, in both languages.
import type { Reason } from '#engine'
import { spoken } from '../../kit/words.ts'

interface TableWords {
  readonly log: string
  unread(lines: number): string
  readonly menu: string
  readonly undo: string
  readonly askUndo: string
  readonly people: string
  readonly talk: string
  readonly screen: string
  readonly hint: string
  readonly ahead: string
  readonly hintTitle: string
  readonly thinking: string
  /** What an option is better for than the others, or worse. */
  better(part: string): string
  worse(part: string): string
  readonly surely: string
  readonly toWin: string
  helped(name: string): string
  readonly why: string
  readonly whyTitle: string
  readonly whyNothing: string
  readonly close: string
  readonly rules: string
  readonly settings: string
  readonly home: string
  readonly lost: string
  readonly loading: string
  readonly noTable: string
  /** The table and this page have different cards. */
  readonly otherDeck: string
  readonly emptyLog: string
  readonly since: string
  readonly hurry: string
  readonly resultTitle: string
  readonly commitment: string
  handOver(name: string): string
  readonly lookAway: string
  itIsMe(name: string): string
  /** Why an answer cannot be taken back. */
  noUndo(reason: Reason): string
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
    people: 'Inviter, qui est là',
    talk: 'Discussion',
    screen: 'Écran pour tous (télévision)',
    hint: 'Un conseil ?',
    ahead: 'Prévoir',
    hintTitle: 'Ce que jouerait un expert',
    thinking: 'Un expert réfléchit…',
    better: part => `Mieux pour ${part}.`,
    worse: part => `Moins bien pour ${part}.`,
    surely: 'Un seul choix est possible.',
    toWin: 'de gagner',
    helped: name => `${name} a hésité : un robot plus simple a joué ce coup.`,
    why: 'Pourquoi impossible ?',
    whyTitle: 'Ce qui n’est pas possible maintenant',
    whyNothing: 'Rien n’est refusé en ce moment.',
    close: 'Fermer',
    rules: 'Règles du jeu',
    settings: 'Réglages',
    home: 'Accueil',
    lost: 'Connexion perdue, nouvelle tentative…',
    loading: 'On dresse la table…',
    noTable: 'Cette table n’existe pas ou n’est plus là.',
    otherDeck: 'Cette table se joue avec d’autres cartes que celles de cette page. Rechargez la page.',
    emptyLog: 'Rien ne s’est encore passé.',
    since: 'Entre-temps',
    hurry: 'Aller au plus récent',
    resultTitle: 'Fin de la partie',
    commitment: 'Empreinte du hasard, publiée avant le début :',
    handOver: name => `Passez l’appareil à ${name}`,
    lookAway: 'Que les autres regardent la mer : ce qui suit n’est que pour une paire d’yeux.',
    itIsMe: name => `C’est moi, ${name}`,
    noUndo: reason => {
      if (reason.needs === 'answer') return 'Rien à annuler.'
      if (reason.needs === 'last-word') return 'Annuler : impossible, un autre joueur a joué depuis.'
      return `Annuler : impossible, ${SEALS_FR[reason['by'] as SealedBy]}.`
    },
  },
  {
    log: 'Log',
    unread: (lines: number) => (lines === 1 ? 'Log, 1 line unread' : `Log, ${lines} lines unread`),
    menu: 'Menu',
    undo: 'Undo',
    askUndo: 'Ask to take back',
    people: 'Invite, who is here',
    talk: 'Chat',
    screen: 'Screen for all (television)',
    hint: 'A hint?',
    ahead: 'Plan ahead',
    hintTitle: 'What an expert would play',
    thinking: 'An expert is thinking…',
    better: part => `Better for ${part}.`,
    worse: part => `Not so good for ${part}.`,
    surely: 'There is only one choice.',
    toWin: 'to win',
    helped: name => `${name} hesitated: a simpler bot made this move.`,
    why: 'Why can’t I?',
    whyTitle: 'What is not possible now',
    whyNothing: 'Nothing is refused right now.',
    close: 'Close',
    rules: 'Rules',
    settings: 'Settings',
    home: 'Home',
    lost: 'Connection lost, trying again…',
    loading: 'Setting the table…',
    noTable: 'This table does not exist, or is no longer here.',
    otherDeck: 'This table is played with different cards from this page. Please reload the page.',
    emptyLog: 'Nothing has happened yet.',
    since: 'Meanwhile',
    hurry: 'Jump to the latest',
    resultTitle: 'End of the match',
    commitment: 'Fingerprint of all chance, published before the start:',
    handOver: name => `Hand the device to ${name}`,
    lookAway: 'Everyone else, look out to sea: what follows is for one pair of eyes only.',
    itIsMe: name => `I’m ${name}`,
    noUndo: reason => {
      if (reason.needs === 'answer') return 'Nothing to undo.'
      if (reason.needs === 'last-word') return 'Cannot undo: another player has moved since.'
      return `Cannot undo: ${SEALS_EN[reason['by'] as SealedBy]}.`
    },
  },
)
