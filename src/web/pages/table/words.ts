// What every table says, whatever the game, in both languages.
import type { Reason } from '#engine'
import type { Language } from '#games/kit/words'
import { language } from '../../kit/settings.ts'

interface TableWords {
  readonly log: string
  readonly menu: string
  readonly undo: string
  readonly hint: string
  readonly hintTitle: string
  readonly thinking: string
  /** What an option is better for than the others, or worse. */
  better(part: string): string
  worse(part: string): string
  readonly surely: string
  readonly toWin: string
  readonly curve: string
  readonly curveTitle: string
  readonly turns: string
  course(name: string, from: string, to: string): string
  readonly curveFailed: string
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
  wins(names: string): string
  readonly tie: string
  readonly total: string
  readonly again: string
  readonly replay: string
  readonly download: string
  readonly step: string
  readonly run: string
  readonly back: string
  readonly forward: string
  readonly abandoned: string
  readonly commitment: string
  readonly tiesBy: string
  handOver(name: string): string
  readonly lookAway: string
  itIsMe(name: string): string
  /** Why an answer cannot be taken back. */
  noUndo(reason: Reason): string
  readonly place: (rank: number) => string
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

const WORDS: { readonly [L in Language]: TableWords } = {
  fr: {
    log: 'Journal',
    menu: 'Menu',
    undo: 'Annuler',
    hint: 'Que feriez-vous ?',
    hintTitle: 'Ce que jouerait un expert',
    thinking: 'Un expert réfléchit…',
    better: part => `Mieux pour : ${part}.`,
    worse: part => `Moins bien pour : ${part}.`,
    surely: 'Un seul choix est possible.',
    toWin: 'de gagner',
    curve: 'Où tout s’est joué',
    curveTitle: 'Chances de gagner au fil de la partie',
    turns: 'Les tournants',
    course: (name, from, to) => `${name} : de ${from} à ${to}`,
    curveFailed: 'Les chances n’ont pas pu être calculées.',
    helped: name => `${name} a hésité : un robot plus simple a joué ce coup.`,
    why: 'Pourquoi pas ?',
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
    since: 'Depuis votre tour',
    hurry: 'Aller au plus récent',
    resultTitle: 'Fin de la partie',
    wins: names => `${names} l’emporte !`,
    tie: 'Victoire partagée',
    total: 'Total',
    again: 'Rejouer',
    replay: 'Revoir la partie',
    download: 'Télécharger la partie',
    step: 'Étape',
    run: 'Lecture',
    back: 'Étape précédente',
    forward: 'Étape suivante',
    abandoned: 'La partie a été abandonnée.',
    commitment: 'Empreinte des dés, publiée avant le premier jet :',
    tiesBy: 'Égalités : ',
    handOver: name => `Passez l’appareil à ${name}`,
    lookAway: 'Les autres regardent la mer : ce qui suit n’est que pour ses yeux.',
    itIsMe: name => `C’est moi, ${name}`,
    noUndo: reason => {
      if (reason.needs === 'answer') return 'Rien à annuler.'
      if (reason.needs === 'last-word') return 'Annuler : impossible, un autre joueur a répondu depuis.'
      return `Annuler : impossible, ${SEALS_FR[reason['by'] as SealedBy]}.`
    },
    place: rank => (rank === 1 ? '1er' : `${rank}e`),
  },
  en: {
    log: 'Log',
    menu: 'Menu',
    undo: 'Undo',
    hint: 'What would you do?',
    hintTitle: 'What an expert would play',
    thinking: 'An expert is thinking…',
    better: part => `Better for: ${part}.`,
    worse: part => `Not so good for: ${part}.`,
    surely: 'There is only one choice.',
    toWin: 'to win',
    curve: 'Where it was decided',
    curveTitle: 'Chances to win in the course of the match',
    turns: 'Turning points',
    course: (name, from, to) => `${name}: from ${from} to ${to}`,
    curveFailed: 'The chances could not be worked out.',
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
    noTable: 'This table does not exist or is gone.',
    otherDeck: 'This table is played with other cards than this page has. Reload the page.',
    emptyLog: 'Nothing has happened yet.',
    since: 'Since your turn',
    hurry: 'Jump to the latest',
    resultTitle: 'End of the match',
    wins: names => `${names} wins!`,
    tie: 'Shared victory',
    total: 'Total',
    again: 'Play again',
    replay: 'Watch it again',
    download: 'Download the match',
    step: 'Step',
    run: 'Play',
    back: 'One step back',
    forward: 'One step on',
    abandoned: 'This match was abandoned.',
    commitment: 'Fingerprint of the dice, published before the first roll:',
    tiesBy: 'Ties: ',
    handOver: name => `Hand the device to ${name}`,
    lookAway: 'The others look out to sea: what follows is for one pair of eyes.',
    itIsMe: name => `It is me, ${name}`,
    noUndo: reason => {
      if (reason.needs === 'answer') return 'Nothing to undo.'
      if (reason.needs === 'last-word') return 'Cannot undo: another player has answered since.'
      return `Cannot undo: ${SEALS_EN[reason['by'] as SealedBy]}.`
    },
    place: rank => ['', '1st', '2nd', '3rd'][rank] ?? `${rank}th`,
  },
}
export const say = (): TableWords => WORDS[language.value]
