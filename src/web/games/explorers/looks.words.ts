// What is told of things that are looked at.
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { spoken } from '../../kit/words.ts'

const fr = {
  goal: 'La fin de la partie',
  goalText:
    'À chaque tour, une tuile est posée. La partie finit après le tour où qui détient le jeton Hiver a posé sa dernière tuile.',
  winter: (name: string) => `Jeton Hiver : ${name}.`,
  stack: (tiles: number, astray: number) =>
    `${french.many(tiles, 'tuile')} dans la pile${astray > 0 ? `, ${french.many(astray, 'tuile')} écartée${astray > 1 ? 's' : ''}` : ''}.`,
  points: 'Points, à cette heure',
  pointsText: 'Seules les îles complètes comptent. Sous chaque ligne, ce qu’elle peut encore vous rapporter.',
  head: 'Ce qui compte',
  total: 'Total',
  still: {
    livestock: (more: number) => `la prochaine bête : jusqu’à +${more}`,
    outposts: (more: number) => (more > 0 ? `le prochain : +${more}` : 'tous bâtis'),
    enemies: (seen: number) => (seen > 0 ? `${seen} en vue, +1 chacun` : 'aucun en vue'),
    settlements: (seen: readonly number[]) =>
      seen.length > 0 ? `en vue : ${seen.map(n => `+${n}`).join(', ')}` : 'aucune en vue',
    fallen: (more: number) => `le prochain : +${more}`,
    islands: (open: readonly number[]) =>
      open.length > 0
        ? `vous menez, à fermer : ${open.map(n => `+${n}`).join(', ')}`
        : 'vous ne menez sur aucune île ouverte',
  },
  mainland: 'Le Continent',
  mainlandText:
    'Votre port : le bétail qu’on y débarque est rapporté. Ce n’est pas une île, et l’on n’y marche pas plus loin.',
  sea: 'Rien que la mer.',
  island: (number: number, tiles: number, complete: boolean, loose: number) =>
    `Île ${number + 1} : ${french.many(tiles, 'tuile')}, ${complete ? 'complète' : `${french.many(loose, 'coin')} à fermer`}.`,
  influence: (who: string, count: number) => `${who} ${count}`,
  influences: (parts: string) => `Influence : ${parts}.`,
  nobody: 'Personne n’y a d’influence.',
  settlement: (strength: number) =>
    `Une colonie de force ${strength} : elle tombe quand autant de vos Vikings se tiennent sur sa terre.`,
  enemy: 'Un bateau ennemi : entrez-y avec deux Vikings à bord pour le détruire. Son dos peut coûter un Viking.',
  beasts: (what: string) => `Bétail : ${what}.`,
  gap: 'Place libre',
  gapText:
    'Une tuile se pose ici si tous ses côtés s’accordent avec ceux d’à côté, terre contre terre et mer contre mer.',
  ship: 'Votre drakkar',
  shipText:
    'Il porte trois pièces, Vikings et bétail mêlés. Il lui faut un Viking pour naviguer, et deux contre un bateau ennemi.',
  point: 'Place d’avant-poste',
  pointText:
    'Là où trois tuiles se joignent sur terre, avec deux de vos Vikings autour, et aucun autre avant-poste à ces tuiles. Il coûte deux actions.',
  /** Where somebody's longship is, and what it carries. */
  at: (tile: string, cargo: string) => `Drakkar : ${tile}${cargo && `, à bord : ${cargo}`}.`,
}
const en: typeof fr = {
  goal: 'The end of the match',
  goalText:
    'Every turn a tile is laid. The match ends after the turn in which the holder of the Winter token lays their last tile.',
  winter: name => `Winter token: ${name}.`,
  stack: (tiles, astray) =>
    `${english.many(tiles, 'tile')} in the stack${astray > 0 ? `, ${english.many(astray, 'tile')} left out` : ''}.`,
  points: 'Points as they stand',
  pointsText: 'Only complete islands count. Below each line, what it could still bring you.',
  head: 'What counts',
  total: 'Total',
  still: {
    livestock: more => `the next animal: up to +${more}`,
    outposts: more => (more > 0 ? `the next: +${more}` : 'all built'),
    enemies: seen => (seen > 0 ? `${seen} in sight, +1 each` : 'none in sight'),
    settlements: seen => (seen.length > 0 ? `in sight: ${seen.map(n => `+${n}`).join(', ')}` : 'none in sight'),
    fallen: more => `the next: +${more}`,
    islands: open =>
      open.length > 0 ? `you lead, to be closed: ${open.map(n => `+${n}`).join(', ')}` : 'you lead on no open island',
  },
  mainland: 'The Mainland',
  mainlandText: 'Your harbour: livestock unloaded here is delivered. It is no island, and nobody walks on from here.',
  sea: 'Nothing but sea.',
  island: (number, tiles, complete, loose) =>
    `Island ${number + 1}: ${english.many(tiles, 'tile')}, ${complete ? 'complete' : `${english.many(loose, 'corner')} to close`}.`,
  influence: (who, count) => `${who} ${count}`,
  influences: parts => `Influence: ${parts}.`,
  nobody: 'Nobody has influence there.',
  settlement: strength =>
    `A settlement of strength ${strength}: it falls once so many of your Vikings stand on its land.`,
  enemy: 'An enemy ship: enter with two Vikings aboard to destroy it. Its back may cost a Viking.',
  beasts: what => `Livestock: ${what}.`,
  gap: 'A free place',
  gapText: 'A tile fits here if all its sides agree with those beside it, land with land and sea with sea.',
  ship: 'Your longship',
  shipText:
    'It carries three pieces, Vikings and livestock in any mix. It needs one Viking to sail, and two against an enemy ship.',
  point: 'Place for an outpost',
  pointText:
    'Where three tiles join on land, with two of your Vikings around, and no other outpost at these tiles. It costs two actions.',
  at: (tile, cargo) => `Longship: ${tile}${cargo && `, aboard: ${cargo}`}.`,
}
export const tell = spoken(fr, en)
