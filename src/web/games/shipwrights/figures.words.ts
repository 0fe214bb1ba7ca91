// What the pictures beside the rules of Shipwrights say.
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { GOLD, PIECES, WORKERS } from '#games/shipwrights'
import { spoken } from '../../kit/words.ts'

export type FigureName = 'board' | 'draft' | 'market' | 'shield' | 'square' | 'ship' | 'evening' | 'score'

interface FigureWords {
  readonly captions: Record<FigureName, string>
  readonly keeps: string
  readonly aside: string
  readonly safe: string
  readonly lost: string
  /** How to read a ship on the stocks: resources, then craftsmen. */
  readonly legend: Record<'met' | 'short' | 'spared' | 'board' | 'hand' | 'missing', string>
  readonly village: (workers: number) => string
  readonly atFirst: string
  readonly strongest: string
  readonly points: (n: number) => string
}

export const say = spoken<FigureWords>(
  {
    captions: {
      board: `Au début : ${GOLD.start} pièces d’or le long du rivage, ${PIECES.start} ressources au choix, ${WORKERS.start} ouvriers, et pas encore d’artisan.`,
      draft:
        'À trois joueurs, un lot de quatre cartes. Chacun en garde une et passe les autres à gauche ; la dernière reste cachée.',
      market: 'Le dos du dessus de la pioche dit combien on reçoit de chaque sorte. Ici, on achète la laine.',
      shield: 'L’Assassin ne peut rien contre la Tisserande sous son bouclier. Le Forgeron, lui, part à la défausse.',
      square: 'Deux places sont prises. Un ouvrier envoyé chez le Gardien ramène les deux autres, et lui-même.',
      ship: 'Un Drakkar en chantier : pour chaque chose, ce que l’on a, et ce qu’il faut.',
      evening: 'D’abord l’or des ouvriers et du Byrding. Ensuite les nouveaux ouvriers, que la Ferje change aussi.',
      score: 'Quatre bateaux, un bâtiment, et la flotte la plus forte.',
    },
    keeps: 'garde',
    aside: 'cachée',
    safe: 'à l’abri',
    lost: 'défaussé',
    legend: {
      met: 'il y en a assez',
      short: 'il en manque',
      spared: 'l’outil en dispense',
      board: 'attend sur votre plateau',
      hand: 'est dans votre main',
      missing: 'manque',
    },
    village: n => `${french.many(n, 'ouvrier')} au village`,
    atFirst: 'avec la place du village',
    strongest: 'flotte la plus forte',
    points: french.points,
  },
  {
    captions: {
      board: `At the start: ${GOLD.start} gold along the shore, ${PIECES.start} resources of your choice, ${WORKERS.start} workers, and no craftsman yet.`,
      draft:
        'With three players a pack has four cards. Each keeps one and passes the rest to the left; the last lies face down.',
      market: 'The back on top of the pile says how much you get of each. Here, wool is bought.',
      shield: 'The Assassin can do nothing to the Weaver under her shield. The Blacksmith, though, is discarded.',
      square: 'Two spaces are taken. A worker sent to the Warden brings both workers back, and returns too.',
      ship: 'A Drakkar under construction: for each thing, how much you have of what it takes.',
      evening: 'First the gold of the workers and the Byrding. Then the new workers, which the Ferje changes too.',
      score: 'Four ships, a building, and the strongest fleet.',
    },
    keeps: 'keeps',
    aside: 'face down',
    safe: 'protected',
    lost: 'discarded',
    legend: {
      met: 'there is enough',
      short: 'not enough',
      spared: 'spared by the tool',
      board: 'waits on your board',
      hand: 'is in your hand',
      missing: 'is missing',
    },
    village: n => `${english.many(n, 'worker')} in the village`,
    atFirst: 'with the village board',
    strongest: 'strongest fleet',
    points: english.points,
  },
)
