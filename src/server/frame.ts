// A message as it goes over a WebSocket: what says how long it is and the text in one piece, which is written at once.

const FINAL_TEXT = 0x81
const [SHORT, MEDIUM, LONG] = [125, 126, 127]

/** JSON of which each letter is one byte: what is not plain is written by its number. */
export type Plain = string & { readonly plain: true }
export const plain = (json: string): Plain =>
  (Buffer.byteLength(json) === json.length ? json : json.replace(NOT_PLAIN, escaped)) as Plain

/** As `latin1`, so that nothing is made for it but this text. */
export function textFrame(text: Plain): string {
  const { length } = text
  if (length <= SHORT) return bytes(FINAL_TEXT, length) + text
  if (length <= 0xffff) return bytes(FINAL_TEXT, MEDIUM, length >> 8, length & 0xff) + text
  return (
    bytes(FINAL_TEXT, LONG, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff) +
    text
  )
}
const bytes = String.fromCharCode
const NOT_PLAIN = /[^\0-\x7f]/g
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
