// What is said of things that are looked at, in both languages.
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { spoken } from '../../kit/words.ts'

const fr = {
  takes: (combination: string) => `Il faut ${combination}.`,
  worth: (points: number) => `${french.points(points)} à la fin, tant que ce trésor est sous un de vos navires.`,
  onlyOne: 'Cette carte est unique.',
  wholeCard: 'La carte',
  sails: (fleet: string) => `Dans ${fleet}.`,
  freeHold: 'Sa cale est libre : une carte peut y aller.',
  aboard: (ship: string, fleet: string) => `À bord : ${ship} (${fleet}).`,
  atQuay: 'À quai : quiconque l’arme le prend dans sa flotte.',
  onTop: 'Sur le dessus de sa pile.',
  left: (n: number, goods: boolean) =>
    goods
      ? `Il reste ${french.many(n, 'marchandise')} dans la pile.`
      : `Il reste ${french.many(n, 'trésor')} dans la pile.`,
  familyOwned: (family: string, owned: number, size: number, worth: number) =>
    `${family} : vous avez ${owned} navire${owned > 1 ? 's' : ''} sur ${size} ; les ${size} valent ${french.points(worth)}.`,
  familyShips: (ships: readonly string[]) => `Ses navires : ${french.list(ships)}.`,
  goesOn: (cards: readonly string[]) => `Se pose sur ${french.list(cards)}.`,
  aDie: 'Un des dés qui viennent de rouler.',
  offshorePile: 'Au large',
  offshoreText: (n: number) =>
    n === 0
      ? 'Plus aucun navire n’attend au large : quand le quai sera vide aussi, la partie sera finie.'
      : `${french.many(n, 'navire')} au large, faces cachées. Quand un navire quitte le quai, le premier de la pile prend sa place.`,
}
const en: typeof fr = {
  takes: combination => `You need ${combination}.`,
  worth: points => `${english.points(points)} at the end, as long as this treasure is under one of your ships.`,
  onlyOne: 'There is only one of this card.',
  wholeCard: 'The card',
  sails: fleet => `In ${fleet}.`,
  freeHold: 'Its hold is empty: a card can go there.',
  aboard: (ship, fleet) => `Aboard: ${ship} (${fleet}).`,
  atQuay: 'In the row: whoever arms it takes it into their fleet.',
  onTop: 'On top of its pile.',
  left: (n, goods) => (goods ? `${n} goods left in the pile.` : `${english.many(n, 'treasure')} left in the pile.`),
  familyOwned: (family, owned, size, worth) =>
    `${family}: you have ${owned} of ${size} ships; all ${size} are worth ${english.points(worth)}.`,
  familyShips: ships => `Its ships: ${english.list(ships)}.`,
  goesOn: cards => `Goes on ${english.list(cards)}.`,
  aDie: 'One of the dice just rolled.',
  offshorePile: 'Offshore',
  offshoreText: n =>
    n === 0
      ? 'No ship waits offshore any more: once the row is empty too, the match is over.'
      : `${english.many(n, 'ship')} offshore, face down. When a ship leaves the row, the top one of the pile takes its place.`,
}
export const say = spoken(fr, en)
