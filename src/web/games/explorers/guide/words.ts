// What the guide says at each step.
import type { Told } from '../../../kit/guide.ts'
import { spoken } from '../../../kit/words.ts'

export type StepId =
  | 'goal'
  | 'captain'
  | 'tiles'
  | 'pig'
  | 'place'
  | 'lay'
  | 'actions'
  | 'sail'
  | 'reach'
  | 'unload'
  | 'load'
  | 'end'
  | 'bjorn'
  | 'headland'
  | 'north'
  | 'close'
  | 'back'
  | 'home'
  | 'deliver'
  | 'points'
  | 'more'
  | 'winter'

export const title = spoken('Premier voyage', 'First voyage')

export const say = spoken<Record<StepId, Told>>(
  {
    goal: {
      title: 'Au-delà de la carte',
      text: 'Personne n’a encore dessiné ces eaux. Vous les étendez tuile après tuile, et vous y gagnez des points : bétail, îles, colonies, avant-postes.',
    },
    captain: {
      title: 'Un capitaine sur deux',
      text: 'Il dit ce qui vous rapportera davantage à la fin. Le Barbare aime les bateaux ennemis : touchez-le.',
    },
    tiles: {
      title: 'Votre main',
      text: 'Trois tuiles, que les autres ne voient pas. Chacune apporte une bête, une colonie ou un bateau ennemi. À votre tour, vous en posez une.',
    },
    pig: {
      title: 'Un cochon',
      text: 'Commençons par ce cap, où vit un cochon. Touchez la tuile.',
    },
    place: {
      title: 'Où va-t-elle ?',
      text: 'Partout où elle peut aller, la place s’allume : terre contre terre, mer contre mer. Touchez celle-ci.',
    },
    lay: {
      title: 'Elle dit ce qu’elle fera',
      text: 'Quand il y a plusieurs façons, toucher la tuile la tourne. Ici il n’y en a qu’une. Posez-la.',
    },
    actions: {
      title: 'Quatre actions',
      text: 'Après la tuile, quatre actions : naviguer, embarquer, débarquer, marcher. Un avant-poste en prend deux.',
    },
    sail: {
      title: 'Larguez les amarres',
      text: 'Le nombre dit combien d’actions il faut pour aller là. Une mer voisine en coûte une. Touchez-la.',
    },
    reach: {
      title: 'Encore une',
      text: 'Cap sur la tuile du cochon. Un Viking à bord suffit pour naviguer ; contre un bateau ennemi il en faut deux.',
    },
    unload: {
      title: 'Pied à terre',
      text: 'Débarquez un seul Viking : l’autre garde le drakkar. À terre, chaque Viking vaut 1 d’influence sur son île.',
    },
    load: {
      title: 'Le cochon à bord',
      text: 'Le bétail suit un Viking, à terre ou à bord. Embarquez le cochon, et laissez votre Viking tenir la terre.',
    },
    end: {
      title: 'Fin du tour',
      text: 'Les quatre actions sont faites. Finissez : vous piochez une tuile.',
    },
    bjorn: {
      title: 'Bjørn a joué',
      text: 'Il a posé un détroit, avec un bateau ennemi, et pris la mer. Tout ce qu’il a se lit ici.',
    },
    headland: {
      title: 'Fermer une île',
      text: 'Une île ne compte que complète, la mer tout autour. Il ne manque qu’une tuile à la vôtre : prenez cette pointe.',
    },
    north: {
      title: 'Juste là',
      text: 'Touchez cette place, au nord de la côte.',
    },
    close: {
      title: 'Quatre tuiles, quatre points',
      text: 'Elle ferme l’île, et vous y menez : 1 point par tuile qu’elle couvre. Posez-la.',
    },
    back: {
      title: 'Le chemin du retour',
      text: 'L’île porte votre couleur et vos hachures. Rapportez maintenant le cochon : cap au sud.',
    },
    home: {
      title: 'Le Continent',
      text: 'Encore une action, et vous êtes au port.',
    },
    deliver: {
      title: 'Livré',
      text: 'Le bétail débarqué sur le Continent est à vous. Débarquez le cochon ; le Viking reste à bord.',
    },
    points: {
      title: 'Vos points',
      text: 'Touchez-les à tout moment : la feuille dit ce que compte chaque ligne, et ce qu’elle peut encore rapporter.',
    },
    more: {
      title: 'Et le reste',
      text: 'Des espèces différentes valent de plus en plus. Une colonie tombe sous assez de Vikings. Un avant-poste se bâtit là où trois tuiles se joignent, avec deux Vikings autour.',
    },
    winter: {
      title: 'Jusqu’à l’hiver',
      text: 'La partie finit quand les tuiles s’épuisent : on voit ici combien il en reste. Bon vent !',
    },
  },
  {
    goal: {
      title: 'Beyond the map',
      text: 'Nobody has charted these waters yet. You extend them tile by tile, and score for it: livestock, islands, settlements, outposts.',
    },
    captain: {
      title: 'One captain of two',
      text: 'A captain says what will bring you more at the end. The Barbarian likes enemy ships: touch that one.',
    },
    tiles: {
      title: 'Your hand',
      text: 'Three tiles that the others do not see. Each brings an animal, a settlement or an enemy ship. On your turn you lay one.',
    },
    pig: {
      title: 'A pig',
      text: 'Let us begin with this cape, where a pig lives. Touch the tile.',
    },
    place: {
      title: 'Where does it go?',
      text: 'Wherever it fits, the place lights up: land to land, sea to sea. Touch this one.',
    },
    lay: {
      title: 'It says what it will do',
      text: 'Where there are several ways, touching the tile turns it. Here there is only one. Lay it.',
    },
    actions: {
      title: 'Four actions',
      text: 'After the tile, four actions: sail, load, unload, walk. An outpost takes two.',
    },
    sail: {
      title: 'Cast off',
      text: 'The number says how many actions it takes to get there. A sea next to yours costs one. Touch it.',
    },
    reach: {
      title: 'One more',
      text: 'On to the tile of the pig. One Viking aboard is enough to sail; against an enemy ship it takes two.',
    },
    unload: {
      title: 'Ashore',
      text: 'Unload one Viking only: the other minds the longship. On land each Viking counts 1 influence on the island.',
    },
    load: {
      title: 'The pig aboard',
      text: 'Livestock follows a Viking, ashore or aboard. Load the pig, and leave your Viking to hold the land.',
    },
    end: {
      title: 'End of the turn',
      text: 'All four actions are taken. End the turn: you draw a tile.',
    },
    bjorn: {
      title: 'Bjørn has played',
      text: 'He laid a strait with an enemy ship, and put to sea. Everything he has can be read here.',
    },
    headland: {
      title: 'Closing an island',
      text: 'An island counts only when complete, with sea all round. Yours lacks a single tile: take this headland.',
    },
    north: {
      title: 'Right there',
      text: 'Touch this place, to the north of the coast.',
    },
    close: {
      title: 'Four tiles, four points',
      text: 'It closes the island, and you lead there: 1 point for each tile it covers. Lay it.',
    },
    back: {
      title: 'The way back',
      text: 'The island bears your colour and your hatching. Now bring the pig home: south.',
    },
    home: {
      title: 'The Mainland',
      text: 'One more action, and you are in port.',
    },
    deliver: {
      title: 'Delivered',
      text: 'Livestock unloaded on the Mainland is yours. Unload the pig; the Viking stays aboard.',
    },
    points: {
      title: 'Your points',
      text: 'Touch them at any time: the sheet says what each line counts, and what it could still bring.',
    },
    more: {
      title: 'And the rest',
      text: 'Different kinds are worth more and more. A settlement falls to enough Vikings. An outpost is built where three tiles join, with two Vikings around.',
    },
    winter: {
      title: 'Until winter',
      text: 'The match ends when the tiles run out: here you see how many are left. Fair winds!',
    },
  },
)
