// A match handed from one page to the next, within this tab.
import type { Transcript } from '#engine'

let match: Transcript | null = null
export const handOver = (given: Transcript): void => {
  match = given
}
/** Taken once. */
export function handedOver(): Transcript | null {
  const given = match
  match = null
  return given
}
