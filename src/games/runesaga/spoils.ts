// What the places of a tale are worth: two stones for the winner, one for a second who is near enough.
import type { Result } from '#engine'
import { SPOILS } from './state.ts'

/** By seat. Who share a place share what comes with the places they take, as far as it goes; what is left stays in the box (ruling). */
export function spoils(result: Result, near: number): number[] {
  const best = Math.max(...result.map(({ score }) => score))
  return result.map(({ rank, score }) => {
    const equals = result.filter(other => other.rank === rank).length
    let stones = 0
    for (let place = rank; place < rank + equals; place++) {
      if (place === 1) stones += SPOILS.winner
      if (place === 2 && best - score <= near) stones += SPOILS.second
    }
    return Math.floor(stones / equals)
  })
}
