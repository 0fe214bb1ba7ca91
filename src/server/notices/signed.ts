// Links that prove by themselves what they are for: whoever has one may do that one thing, and nobody can make one up.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signer {
  sign(words: readonly string[]): string
  /** What was signed; null: it was not, or not here. */
  read(token: string): readonly string[] | null
}

export function openSigner(key: string): Signer {
  const markOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    sign(words) {
      const text = Buffer.from(JSON.stringify(words)).toString('base64url')
      return `${text}.${markOf(text).toString('base64url')}`
    },
    read(token) {
      const [text = '', mark = ''] = token.split('.')
      const [given, right] = [Buffer.from(mark, 'base64url'), markOf(text)]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as readonly string[]
    },
  }
}
