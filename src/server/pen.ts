// A table as text, as the store keeps it. What stays the same from step to step, as the people there and the state at the start
// of a chapter, is written once: each table has a pen of its own, which remembers the last it wrote.
import type { Match } from '#engine'
import type { TableState } from '#tables'

export interface TableText {
  readonly state: string
  /** Without the match: all that a list of tables needs. */
  readonly summary: string
}
export type Pen = (state: TableState) => TableText

type Write = (value: never) => string
/** Writes one field after the other but those that are left out; what is the very same as the last time is not written again. */
export function openFields(own: { readonly [name: string]: Write } = {}, without?: string): (value: object) => string {
  /** As they stood there the last time: nearly always in the same order. */
  const known: { readonly name: string; readonly value: unknown; readonly text: string }[] = []
  return fields => {
    let text = ''
    let at = 0
    for (const name in fields) {
      const value = fields[name as never]
      if (value === undefined || name === without) continue
      let last = known[at]
      if (last?.name !== name || last.value !== value) {
        last = { name, value, text: `"${name}":${(own[name] ?? JSON.stringify)(value)}` }
        known[at] = last
      }
      text += at++ === 0 ? last.text : `,${last.text}`
    }
    return text
  }
}
const inBraces =
  (fields: (value: object) => string): Write =>
  value =>
    `{${fields(value)}}`

export function openPen(): Pen {
  let [base, before] = [
    { value: null as unknown, text: 'null' },
    { value: null as unknown, text: 'null' },
  ]
  /** That of this chapter, and of the one before, which may be gone back to. */
  function baseText(value: unknown): string {
    if (value === before.value) [base, before] = [before, base]
    if (value !== base.value) [base, before] = [{ value, text: JSON.stringify(value) }, base]
    return base.text
  }
  const chapter = inBraces(openFields({ base: baseText }))
  const earlier = inBraces(openFields({ chapter }))
  // In this order: what came before is known from then.
  const matchText = inBraces(openFields({ earlier, base: baseText }))
  const bothText = openFields({}, 'match')
  return state => {
    const { match } = state
    const both = bothText(state)
    const edition = match ? `,"edition":${JSON.stringify(match.edition)}` : ''
    return {
      state: `{${both},"match":${match ? matchText(match as Match as never) : 'null'}}`,
      summary: `{${both}${edition},"match":null}`,
    }
  }
}
