// What the board itself says, in both languages; the sentences of the game are in its own texts.
import type { Seat } from '#engine'
import type { Who } from '#games/kit/words'
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { spoken } from '../../kit/words.ts'

const lacking = (lacks: string | null): string => (lacks === null ? '' : ` : il manque ${lacks}`)
const stillNeeds = (lacks: string | null): string => (lacks === null ? '' : `: still needs ${lacks}`)

const fr = {
  guns: (n: number) => french.many(n, 'canon'),
  points: french.points,
  ships: (n: number) => french.many(n, 'navire'),
  roll: (n: number) => `lancer ${n}`,
  map: 'carte au trésor',
  free: 'cale libre',
  carries: (cargo: string) => `Porte : ${cargo}`,
  offshore: 'au large',
  port: 'Le port',
  rivals: 'Adversaires',
  myFleet: 'Ma flotte',
  myTurn: 'Le tour',
  you: 'vous',
  families: 'Familles',
  noShips: 'Pas encore de navire',
  pts: french.pts,
  die: (face: number) => `dé ${face}`,
  attackMany: 'Choisissez qui attaque qui',
  chooseShip: 'Choisissez un navire à quai',
  fightTitle: 'Combat !',
  wins: (who: Who, seat: Seat) => french.does(who, seat, 'l’emporte', 'l’emportez'),
  aside: 'écartés',
  watching: (name: string) => `${name} choisit son action…`,
  fighting: (name: string) => `${name} attaque.`,
  armsSome: (name: string) => `${name} veut armer un navire : le premier dé posé dira lequel.`,
  pursues: {
    arm: (name: string, card: string, lacks: string | null) => `${name} arme ${card}${lacking(lacks)}.`,
    hunt: (name: string, card: string, lacks: string | null) => `${name} cherche ${card}${lacking(lacks)}.`,
    buy: (name: string, card: string, lacks: string | null) => `${name} achète ${card}${lacking(lacks)}.`,
  },
  rolling: 'Les dés roulent…',
  placeThem: 'Touchez la carte où les poser : les autres dés rouleront.',
  attackNow: 'Touchez l’autre navire : le combat commence aussitôt.',
  great: { completes: 'De quoi finir !', three: 'Quel lancer !' },
  lastShip: {
    match: 'Dernier navire : l’armer termine la partie.',
    round: 'Dernier navire : l’armer ouvre le dernier tour de table.',
    closing: 'Dernier tour de table.',
  },
  chance: (percent: string) => `${percent} de chances`,
  noMap: 'sans carte au trésor',
  kinds: { goods: 'Marchandise', treasure: 'Trésor' },
  ownedBy: (name: string) => `la flotte ${french.de(name)}`,
  mine: 'votre flotte',

  lookAt: (name: string) => `Voir de près la flotte ${french.de(name)}`,
  emptyPile: 'vide',
  odds: 'Chances',
}
const en: typeof fr = {
  guns: n => english.many(n, 'gun'),
  points: english.points,
  ships: n => english.many(n, 'ship'),
  roll: n => `roll ${n}`,
  map: 'treasure map',
  free: 'empty hold',
  carries: cargo => `Carries: ${cargo}`,
  offshore: 'offshore',
  port: 'The port',
  rivals: 'Opponents',
  myFleet: 'My fleet',
  myTurn: 'The turn',
  you: 'you',
  families: 'Families',
  noShips: 'No ships yet',
  pts: english.pts,
  die: face => `die ${face}`,
  attackMany: 'Choose who attacks whom',
  chooseShip: 'Choose a ship in the row',
  fightTitle: 'Battle!',
  wins: (who, seat) => english.does(who, seat, 'wins', 'win'),
  aside: 'aside',
  watching: name => `${name} is choosing an action…`,
  fighting: name => `${name} attacks.`,
  armsSome: name => `${name} wants to arm a ship: the first die placed decides which.`,
  pursues: {
    arm: (name, card, lacks) => `${name} is arming ${card}${stillNeeds(lacks)}.`,
    hunt: (name, card, lacks) => `${name} is after ${card}${stillNeeds(lacks)}.`,
    buy: (name, card, lacks) => `${name} is buying ${card}${stillNeeds(lacks)}.`,
  },
  rolling: 'The dice are rolling…',
  placeThem: 'Touch the card to place them on: the other dice will roll.',
  attackNow: 'Touch the other ship: the fight begins at once.',
  great: { completes: 'Enough to finish!', three: 'What a roll!' },
  lastShip: {
    match: 'Last ship: arming it ends the match.',
    round: 'Last ship: arming it begins the last round.',
    closing: 'The last round.',
  },
  chance: percent => `${percent} chance`,
  noMap: 'no treasure map',
  kinds: { goods: 'Goods', treasure: 'Treasure' },
  ownedBy: name => `${name}’s fleet`,
  mine: 'your fleet',

  lookAt: name => `Look at ${name}’s fleet`,
  emptyPile: 'empty',
  odds: 'Odds',
}

export const say = spoken(fr, en)
