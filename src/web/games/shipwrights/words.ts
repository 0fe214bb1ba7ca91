// What the board itself says, in both languages; the sentences of the game are in its own texts.

import type { Language } from '#games/kit/words'
import type { Phase, Space } from '#games/shipwrights'
import { language } from '../../kit/settings.ts'
import type { Resource, ResourceLetters } from './art/signs.tsx'

/** Everything that is counted on the boards. */
export type Counted = Resource | 'military' | 'mill' | 'hand'

interface BoardWords {
  readonly rivals: string
  /** What a space of the village board is for, in a few words. */
  readonly spaces: { readonly [S in Space]: string }
  readonly market: string
  readonly village: string
  /** What a card does in so few words that they fit on it, where its own text does not. */
  readonly glances: { readonly [title: string]: string }
  yardOf(name: string): string
  readonly act: string
  readonly hand: string
  readonly phases: { readonly [P in Phase]: string }
  day(n: number): string
  readonly first: string
  readonly pioneer: string
  readonly sentry: string
  readonly pile: string
  readonly discard: string
  readonly counted: { readonly [C in Counted]: string }
  /** Points in short: what follows their number. */
  pts(n: number): string
  outOf(have: number, room: number): string
  readonly mill: string
  readonly workers: string
  readonly crew: string
  readonly fleet: string
  readonly tool: string
  readonly buildings: string
  readonly workshop: string
  readonly free: string
  readonly taken: string
  readonly noShip: string
  readonly none: string
  readonly shielded: string
  need(what: string, have: number, want: number): string
  spared(what: string): string
  /** A craftsman a ship needs: waiting on the board, in hand, replaced by another, or missing. */
  readonly hands: { readonly [state in 'met' | 'hand' | 'spared' | 'short']: string }
  tonight(gold: number, workers: number): string
  readonly tonightTitle: string
  readonly pack: string
  packOf(n: number, all: number): string
  readonly chosen: string
  watching(name: string): string
  waiting(names: string): string
  readonly look: string
  readonly eveningTitle: string
  readonly underWay: string
  readonly front: string
  /** Why something does not stay overnight. */
  readonly noRoom: string
  readonly whence: string
  readonly over: string
  readonly pickSome: string
  keeps(n: number): string
  readonly less: string
  readonly plus: string
  stillBack(n: number): string
  copies(n: number): string
  readonly saga: string
  dawn(day: number, name: string): string
  readonly more: string
}

const WORDS: { readonly [L in Language]: BoardWords } = {
  fr: {
    rivals: 'Adversaires',
    spaces: {
      cartographer: 'un artisan en remplace un autre',
      jeweller: '1, 2, 3 cartes : 2, 3, 5 or',
      forager: 'autre marché, 1 ressource',
      warden: 'prendre tous ces ouvriers',
      shield_maiden: 'un bouclier, ou faire place',
    },
    glances: {
      bow_saw: 'Finissez un bateau sans payer son bois.',
      spindle: 'Finissez un bateau sans payer sa laine.',
      bloomery: 'Finissez un bateau sans payer son fer.',
      cart: 'Une ressource de chaque, à prendre avec un achat.',
      sentry: 'Vous protège jusqu’à votre prochain tour.',
    },
    market: 'Marché',
    village: 'Village',
    yardOf: name => `Chantier : ${name}`,
    act: 'À faire',
    hand: 'Main',
    phases: { setup: 'début', morning: 'matin', afternoon: 'après-midi', evening: 'soir' },
    day: n => `Jour ${n}`,
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
    pts: n => (n < 2 ? 'pt' : 'pts'),
    outOf: (have, room) => `${have} sur ${room}`,
    mill: 'Moulin',
    workers: 'Ouvriers',
    crew: 'Artisans',
    fleet: 'Flotte',
    tool: 'Outil',
    buildings: 'Bâtiments',
    workshop: 'Atelier libre',
    free: 'libre',
    taken: 'occupé',
    noShip: 'Jouez un bateau de votre main pour le commencer ici.',
    none: 'aucun',
    shielded: 'sous un bouclier',
    need: (what, have, want) => `${what} : ${have} sur ${want}`,
    spared: what => `${what} : remplacé par l’outil`,
    hands: { met: 'prêt', hand: 'en main', spared: 'remplacé par un autre, chez le Cartographe', short: 'manque' },
    tonight: (gold, workers) => `Ce soir : ${gold} d’or, ${workers} ouvriers de plus`,
    tonightTitle: 'Ce soir',
    pack: 'Le lot',
    packOf: (n, all) => `Lot ${n} sur ${all}`,
    chosen: 'Déjà choisies',
    watching: name => `${name} joue…`,
    waiting: names => `On attend ${names}…`,
    look: 'Voir la carte',
    eveningTitle: 'La soirée',
    underWay: 'En chantier',
    front: 'De garde',
    noRoom: 'faute de place',
    whence: 'D’où vient cette carte',
    over: 'La partie est finie.',
    pickSome: 'Touchez les cartes à défausser.',
    keeps: n => `il en reste ${n}`,
    less: 'un de moins',
    plus: 'un de plus',
    stillBack: n => `Encore ${n} à rendre.`,
    copies: n => (n === 1 ? 'Un seul exemplaire' : `${n} exemplaires`),
    saga: 'Carte de la Runesaga',
    dawn: (day, name) => `Jour ${day} : ${name} commence.`,
    more: 'Détails',
  },
  en: {
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
      cart: 'One of each resource, taken along when you buy.',
      sentry: 'Protects you until your next turn.',
    },
    market: 'Market',
    village: 'Village',
    yardOf: name => `Yard: ${name}`,
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
    pts: n => (n === 1 ? 'pt' : 'pts'),
    outOf: (have, room) => `${have} of ${room}`,
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
    spared: what => `${what}: replaced by the tool`,
    hands: { met: 'ready', hand: 'in hand', spared: 'another, by the Cartographer', short: 'missing' },
    tonight: (gold, workers) => `Tonight: ${gold} gold, ${workers} more workers`,
    tonightTitle: 'Tonight',
    pack: 'The pack',
    packOf: (n, all) => `Pack ${n} of ${all}`,
    chosen: 'Chosen so far',
    watching: name => `${name} is playing…`,
    waiting: names => `Waiting for ${names}…`,
    look: 'See the card',
    eveningTitle: 'The evening',
    underWay: 'Under way',
    front: 'On duty',
    noRoom: 'no room',
    whence: 'Where this card comes from',
    over: 'The match is over.',
    pickSome: 'Touch the cards to discard.',
    keeps: n => `${n} left`,
    less: 'one less',
    plus: 'one more',
    stillBack: n => `Still ${n} to give back.`,
    copies: n => (n === 1 ? 'A single copy' : `${n} copies`),
    saga: 'A card of the Runesaga',
    dawn: (day, name) => `Day ${day}: ${name} begins.`,
    more: 'Details',
  },
}
const LETTERS: { readonly [L in Language]: ResourceLetters } = {
  fr: { gold: 'O', worker: 'U', oak: 'B', wool: 'L', iron: 'F' },
  en: { gold: 'G', worker: 'K', oak: 'O', wool: 'W', iron: 'I' },
}
/** The letter of each resource, beside its sign. */
export const letters = (): ResourceLetters => LETTERS[language.value]
export const say = (): BoardWords => WORDS[language.value]
