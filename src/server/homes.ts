// From which address a guest last came to this server: nothing of it is kept for longer than the server runs, nor written anywhere.

export interface Homes {
  note(guest: string, address: string): void
  /** Where they are not known to be from anywhere, they are at home with themselves. */
  of(guest: string): string
}
/** Of whom nothing was heard for longest are forgotten first. */
const KEPT = 20_000

export function openHomes(kept: number = KEPT): Homes {
  const homes = new Map<string, string>()
  return {
    note(guest, address) {
      homes.delete(guest)
      homes.set(guest, address)
      if (homes.size > kept) homes.delete(homes.keys().next().value!)
    },
    of: guest => homes.get(guest) ?? guest,
  }
}
