// What the guide says at each step.
import type { Told } from '../../../kit/guide.ts'
import { spoken } from '../../../kit/words.ts'

export type StepId =
  | 'port'
  | 'look'
  | 'card'
  | 'action'
  | 'first'
  | 'second'
  | 'place'
  | 'unlucky'
  | 'last'
  | 'finish'
  | 'won'
  | 'goods'
  | 'treasure'
  | 'attack'
  | 'end'

export const title = spoken('Premier tour', 'First turn')

export const say = spoken<Record<StepId, Told>>(
  {
    port: {
      title: 'Voici le port',
      text: 'Quatre navires sont à quai. Les autres attendent au large. Vous allez en armer un pour votre flotte.',
    },
    look: {
      title: 'La Flûte vous plaît',
      text: 'D’autres navires sont plus faciles à armer, mais elle a une carte au trésor. Touchez-la : toucher une carte ne fait que la montrer. Un appui long, ou la touche I, l’ouvre en grand.',
    },
    card: {
      title: 'Ce que dit sa carte',
      text: 'L’ancre : famille du Négoce. En haut, ses 2 canons. La petite carte mène aux trésors. En bas, les dés qu’il faut : un 6, un 5 et un 4.',
    },
    action: {
      title: 'Une action par tour',
      text: 'Sans navire, on ne peut faire qu’une chose : armer. Les autres disent pourquoi elles attendent. Touchez « Armer un navire ».',
    },
    first: {
      title: 'Les cinq dés ont roulé',
      text: 'Il y a un 6 et un 5 : deux des trois dés de la Flûte ! Touchez le 6.',
    },
    second: { title: 'On peut en poser plusieurs', text: 'Touchez aussi le 5.' },
    place: {
      title: 'Sur quel navire ?',
      text: 'Le pourcentage est votre chance exacte de réussir. Touchez la Flûte : les deux dés s’y posent pour tout le tour, et les trois autres roulent.',
    },
    unlucky: {
      title: 'Trois 2, aucun 4',
      text: 'Quand aucun dé ne convient, on en écarte un, et l’on relance les autres. Touchez « Écarter un dé ».',
    },
    last: { title: 'Un 4 !', text: 'C’est le dé qui manquait. Touchez-le.' },
    finish: { title: 'Le dernier dé', text: 'Posez-le sur la Flûte.' },
    won: {
      title: 'La Flûte est à vous',
      text: 'Elle rejoint votre flotte, et un autre navire prend sa place à quai. Sa cale est libre : elle peut transporter une carte.',
    },
    goods: {
      title: 'Les marchandises',
      text: 'Gagnée avec les dés et chargée sur un navire libre, une marchandise vous aide une fois à chaque tour.',
    },
    treasure: {
      title: 'Les trésors',
      text: 'Eux donnent les points. Il faut un navire avec une carte au trésor, comme votre Flûte, et un navire libre.',
    },
    attack: {
      title: 'Les autres',
      text: 'On peut attaquer un navire d’une autre famille qui a autant de canons que le vôtre, ou plus. Un dé chacun, plus les canons : le gagnant prend la cargaison.',
    },
    end: {
      title: 'Et à la fin',
      text: 'Quand le port est vide et le tour de table fini, on compte les trésors, et 5 points si l’on a les quatre navires d’une famille. Bon vent !',
    },
  },
  {
    port: {
      title: 'This is the port',
      text: 'Four ships lie in the row. The others wait offshore. You are going to arm one for your fleet.',
    },
    look: {
      title: 'You like the Fluyt',
      text: 'Other ships are easier to arm, but this one has a treasure map. Touch it: touching a card only shows it. A long press, or the key I, opens it large.',
    },
    card: {
      title: 'What its card says',
      text: 'The anchor: the Merchant Company. At the top, its 2 guns. The little map leads to treasure. Below, the dice it takes: a 6, a 5 and a 4.',
    },
    action: {
      title: 'One action a turn',
      text: 'Without a ship there is only one thing to do: arm one. The others say why they must wait. Touch “Arm a ship”.',
    },
    first: {
      title: 'Five dice have rolled',
      text: 'There is a 6 and a 5: two of the three dice for the Fluyt! Touch the 6.',
    },
    second: { title: 'You may place several', text: 'Touch the 5 as well.' },
    place: {
      title: 'On which ship?',
      text: 'The percentage is your exact chance of success. Touch the Fluyt: both dice are placed there for the whole turn, and the other three roll.',
    },
    unlucky: {
      title: 'Three 2s, no 4',
      text: 'When no die fits, one is set aside and the others roll again. Touch “Set a die aside”.',
    },
    last: { title: 'A 4!', text: 'That is the die you were missing. Touch it.' },
    finish: { title: 'The last die', text: 'Place it on the Fluyt.' },
    won: {
      title: 'The Fluyt is yours',
      text: 'It joins your fleet, and another ship takes its place in the row. Its hold is free: it can carry a card.',
    },
    goods: {
      title: 'Goods',
      text: 'Won with dice and loaded on a free ship, goods help you once in each of your turns.',
    },
    treasure: {
      title: 'Treasure',
      text: 'This is where points come from. You need a ship with a treasure map, such as your Fluyt, and a free ship.',
    },
    attack: {
      title: 'The others',
      text: 'You may attack a ship of another family with as many guns as yours, or more. One die each, plus the guns: the winner takes the cargo.',
    },
    end: {
      title: 'And in the end',
      text: 'When the port is empty and the round is finished, you count treasure, and 5 points if you have all four ships of a family. Fair winds!',
    },
  },
)
