// Deck files, whatever the game: JSON whose mistakes are told with their line.
import { Fault } from '#engine'

/** The object a deck file holds. */
export function parseDeckFile(text: string): Record<string, unknown> {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Fault('bad-deck', `line ${brokenLine(text)}: this is not JSON`, { line: brokenLine(text) })
  }
  if (typeof file !== 'object' || file === null) throw new Fault('bad-deck', 'line 1: a deck is an object')
  return file as Record<string, unknown>
}

/** The first line up to which a text is already wrong, and not only unfinished. */
function brokenLine(text: string): number {
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
