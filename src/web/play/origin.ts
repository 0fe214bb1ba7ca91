// Where others find what this page shows. On the machine of the server itself a page may be at an address that leads nobody
// else anywhere: then the server says along with its answers where it is for others.
import { signal } from '@preact/signals'

const told = signal<string | null>(null)
export function hearOrigin(headers: Headers): void {
  told.value = headers.get('naust-origin') ?? told.value
}
/** What links that are given to others begin with. */
export const originForOthers = (): string => told.value ?? location.origin
