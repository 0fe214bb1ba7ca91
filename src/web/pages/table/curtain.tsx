// The curtain between people who share a device and hide something from each other: nobody sees the next hand but its owner.
import type { Seat } from '#engine'
import { type SeatNumber, SeatSign } from '../../art/signs.tsx'
import { say } from './words.ts'

export function Curtain({ seat, name, onOpen }: { seat: Seat; name: string; onOpen(): void }) {
  return (
    <main class="curtain">
      <SeatSign seat={seat as SeatNumber} letter={name.slice(0, 1).toUpperCase()} />
      <h2>{say().handOver(name)}</h2>
      <p>{say().lookAway}</p>
      <button type="button" class="button main" onClick={onOpen}>
        {say().itIsMe(name)}
      </button>
    </main>
  )
}
