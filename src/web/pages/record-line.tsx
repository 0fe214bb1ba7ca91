// A line about the past matches of a game, for any page; loaded when first shown, and nothing where nothing is remembered.
import { lazy, nothing } from '../kit/lazy.tsx'

const Told = lazy(
  () =>
    import('./record-told.tsx').then(
      m => m.RecordTold,
      () => nothing,
    ),
  nothing,
)

/** Whoever has not yet played to an end need not load how that is told. */
export const RecordLine: typeof Told = props => (isKept() ? <Told {...props} /> : null)
function isKept(): boolean {
  try {
    return localStorage.getItem('naust.record') !== null
  } catch {
    return false
  }
}
