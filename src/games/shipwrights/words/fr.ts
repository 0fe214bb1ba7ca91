// Charpentiers de la Mer du Nord en français. The sources are typed with plain spaces; `typeset` makes those of French typography.
import { typeset } from '#games/kit/words'
import { capital, de } from '#games/kit/words/fr'
import { buildingOf, cardOf, shipOf, toolOf, villagerOf } from '../cards/deck.ts'
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
  points,
  price,
  SPACE,
  stock,
  the,
  theAll,
  theirs,
  workers,
} from './help.fr.ts'
import type { ShipwrightsTexts } from './index.ts'

const effect = (card: number): string => cardTexts.villagers[villagerOf(card).id](villagerOf(card))

export const fr: ShipwrightsTexts = typeset<ShipwrightsTexts>({
  title: 'Charpentiers de la Mer du Nord',
  tagline: 'Réunissez les bons artisans, remplissez le moulin, lancez la plus belle flotte.',
  questions: {
    stock: () => 'Avec quelles ressources commencez-vous ? Prenez-en deux.',
    draft: () => 'Prenez une carte ; les autres passent à gauche.',
    act: ({ cards: left }) =>
      left > 0
        ? `Que faites-vous ? Il vous reste ${cards(left)} à jouer ou à défausser.`
        : 'Autre chose, ou votre tour est-il fini ?',
    jewels: () => 'Quelles cartes donnez-vous à la Bijoutière ?',
    sage: () => 'Quelles cartes défaussez-vous pour en piocher d’autres ?',
    swap: () => 'Quelle ressource échangez-vous ?',
    gain: () => 'Quelle ressource prenez-vous ?',
    store: ({ count }) => `Le moulin déborde. Que rendez-vous (${count}) ?`,
  },
  moves: {
    buy: ({ good, count, cart }) => ({
      label: `Acheter ${goods(count + (cart ? 1 : 0), good)}`,
      detail: `pour ${price(PRICE.gold, PRICE.workers)}${cart ? ', dont 1 pris sur la Charrette' : ''}`,
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
    call: ({ card, at, owner, own, seat, good }, who) => {
      const label = `Appeler ${the(card)}`
      if (at >= 0) return { label, detail: own ? `contre vous-même : ${the(at)}` : `contre ${theirs(who(owner), at)}` }
      if (seat >= 0) return { label, detail: `contre ${who(seat)}${good ? ` : 1 ${NAMES[good]}` : ''}` }
      return { label, detail: good ? `pour avoir ${NAMES[good]}` : effect(card) }
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
    stocks: ({ seat, goods: amounts }, who) => `${who(seat)} commence avec ${stock(amounts)}.`,
    day: ({ day, first }, who) => `Jour ${day} : ${who(first)} commence.`,
    drafted: ({ seat }, who) => `${who(seat)} a choisi ses cartes.`,
    kept: ({ cards: kept }) => `Vous gardez ${theAll(kept)}.`,
    reshuffles: () => 'La défausse, mélangée, devient la nouvelle pioche.',
    turn: ({ seat }, who) => `C’est le tour ${de(who(seat))}.`,
    'sentry-leaves': ({ seat }, who) => `La Sentinelle ${de(who(seat))} s’en va.`,
    buys: ({ seat, good, count, cart }, who) =>
      `${who(seat)} achète ${goods(count, good)}${cart ? ', et en prend 1 de plus sur la Charrette' : ''}.`,
    equips: ({ seat, card }, who) => `${who(seat)} achète ${the(card)}.`,
    drops: ({ seat, card }, who) => `${who(seat)} défausse ${the(card)}.`,
    recruits: ({ seat, card }, who) => `${who(seat)} recrute ${the(card)}.`,
    starts: ({ seat, card }, who) => `${who(seat)} commence ${the(card)}.`,
    finishes: ({ seat, ship, crew, tool }, who) =>
      `${who(seat)} finit ${the(ship)} avec ${theAll(tool < 0 ? crew : [...crew, tool])}.`,
    builds: ({ seat, card }, who) => `${who(seat)} bâtit ${the(card)}.`,
    discards: ({ seat, cards: thrown }, who) => `${who(seat)} défausse ${theAll(thrown)}.`,
    abandons: ({ seat, card }, who) => `${who(seat)} abandonne ${the(card)}.`,
    visits: ({ seat, space }, who) => `${who(seat)} envoie un ouvrier voir ${SPACE[space]}.`,
    calls: ({ seat, card }, who) => `${who(seat)} appelle ${the(card)}.`,
    kills: ({ from: owner, card }, who) => `À la défausse : ${theirs(who(owner), card)}.`,
    wrecks: ({ from: owner, card }, who) => `À la défausse, sans être fini : ${theirs(who(owner), card)}.`,
    lures: ({ seat, from: owner, card }, who) => `${capital(theirs(who(owner), card))} passe chez ${who(seat)}.`,
    breaks: ({ from: owner, card }, who) => `À la défausse : ${theirs(who(owner), card)}.`,
    steals: ({ seat, from: owner, good }, who) => `${who(seat)} prend 1 ${NAMES[good]} chez ${who(owner)}.`,
    gold: ({ seat, count }, who) => `${who(seat)} gagne ${gold(count)}.`,
    loses: ({ seat, count }, who) => `${who(seat)} perd ${gold(count)}.`,
    workers: ({ seat, count }, who) => `${who(seat)} gagne ${workers(count)}.`,
    goods: ({ seat, good, count }, who) => `${who(seat)} gagne ${goods(count, good)}.`,
    swaps: ({ seat, give, take }, who) => `${who(seat)} échange 1 ${NAMES[give]} contre 1 ${NAMES[take]}.`,
    draws: ({ seat, count }, who) => `${who(seat)} pioche ${cards(count)}.`,
    drew: ({ cards: drawn }) => `Vous piochez ${drawn.length === 0 ? '0 carte' : theAll(drawn)}.`,
    'turns-up': ({ card }) => `Du dessus de la pioche à la défausse : ${the(card)}. Le marché change.`,
    removes: ({ seat, card }, who) => `${who(seat)} retire ${the(card)} de son plateau.`,
    shields: ({ seat, card }, who) => `Sous un bouclier : ${theirs(who(seat), card)}.`,
    evening: ({ seat, gold: coins, workers: come }, who) =>
      `Le soir : ${who(seat)} reçoit ${gold(coins)} et ${workers(come)}.`,
    returns: ({ seat, goods: amounts }, who) => `${who(seat)} rend ${stock(amounts)} : le moulin est plein.`,
    'sends-home': ({ seat, count }, who) => `${who(seat)} renvoie ${workers(count)} : le village est plein.`,
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
      const aim = at === undefined ? (seat === undefined ? '' : ` contre ${who(seat)}`) : ` contre ${the(at)}`
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
    turn: ({ seat }, who) => `C’est à ${who(seat)} de jouer.`,
    pack: () => 'Aucun lot ne vous attend encore.',
    'all-drafted': () => 'D’abord, chacun choisit ses trois cartes.',
    gold: ({ want, have }) => `Il vous faut ${gold(want)} : vous en avez ${have}.`,
    workers: ({ want, have }) => `Il vous faut ${workers(want)} : vous en avez ${have}.`,
    goods: ({ good, want, have }) => `Il vous faut ${goods(want, good)} : vous en avez ${have}.`,
    craftsman: ({ craft: which, want, have }) =>
      want === 1
        ? `Il vous manque ${craft(which)}.`
        : `Il vous faut ${want} fois ${craft(which)} : vous en avez ${have}.`,
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
    target: () => 'Il n’y a rien ni personne à viser.',
    unguarded: ({ seat }, who) => `Une Sentinelle garde ${who(seat)}.`,
    unshielded: ({ card }) => `Sous un bouclier : ${the(card)}.`,
    'their-gold': ({ seat }, who) => `${who(seat)} n’a pas d’or.`,
    'their-goods': ({ seat }, who) => `Le moulin ${de(who(seat))} est vide.`,
    'their-tool': ({ seat }, who) => `${who(seat)} n’a pas d’outil.`,
    'free-space': ({ space }) => `Un ouvrier occupe déjà la place : ${SPACE[space]}.`,
    'new-space': ({ space }) => `Vous êtes déjà allé voir ${SPACE[space]} ce tour-ci.`,
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
      help: 'Avec trois bateaux, la partie est plus courte. Option de Naust ; la règle officielle en demande quatre.',
    },
    days: {
      label: 'Nombre de jours fixe',
      help: 'La partie dure exactement ce nombre de jours, quels que soient les bateaux finis ; sans limite : jusqu’à une flotte complète. Option de Naust.',
      values: { 0: 'sans limite' },
    },
    peaceful: {
      label: 'Cartes paisibles',
      help: 'Sans les villageois qui nuisent, ni la Sentinelle qui en protège. Option de Naust.',
    },
    rotating: {
      label: 'Lots tournants',
      help: 'Les trois lots du matin partent du premier, du deuxième et du troisième joueur. Option de Naust.',
    },
    abandon: {
      label: 'Abandonner un bateau',
      help: 'Une fois par tour, vous pouvez défausser un bateau en chantier. Option de Naust.',
    },
    runesaga: {
      label: 'Cartes de la Runesaga',
      help: 'Seize cartes de plus : Éclaireurs, Armuriers et Orfèvreries. Officiel.',
    },
  },
  ...cardTexts,
})
