// The curtain between people who share a device and hide something from each other: nobody sees the next hand but its owner.
import type { Seat } from '#engine'
import { SeatMark } from '../../kit/seats.tsx'
import './curtain.css'
import { say } from './opened.words.ts'

export function Curtain({ seat, name, onOpen }: { seat: Seat; name: string; onOpen(): void }) {
  return (
    <main class="curtain">
      <SeatMark seat={seat} who={() => name} />
      <h2>{say().handOver(name)}</h2>
      <p>{say().lookAway}</p>
      <button type="button" class="button main" onClick={onOpen}>
        {say().itIsMe(name)}
      </button>
    </main>
  )
}
