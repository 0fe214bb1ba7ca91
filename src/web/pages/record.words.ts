// What is said of the matches this device remembers.
import { spoken } from '../kit/words.ts'

interface RecordWords {
  matches(count: number): string
  wins(count: number): string
  best(score: number): string
  /** How often I came in before somebody, and they before me. */
  against(name: string, ahead: number, behind: number): string
  last(places: string): string
  place(rank: number): string
  readonly label: string
  readonly help: string
  readonly forget: string
  readonly sure: string
  readonly lost: string
  readonly yes: string
  readonly no: string
  readonly forgotten: string
}

const PLACES = ['', '1st', '2nd', '3rd']

export const say = spoken<RecordWords>(
  {
    matches: count => (count > 1 ? `${count} parties` : 'une partie'),
    wins: count => (count === 0 ? 'aucune victoire' : count > 1 ? `${count} victoires` : 'une victoire'),
    best: score => `record ${score}`,
    against: (name, ahead, behind) => `contre ${name} ${ahead}–${behind}`,
    last: places => `Dernières places : ${places}`,
    place: rank => (rank === 1 ? '1er' : `${rank}e`),
    label: 'Parties passées',
    help: 'Cet appareil garde vos résultats : parties, victoires, meilleur score, adversaires. Ils ne quittent pas l’appareil.',
    forget: 'Oublier les résultats',
    sure: 'Oublier tous les résultats ?',
    lost: 'Les parties, les victoires et les scores gardés sur cet appareil seront oubliés. On ne pourra pas revenir en arrière.',
    yes: 'Oublier',
    no: 'Garder',
    forgotten: 'Aucun résultat n’est gardé sur cet appareil.',
  },
  {
    matches: count => (count === 1 ? 'one match' : `${count} matches`),
    wins: count => (count === 0 ? 'no wins yet' : count === 1 ? 'one win' : `${count} wins`),
    best: score => `best ${score}`,
    against: (name, ahead, behind) => `against ${name} ${ahead}–${behind}`,
    last: places => `Last places: ${places}`,
    place: rank => PLACES[rank] ?? `${rank}th`,
    label: 'Past matches',
    help: 'This device keeps your results: matches, wins, best score, opponents. They never leave the device.',
    forget: 'Forget the results',
    sure: 'Forget all results?',
    lost: 'The matches, wins and scores kept on this device will be forgotten. This cannot be undone.',
    yes: 'Forget them',
    no: 'Keep them',
    forgotten: 'No results are kept on this device.',
  },
)
