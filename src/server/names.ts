// Names for bots, from the sea and its old stories.
export const SEAFARERS: readonly string[] = [
  'Rán',
  'Njörd',
  'Ægir',
  'Skadi',
  'Freydis',
  'Leif',
  'Thorfinn',
  'Gudrid',
  'Bjarni',
  'Aud',
  'Ingolf',
  'Sigrid',
  'Hrafn',
  'Ylva',
  'Eirik',
  'Thyra',
]

/** A name nobody at the table has yet, beginning the search anywhere in the list. */
export function seafarer(taken: readonly string[], from: number): string {
  const free = SEAFARERS.filter(name => !taken.includes(name))
  return free[from % free.length]!
}
