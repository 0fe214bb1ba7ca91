// What the board itself says, in both languages; the sentences of the game are in its own texts.
import type { Seat } from '#engine'
import type { Language, Who } from '#games/kit/words'
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { language } from '../../kit/settings.ts'
import { spoken } from '../../kit/words.ts'
import type { Resource, ResourceLetters } from './art/signs.tsx'

/** Everything that is counted on the boards. */
export type Counted = Resource | 'military' | 'mill' | 'hand'

const fr = {
  rivals: 'Adversaires',
  /** What a space of the village board is for, in a few words. */
  spaces: {
    cartographer: 'un artisan en remplace un autre',
    jeweller: '1, 2, 3 cartes : 2, 3, 5 d’or',
    forager: 'autre marché, 1 ressource',
    warden: 'prendre tous ces ouvriers',
    shield_maiden: 'un bouclier, ou faire place',
  },
  /** What a card does in so few words that they fit on it, where its own text does not. */
  glances: {
    bow_saw: 'Finissez un bateau sans payer son bois.',
    spindle: 'Finissez un bateau sans payer sa laine.',
    bloomery: 'Finissez un bateau sans payer son fer.',
    cart: 'Une de chaque ressource, à prendre avec un achat.',
    sentry: 'Vous protège jusqu’à votre prochain tour.',
  } as Readonly<Record<string, string>>,
  market: 'Marché',
  village: 'Village',
  you: 'Vous',
  yardOf: (name: string) => `Chantier ${french.de(name)}`,
  act: 'À faire',
  hand: 'Main',
  phases: { setup: 'début', morning: 'matin', afternoon: 'après-midi', evening: 'soir' },
  day: (n: number) => `Jour ${n}`,
  first: 'premier joueur',
  pioneer: 'Pionnier : premier demain',
  sentry: 'Sentinelle : à l’abri',
  pile: 'pioche',
  discard: 'défausse',
  counted: {
    gold: 'or',
    worker: 'ouvriers',
    oak: 'bois',
    wool: 'laine',
    iron: 'fer',
    military: 'force',
    mill: 'moulin',
    hand: 'cartes en main',
  },
  /** Points in short: what follows their number. */
  pts: french.pts,
  outOf: (have: number, room: number) => `${have} sur ${room}`,
  purse: 'Or',
  mill: 'Moulin',
  workers: 'Ouvriers',
  crew: 'Artisans',
  fleet: 'Flotte',
  tool: 'Outil',
  buildings: 'Bâtiments',
  workshop: 'Atelier libre',
  free: 'libre',
  taken: 'prise',
  noShip: 'Jouez un bateau de votre main pour le commencer ici.',
  none: 'aucun',
  shielded: 'sous un bouclier',
  need: (what: string, have: number, want: number) => `${what} : ${have} sur ${want}`,
  spared: (what: string) => `${what} : l’outil en dispense`,
  /** A craftsman a ship needs: waiting on the board, in hand, replaced by another, or missing. */
  hands: {
    met: 'sur le plateau',
    hand: 'en main',
    spared: 'un autre à sa place, chez le Cartographe',
    short: 'manque',
  },
  tonight: (gold: number, workers: number) =>
    `Ce soir : ${french.many(gold, 'pièce')} d’or et ${french.many(workers, 'ouvrier')} de plus`,
  tonightTitle: 'Ce soir',
  pack: 'Le lot',
  packOf: (n: number, all: number) => `Lot ${n} sur ${all}`,
  chosen: 'Déjà choisies',
  watching: (name: string) => `${name} joue…`,
  waiting: (names: string) => `On attend ${names}…`,
  look: 'Voir la carte',
  eveningTitle: 'La soirée',
  underWay: 'En chantier',
  front: 'De garde',
  /** Why something does not stay overnight. */
  noRoom: 'faute de place',
  over: 'La partie est finie.',
  pickSome: 'Touchez les cartes à défausser.',
  keeps: (n: number) => `il en reste ${n}`,
  less: 'une de moins',
  plus: 'une de plus',
  stillBack: (n: number) => `Encore ${n} à rendre.`,
  copies: (n: number) => (n === 1 ? 'Un seul exemplaire' : `${n} exemplaires`),
  saga: 'Carte de la Runesaga',
  dawn: (day: number, who: Who, first: Seat) => `Jour ${day} : ${french.doing(who, first, 'commence', 'commencez')}.`,
  more: 'Détails',
  /** What a stall of the market offers, to those who hear it. */
  stall: (what: string, n: number, gold: number, workers: number, left: number) =>
    `Marché, ${what} : ${n} pour ${french.many(gold, 'pièce')} d’or et ${french.many(workers, 'ouvrier')} ; ${left} dans la réserve`,
  noStall: (what: string) => `Marché, ${what} : il n’y a pas de marché`,
  space: (name: string, help: string, taken: boolean) => `${name}, place ${taken ? 'prise' : 'libre'} : ${help}`,
  /** The ships a craftsman works on. */
  serves: (ships: string) => `Pour : ${ships}.`,
  inYard: 'en chantier',
  wants: 'Il faut',
  brings: 'Rapporte',
  force: (n: number) => `force ${n}`,
  each: (what: string, n: number) => `${what} ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
  changes: { mill: 'moulin', worker: 'ouvriers chaque soir', gold: 'or chaque soir' },
  lacks: 'manque',
  ready: 'tout est prêt',
  nothingLacks: 'tout y est',
  /** What a match is played for. */
  goal: (ships: number) => `But : ${ships} bateaux`,
  goalDays: (day: number, days: number) => `Jour ${day} sur ${days}`,
  near: (name: string) => `${name} : plus qu’un bateau`,
  iAmNear: 'Plus qu’un bateau pour vous',
  ending: {
    fleet: (ships: number) => `${ships} bateaux : la partie finit après ce soir`,
    days: () => 'Dernier jour : la partie finit après ce soir',
    'last-day': () => 'Dernier jour : la partie finit après ce soir',
  },
  lastShort: 'Fin ce soir',
  shipsShort: (n: number, all: number) => (all > 0 ? `${n} sur ${all}` : String(n)),
  shipsOf: (n: number, all: number) =>
    all > 0 ? `${n} bateau${n > 1 ? 'x' : ''} sur ${all}` : `${n} bateau${n > 1 ? 'x' : ''}`,
  /** Whoever is not asked sees what the others are after. */
  after: (name: string) => `Ce que vise ${name}`,
  afterNothing: 'aucun bateau en chantier',
  /** Beside the first question. */
  whyGoods:
    'Chaque bateau demande des artisans, du bois, de la laine et souvent du fer. Le reste s’achète au marché : un peu de chaque va avec tout.',
  plan: [
    ['Matin', 'vous prenez 3 cartes, une de chaque lot'],
    ['Après-midi', 'vous les jouez, achetez, finissez des bateaux'],
    ['Soir', 'vos ouvriers rapportent de l’or'],
  ],
  planTitle: 'Une journée',
}
const en: typeof fr = {
  rivals: 'Opponents',
  spaces: {
    cartographer: 'one craftsman for another',
    jeweller: '1, 2, 3 cards: 2, 3, 5 gold',
    forager: 'new market, 1 resource',
    warden: 'take all these workers',
    shield_maiden: 'a shield, or make room',
  },
  glances: {
    bow_saw: 'Finish a ship without its oak.',
    spindle: 'Finish a ship without its wool.',
    bloomery: 'Finish a ship without its iron.',
    cart: 'One of each resource, taken when you buy.',
    sentry: 'Protects you until your next turn.',
  },
  market: 'Market',
  village: 'Village',
  you: 'You',
  yardOf: name => `${name}’s yard`,
  act: 'To do',
  hand: 'Hand',
  phases: { setup: 'start', morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
  day: n => `Day ${n}`,
  first: 'first player',
  pioneer: 'Pioneer: first tomorrow',
  sentry: 'Sentry: protected',
  pile: 'pile',
  discard: 'discards',
  counted: {
    gold: 'gold',
    worker: 'workers',
    oak: 'oak',
    wool: 'wool',
    iron: 'iron',
    military: 'military',
    mill: 'mill',
    hand: 'cards in hand',
  },
  pts: english.pts,
  outOf: (have, room) => `${have} of ${room}`,
  purse: 'Gold',
  mill: 'Mill',
  workers: 'Workers',
  crew: 'Craftsmen',
  fleet: 'Fleet',
  tool: 'Tool',
  buildings: 'Buildings',
  workshop: 'Free workshop',
  free: 'free',
  taken: 'taken',
  noShip: 'Play a ship from your hand to start it here.',
  none: 'none',
  shielded: 'under a shield',
  need: (what, have, want) => `${what}: ${have} of ${want}`,
  spared: what => `${what}: spared by the tool`,
  hands: { met: 'on the board', hand: 'in hand', spared: 'another instead, at the Cartographer', short: 'missing' },
  tonight: (gold, workers) => `Tonight: ${gold} gold and ${english.many(workers, 'worker')} more`,
  tonightTitle: 'Tonight',
  pack: 'The pack',
  packOf: (n, all) => `Pack ${n} of ${all}`,
  chosen: 'Chosen so far',
  watching: name => `${name} is playing…`,
  waiting: names => `Waiting for ${names}…`,
  look: 'See the card',
  eveningTitle: 'The evening',
  underWay: 'Under construction',
  front: 'On duty',
  noRoom: 'no room',
  over: 'The match is over.',
  pickSome: 'Touch the cards to discard.',
  keeps: n => `${n} left`,
  less: 'one fewer',
  plus: 'one more',
  stillBack: n => `${n} more to give back.`,
  copies: n => (n === 1 ? 'A single copy' : `${n} copies`),
  saga: 'Runesaga card',
  dawn: (day, who, first) => `Day ${day}: ${english.doing(who, first, 'goes', 'go')} first.`,
  more: 'Details',
  stall: (what, n, gold, workers, left) =>
    `Market, ${what}: ${n} for ${gold} gold and ${english.many(workers, 'worker')}; ${left} in the supply`,
  noStall: what => `Market, ${what}: there is no market`,
  space: (name, help, taken) => `${name}, ${taken ? 'taken' : 'free'}: ${help}`,
  serves: ships => `For: ${ships}.`,
  inYard: 'under construction',
  wants: 'It takes',
  brings: 'It brings',
  force: n => `military ${n}`,
  each: (what, n) => `${what} ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
  changes: { mill: 'mill', worker: 'workers each evening', gold: 'gold each evening' },
  lacks: 'lacks',
  ready: 'ready to finish',
  nothingLacks: 'all there',
  goal: ships => `Goal: ${ships} ships`,
  goalDays: (day, days) => `Day ${day} of ${days}`,
  near: name => `${name}: one ship to go`,
  iAmNear: 'One ship to go for you',
  ending: {
    fleet: ships => `${ships} ships: the match ends after this evening`,
    days: () => 'Last day: the match ends after this evening',
    'last-day': () => 'Last day: the match ends after this evening',
  },
  lastShort: 'Ends tonight',
  shipsShort: (n, all) => (all > 0 ? `${n} of ${all}` : String(n)),
  shipsOf: (n, all) => (all > 0 ? `${n} of ${all} ships` : `${n} ship${n === 1 ? '' : 's'}`),
  after: name => `What ${name} is after`,
  afterNothing: 'no ship under construction',
  whyGoods:
    'Every ship takes craftsmen, oak, wool and often iron. You can buy the rest at the market: a little of each goes with everything.',
  plan: [
    ['Morning', 'you take 3 cards, one from each pack'],
    ['Afternoon', 'you play them, buy, and finish ships'],
    ['Evening', 'your workers bring in gold'],
  ],
  planTitle: 'A day',
}

const LETTERS: { readonly [L in Language]: ResourceLetters } = {
  fr: { gold: 'O', worker: 'U', oak: 'B', wool: 'L', iron: 'F' },
  en: { gold: 'G', worker: 'K', oak: 'O', wool: 'W', iron: 'I' },
}
/** The letter of each resource, beside its sign. */
export const letters = (): ResourceLetters => LETTERS[language.value]
export const say = spoken(fr, en)
/** Points in short, with their number. */
export const points = (n: number): string => `${n} ${say().pts(n)}`

/** By name, and me by «you». */
export const youOr = (who: Who, seat: Seat): string => (who.me === seat ? say().you : who(seat))
