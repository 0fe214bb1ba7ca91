// The key this server seals matches with that leave it as files: given, or drawn once and kept beside the data. Servers that
// are to take up each other's files are given the same.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bytes, newHex } from './chance.ts'

const FILE = 'seal.key'
const KEY_BYTES = 32

export function sealKeyOf(given: string | undefined, dataDir: string, bytes: Bytes): Uint8Array {
  if (given !== undefined && !/^[0-9a-f]{64}$/i.test(given)) throw new Error('SEAL_KEY must be 64 hex digits')
  return Buffer.from(given ?? kept(join(dataDir, FILE), bytes), 'hex')
}
function kept(file: string, bytes: Bytes): string {
  // Whoever can read the data can read the matches anyway; nobody else needs it.
  if (!existsSync(file)) writeFileSync(file, newHex(bytes, KEY_BYTES), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
