// What the frame of a table says beside the board: the keyboard, the table in words, whoever only watches.
import { spoken } from '../../kit/words.ts'

interface FrameWords {
  readonly skip: string
  readonly happens: string
  readonly undone: string
  readonly watching: string
  turnOf(names: string): string
  choices(labels: string): string
  readonly next: string
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

export const say = spoken<FrameWords>(
  {
    skip: 'Aller aux choix',
    happens: 'Ce qui se passe',
    undone: 'Coup annulé.',
    watching: 'Vous regardez cette table sans y jouer.',
    turnOf: names => `À ${names} de jouer.`,
    choices: labels => `Choix : ${labels}.`,
    next: 'Aller au plus récent',
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
    skip: 'Skip to the choices',
    happens: 'What happens',
    undone: 'Taken back.',
    watching: 'You are watching this table, not playing at it.',
    turnOf: names => `${names} to play.`,
    choices: labels => `Choices: ${labels}.`,
    next: 'Jump to the latest',
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
