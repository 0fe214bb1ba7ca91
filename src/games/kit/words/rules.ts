// The rules as the app shows them.

/** A section as it is written; lines that are our own decision where the rules are silent carry `ruling`. */
export interface Section {
  readonly title: string
  readonly lines: readonly Line[]
}
type Line = string | { readonly ruling: string }

export interface RulesSection {
  readonly id: string
  readonly title: string
  /** Paragraphs; those that are our own decision where the rules are silent carry `ruling`. */
  readonly paragraphs: readonly { readonly text: string; readonly ruling?: true }[]
  /** The name of a picture the client draws beside it. */
  readonly figure?: string
}

/** The sections in order, each with the picture beside it or null; `further`: what follows from deck and options. */
export function rulesPage<Id extends string>(
  figures: { readonly [id in Id]: string | null },
  written: { readonly [id in Id]: Section },
  further: { readonly [id in Id]?: readonly Line[] },
): readonly RulesSection[] {
  return (Object.keys(figures) as Id[]).map(id => {
    const { title, lines } = written[id]
    const paragraphs = [...lines, ...(further[id] ?? [])].map(line =>
      typeof line === 'string' ? { text: line } : { text: line.ruling, ruling: true as const },
    )
    const figure = figures[id]
    return figure === null ? { id, title, paragraphs } : { id, title, paragraphs, figure }
  })
}
