// What each place of the board is for, for whoever looks at it.
import { spoken } from '../../kit/words.ts'

export const tell = spoken(
  {
    gold: (most: number) =>
      `L’or paie le marché, les outils, les bâtiments et les bateaux. Au-delà de ${most}, il est perdu. À égalité de points, le plus d’or l’emporte.`,
    mill: (room: number) =>
      `Vos ressources : bois, laine et fer. Le moulin en garde ${room} pour la nuit ; le soir, vous rendez le surplus.`,
    workers: (room: number) =>
      `Chaque ouvrier rapporte 1 pièce d’or le soir. Ils paient aussi le marché, les bateaux et les bâtiments, et vont sur la place du village. ${room} restent pour la nuit.`,
    crew: (room: number) =>
      `Jusqu’à ${room} artisans attendent ici, sans frais. Un bateau se finit avec ceux d’ici et ceux de votre main ; ils partent ensuite.`,
    fleet: 'Vos bateaux finis : ils donnent leurs points, leur force et leurs revenus.',
    military: (bonus: number) =>
      `La force de la flotte, somme de ses bateaux. À la fin, la plus forte vaut ${bonus} points ; à égalité, chacune les vaut.`,
    tool: 'Un seul outil à la fois. Il épargne une ressource à un bateau, puis part ; la Charrette porte des ressources.',
    buildings: 'Chaque bâtiment donne des points à la fin. Un seul de chaque sorte.',
    tonight:
      'Ce que le soir vous apporte : 1 pièce d’or par ouvrier, ce que rapportent bateaux et bâtiments, puis de nouveaux ouvriers.',
    shop: 'Un bateau de votre main se commence ici sans frais. On le finit en une fois, quand tout est réuni.',
    shopName: 'Atelier',
    day: 'Le matin, chacun prend une carte de chaque lot. L’après-midi, chacun à son tour joue ou défausse ses cartes. Le soir apporte or et ouvriers.',
    goal: (ships: number) =>
      `La partie finit après le soir où quelqu’un a ${ships} bateaux finis. On compte alors les points : bateaux, bâtiments, et la plus forte flotte.`,
    goalDays: (days: number) =>
      `La partie dure ${days} jours. On compte alors les points : bateaux, bâtiments, et la plus forte flotte.`,
    goalName: 'Le but de la partie',
    market: (n: number, what: string, gold: number, workers: number) =>
      `${n} ${what} pour ${gold} pièces d’or et ${workers} ouvriers. Le dos de la carte du dessus de la pioche dit combien ; le prix ne change pas.`,
    noMarket: 'Pas de marché pour l’instant : il s’ouvre pour l’après-midi, tant que la pioche a une carte.',
    supply: (n: number) => `Il en reste ${n} dans la réserve.`,
    space: 'Place du village : un de vos ouvriers y va, et y reste jusqu’à ce que quelqu’un aille voir le Gardien.',
    taken: 'La place est prise.',
    free: 'La place est libre.',
    shield: 'Sous un bouclier : personne ne peut s’en prendre à cette carte.',
    buildsNothing: 'Aucun bateau en chantier.',
  },
  {
    gold: (most: number) =>
      `Gold pays for the market, tools, buildings and ships. Beyond ${most} it is lost. If points are tied, the most gold wins.`,
    mill: (room: number) =>
      `Your resources: oak, wool and iron. The mill keeps ${room} overnight; in the evening you give back the rest.`,
    workers: (room: number) =>
      `Each worker brings 1 gold in the evening. They also pay for the market, ships and buildings, and go to the village. ${room} stay overnight.`,
    crew: (room: number) =>
      `Up to ${room} craftsmen wait here, at no cost. A ship is finished by those here and those in your hand; then they leave.`,
    fleet: 'Your finished ships: they give their points, their military strength and their income.',
    military: (bonus: number) =>
      `The fleet’s military strength, all its ships together. At the end the strongest fleet is worth ${bonus} points; tied fleets all get them.`,
    tool: 'One tool at a time. It spares a ship one resource, then goes; the Cart carries resources.',
    buildings: 'Every building gives points at the end. Only one of each kind.',
    tonight: 'What the evening brings you: 1 gold per worker, what ships and buildings bring in, then new workers.',
    shop: 'A ship from your hand is started here at no cost. It is finished in one go, once everything is there.',
    shopName: 'Workshop',
    day: 'In the morning everybody takes one card from each pack. In the afternoon everybody in turn plays or discards their cards. The evening brings gold and workers.',
    goal: (ships: number) =>
      `The match ends after the evening in which somebody has ${ships} finished ships. Then points are counted: ships, buildings, and the strongest fleet.`,
    goalDays: (days: number) =>
      `The match lasts ${days} days. Then points are counted: ships, buildings, and the strongest fleet.`,
    goalName: 'The goal of the match',
    market: (n: number, what: string, gold: number, workers: number) =>
      `${n} ${what} for ${gold} gold and ${workers} workers. The back of the card on top of the pile says how many; the price never changes.`,
    noMarket: 'There is no market just now: it opens for the afternoon, as long as the pile has a card.',
    supply: (n: number) => `${n} left in the supply.`,
    space: 'A space in the village: one of your workers goes there, and stays until somebody uses the Warden.',
    taken: 'The space is taken.',
    free: 'The space is free.',
    shield: 'Under a shield: nobody can harm this card.',
    buildsNothing: 'No ship under construction.',
  },
)
