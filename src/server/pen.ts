// A table as text, as the store keeps it. What stays from one answer to the next is written once, be it for a chapter or for the
// whole match: each table has a pen of its own, which remembers that and nothing else. What is kept of what changes at every
// step costs more to sweep up than it takes to write.
import { MOVING, type TableState } from '#tables'
import { isStill, type Still, stillOf, withoutMoving } from './still.ts'

export interface TableText {
  readonly state: string
  /** Without the match: all that a list of tables needs. */
  readonly summary: string
}
export type Pen = (state: TableState) => TableText

export function openPen(): Pen {
  const [penOfTable, penOfMatch] = [openStillPen(new Set(MOVING)), openStillPen(new Set(['answers', 'earlier']))]
  const penOfAnswers = openListPen()
  return state => {
    const { match, waiting, asked, turns, moved, clocks, result } = state
    const both = penOfTable(state, { waiting, asked, turns, moved, clocks, result })
    if (!match) return { state: `${both},"match":null}`, summary: `${both},"match":null}` }
    const { answers, earlier } = match
    return {
      state: `${both},"match":${penOfMatch(match, { earlier })},"answers":[${penOfAnswers(answers)}]}}`,
      summary: `${both},"edition":${JSON.stringify(match.edition)},"match":null}`,
    }
  }
}
/** Writes what stays of a value, as long as it does once, and then what moves; the end is left open. */
function openStillPen(moving: ReadonlySet<string>): (value: object, moved: object) => string {
  let known: { readonly still: Still; readonly text: string } | undefined
  return (value, moved) => {
    if (!known || !isStill(known.still, value)) {
      known = { still: stillOf(value, moving), text: open(withoutMoving(value, moving)) }
    }
    const more = open(moved).slice(1)
    return more === '' ? known.text : `${known.text},${more}`
  }
}
/** Writes a list that mostly gets longer, without its brackets: of what it began with before, as much as is worth keeping once. */
function openListPen(): (list: readonly unknown[]) => string {
  let begin: { readonly list: readonly unknown[]; readonly text: string } = NOTHING
  return list => {
    if (!begin.list.every((one, at) => at < list.length && one === list[at])) begin = NOTHING
    const text = joined(begin.text, inner(list.slice(begin.list.length)))
    if (list.length - begin.list.length >= WORTH_KEEPING) begin = { list, text }
    return text
  }
}
const NOTHING = { list: [], text: '' }
const WORTH_KEEPING = 32
const joined = (begin: string, rest: string): string =>
  begin === '' || rest === '' ? begin + rest : `${begin},${rest}`
/** A list as text, but for its brackets. */
const inner = (list: readonly unknown[]): string => JSON.stringify(list).slice(1, -1)
/** An object as text to which more is added. */
const open = (fields: object): string => JSON.stringify(fields).slice(0, -1)
