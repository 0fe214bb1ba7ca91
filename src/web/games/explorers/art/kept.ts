// What is drawn once stays: a chart asks for the same shores and prints with every tile that is laid.

/** The same function, which reckons everything once; `keyOf` says what makes a difference. */
export function kept<A extends readonly unknown[], T>(keyOf: (...of: A) => string, make: (...of: A) => T) {
  const known = new Map<string, T>()
  return (...of: A): T => {
    const key = keyOf(...of)
    const found = known.get(key) ?? make(...of)
    known.set(key, found)
    return found
  }
}
