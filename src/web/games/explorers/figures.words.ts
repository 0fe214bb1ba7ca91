// What the pictures beside the rules of Explorers say.
import { spoken } from '../../kit/words.ts'

export type FigureName = 'start' | 'turn' | 'fit' | 'cargo' | 'enemy' | 'raid' | 'outpost' | 'island' | 'score'

interface FigureWords {
  readonly captions: Record<FigureName, string>
  readonly lay: string
  readonly act: string
  readonly draw: string
  readonly fits: string
  readonly not: string
  readonly set: (kinds: number, points: number) => string
}

export const say = spoken<FigureWords>(
  {
    captions: {
      start:
        'Au début, à deux : le Continent, les trois tuiles de la face A, et chaque drakkar au port avec deux Vikings à bord.',
      turn: 'Un tour : une tuile, quatre actions, une tuile piochée.',
      fit: 'À gauche, les terres se prolongent : la tuile convient. À droite, son côté de mer touche une terre : elle ne convient pas.',
      cargo: 'Le Viking resté à terre suffit pour embarquer le mouton ; le drakkar porte trois pièces.',
      enemy: 'Deux Vikings à bord : le bateau ennemi est détruit. Son dos montre un crâne, et l’un d’eux tombe.',
      raid: 'Trois Vikings sur la terre d’une colonie de force 3 : elle tombe aussitôt.',
      outpost: 'Là où trois tuiles se joignent sur terre, deux Vikings bâtissent un avant-poste.',
      island:
        'Une île complète de trois tuiles. Le rond y a un avant-poste et un Viking, soit 3 ; le carré deux Vikings, soit 2. Elle est au rond, pour 3 points.',
      score:
        'Six espèces différentes valent 21 points ; des trois qui restent, deux différentes en valent 3, et la dernière 1.',
    },
    lay: 'posez',
    act: 'agissez',
    draw: 'piochez',
    fits: 'convient',
    not: 'ne convient pas',
    set: (kinds, points) => `${kinds} : ${points}`,
  },
  {
    captions: {
      start:
        'At the start, for two: the Mainland, the three tiles of side A, and each longship in port with two Vikings aboard.',
      turn: 'A turn: a tile, four actions, a tile drawn.',
      fit: 'On the left the lands go on: the tile fits. On the right a side of sea meets land: it does not.',
      cargo: 'The Viking who stayed ashore is enough to load the sheep; the longship carries three pieces.',
      enemy: 'Two Vikings aboard: the enemy ship is destroyed. Its back shows a skull, and one of them falls.',
      raid: 'Three Vikings on the land of a settlement of strength 3: it falls at once.',
      outpost: 'Where three tiles join on land, two Vikings build an outpost.',
      island:
        'A complete island of three tiles. The disc has an outpost and a Viking there, that is 3; the square two Vikings, that is 2. It belongs to the disc, for 3 points.',
      score:
        'Six different kinds are worth 21 points; of the three that are left two different ones are worth 3, and the last 1.',
    },
    lay: 'lay',
    act: 'act',
    draw: 'draw',
    fits: 'fits',
    not: 'does not fit',
    set: (kinds, points) => `${kinds}: ${points}`,
  },
)
