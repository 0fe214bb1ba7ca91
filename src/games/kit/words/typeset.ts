// French typography: the spaces that do not break.

/** Non-breaking spaces where French wants them, in every text of a value and in all that its functions answer. */
export function typeset<T>(value: T): T {
  const set = (item: unknown): unknown => {
    if (typeof item === 'string') {
      return item.replace(/ ([;!?%])/g, '\u202f$1').replace(/ ([:»])|(«) /g, '$2\u00a0$1')
    }
    if (typeof item === 'function') return (...args: unknown[]) => set(item(...args))
    if (Array.isArray(item)) return item.map(set)
    if (typeof item !== 'object' || item === null) return item
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, set(inner)]))
  }
  return set(value) as T
}
