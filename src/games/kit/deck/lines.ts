// The lines of a deck file: where its lists and their rows begin, and where it stops being JSON.

/** By list: the line it begins at, then the line of each of its rows. */
export function linesOf(text: string): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>()
  let list: number[] = []
  let [line, depth] = [1, 0]
  for (const [token, key] of text.matchAll(/"((?:[^"\\]|\\.)*)" *:|"(?:[^"\\]|\\.)*"|[{}[\]\n]/g)) {
    if (token === '\n') line++
    else if (token === '}' || token === ']') depth--
    else if (key !== undefined) {
      if (depth === 1) lines.set(key, (list = [line]))
    } else if (token === '{' || token === '[') {
      if (depth === 2) list.push(line)
      depth++
    }
  }
  return lines
}

/** The first line up to which a text is already wrong, and not only unfinished. */
export function brokenLine(text: string): number {
  const lines = text.split('\n')
  const at = lines.findIndex((_, i) => isBroken(lines.slice(0, i + 1).join('\n')))
  return at < 0 ? lines.length : at + 1
}
function isBroken(start: string): boolean {
  try {
    JSON.parse(start)
  } catch (error) {
    const place = /position (\d+)/.exec(String(error))?.[1]
    return place === undefined ? !String(error).includes('end of JSON input') : Number(place) < start.length
  }
  return false
}
