// The rules of the Runesaga in French.
import { type Section, typeset } from '#games/kit/words'
import { FACE_UP, SPOILS } from '../../state.ts'
import { BY_NAME } from '../../tales/index.ts'
import type { SectionId } from './index.ts'

const { shipwrights, raiders, explorers } = BY_NAME

export const fr: Record<SectionId, Section> = typeset<Record<SectionId, Section>>({
  goal: {
    title: 'Le but',
    lines: [
      'Charpentiers, Pillards et Explorateurs sont les trois récits d’une même saga, pour 2 à 4 joueurs. Dans chacun vous gagnez des pierres runiques. Qui en a le plus quand tous les trois sont contés devient Chef de clan.',
    ],
  },
  setup: {
    title: 'Mise en place',
    lines: [
      'Les trois pierres symboliques restent visibles toute la saga. Chacun a un clan et en garde la couleur jusqu’à la fin.',
      `Avant chaque récit, on mélange ses six pierres : ${FACE_UP} sont visibles, les autres forment une pile face cachée. Puis on prépare le récit selon ses propres règles, qui valent toutes.`,
      'Les pierres du récit précédent que personne n’a gagnées retournent dans la boîte.',
      'Les cartes qui viennent avec la saga sont mélangées aux autres.',
    ],
  },
  tales: {
    title: 'Les récits',
    lines: [
      'D’abord les Charpentiers, puis les Pillards, puis les Explorateurs. Le plus jeune commence le premier récit ; les suivants commencent par la personne à gauche de qui a gagné le précédent.',
      { ruling: 'Si personne n’est désigné comme le plus jeune, le sort décide.' },
      {
        ruling:
          'De plusieurs vainqueurs, c’est le premier dans l’ordre des tours à la fin du récit qui compte pour savoir qui commence.',
      },
      { ruling: 'Entre deux récits, une pause dure jusqu’à ce que chacun ait dit de continuer.' },
    ],
  },
  earning: {
    title: 'Gagner des pierres',
    lines: [
      'Qui réunit ou fait avant les autres ce que demande une pierre visible la prend aussitôt, à quelque tour que ce soit, et la garde face visible jusqu’à la fin. Personne d’autre ne peut plus la gagner.',
      {
        ruling:
          'Ceux qui y parviennent au même instant, comme un soir aux Charpentiers, passent dans l’ordre des tours ; on peut gagner plusieurs pierres à la fois.',
      },
      { ruling: 'Qui reprend le coup qui a gagné une pierre rend la pierre.' },
    ],
  },
  symbols: {
    title: 'Les symboles',
    lines: [
      'Chaque pierre d’un récit porte un ou deux symboles : bouclier, corne, marteau. Qui en montre avant les autres trois pareils sur ses pierres visibles prend la pierre symbolique correspondante, dans quelque récit que ce soit.',
      { ruling: 'Qui complète deux sortes à la fois prend les deux pierres.' },
    ],
  },
  places: {
    title: 'Gagner un récit',
    lines: [
      `Qui gagne un récit prend ${SPOILS.winner} pierres de la pile, et la deuxième place en prend ${SPOILS.second} si l’écart est faible : au plus ${shipwrights.near} points aux Charpentiers, ${raiders.near} aux Pillards et ${explorers.near} aux Explorateurs. Entre égaux, le récit départage comme à l’ordinaire.`,
      'Ces pierres restent face cachée jusqu’à la fin de la saga : elles ne montrent aucun symbole et n’apportent aucun avantage.',
      {
        ruling:
          'Ceux qui restent à égalité partagent ce que valent leurs places, autant que possible : deux ou trois vainqueurs prennent une pierre chacun, quatre n’en prennent aucune, et deux deuxièmes non plus. Le reste demeure dans la boîte.',
      },
      { ruling: 'Personne ne les regarde avant la fin, pas même qui les détient.' },
    ],
  },
  gifts: {
    title: 'Les avantages',
    lines: [
      'Une pierre des Charpentiers apporte un avantage aux Pillards, une pierre des Pillards aux Explorateurs : pour ce récit seulement, et pour qui la détient seulement.',
      { ruling: 'Plusieurs avantages s’ajoutent.' },
      {
        ruling:
          'Face à un bateau ennemi avec un seul Viking à bord, un crâne emporte ce Viking : le drakkar ne bouge plus tant que personne ne monte à bord.',
      },
    ],
  },
  end: {
    title: 'La fin',
    lines: [
      'Après les Explorateurs, toutes les pierres comptent, visibles et cachées. Entre égaux, on départage par les pierres face cachée, puis par le score aux Explorateurs.',
      { ruling: 'Qui reste à égalité partage le titre.' },
    ],
  },
  alone: {
    title: 'Un récit avec pierres runiques',
    lines: [
      `Chacun des trois peut se jouer seul avec ${FACE_UP} de ses pierres ; les trois autres quittent le jeu. On gagne les pierres comme à l’ordinaire. À la fin, chaque symbole de vos pierres vaut ${shipwrights.symbol} point aux Charpentiers et ${raiders.symbol} points aux Pillards et aux Explorateurs.`,
      { ruling: 'Il n’y a alors ni pierres symboliques, ni pierres pour les places, ni avantages.' },
    ],
  },
  short: {
    title: 'Récits courts',
    lines: [
      {
        ruling:
          'Pour une seule soirée, les récits peuvent être plus courts : trois bateaux font une flotte, les Pillards finissent au plus tard après la manche 14, et chacun a deux tiers des tuiles aux Explorateurs. C’est moins que les jeux entiers, et certaines pierres sont difficiles à gagner à temps.',
      },
    ],
  },
  stones: { title: 'Les pierres', lines: ['Ce que chacune demande, porte et apporte :'] },
  variants: { title: 'Options', lines: ['Ce que vous pouvez changer avant une saga :'] },
  cards: {
    title: 'D’où viennent les pierres',
    lines: [
      'Aucune liste publique des pierres n’existe. On connaît deux objectifs, et comment marchent symboles et places ; l’aide de chaque pierre dit d’où viennent ses parties.',
    ],
  },
})
