// Dice as they lie, and what they come to: the strength of a raid and the tier it reaches.
import { settlementOf, tierOf } from '#games/raiders'
import { RaidDie, type RaidFace } from './art/signs.tsx'
import './css/strike.css'
import { points, say } from './words.ts'

interface StrikeProps {
  readonly settlement: number
  readonly dice: readonly number[]
  /** With the dice. */
  readonly strength: number
  /** The dice lie still. */
  readonly landed: boolean
}
export function Strike({ settlement, dice, strength, landed }: StrikeProps) {
  const { tiers } = settlementOf(settlement)
  const reached = tierOf(tiers, strength)
  const scored = tiers[reached - 1]?.points ?? 0
  return (
    <div class={`row rd-strike ${landed ? 'landed' : ''}`}>
      {dice.length > 0 && (
        <span class="rd-thrown">
          {dice.map((face, i) => (
            <span key={`${i} ${face}`} style={{ '--order': i }}>
              <RaidDie face={face as RaidFace} label={say().die(face)} />
            </span>
          ))}
        </span>
      )}
      <span class="rd-tiers">
        {dice.length > 0 &&
          tiers.map((tier, i) => (
            <span key={tier.strength} class={`rd-tier ${landed && reached === i + 1 ? 'reached' : ''}`}>
              <b class="num">
                {tier.strength}
                <small>+</small>
              </b>
              <b class="num rd-worth">{tier.points}</b>
            </span>
          ))}
      </span>
      <b class="num rd-outcome">
        {landed ? (
          <>
            {dice.length > 0 && <span>{say().struck(strength)}</span>}{' '}
            {scored > 0 ? `+${points(scored)}` : say().noPoints}
          </>
        ) : (
          '…'
        )}
      </b>
    </div>
  )
}
