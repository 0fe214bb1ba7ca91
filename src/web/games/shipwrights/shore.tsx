// The gold shore: thirteen moorings, and a ship that lies at as much gold as one has.
import { GOLD } from '#games/shipwrights'
import { labelled } from '../../kit/labelled.ts'
import { GoldShip } from './art/signs.tsx'
import { say } from './words.ts'

export function Shore({ gold }: { readonly gold: number }) {
  return (
    <div
      class="yd-shore"
      role="img"
      aria-label={labelled(say().counted.gold, say().outOf(gold, GOLD.most))}
      style={{ '--at': gold, '--moorings': GOLD.most + 1 }}
    >
      <GoldShip />
      {Array.from({ length: GOLD.most + 1 }, (_, i) => (
        <b key={i} class={`num ${i <= gold ? 'paid' : ''}`}>
          {i}
        </b>
      ))}
    </div>
  )
}
