// Charpentiers de la Mer du Nord en français. The sources are typed with plain spaces; `typeset` makes those of French typography.
import type { Seat } from '#engine'
import { typeset, type Who } from '#games/kit/words'
import { capital, does, doesTo, doing, own, points, theirs, verb, whom } from '#games/kit/words/fr'
import { buildingOf, cardOf, shipOf, toolOf, villagerOf } from '../cards/deck.ts'
import type { VillagerId } from '../cards/kinds.ts'
import { LAST_DAY, PRICE } from '../state.ts'
import {
  cards,
  cardTexts,
  cost,
  craft,
  gang,
  gold,
  goods,
  NAMES,
  OF,
  price,
  SOME,
  SPACE,
  stock,
  struck,
  the,
  theAll,
  workers,
} from './help.fr.ts'
import type { ShipwrightsTexts } from './index.ts'

/** What those villagers are for who do nothing at once. */
const STAYING: Partial<Record<VillagerId, string>> = {
  pioneer: ', pour commencer demain',
  sentry: ', qui monte la garde',
}
const gains = (who: Who, seat: Seat): string => does(who, seat, 'gagne', 'gagnez')
const finds = (who: Who, seat: Seat): string => does(who, seat, 'ne trouve plus', 'ne trouvez plus')
const discards = (who: Who, seat: Seat): string => does(who, seat, 'défausse', 'défaussez')
const effect = (card: number): string => cardTexts.villagers[villagerOf(card).id](villagerOf(card))

