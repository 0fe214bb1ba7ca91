// What the guide says at each step.
import type { Told } from '../../../kit/guide.ts'
import { spoken } from '../../../kit/words.ts'

export type StepId =
  | 'goal'
  | 'ship'
  | 'purse'
  | 'stock'
  | 'pack'
  | 'byrding'
  | 'ropemaker'
  | 'carpenter'
  | 'freydis'
  | 'start'
  | 'needs'
  | 'recruit'
  | 'market'
  | 'warden'
  | 'wool'
  | 'finish'
  | 'fleet'
  | 'done'
  | 'bjorn'
  | 'evening'
  | 'night'
  | 'points'
  | 'end'

export const title = spoken('Premier jour', 'First day')

export const say = spoken<Record<StepId, Told>>(
  {
    goal: {
      title: 'Bienvenue au chantier',
      text: 'Vous construisez des bateaux. Le soir où quelqu’un en a quatre, la partie s’arrête, et qui a le plus de points l’emporte.',
    },
    ship: {
      title: 'Ce que veut un bateau',
      text: 'Pour finir ce Byrding : 8 pièces d’or, 3 ouvriers, 2 bois, 2 laines et un artisan, le Cordier. Il vaut 2 points.',
    },
    purse: {
      title: 'Ce que vous avez',
      text: '10 pièces d’or pour apprendre (5 d’ordinaire), 3 ouvriers et un moulin vide. Chaque ouvrier encore là le soir rapporte 1 pièce.',
    },
    stock: {
      title: 'Deux ressources pour commencer',
      text: 'Lesquelles ? Il n’y a pas de bateau sans bois : chacun en demande 2 au moins. Touchez « 2 bois ».',
    },
    pack: {
      title: 'Le matin, on choisit',
      text: 'Freydis commence aujourd’hui. Elle a pris une carte de ce lot et vous passe les trois autres. Gardez-en une : le reste ira chez Bjørn.',
    },
    byrding: {
      title: 'D’abord un bateau',
      text: 'La Snekkja voudrait du fer, et vous n’en avez pas. Le Byrding s’en passe. Touchez-le pour le lire, puis prenez-le.',
    },
    ropemaker: {
      title: 'Ensuite, son artisan',
      text: 'Le Karve est beau, mais un bateau fini vaut mieux que deux bateaux commencés. Votre Byrding attend un Cordier : prenez-le.',
    },
    carpenter: {
      title: 'Et un pour la suite',
      text: 'Deux grands bateaux, et un Charpentier. Un jour, l’un de vos bateaux aura besoin de lui : prenez-le.',
    },
    freydis: {
      title: 'Freydis a joué',
      text: 'Elle a commencé une Ferje. Elle a envoyé un ouvrier à la Fourrageuse et un à la Bijoutière, et il lui en manque pour la finir. Ils y sont restés : retenez-le.',
    },
    start: {
      title: 'L’après-midi est à vous',
      text: 'Faites tout ce que vous pouvez payer, dans l’ordre qui vous plaît. Touchez le Byrding, puis « Commencer » : c’est gratuit.',
    },
    needs: {
      title: 'L’atelier fait les comptes',
      text: 'L’or, les ouvriers et le bois sont là, le Cordier est dans votre main. Il ne manque que 2 laines.',
    },
    recruit: {
      title: 'Recruter',
      text: 'C’est gratuit aussi, et quatre artisans peuvent attendre chez vous, des jours s’il le faut. Touchez le Charpentier, puis « Recruter ».',
    },
    market: {
      title: 'Le marché',
      text: 'Pour 2 pièces d’or et 2 ouvriers : du bois, de la laine ou du fer. Ce qu’on en reçoit change avec la carte du dessus de la pioche.',
    },
    warden: {
      title: 'Mais d’abord, le village',
      text: 'Après le marché, il vous resterait un ouvrier, et le Byrding en veut trois. Le Gardien vous donne tous ceux de la place, même ceux de Freydis. Touchez-le.',
    },
    wool: {
      title: 'Vous voilà cinq',
      text: 'Un envoyé, trois qui rentrent : vous avez 5 ouvriers. Au marché maintenant ! Touchez la laine.',
    },
    finish: {
      title: 'Tout est prêt',
      text: 'Le Cordier peut travailler sans être recruté, depuis votre main. Touchez « Finir le Byrding ».',
    },
    fleet: {
      title: 'À l’eau !',
      text: 'Le Byrding est à vous : 2 points, une place de plus au moulin, et 1 pièce d’or chaque soir. Son Cordier est parti à la défausse.',
    },
    done: {
      title: 'La main vide',
      text: 'On ne garde pas de carte en main : ce qu’on ne joue pas, on le défausse. Vous n’avez plus rien. Touchez « Finir votre tour ».',
    },
    bjorn: {
      title: 'Ce que vous avez laissé',
      text: 'Bjørn a bâti le Langhús et commencé le Karve et la Skeid. Les trois cartes venaient de vous : pensez au voisin quand vous choisissez.',
    },
    evening: {
      title: 'Le soir, on est payé',
      text: 'Vous n’aviez plus personne au village, mais le Byrding rapporte 1 pièce d’or. Freydis reçoit 1 pièce pour son dernier ouvrier. Ensuite arrivent 2 ouvriers.',
    },
    night: {
      title: 'La place pour la nuit',
      text: 'Votre moulin garde 9 ressources, votre village 8 ouvriers, et la bourse 12 pièces d’or. Le reste serait perdu.',
    },
    points: {
      title: 'Ce qui compte à la fin',
      text: 'Les bateaux, les bâtiments, et 3 points de plus pour la flotte la plus forte. Ce Drakkar vaut 5 points : un beau projet pour plus tard.',
    },
    end: {
      title: 'Un nouveau jour',
      text: 'Le matin trois cartes, l’après-midi votre tour, le soir la paie, et ainsi de suite. Demain, c’est vous qui commencez. Bon vent !',
    },
  },
  {
    goal: {
      title: 'Welcome to the yard',
      text: 'You build ships. On the evening when somebody has four, the match ends, and whoever has the most points wins.',
    },
    ship: {
      title: 'What a ship wants',
      text: 'To finish this Byrding takes 8 gold, 3 workers, 2 oak, 2 wool and one craftsman, the Ropemaker. It is worth 2 points.',
    },
    purse: {
      title: 'What you have',
      text: '10 gold while you learn (5 as a rule), 3 workers and an empty mill. Each worker still at home in the evening brings you 1 gold.',
    },
    stock: {
      title: 'Two resources to begin with',
      text: 'Which ones? No ship is built without oak: each wants 2 at least. Touch “2 oak”.',
    },
    pack: {
      title: 'In the morning you choose',
      text: 'Freydis goes first today. She has taken a card from this pack and hands you the other three. Keep one: the rest go on to Bjørn.',
    },
    byrding: {
      title: 'First, a ship',
      text: 'The Snekkja wants iron, and you have none. The Byrding does without. Touch it to read it, then take it.',
    },
    ropemaker: {
      title: 'Then its craftsman',
      text: 'The Karve is a fine ship, but one finished beats two begun. Your Byrding is waiting for a Ropemaker: take him.',
    },
    carpenter: {
      title: 'And one for later',
      text: 'Two big ships, and a Carpenter. One day a ship of yours will need him: take him.',
    },
    freydis: {
      title: 'Freydis has played',
      text: 'She has started a Ferje. She sent one worker to the Forager and one to the Jeweller, and now lacks hands to finish it. They are still there: remember that.',
    },
    start: {
      title: 'The afternoon is yours',
      text: 'Do whatever you can pay for, in any order you like. Touch the Byrding, then “Start”: it is free.',
    },
    needs: {
      title: 'The workshop keeps count',
      text: 'Gold, workers and oak are there, and the Ropemaker is in your hand. Only 2 wool is missing.',
    },
    recruit: {
      title: 'Recruiting',
      text: 'Free as well, and four craftsmen can wait with you, for days if need be. Touch the Carpenter, then “Recruit”.',
    },
    market: {
      title: 'The market',
      text: '2 gold and 2 workers buy oak, wool or iron. How much you get changes with the card on top of the pile.',
    },
    warden: {
      title: 'But first, the village',
      text: 'After the market you would be left with one worker, and the Byrding wants three. The Warden gives you all those in the village, even Freydis’s. Touch him.',
    },
    wool: {
      title: 'Five of you now',
      text: 'One sent, three came back: you have 5 workers. Off to the market! Touch the wool.',
    },
    finish: {
      title: 'Everything is ready',
      text: 'The Ropemaker can work without being recruited, straight from your hand. Touch “Finish the Byrding”.',
    },
    fleet: {
      title: 'Afloat!',
      text: 'The Byrding is yours: 2 points, one more place in the mill, and 1 gold each evening. Its Ropemaker has gone to the discards.',
    },
    done: {
      title: 'An empty hand',
      text: 'No card stays in your hand: what you do not play, you discard. You have none left. Touch “End your turn”.',
    },
    bjorn: {
      title: 'What you left',
      text: 'Bjørn has built the Langhús and started the Karve and the Skeid. All three came from you: mind your neighbour when you choose.',
    },
    evening: {
      title: 'Evening is pay time',
      text: 'You had nobody left at home, but the Byrding brings 1 gold. Freydis gets 1 for her last worker. Then 2 workers arrive.',
    },
    night: {
      title: 'Room for the night',
      text: 'Your mill keeps 9 resources, your village 8 workers, and your purse 12 gold. Anything beyond that would be lost.',
    },
    points: {
      title: 'What counts in the end',
      text: 'Ships, buildings, and 3 more points for the strongest fleet. This Drakkar is worth 5 points: something to dream of.',
    },
    end: {
      title: 'A new day',
      text: 'Three cards in the morning, your turn in the afternoon, pay in the evening, and so on. Tomorrow you go first. Fair winds!',
    },
  },
)
