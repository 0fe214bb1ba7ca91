// Tables of this device as they are kept: where each stands, and everything that happened; and as earlier versions kept
// them, whose matches go on.
import type { Chair, Logged, Table, TableState } from '#tables'
import { ME } from './me.ts'

/** Where a table stands after its last event. */
export interface Head {
  readonly id: string
  readonly seq: number
  readonly updated: number
  readonly state: TableState
}

/** Of old the people of a device had no id, and a log began with the start of the match, without its secret. */
export interface OldHead
  extends Pick<TableState, 'id' | 'game' | 'options' | 'hints' | 'created' | 'waiting' | 'asked' | 'result'> {
  readonly seq: number
  readonly updated: number
  readonly status: 'playing' | 'over'
  readonly match: NonNullable<TableState['match']>
  readonly chairs: readonly ({ readonly kind: 'human'; readonly name: string } | (Chair & { kind: 'bot' }))[]
}
type Started = Extract<Logged['event'], { do: 'started' }>
export interface OldLogged extends Omit<Logged, 'event'> {
  readonly deed: Exclude<Logged['event'], Started> | Omit<Started, 'secret'>
}

export function headOf(kept: Head | OldHead): Head {
  if ('state' in kept) return kept
  const { seq, updated, ...old } = kept
  const chairs = old.chairs.map((chair): Chair => (chair.kind === 'human' ? { ...chair, guest: ME } : chair))
  const { name } = old.chairs.find(({ kind }) => kind === 'human') ?? old.chairs[0]!
  const host = { guest: ME, name }
  return { id: old.id, seq, updated, state: { ...old, chairs, host, invite: null, seed: null, moved: seq } }
}
export function tableOf(head: Head | OldHead, log: readonly (Logged | OldLogged)[]): Table {
  const { state } = headOf(head)
  const { secret } = state.match!.rng
  return {
    state,
    log: log.map(each => {
      if ('event' in each) return each
      const { deed, ...when } = each
      return { ...when, event: deed.do === 'started' ? { ...deed, secret } : deed }
    }),
  }
}
