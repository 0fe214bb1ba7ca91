// A table as text, as the store keeps it. The state at the start of a chapter is written once for all its answers: each table
// has a pen of its own, which remembers that and nothing else. What is kept of what changes at every step costs more to sweep
// up than it takes to write.
import type { TableState } from '#tables'

export interface TableText {
  readonly state: string
  /** Without the match: all that a list of tables needs. */
  readonly summary: string
}
export type Pen = (state: TableState) => TableText

export function openPen(): Pen {
  let base = { value: null as unknown, text: '' }
  return ({ match, ...table }) => {
    const both = open(table)
    if (!match) return { state: `${both},"match":null}`, summary: `${both},"match":null}` }
    const { base: value, ...rest } = match
    if (value !== base.value) base = { value, text: JSON.stringify(value) }
    return {
      state: `${both},"match":${open(rest)},"base":${base.text}}}`,
      summary: `${both},"edition":${JSON.stringify(match.edition)},"match":null}`,
    }
  }
}
/** An object as text to which more is added. */
const open = (fields: object): string => JSON.stringify(fields).slice(0, -1)
