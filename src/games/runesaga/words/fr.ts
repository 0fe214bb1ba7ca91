// The Runesaga in French.
import { typeset } from '#games/kit/words'
import { capital, de, does, list, points, whom } from '#games/kit/words/fr'
import { inscriptionOf, stoneOf } from '../cards/deck.ts'
import { stones, stoneTexts, symbols, TALE, theStone, theStones } from './help.fr.ts'
import { giftText, goalText, type SagaTexts } from './index.ts'

export const fr: SagaTexts = typeset<SagaTexts>({
  title: 'Runesaga de la Mer du Nord',
  tagline: 'Trois récits de la Mer du Nord, l’un après l’autre, et des pierres runiques à mériter.',
  moment: number => `récit ${number}`,
  questions: { onward: ({ tale }) => `Vient le récit ${de(TALE[tale])}. Quand vous voulez.` },
  moves: { onward: ({ tale }) => ({ label: 'Continuer', detail: `vers le récit ${de(TALE[tale])}` }) },
  notes: {
    tale: ({ tale, stones: open }) => `Le récit ${de(TALE[tale])} commence. À gagner : ${theStones(open)}.`,
    brings: ({ seat, stone }, who) =>
      `${does(who, seat, 'apporte', 'apportez')}, par ${theStone(stone)} : ${giftText(stoneOf(stone), stoneTexts)}.`,
    claims: ({ seat, stone }, who) =>
      `${does(who, seat, 'remporte', 'remportez')} ${theStone(stone)} : ${goalText(stoneOf(stone), stoneTexts)}.`,
    inscribes: ({ seat, stone }, who) => {
      const { want, symbol } = inscriptionOf(stone)
      return `${does(who, seat, 'remporte', 'remportez')} ${theStone(stone)} avec ${symbols(want, symbol)}.`
    },
    told: ({ tale, winners, score }, who) =>
      `Le récit ${de(TALE[tale])} s’achève, gagné par ${list(winners.map(seat => whom(who, seat)))} avec ${points(score)}.`,
    earns: ({ seat, rank, count }, who) =>
      `${does(who, seat, 'prend', 'prenez')} ${stones(count)} face cachée, pour la ${rank === 1 ? 'première' : 'deuxième'} place.`,
    shows: ({ seat, stones: all }, who) => `${does(who, seat, 'dévoile', 'dévoilez')} ${theStones(all)}.`,
  },
  actions: { act: () => 'Jouer' },
  reasons: { onward: () => 'Entre deux récits, chacun dit quand continuer.' },
  parts: { objectives: 'Objectifs', symbolic: 'Symboles', tales: 'Récits' },
  runes: 'Runes',
  outlook: { stones: 'les pierres runiques' },
  ties: ['le plus de pierres gagnées par des récits', 'le meilleur score aux Explorateurs'],
  options: {
    play: {
      label: 'Ce que l’on joue',
      help: 'Toute la saga, ou un seul récit avec trois de ses pierres, dont les symboles valent des points à la fin.',
      values: {
        saga: 'Toute la saga',
        shipwrights: capital(TALE.shipwrights),
        raiders: capital(TALE.raiders),
        explorers: capital(TALE.explorers),
      },
    },
    short: {
      label: 'Récits courts',
      help: 'Trois bateaux font une flotte, les Pillards durent 14 manches au plus, et les Explorateurs ont deux tiers des tuiles. De notre cru : les récits sont écourtés, et certaines pierres sont plus dures à gagner à temps.',
    },
    bonus: {
      label: 'Cartes de la Runesaga',
      help: 'Les 16 cartes des Charpentiers et les 22 des Pillards qui viennent avec la saga. Officiel ; leurs prix sont reconstitués.',
    },
    youngest: {
      label: 'Qui commence le premier récit',
      help: 'Selon les règles, le plus jeune. Désignez-le par sa place, ou le sort en décide.',
      values: { 0: 'Au sort', 1: 'Place 1', 2: 'Place 2', 3: 'Place 3', 4: 'Place 4' },
    },
  },
  over: tale => `Le récit ${de(TALE[tale])} touche à sa fin.`,
  withStones: title => `${title}, avec pierres runiques`,
  alone:
    'Un récit et trois pierres runiques : qui fait avant les autres ce que demande une pierre la prend, et ses symboles valent des points.',
  ofTale: (tale, label) => `${capital(TALE[tale].replace(/^les /, ''))} : ${label}`,
  ...stoneTexts,
})
