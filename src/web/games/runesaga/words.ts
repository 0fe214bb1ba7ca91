// What the board of the Runesaga says itself; sentences about stones are the game's.

import { list as listEn, many as manyEn } from '#games/kit/words/en'
import { list as listFr, many as manyFr } from '#games/kit/words/fr'
import type { TaleId } from '#games/runesaga'
import { spoken } from '../../kit/words.ts'

interface BoardWords {
  readonly tales: Record<TaleId, string>
  /** The strip above the board, its button, and the sheet it opens. */
  readonly strip: string
  readonly open: string
  readonly title: string
  readonly alone: string
  /** A stone on the strip: how near I am, or who holds it. */
  near(name: string, have: number, want: number): string
  heldBy(stone: string, name: string): string
  readonly you: string
  readonly toEarn: string
  readonly noneLeft: string
  readonly notYet: string
  readonly symbolic: string
  readonly symbolicHow: string
  readonly clans: string
  readonly noStone: string
  hidden(count: number): string
  stones(count: number): string
  readonly tellings: string
  readonly states: Record<'told' | 'now' | 'later', string>
  readonly gifts: string
  /** Who is first, and what symbols are worth where a tale is played alone. */
  symbolsWorth(points: number): string
  /** In the sheet of one stone. */
  readonly race: string
  holder(name: string | null): string
  readonly wentBack: string
  readonly inThePile: string
  /** A stone is won, a tale is told. */
  wins(name: string | null, stones: readonly string[]): string
  readonly told: Record<TaleId, string>
  taleWon(names: readonly string[], score: number): string
  /** The pause. */
  readonly pause: string
  readonly pauseHow: string
  readonly howItEnded: string
  readonly brought: string
  readonly bringsNothing: string
  readonly next: string
  begins(name: string | null): string
  waitsFor(names: readonly string[]): string
  readonly built: string
  readonly total: string
  readonly place: string
  readonly keys: string
  /** Of stones face down. */
  shownAtEnd(count: number): string
}

export const say = spoken<BoardWords>(
  {
    tales: { shipwrights: 'Les Charpentiers', raiders: 'Les Pillards', explorers: 'Les Explorateurs' },
    strip: 'Les pierres runiques',
    open: 'Saga',
    title: 'La saga',
    alone: 'Les pierres runiques',
    near: (name, have, want) => `${name}, ${have} sur ${want}`,
    heldBy: (stone, name) => `${stone}, à ${name}`,
    you: 'vous',
    toEarn: 'À gagner dans ce récit',
    noneLeft: 'Toutes les pierres de ce récit sont prises.',
    notYet: 'Trois pierres seront révélées au prochain récit.',
    symbolic: 'À gagner dans toute la saga',
    symbolicHow: 'Au premier qui montre trois symboles pareils.',
    clans: 'Les clans',
    noStone: 'aucune pierre',
    hidden: count => (count > 1 ? `${count} pierres cachées` : '1 pierre cachée'),
    stones: count => manyFr(count, 'pierre'),
    tellings: 'Les récits',
    states: { told: 'conté', now: 'en cours', later: 'à venir' },
    gifts: 'Apporté dans ce récit',
    symbolsWorth: points => `À la fin, chaque symbole vaut ${manyFr(points, 'point')}.`,
    race: 'Où en est chacun',
    holder: name => (name === null ? 'Elle est à vous.' : `Elle est à ${name}.`),
    wentBack: 'Personne ne l’a gagnée : elle est retournée dans la boîte.',
    inThePile: 'Elle n’est pas en jeu pour l’instant.',
    wins: (name, stones) =>
      name === null ? `Vous remportez ${listFr(stones)} !` : `${name} remporte ${listFr(stones)}`,
    told: {
      shipwrights: 'Le récit des Charpentiers est conté',
      raiders: 'Le récit des Pillards est conté',
      explorers: 'Le récit des Explorateurs est conté',
    },
    taleWon: (names, score) => `Gagné par ${listFr(names)} avec ${manyFr(score, 'point')}`,
    pause: 'Entre deux récits',
    pauseHow: 'Rien ne presse : la saga attend, même des jours. On continue quand chacun l’a dit.',
    howItEnded: 'Comment le récit a fini',
    brought: 'Ce que chacun apporte',
    bringsNothing: 'rien de particulier',
    next: 'Le prochain récit',
    begins: name => (name === null ? 'Vous commencez.' : `${name} commence.`),
    waitsFor: names => `On attend ${listFr(names)}.`,
    built: 'Ce que chacun laisse',
    total: 'Points',
    place: 'Pierres',
    keys: 'La saga : pierres, clans et récits',
    shownAtEnd: count =>
      count > 1
        ? 'Gagnées en fin de récit, dévoilées à la fin de la saga.'
        : 'Gagnée en fin de récit, dévoilée à la fin de la saga.',
  },
  {
    tales: { shipwrights: 'The Shipwrights', raiders: 'The Raiders', explorers: 'The Explorers' },
    strip: 'The runestones',
    open: 'Saga',
    title: 'The saga',
    alone: 'The runestones',
    near: (name, have, want) => `${name}, ${have} of ${want}`,
    heldBy: (stone, name) => `${stone}, held by ${name}`,
    you: 'you',
    toEarn: 'To be earned in this tale',
    noneLeft: 'All stones of this tale are taken.',
    notYet: 'Three stones will be shown in the next tale.',
    symbolic: 'To be earned over the whole saga',
    symbolicHow: 'For the first to show three equal symbols.',
    clans: 'The clans',
    noStone: 'no stone',
    hidden: count => manyEn(count, 'hidden stone'),
    stones: count => manyEn(count, 'stone'),
    tellings: 'The tales',
    states: { told: 'told', now: 'under way', later: 'to come' },
    gifts: 'Brought into this tale',
    symbolsWorth: points => `At the end each symbol is worth ${manyEn(points, 'point')}.`,
    race: 'How near everybody is',
    holder: name => (name === null ? 'It is yours.' : `It belongs to ${name}.`),
    wentBack: 'Nobody earned it: it went back to the box.',
    inThePile: 'It is not in play for now.',
    wins: (name, stones) => (name === null ? `You earn ${listEn(stones)}!` : `${name} earns ${listEn(stones)}`),
    told: {
      shipwrights: 'The tale of the Shipwrights is told',
      raiders: 'The tale of the Raiders is told',
      explorers: 'The tale of the Explorers is told',
    },
    taleWon: (names, score) => `Won by ${listEn(names)} with ${manyEn(score, 'point')}`,
    pause: 'Between two tales',
    pauseHow: 'There is no hurry: the saga waits, even for days. It goes on when everybody has said so.',
    howItEnded: 'How the tale ended',
    brought: 'What everybody brings along',
    bringsNothing: 'nothing in particular',
    next: 'The next tale',
    begins: name => (name === null ? 'You begin.' : `${name} begins.`),
    waitsFor: names => `Waiting for ${listEn(names)}.`,
    built: 'What everybody leaves behind',
    total: 'Points',
    place: 'Stones',
    keys: 'The saga: stones, clans and tales',
    shownAtEnd: () => 'Won at the end of a tale, shown at the end of the saga.',
  },
)
