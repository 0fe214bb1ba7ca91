// A nudge: whoever is waited for is shown it where they look; where they do not, they are told by what they have chosen, once a
// turn; and who nudges is told which of these it was.
import { quietUntil, seatsOf, type Table, turnOf } from '#tables'
import type { Presence } from '../presence.ts'
import { Problem } from '../problem.ts'
import type { Guest } from '../store.ts'
import type { NoticeStore } from '../store-notices.ts'
import type { Tables } from '../tables.ts'
import { GRACE_MS, keyOf, type NoticeBody } from './asked.ts'
import { channelsIn, quietIn, type Wishes } from './wishes.ts'

/** Before their eyes, by a notice, or not before they are back. */
export type Reach = 'eyes' | 'notice' | 'later'
export type Nudging = ReturnType<typeof openNudging>

interface NudgingConfig {
  readonly store: Pick<NoticeStore, 'wishesOf' | 'putNotices'>
  readonly presence: Pick<Presence, 'sign' | 'eyesOn' | 'cameAfter'>
  readonly tables: Pick<Tables, 'act'>
  readonly now: () => number
}
export function openNudging({ store, presence, tables, now }: NudgingConfig) {
  /** By notice, if they wish any: nobody is told twice where they are still to be told that it is their turn. */
  async function tell({ state, log }: Table, person: string): Promise<Reach> {
    const wishes = (await store.wishesOf(person)) as Wishes
    const channels = channelsIn(wishes)
    const turn = turnOf(state, person)
    if (channels.length === 0 || turn === null) return 'later'
    const quiet = quietIn(wishes)
    const endOfQuiet = (at: number): number | null => quiet && quietUntil({ zone: quiet.zone, quiet }, at)
    const held = endOfQuiet(now())
    const began = log[turn - 1]?.at ?? now()
    const tellsTurn = began + GRACE_MS
    const isToldStill = tellsTurn > now() || (held !== null && endOfQuiet(tellsTurn) === held)
    if (!isToldStill || presence.cameAfter(state.id, person, began)) {
      await store.putNotices(
        channels.map(([channel]) => ({
          key: keyOf(state.id, turn, person, channel, 'nudge'),
          table: state.id,
          guest: person,
          turn,
          body: { channel, kind: 'nudge', since: now() } satisfies NoticeBody,
          due: now(),
        })),
      )
    }
    return held === null ? 'notice' : 'later'
  }
  return async (guest: Guest, id: string, seat: number): Promise<{ reaches: Reach }> => {
    const { table } = await tables.act(id, here => here)
    const { status, chairs, waiting } = table.state
    const [from] = seatsOf(table.state, guest.id)
    if (from === undefined) throw new Problem('not-seated')
    if (status !== 'playing') throw new Problem(status === 'over' ? 'over' : 'not-started')
    const chair = chairs[seat]
    if (chair?.kind !== 'human' || !waiting.includes(seat)) throw new Problem('stale')
    if (chair.guest === guest.id) throw new Problem('your-own-seat')
    presence.sign({ at: id, sign: 'nudge', from, name: guest.name, to: seat })
    return { reaches: presence.eyesOn(id, seat) ? 'eyes' : await tell(table, chair.guest) }
  }
}
