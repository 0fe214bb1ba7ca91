// What is said once a match is over: the result, its course, and the match watched again; in both languages.

import { list as listEn, many as manyEn } from '#games/kit/words/en'
import { de as deFr, list as listFr, many as manyFr } from '#games/kit/words/fr'
import { spoken } from '../../../kit/words.ts'
import type { Speed } from './speeds.ts'

interface AfterWords {
  readonly title: string
  readonly youWin: string
  wins(name: string): string
  youShare(names: readonly string[]): string
  share(names: readonly string[]): string
  /** Under the name of the winner: with how many points, and how many before whom. */
  won(score: string, by: number, second: string): string
  wonAlone(score: string): string
  /** So many of what is counted: points, or stones. */
  counted(count: number, unit: string): string
  /** Who plays without others has only points, and those to beat. */
  readonly toBeat: string
  /** Where I came in. */
  cameIn(rank: number, score: string, behind: string | null): string
  /** Level on points: what decided. */
  decided(names: readonly string[], unit: string, tie: string, mine: number, theirs: number): string
  readonly abandoned: string
  readonly scores: string
  readonly total: string
  place(rank: number): string
  readonly fleets: string
  readonly again: string
  readonly replay: string
  readonly curve: string
  readonly chronicle: string
  readonly download: string
  readonly send: string
  readonly curveTitle: string
  readonly working: string
  readonly curveFailed: string
  readonly curveHow: string
  readonly turns: string
  readonly noTurns: string
  /** A decision by its label; nobody's name: mine. */
  chose(name: string | null, label: string): string
  /** Whose chances, before and after. */
  course(name: string | null, from: string, to: string): string
  chanceOf(name: string | null, chance: string): string
  readonly you: string
  readonly player: string
  readonly position: string
  /** Where one is, for who hears it. */
  at(moment: string, step: number, steps: number, told: string): string
  readonly run: string
  readonly pause: string
  readonly back: string
  readonly forward: string
  readonly turnBack: string
  readonly turnForward: string
  speed(speed: string): string
  readonly speeds: Record<Speed, string>
  readonly close: string
  readonly log: string
}

export const say = spoken<AfterWords>(
  {
    title: 'Fin de la partie',
    youWin: 'Vous l’emportez !',
    wins: name => `${name} l’emporte`,
    youShare: names => `Vous partagez la victoire avec ${listFr(names)}`,
    share: names => `${listFr(names)} se partagent la victoire`,
    won: (score, by, second) => `${score}, ${by} de plus que ${second}.`,
    wonAlone: score => `${score}.`,
    counted: manyFr,
    toBeat: 'À battre la prochaine fois.',
    cameIn: (rank, score, behind) =>
      behind === null
        ? `Vous finissez ${rank}e avec ${score}.`
        : `Vous finissez ${rank}e avec ${score}, à ${behind} de la victoire.`,
    decided: (names, unit, tie, mine, theirs) =>
      `À égalité de ${unit}s avec ${listFr(names)} ; ${tie} décide : ${mine} contre ${theirs}.`,
    abandoned: 'La partie a été abandonnée.',
    scores: 'Les points',
    total: 'Total',
    place: rank => (rank === 1 ? '1er' : `${rank}e`),
    fleets: 'Les flottes',
    again: 'Rejouer',
    replay: 'Revoir la partie',
    curve: 'Où tout s’est joué',
    chronicle: 'La chronique',
    download: 'Télécharger la partie',
    send: 'Partager',
    curveTitle: 'Chances de gagner au fil de la partie',
    working: 'Calcul des chances…',
    curveFailed: 'Les chances n’ont pas pu être calculées.',
    curveHow: 'Touchez la courbe, ou appuyez sur Entrée, pour revoir la partie depuis ce moment.',
    turns: 'Les tournants',
    noTurns: 'Aucune décision n’a fait basculer cette partie.',
    chose: (name, label) => `${name ?? 'Vous'} : ${label}.`,
    course: (name, from, to) =>
      name === null ? `Vos chances : ${from} → ${to}` : `Chances ${deFr(name)} : ${from} → ${to}`,
    chanceOf: (name, chance) => `${name ?? 'vous'} ${chance}`,
    you: 'vous',
    player: 'Revoir la partie',
    position: 'Étape',
    at: (moment, step, steps, told) => `${moment}, étape ${step} sur ${steps}. ${told}`,
    run: 'Lecture',
    pause: 'Pause',
    back: 'Étape précédente',
    forward: 'Étape suivante',
    turnBack: 'Tour précédent',
    turnForward: 'Tour suivant',
    speed: speed => `Vitesse : ${speed}`,
    speeds: { slow: 'lente', normal: 'normale', fast: 'rapide' },
    close: 'Fermer',
    log: 'Journal',
  },
  {
    title: 'End of the match',
    youWin: 'You win!',
    wins: name => `${name} wins`,
    youShare: names => `You share the victory with ${listEn(names)}`,
    share: names => `${listEn(names)} share the victory`,
    won: (score, by, second) => `${score}, ${by} more than ${second}.`,
    wonAlone: score => `${score}.`,
    counted: manyEn,
    toBeat: 'To be beaten next time.',
    cameIn: (rank, score, behind) =>
      behind === null
        ? `You come ${ordinal(rank)} with ${score}.`
        : `You come ${ordinal(rank)} with ${score}, ${behind} short of victory.`,
    decided: (names, unit, tie, mine, theirs) =>
      `Level on ${unit}s with ${listEn(names)}; ${tie} decides: ${mine} to ${theirs}.`,
    abandoned: 'This match was abandoned.',
    scores: 'The points',
    total: 'Total',
    place: ordinal,
    fleets: 'The fleets',
    again: 'Play again',
    replay: 'Watch it again',
    curve: 'Where it was decided',
    chronicle: 'The chronicle',
    download: 'Download the match',
    send: 'Share',
    curveTitle: 'Chances of winning over the course of the match',
    working: 'Working out the chances…',
    curveFailed: 'The chances could not be worked out.',
    curveHow: 'Touch the curve, or press Enter on it, to watch the match from that moment.',
    turns: 'Turning points',
    noTurns: 'No single decision turned this match.',
    chose: (name, label) => `${name ?? 'You'}: ${label}.`,
    course: (name, from, to) =>
      name === null ? `Your chances: ${from} → ${to}` : `${name}’s chances: ${from} → ${to}`,
    chanceOf: (name, chance) => `${name ?? 'you'} ${chance}`,
    you: 'you',
    player: 'Watching again',
    position: 'Step',
    at: (moment, step, steps, told) => `${moment}, step ${step} of ${steps}. ${told}`,
    run: 'Play',
    pause: 'Pause',
    back: 'One step back',
    forward: 'One step on',
    turnBack: 'Previous turn',
    turnForward: 'Next turn',
    speed: speed => `Speed: ${speed}`,
    speeds: { slow: 'slow', normal: 'normal', fast: 'fast' },
    close: 'Close',
    log: 'Log',
  },
)
function ordinal(rank: number): string {
  return ['', '1st', '2nd', '3rd'][rank] ?? `${rank}th`
}
