// What the server draws at random: ids, tokens, invitations and the secrets of matches. Injected, so that tests can tell.
import { createHash, randomBytes } from 'node:crypto'

export type Bytes = (count: number) => Uint8Array
export const trueBytes: Bytes = randomBytes

// No vowels and no look-alikes: nothing rude, nothing misread.
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789'
/** A word of some length: 12 letters have more than 57 bits. */
export function newWord(bytes: Bytes, length: number): string {
  let word = ''
  while (word.length < length) {
    for (const byte of bytes(length)) if (byte < 243 && word.length < length) word += LETTERS[byte % 27]
  }
  return word
}
export const newHex = (bytes: Bytes, count: number): string => Buffer.from(bytes(count)).toString('hex')
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
