// What is said of a match under which the rules have changed: that it goes on apart from its record, and what follows from that.
import type { PublicTable } from '#tables'
import { spoken } from '../../kit/words.ts'

export type How = NonNullable<PublicTable['apart']>
interface ApartWords {
  readonly goesOn: { readonly [how in How]: string }
  readonly noProof: string
  readonly noted: string
}
export const say = spoken<ApartWords>(
  {
    goesOn: {
      checkpoint: 'Les règles d’ici ont changé depuis le début de cette partie : elle continue de là où elle en était.',
      rewound: 'Les règles d’ici ont changé depuis le début de cette partie : elle reprend au début du tour en cours.',
    },
    noProof:
      'Rejouée depuis le début, elle n’arriverait plus au même point : on ne peut donc ni la vérifier, ni la revoir, ni l’emporter.',
    noted: 'C’est vu',
  },
  {
    goesOn: {
      checkpoint: 'The rules here have changed since this match began: it goes on from where it stood.',
      rewound: 'The rules here have changed since this match began: it goes on from the start of the turn under way.',
    },
    noProof:
      'Played again from its start it would no longer come to the same point: so it cannot be verified, watched again or taken along.',
    noted: 'Got it',
  },
)
