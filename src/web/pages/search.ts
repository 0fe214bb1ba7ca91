// Finding words in texts, whatever their accents, case and apostrophes.

/** A text made plain, with the place in the text each plain character comes from. */
function plain(text: string): { readonly letters: string; readonly from: readonly number[] } {
  let letters = ''
  const from: number[] = []
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!.normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace('œ', 'oe')
      .replace('’', "'")
      .replace(/\s/, ' ')
    letters += letter
    for (let j = 0; j < letter.length; j++) from.push(i)
  }
  return { letters, from }
}

export type Query = readonly string[]
export const queryOf = (typed: string): Query => plain(typed).letters.split(' ').filter(Boolean)

export function matches(text: string, query: Query): boolean {
  const { letters } = plain(text)
  return query.every(word => letters.includes(word))
}

/** A text cut where the words of the query stand in it. */
export function cut(text: string, query: Query): readonly { readonly text: string; readonly hit: boolean }[] {
  const { letters, from } = plain(text)
  const hit = new Array<boolean>(text.length).fill(false)
  for (const word of query) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      hit.fill(true, from[at], from[at + word.length - 1]! + 1)
    }
  }
  const parts: { text: string; hit: boolean }[] = []
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1)
    if (last && last.hit === hit[i]) last.text += text[i]
    else parts.push({ text: text[i]!, hit: hit[i]! })
  }
  return parts
}
