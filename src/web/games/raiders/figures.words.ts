// What the pictures beside the rules of Raiders say.
import { spoken } from '../../kit/words.ts'

export type FigureName = 'camp' | 'turn' | 'village' | 'card' | 'raid' | 'dead' | 'offering' | 'score'

interface FigureWords {
  readonly captions: Record<FigureName, string>
  readonly place: string
  readonly pick: string
  readonly crew: string
  readonly step: string
}

export const say = spoken<FigureWords>(
  {
    captions: {
      camp: 'Au début : un ouvrier noir, 2 pièces d’argent, trois cartes gardées, et pas encore d’équipage.',
      turn: 'L’ouvrier noir va au Moulin ; puis l’ouvrier gris revient de l’Orfèvrerie. Deux bâtiments servent, et l’on tient un gris.',
      village: 'Les huit bâtiments. Au début, trois ouvriers noirs y attendent.',
      card: 'Ce que dit une carte : sa force, son prix, ce qu’elle fait à bord et ce qu’elle fait à la Demeure du Jarl.',
      raid: 'Un Monastère tel que le plateau l’annonce : ce qu’il faut et ce que l’on a, la chance de chaque palier, le butin et ses morts.',
      dead: 'Une Valkyrie dans le lot : l’un de l’équipage meurt, et l’on avance d’un cran.',
      offering: 'Cette offrande demande ce qui est gravé sur la pierre, et vaut ses points à la fin.',
      score: 'Armement et Valkyries : les points de chaque piste sont dessous.',
    },
    place: 'posé',
    pick: 'repris',
    crew: 'la même, en petit',
    step: '+1 cran',
  },
  {
    captions: {
      camp: 'At the start: a black worker, 2 silver, three cards kept, and no crew yet.',
      turn: 'The black worker goes to the Mill; then the grey one comes back from the Silversmith. Two buildings are used, and you hold a grey worker.',
      village: 'The eight buildings. At the start three black workers wait there.',
      card: 'What a card says: its strength, its price, what it does on board and what it does at the Town Hall.',
      raid: 'A Monastery as the board shows it: what it takes and what you have, the chance of each tier, the plunder and its dead.',
      dead: 'A Valkyrie in the set: one of the crew dies, and you go up one step.',
      offering: 'This offering asks for what is cut into the stone, and counts its points at the end.',
      score: 'Armour and Valkyries: the points of each track stand below it.',
    },
    place: 'placed',
    pick: 'picked up',
    crew: 'the same, small',
    step: '+1 step',
  },
)
