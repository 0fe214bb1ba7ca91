// Pillards de la Mer du Nord en français. The sources are typed with plain spaces; `typeset` makes those of French typography.
import type { Seat } from '#engine'
import { typeset, type Who } from '#games/kit/words'
import { capital, de, does, either, list, own, points, theirs, verb, whom } from '#games/kit/words/fr'
import { cardOf, offeringOf } from '../cards/deck.ts'
import type { Ending } from '../state.ts'
import {
  AT,
  asks,
  BUILDING,
  COLOUR,
  cards,
  cardTexts,
  goods,
  OF,
  place,
  provisions,
  SOME,
  silver,
  steps,
  the,
  theAll,
  tokens,
  worker,
} from './help.fr.ts'
import type { RaidersTexts } from './index.ts'

const YIELD: Record<string, (count: number) => string> = {
  gate_house: count => `piocher ${cards(count)}`,
  mill: count => `gagner ${provisions(count)}`,
  silversmith: count => `gagner ${silver(count)}`,
}
const WHY: Record<Ending, string> = {
  fortresses: 'il ne reste qu’un lot de butin dans les Forteresses',
  offerings: 'la pile des offrandes est vide',
  valkyries: 'il ne reste aucune Valkyrie dans le nord',
  'last-round': 'la dernière manche est finie',
}
/** What a card does in a crew. */
const aboard = (card: number): string => cardTexts.crew[cardOf(card).id](cardOf(card).crew)
const price = (food: number, gold: number): string =>
  list([...(food > 0 ? [provisions(food)] : []), ...(gold > 0 ? [goods(gold, 'gold')] : [])]) || 'rien'

/** «Ingrid donne une carte à Aurèle», «Ingrid vous donne une carte». */
const toOrFrom = (who: Who, seat: Seat, other: Seat, donne: string, donnez: string, what: string): string =>
  who.me === other
    ? `${who(seat)} vous ${donne} ${what}.`
    : `${does(who, seat, donne, donnez)} ${what} à ${who(other)}.`

