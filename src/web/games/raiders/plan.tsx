// My turn as one plan: a worker placed, another picked up; or a raid. What is done is ticked until the turn is over.
import { BUILDINGS, settlementOf } from '#games/raiders'
import { texts } from '#games/raiders/words'
import { language } from '../../kit/settings.ts'
import { Worker } from './art/signs.tsx'
import type { At } from './at.ts'
import './css/plan.css'
import { say } from './words.ts'

export function Plan({ at }: { readonly at: At }) {
  const { turn, players, phase } = at.g
  if (phase !== 'turns' || turn.seat !== at.me) return null
  const { worker } = players[at.me]!
  if (turn.stage === 'raid') {
    return (
      <ol class="rd-plan" aria-label={say().plan}>
        <li class="now">
          <Worker colour={turn.colour} />
          <b>{say().steps.raid}</b> <span>{settlementOf(turn.settlement).name[language.value]}</span>
        </li>
      </ol>
    )
  }
  const placed = turn.placed < 0 ? null : BUILDINGS[turn.placed]!
  const picked = placed !== null && worker !== null
  const nameOf = (building: (typeof BUILDINGS)[number]): string => texts[language.value].buildings[building].label
  return (
    <ol class="rd-plan" aria-label={say().plan}>
      <li class={placed === null ? 'now' : 'done'}>
        {worker !== null && placed === null && <Worker colour={worker} label={say().workers[worker]} />}
        <b>{placed === null ? say().steps.place : nameOf(placed)}</b>
      </li>
      <li class={placed === null ? '' : picked ? 'done' : 'now'}>
        {picked && <Worker colour={worker} label={say().workers[worker]} />}
        <b>{picked && turn.at >= 0 && turn.at !== turn.placed ? nameOf(BUILDINGS[turn.at]!) : say().steps.pick}</b>
      </li>
    </ol>
  )
}
