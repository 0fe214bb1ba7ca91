// Les règles des Charpentiers de la Mer du Nord, en français.
import { type Section, typeset } from '#games/kit/words'
import { MILITARY_BONUS } from '../../score.ts'
import { BENCHES, CAPACITY, GOLD, LAST_DAY, PIECES, WORKERS } from '../../state.ts'
import type { SectionId } from './index.ts'

export const fr: Record<SectionId, Section> = typeset<Record<SectionId, Section>>({
  goal: {
    title: 'Le but',
    lines: [
      'Vous avez un chantier naval sur la mer du Nord. Construisez des bateaux et des bâtiments : quand une flotte compte quatre bateaux, celui qui a le plus de points gagne.',
    ],
  },
  setup: {
    title: 'La mise en place',
    lines: [
      'On joue de 2 à 5. Les 128 cartes, mélangées, font une pioche cachée. À côté attendent les ouvriers, le bois, la laine, le fer, et un bouclier par joueur.',
      `Chacun commence avec ${GOLD.start} pièces d’or, ${WORKERS.start} ouvriers au village et ${PIECES.start} ressources de son choix au moulin.`,
      { ruling: 'Tout le monde choisit ses ressources en même temps, sans voir les autres.' },
      'Le hasard dit qui commence le premier jour.',
      `L’or va de 0 à ${GOLD.most}. Ce qui dépasse est perdu.`,
    ],
  },
  day: {
    title: 'Une journée',
    lines: [
      'Le matin, chacun obtient trois cartes. L’après-midi, chacun joue un tour. Le soir viennent l’or et les ouvriers. Puis un nouveau jour se lève.',
    ],
  },
  morning: {
    title: 'Le matin : le choix des cartes',
    lines: [
      'Un lot compte une carte de plus que de joueurs. Le premier joueur en prend une et passe le reste à gauche, et ainsi de suite. Le dernier garde une des deux dernières et pose l’autre, cachée, près de son plateau.',
      'Il y a trois lots, et chacun part du premier joueur.',
      {
        ruling:
          'Les lots circulent ensemble : vous regardez le suivant dès qu’il est devant vous et que vous avez choisi dans le précédent. Vous savez alors exactement ce que vous sauriez si les lots passaient l’un après l’autre ; on attend seulement moins.',
      },
      {
        ruling:
          'Le marché de l’après-midi se découvre quand tout le monde a choisi dans le deuxième lot : c’est alors que le troisième serait distribué. Pour le voir avant de prendre votre troisième carte, attendez-le.',
      },
      'Quand la pioche est vide, la défausse mélangée la remplace.',
    ],
  },
  afternoon: {
    title: 'L’après-midi : votre tour',
    lines: [
      'À partir du premier joueur, chacun joue un tour. Faites autant d’actions que vous voulez, dans l’ordre que vous voulez, et la même aussi souvent que vous pouvez la payer.',
      'Votre tour ne finit que la main vide : chaque carte est jouée ou défaussée, celles que vous avez piochées aussi. La défausse est visible.',
      'Vos actions : acheter des ressources, acheter un outil, recruter un artisan, appeler un villageois, aller sur la place du village, commencer un bateau, finir un bateau, bâtir un bâtiment.',
    ],
  },
  market: {
    title: 'Acheter des ressources',
    lines: [
      'Contre 2 pièces d’or et 2 ouvriers, vous recevez du bois, de la laine ou du fer, au choix. Le dos de la carte du dessus de la pioche dit combien. Les ouvriers retournent à la réserve.',
      {
        ruling:
          'Les dos du marché sont mélangés à part des cartes qui les portent : un dos ne dit donc jamais rien de la face.',
      },
      { ruling: 'Si la réserve ne suffit pas, vous recevez ce qui reste.' },
    ],
  },
  tools: {
    title: 'Les outils',
    lines: [
      'Un outil de votre main coûte son prix en or. Vous n’en avez qu’un à la fois : le nouveau remplace l’ancien.',
      {
        ruling:
          'Vous pouvez laisser un outil à tout moment, mais pendant votre tour seulement. Ce qui reste sur une Charrette retourne à la réserve.',
      },
      { ruling: 'Une Charrette arrive avec ce que la réserve a encore. Dès qu’elle est vide, elle est défaussée.' },
    ],
  },
  craftsmen: {
    title: 'Les artisans',
    lines: [
      `Recruter est gratuit. Jusqu’à ${BENCHES} artisans attendent sous votre plateau, même plusieurs du même métier. Ils n’en partent que pour un bateau, ou à cause d’un Assassin, d’un Conspirateur ou de la Demoiselle d’armes.`,
      'Un artisan de votre main peut travailler sur un bateau sans être recruté.',
    ],
  },
  villagers: {
    title: 'Les villageois',
    lines: [
      'Un villageois fait ce qu’il dit, puis part à la défausse. Le Pionnier et la Sentinelle restent un temps devant vous.',
      { ruling: 'Si deux Pionniers sont joués le même jour, le dernier compte.' },
      {
        ruling:
          'Un villageois à qui il faut une cible, une carte ou une ressource, à donner ou à recevoir, ne peut pas être appelé sans elle, seulement défaussé. Celui qui apporte de l’or, des ouvriers ou des cartes peut toujours l’être, même pour rien.',
      },
      { ruling: 'Le Mendiant apporte ce qui reste : l’ouvrier seul, ou la ressource seule.' },
      {
        ruling:
          'Quand plusieurs joueurs reçoivent une ressource ensemble, ils choisissent en même temps. Si l’une vient à manquer, elle va aux premiers dans l’ordre des tours, et les autres choisissent encore parmi ce qui reste.',
      },
    ],
  },
  protection: {
    title: 'La Sentinelle et les boucliers',
    lines: [
      'La Sentinelle vous protège jusqu’au début de votre prochain tour, mais pas du Berserker.',
      { ruling: 'Votre Sentinelle ne gêne pas vos propres villageois.' },
      'Un bouclier se pose tout de suite sur un bateau en chantier ou sur un artisan de votre plateau. Personne ne peut plus attaquer cette carte. Le bouclier revient quand la carte sert. Vous pouvez en avoir plusieurs.',
      { ruling: 'Les bateaux finis et les bâtiments ne peuvent pas être attaqués.' },
    ],
  },
  square: {
    title: 'La place du village',
    lines: [
      'Envoyez un ouvrier de votre village sur une place libre, et profitez-en aussitôt. Il y reste, même la nuit, jusqu’à ce que quelqu’un aille voir le Gardien.',
      {
        ruling:
          'Le Gardien sert une fois par tour ; les places qu’il a libérées peuvent resservir. Sinon, un ouvrier et le Gardien donneraient des ressources sans fin.',
      },
      { ruling: 'Le Gardien demande un ouvrier sur une autre place : ramener le seul qu’on envoie ne compte pas.' },
      {
        ruling:
          'Chez le Cartographe, un seul artisan est remplacé, par un autre métier. L’ouvrier que vous y envoyez s’ajoute à ceux du bateau.',
      },
    ],
  },
  ships: {
    title: 'Les bateaux',
    lines: [
      'Commencer un bateau, c’est le poser dans un de vos deux ateliers. C’est gratuit. Si les deux sont pleins, il faut défausser le bateau.',
      'Un bateau ne quitte l’atelier que fini, ou à cause d’un Barbare ou de la Demoiselle d’armes.',
    ],
  },
  finish: {
    title: 'Finir un bateau',
    lines: [
      'Payez l’or, les ouvriers et les ressources, et défaussez les artisans demandés, de votre plateau ou de votre main. Le bateau rejoint votre flotte, et ce qu’il change compte tout de suite.',
      {
        ruling:
          'Quand cela change quelque chose, vous choisissez quel artisan travaille : de votre main ou de votre plateau, sous un bouclier ou non.',
      },
      'Un outil qui convient remplace toute une sorte de ressource, puis il est défaussé.',
      'Vous pouvez construire plusieurs bateaux pareils, et plus de quatre en tout.',
    ],
  },
  buildings: {
    title: 'Les bâtiments',
    lines: ['Un bâtiment de votre main coûte des pièces d’or et des ouvriers. Vous en avez un seul de chaque sorte.'],
  },
  evening: {
    title: 'Le soir',
    lines: [
      'D’abord, l’or : 1 pièce par ouvrier de votre village, et ce que rapportent vos bateaux et l’Orfèvrerie.',
      {
        ruling:
          'Les règles parlent à un endroit des ouvriers du moulin ; leur exemple compte ceux du village, et nous aussi.',
      },
      'Ensuite, les ouvriers : 2 avec la place du village, 1 sans elle, selon ce que changent vos bateaux, mais toujours au moins 1.',
      {
        ruling:
          'L’exemple des règles part de 1 ouvrier, leur texte de 2 : l’exemple vient du jeu sans la place du village.',
      },
      `Enfin, la place : votre village garde ${CAPACITY.village} ouvriers, votre moulin ${CAPACITY.mill} ressources, selon ce que changent vos bateaux et l’Orfèvrerie. Vous choisissez les ressources à rendre. Le jour, rien ne limite.`,
      { ruling: 'Tous ceux qui ont trop de ressources choisissent en même temps ce qu’ils rendent.' },
      { ruling: 'Si les ouvriers manquent, ils arrivent dans l’ordre des tours.' },
      'Les cartes cachées du matin vont à la défausse, visibles. Qui a joué le Pionnier commence demain ; sinon, c’est le voisin de gauche du premier joueur.',
    ],
  },
  end: {
    title: 'La fin',
    lines: [
      'La partie finit après le soir où quelqu’un a quatre bateaux ou plus.',
      { ruling: `Elle finit au plus tard après le jour ${LAST_DAY}. Ainsi, chaque partie a une fin.` },
    ],
  },
  score: {
    title: 'Les points',
    lines: [
      `Comptez les points de vos bateaux et de vos bâtiments. La flotte la plus forte en rapporte ${MILITARY_BONUS} de plus ; à égalité, chacune les rapporte.`,
      { ruling: 'Sans aucun bateau militaire, personne ne les gagne.' },
      { ruling: 'L’or du dernier soir compte, pour la Salle du trésor et pour départager.' },
      { ruling: 'La place que l’Orfèvrerie donne au moulin compte pour le Marché couvert.' },
      'À égalité, le plus d’or l’emporte.',
      { ruling: 'Si tout est encore égal, la victoire est partagée.' },
    ],
  },
  variants: { title: 'Les options', lines: ['On les choisit avant la partie.'] },
  cards: {
    title: 'D’où viennent les cartes',
    lines: [
      'Les règles nomment les cartes et disent ce que font la plupart ; les nombres n’étaient imprimés que sur les cartes. L’aide de chaque carte dit ce qui est d’origine et ce qui est reconstitué. Si vous avez la boîte, un seul fichier suffit pour mettre les vrais nombres.',
    ],
  },
})
