// A mill that overflows: what to give back, counted piece by piece instead of listed.
import { useState } from 'preact/hooks'
import { GOODS } from '#games/shipwrights'
import { Options } from '../../kit/options.tsx'
import { Choice, type ChoicesProps } from './choices.tsx'
import { evenReturn, returned } from './choosing.ts'
import { Res } from './signs.tsx'
import { say } from './words.ts'

const sum = (goods: readonly number[]): number => goods.reduce((a, b) => a + b, 0)

export function StoreChoices(props: ChoicesProps) {
  const { g, me, moves } = props.at
  const { mill } = g.players[me]!
  const [back, setBack] = useState<readonly number[]>(() => evenReturn(moves, mill))
  const missing = sum(returned(moves[0]!)) - sum(back)
  const step = (which: number, by: number) => setBack(back.map((n, i) => (i === which ? n + by : n)))
  const exact = moves.find(move => returned(move).every((n, i) => n === back[i]))
  return (
    <Options class="yd-back">
      {GOODS.map((good, i) => (
        <div key={good} class="row yd-step" role="group" aria-label={say().counted[good]}>
          <Res of={good} />
          <span>
            <b class="num">{say().counted[good]}</b>
            <small>{say().keeps(mill[i]! - back[i]!)}</small>
          </span>
          <button type="button" aria-label={say().less} disabled={back[i] === 0} onClick={() => step(i, -1)}>
            −
          </button>
          <output class="num">{back[i]}</output>
          <button
            type="button"
            aria-label={say().plus}
            disabled={missing === 0 || back[i] === mill[i]}
            onClick={() => step(i, 1)}
          >
            +
          </button>
        </div>
      ))}
      {exact ? <Choice {...props} move={exact} /> : <p class="yd-hint">{say().stillBack(missing)}</p>}
    </Options>
  )
}
