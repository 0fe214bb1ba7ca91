// The key this server seals matches with that leave it as files: given, or drawn once and kept with the data. Servers of one
// database have the same; others that are to take up each other's files are given one.
import { type Bytes, newHex } from './chance.ts'
import type { Store } from './store.ts'

const KEY_BYTES = 32

export async function sealKeyOf(given: string | undefined, store: Store, bytes: Bytes): Promise<Uint8Array> {
  if (given !== undefined && !/^[0-9a-f]{64}$/i.test(given)) throw new Error('SEAL_KEY must be 64 hex digits')
  return Buffer.from(given ?? (await store.secret('seal', () => newHex(bytes, KEY_BYTES))), 'hex')
}
