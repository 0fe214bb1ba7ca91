// Writes the few game-icons silhouettes we use, snapped to a 192 grid so that they stay light: beside each icons.json (of the
// house, its later pages, and the games) an icons.ts, and credits.ts with the authors of all of them. Run: node tools/icons.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

// An icons.json says our name: [name in game-icons, author]; the authors are those of the folders of
// github.com/game-icons/icons.
const web = path => new URL(`../src/web/${path}`, import.meta.url)
const HOUSE = 'art'
/** Those of pages that are loaded later. */
const PAGES = 'pages'
const GAMES = readdirSync(web('games'))
  .map(id => `games/${id}/art`)
  .filter(folder => existsSync(web(`${folder}/icons.json`)))
const GRID = 192

/** Path data as absolute segments: each [letter, ...numbers] in M, L, C, Q, A or Z, on the grid of the source. */
function parse(d) {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi)
  const out = []
  let i = 0
  let command = ''
  let x = 0
  let y = 0
  let start = [0, 0]
  let control = null
  const number = () => Number(tokens[i++])
  const flags = () => {
    // arc flags may be written without a space between them and what follows
    const t = tokens[i]
    if (t.length > 1 && /^[01]/.test(t)) {
      tokens.splice(i, 1, t[0], t.slice(1))
    }
    return number()
  }
  while (i < tokens.length) {
    if (/[a-z]/i.test(tokens[i])) command = tokens[i++]
    const relative = command === command.toLowerCase()
    const [ox, oy] = relative ? [x, y] : [0, 0]
    const point = () => [ox + number(), oy + number()]
    const kind = command.toUpperCase()
    let previous = null
    if (kind === 'Z') {
      out.push(['Z'])
      ;[x, y] = start
    } else if (kind === 'M' || kind === 'L') {
      ;[x, y] = point()
      out.push([kind, x, y])
      if (kind === 'M') {
        start = [x, y]
        command = relative ? 'l' : 'L'
      }
    } else if (kind === 'H' || kind === 'V') {
      if (kind === 'H') x = ox + number()
      else y = oy + number()
      out.push(['L', x, y])
    } else if (kind === 'C' || kind === 'S') {
      const a = kind === 'C' ? point() : control ? [2 * x - control[0], 2 * y - control[1]] : [x, y]
      const b = point()
      const end = point()
      out.push(['C', ...a, ...b, ...end])
      previous = b
      ;[x, y] = end
    } else if (kind === 'Q') {
      const a = point()
      const end = point()
      out.push(['Q', ...a, ...end])
      ;[x, y] = end
    } else if (kind === 'A') {
      const shape = [number(), number(), number(), flags(), flags()]
      ;[x, y] = point()
      out.push(['A', ...shape, x, y])
    } else throw new Error(`path command ${command}`)
    control = previous
  }
  return out
}

/** True if the control points of a curve lie within half a unit of its chord. */
function straight([x0, y0], [, ax, ay, bx, by, x, y]) {
  const length = Math.hypot(x - x0, y - y0)
  if (length === 0) return false
  const off = (px, py) => Math.abs((px - x0) * (y - y0) - (py - y0) * (x - x0)) / length
  const ahead = (px, py) => (px - x0) * (x - x0) + (py - y0) * (y - y0) >= 0
  return off(ax, ay) <= 0.6 && off(bx, by) <= 0.6 && ahead(ax, ay) && ahead(bx, by)
}

/** Segments snapped to our grid, written as short relative path data. */
function write(segments, scale) {
  let d = ''
  let last = ''
  let at = [0, 0]
  let start = [0, 0]
  const put = (letter, numbers) => {
    const joined = numbers.map((n, k) => (k && n >= 0 ? ` ${n}` : `${n}`)).join('')
    d += letter === last ? (numbers[0] < 0 ? joined : ` ${joined}`) : letter + joined
    last = letter === 'M' ? '' : letter
  }
  for (const [kind, ...raw] of segments) {
    if (kind === 'Z') {
      d += 'z'
      last = 'z'
      at = start
      continue
    }
    if (kind === 'A') {
      const [rx, ry, turn, large, sweep, x, y] = raw
      const end = [Math.round(x * scale), Math.round(y * scale)]
      const radius = r => Math.round(r * scale * 10) / 10
      if (end[0] !== at[0] || end[1] !== at[1])
        put('a', [radius(rx), radius(ry), turn, large, sweep, end[0] - at[0], end[1] - at[1]])
      at = end
      continue
    }
    const p = raw.map(n => Math.round(n * scale))
    const end = [p.at(-2), p.at(-1)]
    const shift = p.map((n, k) => n - at[k % 2])
    if (kind === 'M') {
      put('M', end) // absolute, so that each outline can also be used on its own
      start = end
    } else if (shift.some(n => n !== 0)) {
      if (kind === 'L' || (kind === 'C' && straight(at, ['C', ...p]))) {
        const [dx, dy] = shift.slice(-2)
        if (dy === 0) put('h', [dx])
        else if (dx === 0) put('v', [dy])
        else put('l', [dx, dy])
      } else put(kind.toLowerCase(), shift)
    }
    at = end
  }
  return d
}

const set = JSON.parse(readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)))
const authors = new Map()

/** The entries of an object of path data; what is too long for one line stands on its own. */
function outlines(used) {
  return Object.entries(used).map(([name, [source, author]]) => {
    const body = set.icons[source]?.body
    if (!body) throw new Error(`game-icons has no ${source}`)
    authors.set(author, new Set([...(authors.get(author) ?? []), source]))
    const d = [...body.matchAll(/ d="([^"]+)"/g)].map(m => write(parse(m[1]), GRID / set.width)).join('')
    return `  ${name}:${name.length < 5 || d.length + name.length < 112 ? ' ' : '\n    '}'${d}',`
  })
}

const HEAD = `// Silhouettes from game-icons.net (CC BY 3.0), path data on a ${GRID} grid. Written by tools/icons.mjs: do not edit.`

for (const folder of [...GAMES, PAGES, HOUSE]) {
  const used = JSON.parse(readFileSync(web(`${folder}/icons.json`), 'utf8'))
  writeFileSync(
    web(`${folder}/icons.ts`),
    `${HEAD}

${folder === HOUSE ? `export const ICON_GRID = ${GRID}\n\n` : ''}export const ICONS = {
${outlines(used).join('\n')}
} as const
${folder === HOUSE ? '\nexport type IconName = keyof typeof ICONS\n' : ''}`,
  )
}
const credits = [...authors].map(([author, list]) => {
  const icons = `icons: '${[...list].sort().join(', ')}'`
  const line = `    { author: '${author}', ${icons} },`
  return line.length <= 120
    ? line
    : `    {\n      author: '${author}',\n      icons:\n        ${icons.slice(7)},\n    },`
})
writeFileSync(
  web(`${HOUSE}/credits.ts`),
  `// Who drew the silhouettes: shown wherever the app credits its sources. Written by tools/icons.mjs: do not edit.

export const CREDITS = {
  source: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  authors: [
${credits.join('\n')}
  ],
} as const
`,
)