export const fr: RaidersTexts = typeset<RaidersTexts>({
  title: 'Pillards de la Mer du Nord',
  moment: number => `manche ${number}`,
  tagline: 'Mettez vos ouvriers au travail, engagez un équipage, rapportez le butin du nord.',
  questions: {
    keep: ({ count }) => `Quelles ${count} cartes gardez-vous ? Les autres vont sous la pioche.`,
    place: () => 'Où posez-vous votre ouvrier, ou que pillez-vous ?',
    pick: () => 'Quel ouvrier reprenez-vous ?',
    play: () => 'Quelle carte jouez-vous à la Demeure du Jarl ?',
    sell: () => 'Quelle carte donnez-vous au Trésor, et contre quoi ?',
    second: () => 'Quelle autre carte donnez-vous pour l’or ?',
    hire: () => 'Qui engagez-vous ?',
    room: () => 'Votre équipage est complet : qui s’en va ?',
    lose: () => 'Qui perdez-vous ?',
    relieve: () => 'Qui de votre équipage revient dans votre main ?',
    arm: () => 'Avec quoi payez-vous ?',
    long_house: () => 'Que faites-vous au Langhùs ?',
    gain: () => 'Que prenez-vous ?',
    give: () => 'Que donnez-vous ?',
    bargain: () => 'Quelle offrande faites-vous, et que gardez-vous ?',
    use: () => 'Quel bâtiment utilisez-vous ?',
    target: () => 'Quel adversaire ?',
    rob: () => 'Que prenez-vous, et à qui ?',
    exchange: () => 'Quels ouvriers échangez-vous ?',
    barter: () => 'Avec qui échangez-vous, et combien de cartes ?',
    swap: () => 'Quelle carte donnez-vous ?',
    curse: () => 'Quel lot reçoit la Valkyrie ?',
    filch: () => 'Que prenez-vous, et dans quel Port ?',
    reroll: () => 'Relancez-vous un dé ?',
    plunder: () => 'Quel lot prenez-vous ?',
    dead: ({ count }) => `Les Valkyries emportent ${count} des vôtres : qui meurt ?`,
    discard: ({ count }) => `${cards(count)} de trop en main : que défaussez-vous ?`,
  },
  moves: {
    keep: ({ cards: kept }) => ({ label: `Garder ${theAll(kept)}`, detail: 'les autres vont sous la pioche' }),
    place: ({ building, idle, colour, yields }) => ({
      label: `Aller ${AT[building]}${idle ? ' sans rien y faire' : ''}`,
      detail: `avec votre ${worker(colour)}${idle ? '' : ` : ${yields > 0 ? YIELD[building]!(yields) : cardTexts.buildings[building].help}`}`,
    }),
    pick: ({ building, idle, colour, yields }) => ({
      label: `Quitter ${BUILDING[building]}${idle ? ' sans rien y faire' : ''}`,
      detail: `avec l’${worker(colour)}${idle ? '' : ` : ${yields > 0 ? YIELD[building]!(yields) : cardTexts.buildings[building].help}`}`,
    }),
    raid: ({ settlement, provisions: food, gold }) => ({
      label: `Piller ${place(settlement)}`,
      detail: `pour ${price(food, gold)}`,
    }),
    discharge: ({ card }) => ({ label: `Congédier ${the(card)}`, detail: aboard(card) }),
    play: ({ card, vain, face }) => ({
      label: `Jouer ${the(card)}${vain ? ' pour rien' : ''}`,
      detail: vain ? 'son effet ne peut rien maintenant' : cardTexts.hall[face.id](face.hall),
    }),
    sell: ({ card, for: what }) => ({
      label: `Donner ${the(card)} contre ${SOME[what]}`,
      detail: what === 'silver' ? silver(2) : `${goods(1, 'gold')}, avec une autre carte`,
    }),
    add: ({ card }) => ({ label: `Ajouter ${the(card)}`, detail: 'les deux sont défaussées' }),
    hire: ({ card, silver: coins }) => ({
      label: `Engager ${the(card)}`,
      detail: coins > 0 ? `pour ${silver(coins)}` : 'sans frais',
    }),
    lose: ({ card }) => ({ label: capital(the(card)), detail: aboard(card) }),
    arm: ({ with: paid, armour }) => ({
      label: `Payer ${paid === 'iron' ? goods(1, 'iron') : silver(2)}`,
      detail: `pour ${steps(armour)} d’armement`,
    }),
    offer: ({ tile, less }) => ({
      label: `Offrir ${asks(tile, less)}`,
      detail: `${points(offeringOf(tile).points)} à la fin${less ? `, et vous gardez ${goods(1, less)}` : ''}`,
    }),
    trade: () => ({ label: `Donner ${goods(1, 'livestock')}`, detail: `contre ${provisions(2)}` }),
    enough: () => ({ label: 'Cela suffit', detail: 'ne plus rien faire ici' }),
    gain: ({ what }) => ({ label: what === 'cards' ? 'Des cartes' : capital(SOME[what]), detail: 'de la réserve' }),
    give: ({ what }) => ({ label: goods(1, what), detail: 'pour le Mercenaire' }),
    use: ({ building }) => ({ label: `Utiliser ${BUILDING[building]}`, detail: cardTexts.buildings[building].help }),
    target: ({ seat }, who) => ({ label: capital(whom(who, seat)), detail: 'à viser' }),
    rob: ({ seat, what }, who) => ({ label: goods(1, what), detail: `chez ${whom(who, seat)}` }),
    exchange: ({ seat, building, colour, was }, who) => ({
      label: `${capital(theirs(who, seat, `l’${worker(was)}`))} contre un ${worker(colour)}`,
      detail: `celui ${de(BUILDING[building])}`,
    }),
    barter: ({ seat, count }, who) => ({ label: `Échanger ${cards(count)}`, detail: `avec ${whom(who, seat)}` }),
    swap: ({ card }) => ({ label: `Donner ${the(card)}`, detail: 'sans que les autres la voient' }),
    curse: ({ settlement, tokens: lying }) => ({
      label: capital(place(settlement)),
      detail: `là où il y a ${tokens(lying)}`,
    }),
    filch: ({ settlement, what }) => ({ label: goods(1, what), detail: `dans ${place(settlement)}` }),
    reroll: ({ face }) => ({ label: `Relancer le ${face}`, detail: 'grâce à un Bagarreur' }),
    stand: () => ({ label: 'Garder les dés', detail: 'ne rien relancer' }),
    plunder: ({ tokens: lying, worker: colour, dead }) => ({
      label: `Prendre ${tokens(lying)}`,
      detail: `et un ${worker(colour)}${dead > 0 ? ` ; morts dans votre équipage : ${dead}` : ''}`,
    }),
    bury: ({ cards: dead }) => ({
      label: `Enterrer ${theAll(dead)}`,
      detail: dead.length === 1 ? aboard(dead[0]!) : `${steps(dead.length)} sur la piste des Valkyries`,
    }),
    discard: ({ card }) => ({ label: `Défausser ${the(card)}`, detail: aboard(card) }),
  },
  notes: {
    keeps: ({ seat, count }, who) => `${does(who, seat, 'garde', 'gardez')} ${cards(count)}.`,
    kept: ({ cards: kept }) => `Vous gardez ${theAll(kept)}.`,
    casts: ({ seat, dice }, who) =>
      `Pour commencer, ${whom(who, seat)} ${verb(who, seat, 'lance', 'lancez')} ${list(dice)}.`,
    begins: ({ seat }, who) => `${does(who, seat, 'commence', 'commencez')}.`,
    turn: ({ seat }, who) => `C’est à ${whom(who, seat)} de jouer.`,
    places: ({ seat, building, colour }, who) =>
      `${does(who, seat, 'pose', 'posez')} un ${worker(colour)} ${AT[building]}.`,
    picks: ({ seat, building, colour }, who) =>
      `${does(who, seat, 'reprend', 'reprenez')} l’${worker(colour)} ${de(BUILDING[building])}.`,
    idles: ({ seat, building }, who) => `${does(who, seat, 'ne fait', 'ne faites')} rien ${AT[building]}.`,
    uses: ({ seat, building }, who) => `${does(who, seat, 'utilise', 'utilisez')} aussi ${BUILDING[building]}.`,
    draws: ({ seat, count }, who) =>
      count > 0
        ? `${does(who, seat, 'pioche', 'piochez')} ${cards(count)}.`
        : `${does(who, seat, 'n’a', 'n’avez')} plus rien à piocher.`,
    drew: ({ cards: drawn }) =>
      drawn.length > 0 ? `Vous piochez ${theAll(drawn)}.` : 'Vous n’avez plus rien à piocher.',
    reshuffles: () => 'La défausse, mélangée, devient la nouvelle pioche.',
    discards: ({ seat, cards: gone }, who) => `${does(who, seat, 'défausse', 'défaussez')} ${theAll(gone)}.`,
    sells: ({ seat, cards: gone }, who) => `${does(who, seat, 'donne', 'donnez')} ${theAll(gone)} au Trésor.`,
    plays: ({ seat, card }, who) => `${does(who, seat, 'joue', 'jouez')} ${the(card)} à la Demeure du Jarl.`,
    vainly: ({ seat, card }, who) => `${does(who, seat, 'joue', 'jouez')} ${the(card)} pour rien.`,
    hires: ({ seat, card, silver: coins }, who) =>
      `${does(who, seat, 'engage', 'engagez')} ${the(card)} ${coins > 0 ? `pour ${silver(coins)}` : 'sans frais'}.`,
    dismisses: ({ seat, card }, who) => `${capital(theirs(who, seat, the(card)))} quitte l’équipage.`,
    discharges: ({ seat, card }, who) => `${does(who, seat, 'congédie', 'congédiez')} ${own(who, seat, the(card))}.`,
    dies: ({ seat, card }, who) => `${capital(theirs(who, seat, the(card)))} meurt au combat.`,
    returns: ({ seat, card }, who) => `${capital(theirs(who, seat, the(card)))} revient en main.`,
    falls: ({ seat, card }, who) => `${capital(theirs(who, seat, the(card)))} succombe au Vengeur.`,
    gains: ({ seat, good, count }, who) =>
      count > 0
        ? `${does(who, seat, 'gagne', 'gagnez')} ${goods(count, good)}.`
        : `${does(who, seat, 'ne trouve plus', 'ne trouvez plus')} ${OF[good]} dans la réserve.`,
    pays: ({ seat, good, count }, who) => `${does(who, seat, 'paie', 'payez')} ${goods(count, good)}.`,
    loses: ({ seat, good, count }, who) => `${does(who, seat, 'perd', 'perdez')} ${goods(count, good)}.`,
    stores: ({ seat, good, count }, who) =>
      `${does(who, seat, 'rend', 'rendez')} ${goods(count, good)} : on en garde huit au plus.`,
    takes: ({ seat, from, good, count }, who) => toOrFrom(who, seat, from, 'prend', 'prenez', goods(count, good)),
    armour: ({ seat, count }, who) =>
      count > 0
        ? `${does(who, seat, 'gagne', 'gagnez')} ${steps(count)} d’armement.`
        : `${does(who, seat, 'a déjà', 'avez déjà')} tout l’armement possible.`,
    disarmed: ({ seat, count }, who) => `${does(who, seat, 'perd', 'perdez')} ${steps(count)} d’armement.`,
    valkyries: ({ seat, count }, who) =>
      `${does(who, seat, 'avance', 'avancez')} de ${steps(count)} sur la piste des Valkyries.`,
    offers: ({ seat, tile }, who) =>
      `${does(who, seat, 'fait', 'faites')} une offrande : ${cardTexts.offering(offeringOf(tile))}.`,
    reveals: ({ tiles }) =>
      `À offrir désormais : ${tiles.map(tile => cardTexts.offering(offeringOf(tile))).join(' ; ')}.`,
    exchanges: ({ seat, from, building, colour, was }, who) =>
      `${does(who, seat, 'échange', 'échangez')} ${theirs(who, from, `l’${worker(was)}`)} contre l’${worker(colour)} ${de(BUILDING[building])}.`,
    hands: ({ seat, to, count }, who) => toOrFrom(who, seat, to, 'donne', 'donnez', cards(count)),
    handed: ({ seat, to, cards: given }, who) => toOrFrom(who, seat, to, 'donne', 'donnez', theAll(given)),
    curses: ({ seat, settlement }, who) =>
      `${does(who, seat, 'envoie', 'envoyez')} une Valkyrie vers ${place(settlement)}.`,
    filches: ({ seat, settlement, good }, who) =>
      `${does(who, seat, 'prend', 'prenez')} ${goods(1, good)} dans ${place(settlement)}.`,
    raids: ({ seat, settlement, colour }, who) =>
      `${does(who, seat, 'pille', 'pillez')} ${place(settlement)} avec un ${worker(colour)}.`,
    rolls: ({ seat, dice }, who) => `${does(who, seat, 'lance', 'lancez')} ${list(dice)}.`,
    rerolls: ({ seat, face, to }, who) => `${does(who, seat, 'relance', 'relancez')} le ${face} : ${to}.`,
    strikes: ({ seat, settlement, strength, points: scored }, who) =>
      `${does(who, seat, 'frappe', 'frappez')} ${place(settlement)} avec une force de ${strength} : ${scored > 0 ? points(scored) : 'aucun point'}.`,
    glory: ({ seat, count }, who) => `${does(who, seat, 'marque', 'marquez')} ${points(count)} de plus.`,
    plunders: ({ seat, settlement, tokens: taken, worker: colour }, who) =>
      `${does(who, seat, 'rapporte', 'rapportez')} ${tokens(taken)} et un ${worker(colour)} ${de(place(settlement))}.`,
    ending: ({ why, seat }, who) =>
      why === 'last-round'
        ? `${capital(WHY[why])} avec ${theirs(who, seat, 'le tour')}.`
        : `Avec ${theirs(who, seat, 'le tour')}, ${WHY[why]} : chacun joue encore un tour.`,
    over: () => 'La partie est finie.',
  },
  actions: {
    act: () => 'Jouer',
    place: ({ building, idle }) => `Aller ${AT[building]}${idle ? ' sans rien y faire' : ''}`,
    pick: ({ building, idle }) => `Quitter ${BUILDING[building]}${idle ? ' sans rien y faire' : ''}`,
    raid: ({ settlement }) => `Piller ${place(settlement)}`,
    discharge: ({ card }) => `Congédier ${the(card)}`,
    play: ({ card, vain }) => `Jouer ${the(card)}${vain ? ' pour rien' : ' à la Demeure du Jarl'}`,
    sell: ({ card, for: what }) => `Donner ${the(card)} contre ${SOME[what]}`,
    hire: ({ card }) => `Engager ${the(card)}`,
    arm: ({ with: paid }) => `Payer l’armement avec ${SOME[paid]}`,
    gain: ({ what }) => `Prendre ${what === 'cards' ? 'des cartes' : SOME[what]}`,
    offer: ({ tile }) => `Offrir ${asks(tile)}`,
    trade: () => 'Donner du bétail contre des provisions',
    enough: () => 'Ne plus rien faire ici',
  },
  reasons: {
    'all-kept': () => 'D’abord, chacun choisit les cartes qu’il garde.',
    turn: ({ seat }, who) => `C’est à ${whom(who, seat)} de jouer.`,
    goods: ({ good, want, have }) => `Il vous faut ${goods(want, good)} : vous en avez ${have}.`,
    crew: ({ want, have }) => `Il vous faut un équipage de ${want} : le vôtre en compte ${have}.`,
    cards: ({ want, have }) => `Il vous faut ${cards(want)} : vous en avez ${have}.`,
    worker: ({ colours, have }) =>
      `Il faut un ouvrier ${either(colours.map(colour => COLOUR[colour]))} : le vôtre est ${COLOUR[have]}.`,
    free: ({ building }) => `Un ouvrier est déjà ${AT[building]}.`,
    occupied: ({ building }) => `Il n’y a personne ${AT[building]}.`,
    other: ({ building }) => `Vous venez de poser votre ouvrier ${AT[building]} : reprenez-en un autre.`,
    unused: ({ building }) => `Vous avez déjà utilisé ${BUILDING[building]} ce tour-ci.`,
    'being-at': ({ building }) => `Cela se fait ${AT[building]}.`,
    'held-worker': () => 'Vous n’avez pas d’ouvrier en main.',
    'plunder-left': ({ settlement }) => `${capital(place(settlement))} n’a plus de butin, ni de place libre.`,
    supply: ({ good }) => `La réserve n’a plus ${OF[good]}.`,
    'no-hero': ({ card }) => `${capital(the(card))} est déjà à bord : un équipage ne compte qu’un héros.`,
    'hall-effect': ({ card }) => `${capital(the(card))} n’a pas d’effet à la Demeure du Jarl.`,
    'no-effect': ({ card }) => `Inutile de jouer ${the(card)} pour rien : son effet sert maintenant.`,
    'armour-room': ({ most }) => `Vous avez déjà les ${most} crans d’armement.`,
    pile: () => 'Il ne reste aucune carte à piocher.',
    'own-crew': () => 'Vous n’avez pas d’équipage.',
    'other-cards': () => 'Vous n’avez pas d’autre carte en main.',
    'valkyries-left': () => 'La réserve n’a pas de Valkyrie.',
    'sets-left': () => 'Il ne reste aucun lot de butin dans le nord.',
    'building-left': () => 'Aucun bâtiment ne peut vous servir maintenant.',
    'offerings-left': () => 'Il n’y a aucune offrande visible.',
    'other-worker': () => 'Il n’y a pas deux ouvriers de couleurs différentes à échanger.',
    'their-goods': ({ good }) => `Aucun adversaire n’a ${OF[good]}.`,
    'their-plunder': () => 'Aucun adversaire n’a de butin.',
    'their-armour': () => 'Aucun adversaire n’a d’armement.',
    'their-cards': () => 'Aucun adversaire n’a de carte en main.',
    'their-hero': () => 'Aucun adversaire n’a de héros.',
    'harbour-plunder': () => 'Les Ports n’ont plus de butin.',
  },
  parts: {
    raids: 'Pillages',
    valkyries: 'Valkyries',
    armour: 'Armement',
    offerings: 'Offrandes',
    crew: 'Équipage',
    plunder: 'Butin',
  },
  outlook: {
    raids: 'les pillages',
    valkyries: 'les Valkyries',
    armour: 'l’armement',
    offerings: 'les offrandes',
    crew: 'l’équipage',
    plunder: 'le butin',
  },
  ties: ['le plus loin sur la piste des Valkyries', 'le plus d’armement'],
  options: {
    runesaga: {
      label: 'Cartes de la Runesaga',
      help: 'Vingt-deux cartes de plus : dix nouveaux villageois, dont une héroïne. Officiel ; leurs prix et leurs forces sont reconstitués.',
    },
    firstPrinting: {
      label: 'Première impression',
      help: 'Six cartes telles que d’abord imprimées : Cartographe, Marchand, Sage, Éclaireur, Négociante et Belliciste.',
    },
  },
  ...cardTexts,
})
