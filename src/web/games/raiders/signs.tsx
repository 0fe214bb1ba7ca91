// Signs of the board with what they count, named in the language of the player; and plunder as it lies in a set.
import { asGood, type Colour, GOODS, type Tokens } from '#games/raiders'
import { labelled } from '../../kit/labelled.ts'
import { Piece, type PieceName, Worker } from './art/signs.tsx'
import { say } from './words.ts'

export type Counted = PieceName

interface StatProps {
  readonly of: Counted
  readonly n: number | string
  /** What it is out of, where that matters. */
  readonly most?: number
  readonly class?: string
}
/** A sign with its number, read as one. */
export const Stat = ({ of, n, most, class: name = '' }: StatProps) => (
  <span
    class={`stat ${name}`}
    role="img"
    aria-label={labelled(say().counted[of], most === undefined ? n : say().outOf(Number(n), most))}
  >
    <Piece name={of} />
    <b class="num">
      {n}
      {most !== undefined && <small>/{most}</small>}
    </b>
  </span>
)

/** The piece at a place of a set: Valkyries, then gold, iron and livestock. */
export const tokenAt = (token: number): Counted =>
  token === 0 ? 'valkyrie' : (GOODS[asGood(token)] as 'gold' | 'iron' | 'livestock')

/** What lies together and who comes along; pieces alike overlap. */
export function Loot({ tokens, worker, class: name = '' }: LootProps) {
  return (
    <span class={`rd-loot ${name}`} aria-hidden="true">
      {worker && <Worker colour={worker} />}
      {/* plunder first, Valkyries at the edge, where they are seen */}
      {[1, 2, 3, 0].flatMap(token =>
        Array.from({ length: tokens[token] ?? 0 }, (_, i) => (
          <Piece key={`${token}${i}`} name={tokenAt(token)} class={i > 0 ? 'rd-again' : ''} />
        )),
      )}
    </span>
  )
}
interface LootProps {
  readonly tokens: Tokens
  readonly worker?: Colour
  readonly class?: string
}
