// What to expect of a bot, in a sentence, for whoever chooses an opponent.
import { temperOf } from '#bots/who'
import type { Temper } from '#games/kit/sense'
import { spoken } from '../kit/words.ts'

const say = spoken<Record<Temper, string>>(
  {
    even: 'Tête froide : pèse chaque coup, sans rancune.',
    careful: 'Joue la prudence : préfère ce qui est sûr.',
    greedy: 'Veut tout : ne laisse rien qui vaille des points.',
    quarrelsome: 'Cherche la bagarre, surtout avec qui mène.',
  },
  {
    even: 'Cool-headed: weighs every move, holds no grudge.',
    careful: 'Cautious: prefers a sure thing.',
    greedy: 'Greedy: leaves nothing that is worth points.',
    quarrelsome: 'Quarrelsome: picks fights, above all with the leader.',
  },
)
export const temperLine = (name: string): string => say()[temperOf(name)]
