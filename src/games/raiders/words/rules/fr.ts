// Les règles des Pillards de la Mer du Nord, en français.
import { type Section, typeset } from '#games/kit/words'
import { ARMOUR, CREW, LAST_ROUND, LIMITS, PIECES, START } from '../../state.ts'
import type { SectionId } from './index.ts'

export const fr: Record<SectionId, Section> = typeset<Record<SectionId, Section>>({
  goal: {
    title: 'Le but',
    lines: [
      'Vous menez un village de pillards. Travaillez au village, engagez un équipage, pillez le nord et faites des offrandes au Jarl. Qui a le plus de points à la fin gagne.',
    ],
  },
  setup: {
    title: 'La mise en place',
    lines: [
      'On joue de 2 à 4. Les Valkyries, l’or, le fer et le bétail vont dans un sac ; 70 des 80 jetons sont tirés pour garnir le nord. Les 10 qui restent commencent la réserve. Des ouvriers gris et blancs attendent près du butin ; trois noirs sont à la Grande Porte, à la Demeure du Jarl et à la Salle du Trésor.',
      `Chacun commence avec un ouvrier noir, ${START.silver} pièces d’argent et ${START.dealt} cartes, dont il garde ${START.kept}. Les autres vont sous la pioche.`,
      { ruling: 'Tout le monde choisit ses cartes en même temps.' },
      'Trois offrandes sont visibles, les autres font une pile. Chacun lance deux dés : le plus haut commence.',
      { ruling: 'Les premiers à égalité relancent.' },
    ],
  },
  turn: {
    title: 'Votre tour',
    lines: [
      'Vous commencez et finissez toujours votre tour avec un ouvrier en main. Travaillez ou pillez.',
      'Pour travailler, posez votre ouvrier dans un bâtiment libre qui accepte sa couleur et utilisez ce bâtiment. Reprenez ensuite un ouvrier dans un autre bâtiment, et utilisez ce bâtiment-là aussi. Vous pouvez renoncer à chacune des deux actions, mais pas à poser ni à reprendre un ouvrier.',
      'Un bâtiment n’accueille qu’un ouvrier, et vous n’utilisez chacun qu’une fois par tour.',
      `À la fin de votre tour, vous gardez au plus ${LIMITS.cards} cartes, ${LIMITS.silver} pièces d’argent et ${LIMITS.provisions} provisions. Le butin n’a pas de limite.`,
      { ruling: 'Ces limites ne comptent qu’à la fin de votre propre tour. Vous défaussez vos cartes une à une.' },
    ],
  },
  village: { title: 'Le village', lines: ['Ce que permet chaque bâtiment :'] },
  crew: {
    title: 'L’équipage',
    lines: [
      `Un équipage compte au plus ${CREW} membres, dont un seul héros ; plusieurs du même nom sont permis. Si le vôtre est complet, défaussez un membre avant d’en engager un autre.`,
      {
        ruling:
          'Un héros ne rejoint un équipage qui en a un que si celui-ci est complet : il prend alors la place de l’autre héros.',
      },
      { ruling: 'Les effets semblables s’ajoutent.' },
      {
        ruling:
          'Une carte sans effet possible peut quand même être jouée à la Demeure du Jarl, pour rien ; un héros, non.',
      },
    ],
  },
  raid: {
    title: 'Les pillages',
    lines: [
      'Il faut le bon ouvrier, un équipage assez nombreux, des provisions, et parfois de l’or. L’ouvrier reste sur place, provisions et or vont à la réserve, et l’équipage rentre.',
      'Lancez les dés et ajoutez la force de tout l’équipage, ses bonus et votre armement. Vous marquez le plus haut palier atteint ; sous le premier, vous ne marquez rien, mais le pillage continue. S’ajoutent les points que rapporte l’équipage.',
      'Les dés portent 2, 3, 3, 4, 4 et 5.',
      { ruling: 'Chaque Bagarreur relance un dé, le même ou un autre.' },
      'Prenez enfin un lot de butin, avec son ouvrier, que vous avez désormais en main. Votre tour est fini.',
    ],
  },
  settlements: { title: 'Les lieux du nord', lines: ['Il y en a quatre sortes, de plus en plus fortes :'] },
  valkyries: {
    title: 'Les Valkyries',
    lines: [
      'Pour chaque Valkyrie de votre lot, un membre de votre équipage meurt, à votre choix, et vous avancez de 1 cran sur la piste des Valkyries. S’il y a plus de Valkyries que de membres, les autres sont sans effet.',
      '« Tué lors d’un pillage » s’entend au sens strict.',
      {
        ruling:
          'Qui part à cause d’un Bagarreur, d’un Vengeur ou pour faire de la place ne rapporte rien, pas même un cran.',
      },
    ],
  },
  offerings: {
    title: 'Les offrandes',
    lines: [
      'Au Langhùs, payez ce que demande une offrande visible et gardez-la : elle compte à la fin. Une autre la remplace aussitôt.',
      { ruling: 'Les offrandes faites restent visibles, puisque tout le monde les a vues.' },
      'Les offrandes :',
    ],
  },
  supply: {
    title: 'La réserve',
    lines: [
      `Il y a en tout ${PIECES.silver} pièces d’argent, ${PIECES.provisions} provisions, ${PIECES.gold} lingots d’or, ${PIECES.iron} lingots de fer et ${PIECES.livestock} têtes de bétail : vous recevez ce qui reste.`,
      {
        ruling:
          'Si plusieurs joueurs reçoivent quelque chose et que la réserve ne suffit pas, on sert dans le sens horaire à partir du joueur dont c’est le tour.',
      },
      { ruling: 'Personne ne donne ni ne perd plus que ce qu’il a.' },
      'Quand la pioche est vide, la défausse mélangée la remplace.',
    ],
  },
  end: {
    title: 'La fin',
    lines: [
      'La fin approche quand il ne reste qu’un lot de butin dans les Forteresses, quand la pile des offrandes est vide, ou quand il ne reste aucune Valkyrie dans le nord. On achève le tour, puis chacun en joue encore un, y compris celui qui a provoqué la fin.',
      { ruling: 'Une fin annoncée le reste, même si une Valkyrie revient.' },
      { ruling: `La partie finit au plus tard après la manche ${LAST_ROUND}.` },
    ],
  },
  score: {
    title: 'Le décompte',
    lines: [
      'Aux points de vos pillages s’ajoutent la piste des Valkyries (0, 0, 1, 2, 4, 7, 10 et 15 points pour 0 à 7 crans), l’armement (2 points dès 3 crans, 4 dès 6, 6 dès 9), vos offrandes, votre équipage et votre butin : 1 point par lingot d’or ou de fer, et 1 pour deux têtes de bétail.',
      `L’armement va jusqu’à ${ARMOUR} ; ce qui dépasse est perdu.`,
      'À égalité, la piste des Valkyries décide, puis l’armement.',
      { ruling: 'Si l’égalité demeure, la place est partagée.' },
    ],
  },
  townsfolk: {
    title: 'Les villageois',
    lines: [
      'Chaque carte a un effet dans votre équipage et un autre à la Demeure du Jarl.',
      {
        ruling:
          'Le Marchand utilise un autre bâtiment, même occupé, que vous n’avez pas utilisé ce tour-ci, avec l’ouvrier de la Demeure du Jarl.',
      },
      { ruling: 'Le Mendiant et le Journalier s’en vont quand vous posez ou reprenez un ouvrier.' },
    ],
  },
  variants: { title: 'Les options', lines: ['Ce qui se choisit avant la partie :'] },
  cards: { title: 'D’où viennent les cartes', lines: ['L’aide de chaque carte dit d’où viennent ses parties.'] },
})
