// What the board itself says, in both languages; the sentences of the game are in its own texts.
import { language } from '../../kit/settings.ts'

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const fr = {
  guns: (n: number) => plural(n, 'canon', 'canons'),
  points: (n: number) => (n < 2 ? `${n} point` : `${n} points`),
  ships: (n: number) => (n < 2 ? `${n} navire` : `${n} navires`),
  roll: (n: number) => `jet ${n}`,
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
  pts: 'pts',
  die: (face: number) => `dé ${face}`,
  attackMany: 'Choisissez qui attaque qui',
  chooseShip: 'Choisissez un navire du quai',
  fightTitle: 'Combat !',
  wins: (name: string) => `${name} l’emporte`,
  aside: 'écartés',
  watching: (name: string) => `${name} joue…`,
  lookAt: (name: string) => `Voir de près la flotte : ${name}`,
  emptyPile: 'vide',
  odds: 'Chances',
}
const en: typeof fr = {
  guns: n => plural(n, 'gun', 'guns'),
  points: n => plural(n, 'point', 'points'),
  ships: n => plural(n, 'ship', 'ships'),
  roll: n => `roll ${n}`,
  map: 'treasure map',
  free: 'hold free',
  carries: cargo => `Carries: ${cargo}`,
  offshore: 'offshore',
  port: 'The port',
  rivals: 'Opponents',
  myFleet: 'My fleet',
  myTurn: 'The turn',
  you: 'you',
  families: 'Families',
  noShips: 'No ship yet',
  pts: 'pts',
  die: face => `die ${face}`,
  attackMany: 'Choose who attacks whom',
  chooseShip: 'Choose a ship of the row',
  fightTitle: 'Battle!',
  wins: name => `${name} wins`,
  aside: 'aside',
  watching: name => `${name} is playing…`,
  lookAt: name => `Look at the fleet of ${name}`,
  emptyPile: 'empty',
  odds: 'Odds',
}
const WORDS = { fr, en }

export const say = (): typeof fr => WORDS[language.value]
