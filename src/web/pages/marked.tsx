// A text with the words that were searched for marked in it.
import { cut, type Query } from './search.ts'

export function Marked({ text, query }: { readonly text: string; readonly query: Query }) {
  if (query.length === 0) return <>{text}</>
  return <>{cut(text, query).map((part, i) => (part.hit ? <mark key={i}>{part.text}</mark> : part.text))}</>
}
