// What one is called: by the server's word on every device of theirs, until another name is typed on one of them.
import { calledAs, playerName } from '../kit/settings.ts'

const typed = (): string => playerName.value.trim()
/** A name that the server has yet to hear: it was typed here since the two last agreed. */
export const newName = (): string | null =>
  typed() !== '' && calledAs.value !== '' && typed() !== calledAs.value ? typed() : null

/** The server says what it calls us: so it is here too, unless another name was typed meanwhile. */
export function hearName(name: string): void {
  if (newName() !== null) return
  const known = calledAs.value
  calledAs.value = name
  // Who never said a name is not given the one made up for them.
  if (name !== known && (known !== '' || typed() !== '')) playerName.value = name
}
/** The server has taken a name from here. */
export function agreeOn(name: string, wanted: string): void {
  calledAs.value = name
  if (typed() === wanted && name !== wanted) playerName.value = name
}
/** From now on somebody acts here who is called so; null: nobody. */
export function becomeCalled(name: string | null): void {
  calledAs.value = name ?? ''
  playerName.value = name ?? ''
}
