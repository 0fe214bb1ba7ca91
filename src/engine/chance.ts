// Chance. A match draws from ChaCha20 keyed by its secret, so that anyone who learns the secret can check every die;
// search and tests draw from a fast generator.
import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Chance {
  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number
}

const BLOCKS = 8
const WORDS = BLOCKS * 16
const NONCE = new Uint8Array(12)
const ZEROS = new Uint8Array(WORDS * 4)

/** The keystream of a secret, read in 32-bit words; `at` is the next word, and all that has to be stored. */
export class Cipher implements Chance {
  readonly secret: string
  at: number
  private words = new Uint32Array(0)
  private page = -1
  constructor(secret: string, at = 0) {
    this.secret = secret
    this.at = at
  }
  below(n: number): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % n) // words beyond this would favour small numbers
    for (;;) {
      const word = this.word()
      if (word < fair) return word % n
    }
  }
  private word(): number {
    const page = Math.floor(this.at / WORDS)
    if (page !== this.page) this.turnTo(page)
    return this.words[this.at++ % WORDS]!
  }
  private turnTo(page: number): void {
    if (lastRead.secret !== this.secret || lastRead.page !== page) {
      const bytes = chacha20(hexToBytes(this.secret), NONCE, ZEROS, undefined, page * BLOCKS)
      const view = new DataView(bytes.buffer, bytes.byteOffset)
      const words = Uint32Array.from({ length: WORDS }, (_, i) => view.getUint32(i * 4, true))
      lastRead = { secret: this.secret, page, words }
    }
    this.words = lastRead.words
    this.page = page
  }
}
/** A match is revived many times at the same page. */
let lastRead = { secret: '', page: -1, words: new Uint32Array(0) }

/** A fast generator (xorshift) for search and tests: never for a real match. */
export class Swift implements Chance {
  private state: number
  constructor(seed: number) {
    this.state = (Math.imul(seed, 0x9e3779b1) ^ 0x2545f491) | 0 || 1
    for (let i = 0; i < 4; i++) this.below(2)
  }
  below(n: number): number {
    let s = this.state
    s ^= s << 13
    s ^= s >>> 17
    s ^= s << 5
    this.state = s
    return Math.floor(((s >>> 0) / 0x1_0000_0000) * n)
  }
}

export const isSecret = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
/** A secret that can be told again from a few words: for tests and fuzzing. */
export const secretFrom = (words: string): string => digest(`naust secret: ${words}`)
/** What is published when a match starts; the secret follows when it ends. */
export const commitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
