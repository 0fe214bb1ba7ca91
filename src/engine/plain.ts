// Copying and comparing plain JSON, on the path of every search step.

/** A deep copy that shares nothing. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = value.slice()
    for (let i = 0; i < list.length; i++) {
      const item: unknown = list[i]
      if (typeof item === 'object' && item !== null) list[i] = clone(item)
    }
    return list as T
  }
  const copy = { ...value }
  for (const key in copy) {
    const inner = copy[key]
    if (typeof inner === 'object' && inner !== null) copy[key] = clone(inner)
  }
  return copy
}

/** Whether two plain values say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => same(x, b[i]))
  }
  // Of plain values all keys are their own; no list is made of them, since this is asked with every answer.
  for (const key in a) if (!Object.hasOwn(b, key) || !same(a[key as never], b[key as never])) return false
  for (const key in b) if (!Object.hasOwn(a, key)) return false
  return true
}

/** Eight letters that tell texts apart (FNV-1a): no secret, only a name. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
