// Signs of the board with what they count, named in the language of the player.
import { labelled } from '../../kit/labelled.ts'
import { Beast, EnemySign, Helm, Huts, Skull, Stakes } from './art/signs.tsx'
import { say } from './words.ts'

export type Counted = keyof ReturnType<typeof say>['counted']

const Sign = ({ of }: { readonly of: Counted }) => {
  switch (of) {
    case 'livestock':
      return <Beast kind="cattle" />
    case 'outposts':
      return <Stakes />
    case 'enemies':
      return <EnemySign />
    case 'settlements':
      return <Huts />
    case 'fallen':
      return <Skull />
    case 'aboard':
      return <Helm />
    case 'tiles':
      return (
        <svg class="sign ex-hexes" viewBox="0 0 24 24" aria-hidden="true">
          <path class="ex-dark" d="m12 1 9.5 5.5v11L12 23l-9.5-5.5v-11Z" />
        </svg>
      )
  }
}
interface StatProps {
  readonly of: Counted
  readonly n: number
  readonly class?: string
}
/** A sign with its number, read as one. */
export const Stat = ({ of, n, class: name = '' }: StatProps) => (
  <span
    class={`stat ex-has-${of} ${n === 0 ? 'nil' : ''} ${name}`}
    role="img"
    aria-label={labelled(say().counted[of], n)}
  >
    <Sign of={of} />
    <b class="num">{n}</b>
  </span>
)
