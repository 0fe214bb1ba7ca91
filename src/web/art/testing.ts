// What tests of pictures ask.

/** Every tag closed in order, every attribute quoted: enough for SVG that has neither comments nor entities. */
export function wellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replaceAll(/<(\/?)(\w+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, end, name, _attributes, single) => {
    if (end && open.pop() !== name) open.push('mismatch')
    else if (!end && !single) open.push(name)
    return ''
  })
  return open.length === 0 && rest.trim() === ''
}
