// Les règles du Maître des Mers, en français.
import { type Section, typeset } from '#games/kit/words'
import { FAMILY_POINTS } from '../../score.ts'
import { TURNS_OF_WAR } from '../../state.ts'
import type { SectionId } from './index.ts'

export const fr: Record<SectionId, Section> = typeset<Record<SectionId, Section>>({
  goal: {
    title: 'Le but',
    lines: [
      'Chacun bâtit sa flotte avec des dés, puis l’envoie chercher des trésors. Quand le port n’a plus de navires, celui qui a le plus de points gagne.',
    ],
  },
  setup: {
    title: 'La mise en place',
    lines: [
      'On joue de 2 à 6, avec cinq dés et 24 cartes : 12 navires, 7 marchandises et 5 trésors. Les navires forment trois familles de quatre : Négoce, Couronne et Flibuste.',
      'Les navires mélangés font une pile cachée. Quatre d’entre eux sont retournés : ils sont à quai. La pile et le quai, c’est le port.',
      'Les marchandises et les trésors font deux piles visibles, rangées par lettres : A est dessus. On ne peut gagner que la carte du dessus.',
      { ruling: 'Le hasard dit qui commence.' },
      'Ensuite, le tour passe chaque fois au voisin de gauche.',
    ],
  },
  turn: {
    title: 'Un tour',
    lines: [
      'D’abord, vous dites ce que vous tentez : armer un navire, chercher un trésor, acheter une marchandise ou attaquer. Les dés viennent après.',
      'On ne tente qu’une chose par tour. Que l’on réussisse ou non, c’est ensuite au suivant.',
    ],
  },
  dice: {
    title: 'Les dés',
    lines: [
      'Pour armer, chercher ou acheter, lancez les cinq dés. Posez sur la carte visée un ou plusieurs dés qui conviennent, puis relancez ceux qui restent, et ainsi de suite.',
      'Un dé posé ne bouge plus de tout le tour.',
      'Si aucun dé ne convient, écartez-en un : il ne servira plus ce tour-ci.',
      'Le tour s’arrête dès que la combinaison est complète, ou quand il ne reste aucun dé. Cela fait cinq lancers au plus, sauf si une marchandise vous aide.',
      {
        ruling:
          'Un dé convient s’il a sa place dans la combinaison, avec les dés déjà posés, même s’il reste trop peu de dés pour la finir.',
      },
      { ruling: 'Si un dé convient, vous devez en poser un. On n’écarte un dé que si aucun ne convient.' },
      { ruling: 'On ne s’arrête pas avant la fin : tant qu’il reste des dés, on les lance.' },
      { ruling: 'Le dé écarté est le plus petit. Le choix ne compte pas : les autres dés sont relancés.' },
    ],
  },
  runs: {
    title: 'Les combinaisons : chiffres et suites',
    lines: [
      'Un chiffre demande ce chiffre. Un chiffre avec un + demande ce chiffre ou un plus grand : 5+ accepte un 5 ou un 6.',
      'Une suite, ce sont des chiffres qui se suivent, comme 2, 3 et 4. Vous pouvez la poser dans l’ordre que vous voulez, et la commencer où vous voulez.',
    ],
  },
  alike: {
    title: 'Les combinaisons : dés pareils',
    lines: [
      'Trois ou quatre dés pareils montrent tous le même chiffre, celui que vous voulez. Deux dés pareils font une paire, trois un brelan, quatre un carré.',
      'Deux paires, ou un brelan et une paire, se font avec deux chiffres différents.',
    ],
  },
  arm: {
    title: 'Armer un navire',
    lines: [
      'Complétez la combinaison d’un navire à quai, et il rejoint votre flotte. Le navire du dessus de la pile prend sa place à quai.',
      {
        ruling: 'C’est le premier dé posé qui dit quel navire vous armez. Tous les dés suivants du tour vont sur lui.',
      },
    ],
  },
  hunt: {
    title: 'Chercher un trésor',
    lines: [
      'Il vous faut un navire avec une carte au trésor, et un navire libre. Le même peut faire les deux.',
      'Complétez la combinaison du trésor du dessus, et glissez-le sous un de vos navires libres.',
    ],
  },
  buy: {
    title: 'Acheter une marchandise',
    lines: [
      'Il vous faut un navire libre.',
      'Complétez la combinaison de la marchandise du dessus, et glissez-la sous un de vos navires libres. Tant que vous l’avez, elle vous aide une fois à chacun de vos tours.',
    ],
  },
  goods: {
    title: 'Ce que font les marchandises',
    lines: [
      'Chaque marchandise aide son propriétaire une fois par tour, pour ses lancers de dés. Jamais dans un combat.',
      {
        ruling: 'Une marchandise agit sur les dés qui viennent de rouler, ou sur un dé écarté. Jamais sur un dé posé.',
      },
      { ruling: 'Vous pouvez en utiliser plusieurs dans le même tour. Ce qui ne changerait rien n’est pas proposé.' },
    ],
  },
  cargo: {
    title: 'Le transport',
    lines: [
      'Une carte par navire, marchandise ou trésor, pas davantage. Un navire sans carte est libre.',
      { ruling: 'Si vous avez plusieurs navires libres, vous choisissez lequel charger.' },
      { ruling: 'Une carte chargée reste sous son navire. Elle n’en part qu’après un combat.' },
    ],
  },
  attack: {
    title: 'Attaquer',
    lines: [
      'Choisissez un de vos navires et un navire adverse. Ils doivent être de familles différentes, et le navire visé doit avoir autant de canons que le vôtre, ou plus.',
      'Chaque camp lance un dé et ajoute les canons de son navire. Le plus grand total gagne, et l’attaquant gagne aussi à égalité.',
      {
        ruling: `Après ${TURNS_OF_WAR} tours, tous joueurs confondus, plus personne n’attaque. Ainsi, chaque partie a une fin.`,
      },
    ],
  },
  loot: {
    title: 'Le butin',
    lines: [
      'Le gagnant du combat peut prendre la carte que transporte le navire battu. Ce navire reste à son propriétaire.',
      'Un navire battu qui était vide quitte la flotte : il va, face cachée, sous la pile du port.',
      { ruling: 'Un défenseur qui gagne a les mêmes droits : c’est le navire de l’attaquant qui est battu.' },
      {
        ruling:
          'Le butin va sous un navire libre du gagnant, à son choix. Celui qui vient de combattre compte aussi, s’il est libre.',
      },
      {
        ruling:
          'Sans navire libre, le gagnant peut rendre une de ses cartes pour faire de la place. Elle va tout au fond de sa pile.',
      },
      { ruling: 'Le gagnant peut aussi ne rien prendre. Alors rien ne bouge.' },
    ],
  },
  row: {
    title: 'Le quai',
    lines: [
      { ruling: 'Le quai a quatre places. Dès qu’une place est vide, le navire du dessus de la pile la prend.' },
      { ruling: 'Un navire renvoyé sous une pile vide revient donc aussitôt à quai, s’il y a une place.' },
    ],
  },
  end: {
    title: 'La fin et les points',
    lines: [
      'La partie s’arrête quand le port est vide : aucun navire à quai, aucun dans la pile.',
      {
        ruling:
          'Mais on finit d’abord le tour de table, pour que chacun ait joué autant de tours : on peut chercher un trésor, acheter ou passer, et plus personne n’attaque. Sans cette option, la partie s’arrête aussitôt.',
      },
      `Comptez les points des trésors de votre flotte. Ajoutez ${FAMILY_POINTS} points si vous avez les quatre navires d’une famille.`,
      { ruling: `Plusieurs familles complètes rapportent ${FAMILY_POINTS} points chacune.` },
      'À égalité de points, la plus grande flotte l’emporte, puis celle qui a le plus de canons en tout.',
      { ruling: 'Si tout est encore égal, la victoire est partagée.' },
    ],
  },
  variants: {
    title: 'Les options',
    lines: ['Ces options sont des règles maison. On les choisit avant la partie.'],
  },
  cards: {
    title: 'D’où viennent les cartes',
    lines: [],
  },
})
