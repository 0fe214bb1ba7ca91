// What the pictures beside the rules and the list of cards say.
import * as english from '#games/kit/words/en'
import * as french from '#games/kit/words/fr'
import { spoken } from '../../kit/words.ts'

export type FigureName = 'port' | 'dice' | 'run' | 'equal' | 'attack' | 'family'
interface FigureWords {
  readonly kinds: Record<'ship' | 'goods' | 'treasure', string>
  readonly guns: (count: number) => string
  readonly map: string
  readonly noMap: string
  readonly points: (count: number) => string
  readonly wanted: (combination: string) => string
  readonly offshore: string
  readonly figures: Record<FigureName, string>
  readonly familyPoints: (points: number) => string
  readonly versus: string
}

export const say = spoken<FigureWords>(
  {
    kinds: { ship: 'Navires', goods: 'Marchandises', treasure: 'Trésors' },
    guns: count => french.many(count, 'canon'),
    map: 'avec une carte au trésor',
    noMap: 'sans carte au trésor',
    points: count => `${french.points(count)} à la fin, si cette carte est encore sous un de vos navires.`,
    wanted: combination => `Il faut ${combination}.`,
    offshore: 'au large',
    figures: {
      port: 'Le port : la pile cachée, puis quatre navires à quai.',
      dice: 'Premier lancer : le 6 et le 5 conviennent à la Flûte. Posés, ils ne bougent plus, et l’on relance trois dés.',
      run: 'La Frégate veut une suite de 4. Avec un 3 et un 4 déjà posés, trois suites restent possibles.',
      equal: 'Le Galion veut trois dés pareils et deux autres pareils. Ici, il manque un 5 et un 2, ou bien deux 2.',
      attack: 'Le Cotre attaque le Galion : 5 et 2 canons font 7, contre 2 et 4 canons, soit 6. L’attaquant gagne.',
      family: 'Les quatre navires du Négoce dans la même flotte.',
    },
    familyPoints: french.points,
    versus: 'contre',
  },
  {
    kinds: { ship: 'Ships', goods: 'Goods', treasure: 'Treasures' },
    guns: count => english.many(count, 'gun'),
    map: 'with a treasure map',
    noMap: 'without a treasure map',
    points: count => `${english.points(count)} at the end, if this card is still under one of your ships.`,
    wanted: combination => `It takes ${combination}.`,
    offshore: 'offshore',
    figures: {
      port: 'The port: the hidden pile, then the row of four ships.',
      dice: 'First roll: the 6 and the 5 fit the Fluyt. Once placed they stay, and three dice are rolled again.',
      run: 'The Frigate wants a run of 4. With a 3 and a 4 placed, three runs are still possible.',
      equal:
        'The Galleon wants three dice alike and two others alike. Here it still needs a 5 and a 2, or else two 2s.',
      attack:
        'The Cutter attacks the Galleon: 5 and 2 guns make 7, against 2 and 4 guns, which is 6. The attacker wins.',
      family: 'The four ships of the Merchant Company in one fleet.',
    },
    familyPoints: english.points,
    versus: 'against',
  },
)
