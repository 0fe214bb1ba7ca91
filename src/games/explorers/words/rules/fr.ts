// Les règles des Explorateurs de la Mer du Nord, en français.
import { type Section, typeset } from '#games/kit/words'
import { GRADES } from '../../score.ts'
import {
  ABOARD,
  ACTIONS,
  BOARDERS,
  CAPTAINS,
  HAND,
  HOLD,
  LAID_ALONE,
  OUTPOST,
  OUTPOSTS,
  VIKINGS,
  WALKERS,
} from '../../state.ts'
import type { SectionId } from './index.ts'

export const fr: Record<SectionId, Section> = typeset<Record<SectionId, Section>>({
  goal: {
    title: 'Le but',
    lines: [
      'Vous commandez un drakkar dans des eaux que personne n’a encore dessinées. Étendez la mer tuile après tuile, rapportez du bétail, détruisez des bateaux ennemis, pillez des colonies, bâtissez des avant-postes et tenez les îles. Qui a le plus de points à la fin gagne.',
    ],
  },
  setup: {
    title: 'La mise en place',
    lines: [
      `On joue de 2 à 4, ou seul. Le plateau et ses trois tuiles s’étendent devant le Continent. Chacun reçoit ${VIKINGS} Vikings, ${OUTPOSTS} avant-postes et un drakkar avec ${ABOARD} Vikings à bord ; les autres Vikings attendent sur le Continent. Chacun pioche ${HAND} tuiles, que les autres ne voient pas.`,
      `Chacun choisit un capitaine parmi ${CAPTAINS}.`,
      { ruling: 'Tout le monde choisit en même temps.' },
      'Le premier joueur est tiré au sort. Celui qui joue le dernier a le jeton Hiver.',
    ],
  },
  turn: {
    title: 'Votre tour',
    lines: [
      `Posez une tuile, faites jusqu’à ${ACTIONS} actions, piochez une tuile. Les actions viennent dans l’ordre que vous voulez, et la même peut revenir : embarquer, débarquer, naviguer, marcher, conduire du bétail, ou bâtir un avant-poste, ce qui prend ${OUTPOST.actions} actions.`,
    ],
  },
  tiles: {
    title: 'Poser une tuile',
    lines: [
      'Une tuile touche au moins une autre tuile, et tous ses côtés s’accordent : terre contre terre, mer contre mer. Aucune ne touche le Continent.',
      {
        ruling:
          'Les eaux qui bordent le Continent restent libres : on n’y pose rien, et ce qui est à côté y montre la mer.',
      },
      'Chaque tuile apporte quelque chose : une bête de l’espèce dessinée, une colonie dont la force est tirée au hasard, ou un bateau ennemi dont personne ne connaît le dos.',
      'Si aucune de vos tuiles ne trouve de place, mélangez-les à la pile et piochez-en autant.',
      { ruling: 'Vous les montrez d’abord. Si rien ne convient encore, la première de vos tuiles est écartée.' },
    ],
  },
  cargo: {
    title: 'Embarquer et débarquer',
    lines: [
      `Embarquez autant que vous voulez de vos Vikings et de bétail depuis une terre de la tuile de votre drakkar : il porte ${HOLD} pièces, quelles qu’elles soient. Débarquez-en autant que vous voulez sur une terre de sa tuile.`,
      'Le bétail suit un Viking : pour l’embarquer, l’un des vôtres est sur cette terre ; pour le débarquer, l’un des vôtres est à bord.',
      'Le bétail débarqué sur le Continent est aussitôt rapporté et compte pour vous. D’ici là, n’importe qui peut le prendre à terre, mais personne à bord.',
    ],
  },
  sail: {
    title: 'Naviguer et combattre',
    lines: [
      'Naviguez vers une tuile voisine, jamais à travers la terre. Il faut un Viking à bord. Plusieurs drakkars peuvent partager une tuile.',
      `Vous n’entrez sur une tuile avec un bateau ennemi qu’avec ${BOARDERS} Vikings à bord ou plus, et vous le détruisez aussitôt. Retournez le jeton : avec un crâne, un Viking du bord tombe. Vous gardez le jeton dans les deux cas.`,
      { ruling: 'Le Continent est un seul lieu, voisin des trois tuiles du plateau.' },
    ],
  },
  land: {
    title: 'À terre',
    lines: [
      `Menez jusqu’à ${WALKERS} Vikings d’une terre à une autre qui la prolonge sur la tuile voisine, ou conduisez-y une bête avec un Viking.`,
      { ruling: 'On ne marche pas entre le Continent et une île.' },
    ],
  },
  raids: {
    title: 'Les pillages',
    lines: [
      'Une colonie tombe dès que vous avez sur sa terre autant de Vikings que sa force. Cela ne coûte pas d’action, et personne ne tombe.',
      { ruling: 'C’est vrai d’où qu’ils viennent : à pied, avec du bétail ou du bord.' },
      { ruling: 'Les jetons pris restent visibles, puisque tout le monde les a vus.' },
    ],
  },
  outposts: {
    title: 'Les avant-postes',
    lines: [
      `Un avant-poste se dresse là où trois tuiles se joignent par la terre, pour ${OUTPOST.actions} actions. Il faut ${OUTPOST.vikings} de vos Vikings sur les terres autour de ce point, même sur une seule tuile. Aucune des trois tuiles ne doit déjà toucher un avant-poste, à qui que ce soit, fût-il sur une autre île. Un avant-poste ne bouge plus.`,
    ],
  },
  islands: {
    title: 'Les îles',
    lines: [
      'Une île est complète quand la mer l’entoure. Un Viking à terre donne 1 point d’influence, un avant-poste 2, un Viking à bord aucun. Qui a le plus d’influence sur une île complète la contrôle ; à égalité, tous la contrôlent.',
      { ruling: 'Sans influence, personne ne contrôle une île.' },
      { ruling: 'Les tuiles du plateau font partie des îles comme les autres ; le Continent, non.' },
    ],
  },
  end: {
    title: 'La fin',
    lines: [
      'La partie finit avec le tour où celui qui a le jeton Hiver pose sa dernière tuile : chacun a joué autant de tours.',
    ],
  },
  score: {
    title: 'Le décompte',
    lines: [
      'Le bétail rapporté compte par lots d’espèces différentes : 1, 3, 6, 10, 15 ou 21 points pour 1 à 6 espèces, et vous pouvez avoir plusieurs lots.',
      'Avant-postes : 2, 5, 9, 14 ou 20 points en tout pour 1 à 5. Bateaux ennemis : 1 point chacun. Colonies : leur force. Vikings tombés : leur nombre multiplié par lui-même.',
      'Îles que vous contrôlez : 1 point par tuile couverte. S’ajoute ce que compte votre capitaine.',
      'À égalité, qui a le plus de Vikings tombés l’emporte, puis qui a pillé le plus de colonies.',
      { ruling: 'Si l’égalité demeure, la place est partagée.' },
    ],
  },
  captains: {
    title: 'Les capitaines',
    lines: [
      'Chacun compte quelque chose à la fin :',
      {
        ruling:
          'Pour l’Archère, le chemin va de tuile en tuile, par terre et par mer ; la tuile voisine du Continent et celle de l’avant-poste comptent toutes deux.',
      },
    ],
  },
  alone: {
    title: 'Jouer seul',
    lines: [
      `Vous commencez sans main. À chaque tour, piochez ${HAND} tuiles, posez-en ${LAID_ALONE} et écartez la dernière, puis faites vos ${ACTIONS} actions. La partie finit après 16 tours.`,
      `Vous avez ${CAPTAINS} capitaines, sans la Reine ni l’Éclaireur ; seul celui qui compte le moins à la fin compte. La moindre influence suffit pour contrôler une île.`,
      {
        ruling:
          'Les deux tuiles se posent avant votre première action. Si aucune de celles qui restent ne convient, on en pioche d’autres comme dans toute partie.',
      },
      'Tentez de battre votre propre score.',
      { ruling: `${GRADES.join(', ')} points valent chacun un grade de plus.` },
    ],
  },
  variants: { title: 'Les options', lines: ['Ce qui se choisit avant la partie :'] },
  cards: {
    title: 'D’où viennent les tuiles et les capitaines',
    lines: [
      'Les contours des tuiles ne sont pas publics. L’aide de chaque tuile et de chaque capitaine dit d’où viennent ses parties.',
    ],
  },
})
