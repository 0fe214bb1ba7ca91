// What the chronicle of a saga says around the sentences of its record.

import { list as listEn, many as manyEn } from '#games/kit/words/en'
import { de, list as listFr, many as manyFr } from '#games/kit/words/fr'
import type { TaleId } from '#games/runesaga'
import { spoken } from '../../kit/words.ts'

interface ChronicleWords {
  title(names: readonly string[]): string
  /** Of one tale played alone. */
  titleAlone(names: readonly string[]): string
  wonBy(names: readonly string[], points: number): string
  readonly nth: readonly string[]
  readonly tales: Record<TaleId, string>
  chieftain(names: readonly string[], stones: number): string
  scores(told: string): string
  scored(name: string, points: number): string
  readonly stones: string
  readonly turned: string
  chance(name: string, before: string, after: string): string
  readonly curve: string
  readonly curveAlone: string
  readonly working: string
  readonly clans: string
  stonesOf(count: number): string
  readonly built: string
  readonly quiet: string
}
export const say = spoken<ChronicleWords>(
  {
    title: names => `La saga ${de(listFr(names))}`,
    titleAlone: names => `Le récit ${de(listFr(names))}`,
    wonBy: (names, points) =>
      `${listFr(names)} ${names.length > 1 ? 'l’emportent' : 'l’emporte'} avec ${manyFr(points, 'point')}.`,
    nth: ['Premier récit', 'Deuxième récit', 'Troisième récit'],
    tales: { shipwrights: 'Les Charpentiers', raiders: 'Les Pillards', explorers: 'Les Explorateurs' },
    chieftain: (names, stones) =>
      names.length > 1
        ? `${listFr(names)} se partagent le titre de Chef de clan, avec ${manyFr(stones, 'pierre')}.`
        : `${listFr(names)} devient Chef de clan, avec ${manyFr(stones, 'pierre')}.`,
    scores: told => `À la fin : ${told}.`,
    scored: (name, points) => `${name} ${points}`,
    stones: 'Les pierres gagnées',
    turned: 'Ce qui fit basculer le récit',
    chance: (name, before, after) => `Chances ${de(name)} : ${before} → ${after}`,
    curve: 'Les chances de chacun, du premier au dernier récit',
    curveAlone: 'Les chances de chacun',
    working: 'On calcule les chances…',
    clans: 'Ce que chaque clan a gravé',
    stonesOf: count => manyFr(count, 'pierre'),
    built: 'Ce que laissa le vainqueur',
    quiet: 'Aucune pierre ne fut gagnée par un exploit dans ce récit.',
  },
  {
    title: names => `The saga of ${listEn(names)}`,
    titleAlone: names => `The tale of ${listEn(names)}`,
    wonBy: (names, points) => `${listEn(names)} ${names.length > 1 ? 'win' : 'wins'} with ${manyEn(points, 'point')}.`,
    nth: ['The first tale', 'The second tale', 'The third tale'],
    tales: { shipwrights: 'The Shipwrights', raiders: 'The Raiders', explorers: 'The Explorers' },
    chieftain: (names, stones) =>
      names.length > 1
        ? `${listEn(names)} share the title of Chieftain, with ${manyEn(stones, 'stone')}.`
        : `${listEn(names)} becomes Chieftain, with ${manyEn(stones, 'stone')}.`,
    scores: told => `At the end: ${told}.`,
    scored: (name, points) => `${name} ${points}`,
    stones: 'The stones that were won',
    turned: 'What turned the tale',
    chance: (name, before, after) => `${name}’s chances: ${before} → ${after}`,
    curve: 'Everybody’s chances, from the first tale to the last',
    curveAlone: 'Everybody’s chances',
    working: 'Working out the chances…',
    clans: 'What each clan has carved',
    stonesOf: count => manyEn(count, 'stone'),
    built: 'What the winner left behind',
    quiet: 'No stone was won by a deed in this tale.',
  },
)
