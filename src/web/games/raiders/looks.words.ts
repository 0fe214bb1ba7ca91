// What each place of the board is for, for whoever looks at it.
import { spoken } from '../../kit/words.ts'

export const tell = spoken(
  {
    goalName: 'La fin de la partie',
    goal: 'La fin approche quand il ne reste qu’un lot de butin dans les Forteresses, quand la pile des offrandes est vide, ou quand il ne reste aucune Valkyrie dans le nord. Chacun joue alors encore un tour.',
    armour: (most: number) =>
      `Chaque cran d’armement ajoute 1 à la force de vos pillages. Il y en a ${most} ; à partir de 3, 6 et 9 crans, la piste donne 2, 4 et 6 points à la fin.`,
    valkyries:
      'Pour chaque Valkyrie du lot que vous prenez, l’un de votre équipage meurt, et vous avancez d’un cran. La piste donne ses points à la fin.',
    crew: (most: number) =>
      `Votre équipage : ${most} membres au plus, dont un seul héros. Leurs forces s’ajoutent quand vous pillez.`,
    goods: {
      silver: 'L’argent paie les équipiers au Camp d’entraînement. On en garde huit à la fin de son tour.',
      provisions: 'Chaque pillage coûte des provisions. On en garde huit à la fin de son tour.',
      gold: 'L’or paie les pillages des Monastères et des Forteresses, et des offrandes. Chaque lingot vaut 1 point à la fin.',
      iron: 'Le fer paie l’armement et des offrandes. Chaque lingot vaut 1 point à la fin.',
      livestock:
        'Le bétail se change en provisions au Langhùs et paie des offrandes. Deux têtes valent 1 point à la fin.',
    },
    points: 'Vos points comme la partie s’arrêterait maintenant, tout compris.',
    worker:
      'On commence et on finit son tour avec un ouvrier en main. Le noir, tête nue, ne va qu’au village et dans les Ports ; le gris, capuchon, et le blanc, grand chapeau, ouvrent le reste.',
    stands: (worker: string) => `Un ${worker} s’y tient : on peut le reprendre.`,
    empty: 'La place est libre : on peut y poser un ouvrier.',
    offering: 'Une offrande se fait au Langhùs. Elle compte à la fin.',
    stack: (tiles: number) => `Encore ${tiles} dans la pile.`,
    left: (there: string) => `Ouvriers laissés là : ${there}.`,
  },
  {
    goalName: 'The end of the match',
    goal: 'The end is near when one set of plunder is left in the Fortresses, when the stack of offerings is empty, or when no Valkyrie is left in the north. Then everybody has one more turn.',
    armour: (most: number) =>
      `Each step of armour adds 1 to the strength of your raids. There are ${most}; from 3, 6 and 9 steps on the track gives 2, 4 and 6 points at the end.`,
    valkyries:
      'For each Valkyrie in the set you take, one of your crew dies and you go up one step. The track gives its points at the end.',
    crew: (most: number) =>
      `Your crew: ${most} members at most, and one hero at most. Their strengths add up when you raid.`,
    goods: {
      silver: 'Silver pays for crew at the Barracks. You keep eight at the end of your turn.',
      provisions: 'Every raid costs provisions. You keep eight at the end of your turn.',
      gold: 'Gold pays for raids on Monasteries and Fortresses, and for offerings. Each is worth 1 point at the end.',
      iron: 'Iron pays for armour and for offerings. Each is worth 1 point at the end.',
      livestock:
        'Livestock turns into provisions at the Long House and pays for offerings. Two are worth 1 point at the end.',
    },
    points: 'Your points as if the match ended now, all included.',
    worker:
      'You begin and end your turn with one worker in hand. The black one, bareheaded, goes to the village and the Harbours only; the grey one, hooded, and the white one, with a broad hat, open the rest.',
    stands: (worker: string) => `A ${worker} stands there and can be picked up.`,
    empty: 'It is free: a worker can be placed there.',
    offering: 'An offering is made at the Long House. It counts at the end.',
    stack: (tiles: number) => `${tiles} more in the stack.`,
    left: (there: string) => `Workers left there: ${there}.`,
  },
)
