// What the board itself says, in both languages; the sentences of the game are in its own texts.
import type { Language } from '#games/kit/words'
import { language } from '../../kit/settings.ts'

interface BoardWords {
  guns(n: number): string
  points(n: number): string
  ships(n: number): string
  roll(n: number): string
  readonly map: string
  readonly free: string
  carries(cargo: string): string
  readonly offshore: string
  readonly port: string
  readonly rivals: string
  readonly myFleet: string
  readonly myTurn: string
  readonly you: string
  readonly families: string
  readonly noShips: string
  readonly pts: string
  die(face: number): string
  readonly attackMany: string
  readonly chooseShip: string
  readonly fightTitle: string
  wins(name: string): string
  readonly aside: string
  watching(name: string): string
  lookAt(name: string): string
  readonly emptyPile: string
  readonly odds: string
}
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const WORDS: { readonly [L in Language]: BoardWords } = {
  fr: {
    guns: n => plural(n, 'canon', 'canons'),
    points: n => (n < 2 ? `${n} point` : `${n} points`),
    ships: n => (n < 2 ? `${n} navire` : `${n} navires`),
    roll: n => `jet ${n}`,
    map: 'carte au trésor',
    free: 'cale libre',
    carries: cargo => `Porte : ${cargo}`,
    offshore: 'au large',
    port: 'Le port',
    rivals: 'Adversaires',
    myFleet: 'Ma flotte',
    myTurn: 'Le tour',
    you: 'vous',
    families: 'Familles',
    noShips: 'Pas encore de navire',
    pts: 'pts',
    die: face => `dé ${face}`,
    attackMany: 'Choisissez qui attaque qui',
    chooseShip: 'Choisissez un navire du quai',
    fightTitle: 'Combat !',
    wins: name => `${name} l’emporte`,
    aside: 'écartés',
    watching: name => `${name} joue…`,
    lookAt: name => `Voir de près la flotte : ${name}`,
    emptyPile: 'vide',
    odds: 'Chances',
  },
  en: {
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
  },
}
export const say = (): BoardWords => WORDS[language.value]
