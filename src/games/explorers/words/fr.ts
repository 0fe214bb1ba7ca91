// Explorateurs de la Mer du Nord en français. The sources are typed with plain spaces; `typeset` makes those of French typography.
import { typeset, type Who } from '#games/kit/words'
import { capital, de, does, list, many, own, points, verb, whom } from '#games/kit/words/fr'
import { captainOf } from '../cards/deck.ts'
import { CORNERS } from '../hex.ts'
import type { Prospect } from '../islands.ts'
import { NOTHING } from '../map.ts'
import {
  aTile,
  captain,
  cardTexts,
  cargo,
  cornerOf,
  herd,
  island,
  islands,
  land,
  one,
  place,
  sideOf,
  someTiles,
  theTile,
  tile,
  tiles,
  towards,
  vikings,
  wind,
} from './help.fr.ts'
import { type ExplorersTexts, effectOf } from './index.ts'

const actions = (count: number): string => many(count, 'action')
/** Qui mène sur une île : «menée par Aurèle et vous». */
const led = (leaders: readonly number[], who: Who): string =>
  leaders.length > 0 ? `menée par ${list(leaders.map(seat => whom(who, seat)))}` : 'où personne ne mène'
function grows({ islands: parts, tiles: covered, complete, leaders }: Prospect, who: Who): string {
  if (complete) {
    const worth =
      leaders.length > 0
        ? ` : ${points(covered)} pour ${list(leaders.map(seat => whom(who, seat)))}`
        : ', où personne ne mène'
    return `ferme une île de ${many(covered, 'tuile')}${worth}`
  }
  if (parts.length === 0) return 'commence une île'
  return parts.length > 1 ? `relie ${islands(parts)}` : `agrandit ${island(parts[0]!)}, ${led(leaders, who)}`
}
const falls = (strength: number): string => (strength > 0 ? ` : une colonie de force ${strength} tombe` : '')

/** Comment on s’en est tiré seul. */
const GRADED = [
  'un premier voyage',
  'une main sûre',
  'un capitaine qui compte',
  'un nom pour les chansons',
  'une légende de la Mer du Nord',
]