export const fr: ShipwrightsTexts = typeset<ShipwrightsTexts>({
  title: 'Charpentiers de la Mer du Nord',
  moment: number => `jour ${number}`,
  tagline: 'Réunissez les bons artisans, remplissez le moulin, lancez la plus belle flotte.',
  questions: {
    stock: () => 'Avec quelles deux ressources commencez-vous ?',
    draft: () => 'Prenez une carte ; les autres passent à gauche.',
    act: ({ cards: left }) =>
      left > 0
        ? `Que faites-vous ? Il vous reste ${cards(left)} à jouer ou à défausser.`
        : 'Autre chose, ou votre tour est-il fini ?',
    jewels: () => 'Quelles cartes donnez-vous à la Bijoutière ?',
    sage: () => 'Quelles cartes défaussez-vous pour en piocher d’autres ?',
    swap: () => 'Quelle ressource échangez-vous ?',
    gain: () => 'Quelle ressource prenez-vous ?',
    store: ({ count }) => `Le moulin déborde de ${count} : que rendez-vous ?`,
  },
  moves: {
    buy: ({ good, count, cart }) => ({
      label: `Acheter ${goods(count + (cart ? 1 : 0), good)}`,
      detail: `${cart ? 'dont 1 de la Charrette, ' : ''}pour ${price(PRICE.gold, PRICE.workers)}`,
    }),
    equip: ({ card, old }) => ({
      label: `Acheter ${the(card)}`,
      detail: `pour ${gold(toolOf(card).gold)}${old < 0 ? '' : ` ; ${the(old)} part à la défausse`}`,
    }),
    recruit: ({ card }) => ({ label: `Recruter ${the(card)}`, detail: 'sans frais, sous votre plateau' }),
    start: ({ card }) => ({ label: `Commencer ${the(card)}`, detail: `pour finir : ${cost(card)}` }),
    build: ({ card }) => ({
      label: `Bâtir ${the(card)}`,
      detail: `pour ${price(buildingOf(card).gold, buildingOf(card).workers)}`,
    }),
    discard: ({ card }) => ({ label: `Défausser ${the(card)}`, detail: 'sans aucun effet' }),
    take: ({ card }) => ({ label: `Prendre ${the(card)}`, detail: cardTexts.kinds[cardOf(card).kind] }),
    call: ({ card, at, owner, own: mine, seat, good }, who) => {
      const label = `Appeler ${the(card)}`
      if (at >= 0)
        return { label, detail: mine ? `contre vous-même : ${the(at)}` : `contre ${theirs(who, owner, the(at))}` }
      if (seat >= 0) return { label, detail: `contre ${whom(who, seat)}${good ? ` : 1 ${NAMES[good]}` : ''}` }
      return { label, detail: good ? `pour avoir ${SOME[good]}` : effect(card) }
    },
    visit: ({ space, ship, tool, crew, remove, shield, workers: fetched }) => {
      const label = `Aller voir ${SPACE[space]}`
      if (ship >= 0) return { label, detail: `finir ${the(ship)} avec ${gang(crew, tool)}` }
      if (remove >= 0) return { label, detail: `retirer ${the(remove)} de votre plateau` }
      if (shield >= 0) return { label, detail: `un bouclier sur ${the(shield)}` }
      return { label, detail: space === 'warden' ? `ramener ${workers(fetched)}` : cardTexts.spaces[space].help }
    },
    finish: ({ ship, tool, crew }) => ({
      label: `Finir ${the(ship)}`,
      detail: `${points(shipOf(ship).points)}, avec ${gang(crew, tool)}`,
    }),
    abandon: ({ ship }) => ({ label: `Abandonner ${the(ship)}`, detail: 'une fois par tour, sans frais' }),
    drop: ({ card }) => ({ label: `Laisser ${the(card)}`, detail: 'cet outil part à la défausse' }),
    end: () => ({ label: 'Finir votre tour', detail: 'votre main est vide' }),
    enough: () => ({ label: 'Cela suffit', detail: 'ne plus rien échanger' }),
    stock: ({ goods: amounts }) => ({ label: stock(amounts), detail: 'pour commencer' }),
    return: ({ goods: amounts }) => ({ label: `Rendre ${stock(amounts)}`, detail: 'à la réserve' }),
    give: ({ cards: given, gold: coins }) => ({
      label: `Donner ${theAll(given)}`,
      detail: coins > 0 ? `contre ${gold(coins)}` : `contre ${cards(given.length)} de la pioche`,
    }),
    swap: ({ give, take }) => ({ label: `${capital(NAMES[give])} contre ${NAMES[take]}`, detail: 'un pour un' }),
    gain: ({ good }) => ({ label: `1 ${NAMES[good]}`, detail: 'de la réserve' }),
  },
  notes: {
    stocks: ({ seat, goods: amounts }, who) => `${does(who, seat, 'commence', 'commencez')} avec ${stock(amounts)}.`,
    day: ({ day, first }, who) => `Jour ${day} : ${doing(who, first, 'commence', 'commencez')}.`,
    drafted: ({ seat }, who) => `${does(who, seat, 'a choisi ses', 'avez choisi vos')} cartes.`,
    kept: ({ cards: kept }) => `Vous gardez ${theAll(kept)}.`,
    reshuffles: () => 'La défausse, mélangée, devient la nouvelle pioche.',
    turn: ({ seat }, who) => `C’est à ${whom(who, seat)} de jouer.`,
    'sentry-leaves': ({ seat }, who) => `${capital(theirs(who, seat, 'la Sentinelle'))} s’en va.`,
    buys: ({ seat, good, count, cart }, who) => {
      const more = cart ? ` et en ${verb(who, seat, 'prend', 'prenez')} 1 de plus sur la Charrette` : ''
      return `${does(who, seat, 'achète', 'achetez')} ${goods(count, good)}${more}.`
    },
    equips: ({ seat, card }, who) =>
      `${does(who, seat, 'achète', 'achetez')} ${the(card)} pour ${gold(toolOf(card).gold)}.`,
    drops: ({ seat, card }, who) => `${discards(who, seat)} ${own(who, seat, the(card))}.`,
    recruits: ({ seat, card }, who) => `${does(who, seat, 'recrute', 'recrutez')} ${the(card)}.`,
    starts: ({ seat, card }, who) => `${does(who, seat, 'met', 'mettez')} ${the(card)} en chantier.`,
    finishes: ({ seat, ship, crew, tool }, who) =>
      `${does(who, seat, 'finit', 'finissez')} ${the(ship)} avec ${theAll(tool < 0 ? crew : [...crew, tool])} : ${points(shipOf(ship).points)}.`,
    builds: ({ seat, card }, who) =>
      `${does(who, seat, 'bâtit', 'bâtissez')} ${the(card)} pour ${price(buildingOf(card).gold, buildingOf(card).workers)}.`,
    discards: ({ seat, cards: thrown }, who) => `${discards(who, seat)} ${theAll(thrown)}.`,
    abandons: ({ seat, card }, who) => `${does(who, seat, 'abandonne', 'abandonnez')} ${the(card)}.`,
    visits: ({ seat, space }, who) => `${does(who, seat, 'envoie', 'envoyez')} un ouvrier voir ${SPACE[space]}.`,
    calls: ({ seat, card }, who) =>
      `${does(who, seat, 'appelle', 'appelez')} ${the(card)}${STAYING[villagerOf(card).id] ?? ''}.`,
    kills: ({ seat, from, card }, who) => `${discards(who, seat)} ${struck(who, seat, from, card)}.`,
    wrecks: ({ seat, from, card }, who) =>
      `${does(who, seat, 'détruit', 'détruisez')} ${struck(who, seat, from, card)}, encore en chantier.`,
    lures: ({ seat, from, card }, who) =>
      `${does(who, seat, 'débauche', 'débauchez')} ${struck(who, seat, from, card)}.`,
    breaks: ({ seat, from, card }, who) => `${does(who, seat, 'brise', 'brisez')} ${struck(who, seat, from, card)}.`,
    steals: ({ seat, from, good }, who) =>
      `${does(who, seat, 'vole', 'volez')} 1 ${NAMES[good]} dans ${theirs(who, from, 'le moulin')}.`,
    gold: ({ seat, count }, who) =>
      count > 0
        ? `${gains(who, seat)} ${gold(count)}.`
        : `${does(who, seat, 'a déjà tout l’or possible', 'avez déjà tout l’or possible')}.`,
    loses: ({ seat, count }, who) =>
      count > 0
        ? `${does(who, seat, 'perd', 'perdez')} ${gold(count)}.`
        : `${does(who, seat, 'n’a', 'n’avez')} pas d’or à perdre.`,
    workers: ({ seat, count }, who) =>
      count > 0 ? `${gains(who, seat)} ${workers(count)}.` : `${finds(who, seat)} d’ouvrier dans la réserve.`,
    goods: ({ seat, good, count }, who) =>
      count > 0 ? `${gains(who, seat)} ${goods(count, good)}.` : `${finds(who, seat)} ${OF[good]} dans la réserve.`,
    swaps: ({ seat, give, take }, who) =>
      `${does(who, seat, 'échange', 'échangez')} 1 ${NAMES[give]} contre 1 ${NAMES[take]}.`,
    draws: ({ seat, count }, who) =>
      count > 0
        ? `${does(who, seat, 'pioche', 'piochez')} ${cards(count)}.`
        : `${does(who, seat, 'n’a', 'n’avez')} plus rien à piocher.`,
    drew: ({ cards: drawn }) =>
      drawn.length > 0 ? `Vous piochez ${theAll(drawn)}.` : 'Vous n’avez plus rien à piocher.',
    'turns-up': ({ card }) => `Du dessus de la pioche à la défausse : ${the(card)}. Le marché change.`,
    removes: ({ seat, card }, who) =>
      `${does(who, seat, 'retire', 'retirez')} ${the(card)} de ${verb(who, seat, 'son', 'votre')} plateau.`,
    shields: ({ seat, card }, who) =>
      `${does(who, seat, 'pose', 'posez')} un bouclier sur ${own(who, seat, the(card))}.`,
    evening: ({ seat, gold: coins, workers: come }, who) =>
      coins + come > 0
        ? `Le soir : ${doing(who, seat, 'reçoit', 'recevez')} ${price(coins, come)}.`
        : `Le soir : ${doing(who, seat, 'ne reçoit rien', 'ne recevez rien')}.`,
    returns: ({ seat, goods: amounts }, who) =>
      `${does(who, seat, 'rend', 'rendez')} ${stock(amounts)} : le moulin est plein.`,
    'sends-home': ({ seat, count }, who) =>
      `${does(who, seat, 'renvoie', 'renvoyez')} ${workers(count)} : le village est plein.`,
    uncovers: ({ cards: left }) =>
      left.length === 0 ? 'Le choix du matin ne laisse aucune carte.' : `Laissées le matin : ${theAll(left)}.`,
    over: ({ why }) => {
      if (why === 'fleet') return 'Une flotte est complète : la partie est finie.'
      return why === 'days'
        ? 'Le dernier jour est passé : la partie est finie.'
        : `Le jour ${LAST_DAY} est passé : la partie est finie.`
    },
  },
  actions: {
    act: () => 'Jouer',
    take: () => 'Prendre une carte',
    drop: () => 'Laisser votre outil',
    end: () => 'Finir votre tour',
    buy: ({ good, cart }) => `Acheter : ${NAMES[good]}${cart ? ', avec la Charrette' : ''}`,
    equip: ({ card }) => `Acheter ${the(card)}`,
    recruit: ({ card }) => `Recruter ${the(card)}`,
    start: ({ card }) => `Commencer ${the(card)}`,
    build: ({ card }) => `Bâtir ${the(card)}`,
    call: ({ card, at, seat, good }, who) => {
      const aim = at === undefined ? (seat === undefined ? '' : ` contre ${whom(who, seat)}`) : ` contre ${the(at)}`
      return `Appeler ${the(card)}${aim}${good === undefined ? '' : ` : ${NAMES[good]}`}`
    },
    visit: ({ space, ship, remove, shield }) => {
      const label = `Aller voir ${SPACE[space]}`
      if (ship !== undefined) return `${label} pour finir ${the(ship)}`
      if (remove !== undefined) return `${label} pour retirer ${the(remove)}`
      return shield === undefined ? label : `${label} pour protéger ${the(shield)}`
    },
    finish: ({ ship, tool }) => `Finir ${the(ship)}${tool ? ' avec votre outil' : ''}`,
    abandon: ({ ship }) => `Abandonner ${ship === undefined ? 'un bateau' : the(ship)}`,
  },
  reasons: {
    turn: ({ seat }, who) => `C’est à ${whom(who, seat)} de jouer.`,
    pack: () => 'Aucun lot ne vous attend pour l’instant.',
    'all-drafted': () => 'Chacun choisit d’abord ses trois cartes.',
    'all-stocked': () => 'D’abord, chacun choisit ses deux premières ressources.',
    'all-stored': () => 'C’est le soir : demain, après le choix des cartes.',
    gold: ({ want, have }) => `Il vous faut ${gold(want)} : vous en avez ${have}.`,
    workers: ({ want, have }) => `Il vous faut ${workers(want)} : vous en avez ${have}.`,
    goods: ({ good, want, have }) => `Il vous faut ${goods(want, good)} : vous en avez ${have}.`,
    craftsman: ({ craft: which, want, have }) =>
      want === 1
        ? `Il vous manque ${craft(which)}.`
        : `Il vous faut ${want} fois ${craft(which)} : vous l’avez ${have} fois.`,
    'stand-in': ({ ship }) => `Même avec un remplaçant, il vous manque des artisans pour ${the(ship)}.`,
    supply: ({ good }) => `La réserve n’a plus ${OF[good]}.`,
    'goods-left': () => 'La réserve n’a plus aucune ressource.',
    market: () => 'La pioche est vide : il n’y a pas de marché.',
    bench: ({ most }) => `Vous avez déjà ${most} artisans sous votre plateau.`,
    workshop: ({ most }) => `Vos ${most} ateliers sont pleins.`,
    'other-building': ({ card }) => `Vous avez déjà ${the(card)} : un seul bâtiment de chaque sorte.`,
    tool: () => 'Vous n’avez pas d’outil.',
    'own-goods': () => 'Vous n’avez aucune ressource à échanger.',
    cards: () => 'Vous n’avez aucune carte à donner.',
    'own-ship': () => 'Vous n’avez aucun bateau en chantier.',
    'own-card': () => 'Vous n’avez ni bateau en chantier, ni artisan.',
    'board-workers': () => 'Aucun ouvrier à ramener : les autres places sont vides.',
    shield: () => 'Il ne reste aucun bouclier.',
    'empty-hand': ({ have }) => `Il vous reste ${cards(have)} à jouer ou à défausser.`,
    target: () => 'Il n’y a ni rien ni personne à viser.',
    unguarded: ({ seat }, who) => `Une Sentinelle ${doesTo(who, seat, 'protège')}.`,
    unshielded: ({ card }) => `Un bouclier protège ${the(card)}.`,
    'their-gold': ({ seat }, who) => `${does(who, seat, 'n’a', 'n’avez')} pas d’or.`,
    'their-goods': ({ seat }, who) => `${capital(theirs(who, seat, 'le moulin'))} est vide.`,
    'their-tool': ({ seat }, who) => `${does(who, seat, 'n’a', 'n’avez')} pas d’outil.`,
    'free-space': ({ space }) => `Un ouvrier est déjà chez ${SPACE[space]}.`,
    'new-space': ({ space }) => `Vous avez déjà envoyé un ouvrier voir ${SPACE[space]} ce tour-ci.`,
    once: () => 'Vous avez déjà abandonné un bateau ce tour-ci.',
  },
  parts: { ships: 'Bateaux', buildings: 'Bâtiments', military: 'Force' },
  outlook: {
    ships: 'les bateaux',
    buildings: 'les bâtiments',
    yard: 'les chantiers en cours',
    crew: 'les artisans',
    goods: 'les ressources',
    gold: 'l’or',
    workers: 'les ouvriers',
    growth: 'les revenus du soir',
    tool: 'l’outil',
    military: 'la force de la flotte',
  },
  ties: ['le plus d’or'],
  options: {
    board: {
      label: 'Place du village',
      help: 'Cinq places pour vos ouvriers, et 2 ouvriers chaque soir au lieu de 1. Extension officielle ; sans elle, c’est le jeu de base officiel, plus long.',
    },
    ships: {
      label: 'Bateaux pour finir',
      help: 'Avec trois bateaux, la partie est plus courte. Règle maison ; la règle officielle en demande quatre.',
    },
    days: {
      label: 'Nombre de jours fixe',
      help: 'La partie dure exactement ce nombre de jours, quels que soient les bateaux finis ; sans limite : jusqu’à une flotte complète. Règle maison.',
      values: { 0: 'sans limite' },
    },
    peaceful: {
      label: 'Cartes paisibles',
      help: 'Sans les villageois qui nuisent, ni la Sentinelle qui en protège. Règle maison.',
    },
    rotating: {
      label: 'Lots tournants',
      help: 'Les trois lots du matin partent du premier, du deuxième et du troisième joueur. Règle maison.',
    },
    abandon: {
      label: 'Abandonner un bateau',
      help: 'Une fois par tour, vous pouvez défausser un bateau en chantier. Règle maison.',
    },
    runesaga: {
      label: 'Cartes de la Runesaga',
      help: 'Seize cartes de plus : Éclaireurs, Armuriers et Orfèvreries. Officiel.',
    },
  },
  ...cardTexts,
})
