// What is said by all that is opened at a table: its menu, sheets and advice, the keys, the curtain.
import { spoken } from '../../kit/words.ts'

interface OpenedWords {
  readonly people: string
  readonly talk: string
  readonly screen: string
  readonly hintTitle: string
  readonly thinking: string
  /** What an option is better for than the others, or worse. */
  better(part: string): string
  worse(part: string): string
  readonly surely: string
  readonly toWin: string
  readonly whyTitle: string
  readonly whyNothing: string
  readonly close: string
  readonly rules: string
  readonly settings: string
  readonly emptyLog: string
  readonly commitment: string
  handOver(name: string): string
  readonly lookAway: string
  itIsMe(name: string): string
  readonly read: string
  readonly seal: string
  readonly keys: string
  readonly keysTitle: string
  /** Keys that are no single command, and what they do. */
  readonly further: readonly (readonly [keys: string, what: string])[]
  readonly play: string
  readonly advised: string
  readonly others: string
}

export const say = spoken<OpenedWords>(
  {
    people: 'Inviter, qui est là',
    talk: 'Discussion',
    screen: 'Écran pour tous (télévision)',
    hintTitle: 'Ce que jouerait un expert',
    thinking: 'Un expert réfléchit…',
    better: part => `Mieux pour ${part}.`,
    worse: part => `Moins bien pour ${part}.`,
    surely: 'Un seul choix est possible.',
    toWin: 'de gagner',
    whyTitle: 'Ce qui n’est pas possible maintenant',
    whyNothing: 'Rien n’est refusé en ce moment.',
    close: 'Fermer',
    rules: 'Règles du jeu',
    settings: 'Réglages',
    emptyLog: 'Rien ne s’est encore passé.',
    commitment: 'Empreinte du hasard, publiée avant le début :',
    handOver: name => `Passez l’appareil à ${name}`,
    lookAway: 'Que les autres regardent la mer : ce qui suit n’est que pour une paire d’yeux.',
    itIsMe: name => `C’est moi, ${name}`,
    read: 'Lire la table',
    seal: 'Emporter la partie',
    keys: 'Clavier',
    keysTitle: 'Jouer au clavier',
    further: [
      ['1 – 9', 'Choisir parmi les options, dans l’ordre'],
      ['← ↑ ↓ →', 'Aller d’un choix à l’autre'],
      ['Tab', 'Parcourir toute la table'],
      ['Entrée', 'Choisir'],
      ['I', 'Voir de près'],
      ['Échap', 'Lâcher, fermer'],
    ],
    play: 'Jouer ce coup',
    advised: 'Conseil',
    others: 'Voir les autres',
  },
  {
    people: 'Invite, who is here',
    talk: 'Chat',
    screen: 'Screen for all (television)',
    hintTitle: 'What an expert would play',
    thinking: 'An expert is thinking…',
    better: part => `Better for ${part}.`,
    worse: part => `Not so good for ${part}.`,
    surely: 'There is only one choice.',
    toWin: 'to win',
    whyTitle: 'What is not possible now',
    whyNothing: 'Nothing is refused right now.',
    close: 'Close',
    rules: 'Rules',
    settings: 'Settings',
    emptyLog: 'Nothing has happened yet.',
    commitment: 'Fingerprint of all chance, published before the start:',
    handOver: name => `Hand the device to ${name}`,
    lookAway: 'Everyone else, look out to sea: what follows is for one pair of eyes only.',
    itIsMe: name => `I’m ${name}`,
    read: 'Read the table',
    seal: 'Take the match along',
    keys: 'Keyboard',
    keysTitle: 'Playing by keyboard',
    further: [
      ['1 – 9', 'Choose among the options, in order'],
      ['← ↑ ↓ →', 'Go from one choice to the next'],
      ['Tab', 'Go through the whole table'],
      ['Enter', 'Choose'],
      ['I', 'Look closer'],
      ['Esc', 'Let go, close'],
    ],
    play: 'Play this',
    advised: 'Advice',
    others: 'See the others',
  },
)