export const fr: ExplorersTexts = typeset<ExplorersTexts>({
  title: 'Explorateurs de la Mer du Nord',
  moment: number => `tour ${number}`,
  tagline: 'Dessinez la mer tuile après tuile, rapportez du bétail, pillez, et tenez les îles.',
  questions: {
    captain: () => 'Quel capitaine choisissez-vous ? Les autres retournent dans la boîte.',
    lay: () => 'Quelle tuile posez-vous, et où ?',
    act: ({ left }) => (left > 0 ? `Il vous reste ${actions(left)}.` : 'Il ne vous reste aucune action.'),
  },
  moves: {
    captain: ({ card }) => ({ label: `Choisir ${captain(card)}`, detail: effectOf(captainOf(card), cardTexts) }),
    lay: ({ card, beside, side, bearings, islands: shores }, who) => ({
      label: `Poser ${theTile(card)} ${towards(sideOf(side))} ${de(tile(beside))}`,
      detail: [...shores.map(shore => grows(shore, who)), `terre ${list(bearings.map(towards))}`].join(' ; '),
    }),
    load: ({ place: from, vikings: count, livestock }) => ({
      label: `Embarquer ${cargo(count, livestock)}`,
      detail: `depuis ${place(from)}`,
    }),
    unload: ({ place: to, vikings: count, livestock, raids }) => ({
      label: `Débarquer ${cargo(count, livestock)}`,
      detail: `sur ${place(to)}${falls(raids)}`,
    }),
    sail: ({ to, side, enemy }) => ({
      label: `Naviguer vers ${tile(to)}`,
      detail: [
        side === null ? 'depuis le Continent' : towards(sideOf(side)),
        ...(enemy ? ['détruit le bateau ennemi'] : []),
      ].join(' ; '),
    }),
    walk: ({ from, to, vikings: count, raids }) => ({
      label: `Mener ${vikings(count)} vers ${place(to)}`,
      detail: `depuis ${place(from)}${falls(raids)}`,
    }),
    drive: ({ from, to, livestock, raids }) => ({
      label: `Conduire ${one(livestock)} vers ${place(to)}`,
      detail: `depuis ${place(from)}, avec 1 Viking${falls(raids)}`,
    }),
    build: ({ tiles: around, island: where, points: more }) => ({
      label: `Bâtir un avant-poste entre ${tiles(around)}`,
      detail: `sur ${island(where)}, pour ${actions(2)} : ${points(more)} de plus`,
    }),
    raid: ({ tile: where, strength }) => ({
      label: `Piller la colonie ${de(tile(where))}`,
      detail: `force ${strength}, avec un Viking de moins ; une seule fois`,
    }),
    end: ({ left }) => ({
      label: 'Finir le tour',
      detail: left > 0 ? `sans utiliser ${actions(left)}` : 'et piocher une tuile',
    }),
  },
  notes: {
    captain: ({ seat, card }, who) => `${does(who, seat, 'choisit', 'choisissez')} ${captain(card)}.`,
    captains: ({ seat, cards }, who) =>
      `Deux capitaines naviguent avec ${whom(who, seat)}, ${list(cards.map(captain))} : à la fin, seul compte celui qui compte le moins.`,
    begins: ({ seat }, who) => `${does(who, seat, 'commence', 'commencez')}.`,
    turn: ({ seat }, who) => `C’est à ${whom(who, seat)} de jouer.`,
    redraws: ({ seat, cards }, who) =>
      `${does(who, seat, 'ne peut', 'ne pouvez')} rien poser, ${verb(who, seat, 'montre', 'montrez')} ${own(who, seat, 'la main')} et ${verb(who, seat, 'la remplace', 'la remplacez')} : ${someTiles(cards)}.`,
    strays: ({ seat, card }, who) =>
      `${does(who, seat, 'ne peut', 'ne pouvez')} toujours rien poser et ${verb(who, seat, 'écarte', 'écartez')} ${aTile(card)}.`,
    discards: ({ seat, card }, who) => `${does(who, seat, 'écarte', 'écartez')} ${aTile(card)}.`,
    draws: ({ seat, count }, who) => `${does(who, seat, 'pioche', 'piochez')} ${many(count, 'tuile')}.`,
    drew: ({ cards }) => `Vous piochez ${someTiles(cards)}.`,
    lays: ({ seat, card, tile: number, beside, side }, who) =>
      `${does(who, seat, 'pose', 'posez')} ${aTile(card)} ${towards(sideOf(side))} ${de(tile(beside))} : c’est ${tile(number)}.`,
    settlement: ({ tile: where, strength }) => `La colonie ${de(tile(where))} est de force ${strength}.`,
    merges: ({ island: into, gone }) => `${capital(islands([into, ...gone]))} n’en font plus qu’une : ${island(into)}.`,
    closes: ({ island: which, tiles: covered, leaders }, who) =>
      `${capital(island(which))}, ${led(leaders, who)}, est complète : elle couvre ${many(covered, 'tuile')}.`,
    loads: ({ seat, place: from, vikings: count, livestock }, who) =>
      `${does(who, seat, 'embarque', 'embarquez')} ${cargo(count, livestock)} depuis ${place(from)}.`,
    unloads: ({ seat, place: to, vikings: count, livestock }, who) =>
      `${does(who, seat, 'débarque', 'débarquez')} ${cargo(count, livestock)} sur ${place(to)}.`,
    delivers: ({ seat, livestock }, who) =>
      `${does(who, seat, 'rapporte', 'rapportez')} ${list(herd(livestock))} au pays.`,
    sails: ({ seat, to }, who) => `${does(who, seat, 'navigue', 'naviguez')} vers ${tile(to)}.`,
    sinks: ({ seat, tile: where, skull }, who) =>
      `${does(who, seat, 'détruit', 'détruisez')} le bateau ennemi ${de(tile(where))}${skull ? ` et y ${verb(who, seat, 'perd', 'perdez')} un Viking` : ' sans perte'}.`,
    walks: ({ seat, from, to, vikings: count }, who) =>
      `${does(who, seat, 'mène', 'menez')} ${vikings(count)} ${de(place(from))} vers ${place(to)}.`,
    drives: ({ seat, from, to, livestock }, who) =>
      `${does(who, seat, 'conduit', 'conduisez')} ${one(livestock)} ${de(place(from))} vers ${place(to)}.`,
    builds: ({ seat, tiles: around, island: where }, who) =>
      `${does(who, seat, 'bâtit', 'bâtissez')} un avant-poste sur ${island(where)}, entre ${tiles(around)}.`,
    raids: ({ seat, tile: where, strength, vikings: count }, who) =>
      `${does(who, seat, 'pille', 'pillez')} la colonie ${de(tile(where))} avec ${vikings(count)} : ${points(strength)}.`,
    over: () => 'La partie est finie.',
    fares: ({ seat, score, grade }, who) =>
      `${does(who, seat, 'rentre', 'rentrez')} avec ${points(score)} : ${GRADED[grade]!}.`,
  },
  actions: {
    act: () => 'Jouer',
    lay: ({ tile: card }) => `Poser ${theTile(card)} ici`,
    load: ({ land: from }) => `Embarquer depuis ${land(from)}`,
    unload: ({ land: to }) => `Débarquer sur ${land(to)}`,
    sail: ({ to }) => `Naviguer vers ${tile(to)}`,
    walk: ({ from }) => `Marcher depuis ${land(from)}`,
    drive: ({ from }) => `Conduire du bétail depuis ${land(from)}`,
    build: ({ point }) =>
      `Bâtir un avant-poste au coin ${wind(cornerOf(point % CORNERS.length))} ${de(tile(Math.floor(point / CORNERS.length)))}`,
    raid: ({ tile: where }) => `Piller la colonie ${de(tile(where))}`,
  },
  reasons: {
    captains: () => 'D’abord, chacun choisit un capitaine.',
    tile: () => 'Posez d’abord une tuile.',
    turn: ({ seat }, who) => `C’est à ${whom(who, seat)} de jouer.`,
    outline: () => 'Cette tuile ne convient pas ici, de quelque façon qu’on la tourne.',
    gap: () => 'Une tuile se pose à côté d’une autre, là où il n’y en a pas encore, et jamais contre le Continent.',
    side: ({ side, tile: beside }) =>
      `Son côté ${wind(sideOf(side))} ne s’accorde pas avec ${beside === NOTHING ? 'la mer devant le Continent' : tile(beside)}.`,
    actions: ({ want, have }) => `Il vous faut ${actions(want)} : il vous en reste ${have}.`,
    boarders: ({ want, have }) =>
      `Un bateau ennemi s’y trouve : il vous faut ${vikings(want)} à bord, vous en avez ${have}.`,
    strength: ({ want, have }) => `Il vous faut ${vikings(want)} sur cette terre : vous en avez ${have}.`,
    tiles: ({ want, have }) => `Un avant-poste se dresse là où ${want} tuiles se joignent : ici, il y en a ${have}.`,
    around: ({ want, have }) => `Il vous faut ${vikings(want)} sur les terres autour : vous en avez ${have}.`,
    room: ({ most }) => `Votre drakkar est plein : il porte ${most} pièces au plus.`,
    outposts: ({ most }) => `Vous avez déjà bâti vos ${most} avant-postes.`,
    cargo: () => 'Il n’y a rien à embarquer ici.',
    hold: () => 'Il n’y a rien à bord.',
    guard: () => 'Le bétail suit un Viking : il n’y en a aucun à bord pour le débarquer.',
    'own-viking': () => 'Le bétail suit un Viking : vous n’en avez aucun sur cette terre.',
    sailor: () => 'Il faut un Viking à bord pour naviguer.',
    path: () => 'Aucune terre ne mène plus loin d’ici.',
    sea: ({ tile: beyond }) => `La terre vous sépare ${de(tile(beyond))}.`,
    apart: ({ tile: where }) => `${capital(tile(where))} touche déjà un avant-poste.`,
  },
  parts: {
    livestock: 'Bétail',
    outposts: 'Avant-postes',
    enemies: 'Bateaux ennemis',
    settlements: 'Colonies',
    fallen: 'Vikings tombés',
    islands: 'Îles',
    captain: 'Capitaine',
  },
  outlook: {
    livestock: 'le bétail',
    outposts: 'les avant-postes',
    enemies: 'les bateaux ennemis',
    settlements: 'les colonies',
    fallen: 'les Vikings tombés',
    islands: 'les îles',
    captain: 'le capitaine',
  },
  ties: ['le plus de Vikings tombés', 'le plus de colonies pillées'],
  options: {
    board: {
      label: 'Plateau de départ',
      help: 'Les trois tuiles devant le Continent. La face A est celle d’une première partie ; les quatre sont reconstituées.',
      values: { A: 'Face A', B: 'Face B', C: 'Face C', D: 'Face D' },
    },
  },
  ...cardTexts,
})
