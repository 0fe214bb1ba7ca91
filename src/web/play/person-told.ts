// Who we are to the server, for pages that show it.
import type { Period } from '#tables'
import { hearName } from './called.ts'
import { look } from './http.ts'

/** Who the server says we are; null: nobody it knows. */
export interface MeTold {
  readonly id: string
  readonly name: string
  readonly away: Period | null
  /** By which ways they come in. */
  readonly devices: number
  readonly link: boolean
  readonly passkeys: number
}
export async function whoAmI(): Promise<MeTold | null> {
  const told = await look<MeTold>('/api/me')
  if (told) hearName(told.name)
  return told
}
