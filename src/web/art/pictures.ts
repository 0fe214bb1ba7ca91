// Pictures as cached images: each is painted once, in idle time, and kept as a blob URL until the theme changes.
// Painters are hung by game; their files are fetched with the first picture asked of them.
import { effect, type Signal, signal } from '@preact/signals'
import { INK_NAMES, type Inks } from './inks.ts'
import { easel } from './painting.ts'

/** The game, and the picture among those of the game. */
export type PictureKey = `${string}/${string}`

export interface Painter {
  /** All that can be painted. */
  readonly ids: readonly string[]
  /** The same print every time, with no DOM at hand; fails for what is not among the ids. */
  paint(id: string, inks: Inks): string
  /** What lies still and large stays a drawing; cards move, and a drawing is costly to move. */
  isStill?(id: string): boolean
}
/** Fetches who paints a picture: a game may keep the painter of its cover apart from that of its cards. */
export type Fetch = (id: string) => Promise<Painter>

const painters = new Map<string, Fetch>()

/** Says who paints the pictures of a game. */
export const hang = (game: string, painter: Fetch): void => void painters.set(game, painter)

hang('house', async () => (await import('./house.ts')).painter)
hang('crew', async () => (await import('./people/crew.ts')).painter)

const idOf = (key: PictureKey): string => key.slice(key.indexOf('/') + 1)

async function painterOf(key: PictureKey): Promise<Painter> {
  const painter = painters.get(key.slice(0, key.indexOf('/')))
  if (!painter) throw new Error('nobody paints for this game')
  return painter(idOf(key))
}

const idle = (): Promise<unknown> =>
  new Promise(done => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: 120 })
    else setTimeout(done, 20)
  })
/** How often to look whether everything has come to rest, and how long to wait between: pictures must come some time. */
const LOOKS = 20
const WAIT_MS = 200
const inMotion = (): boolean =>
  document
    .getAnimations()
    .some(({ effect: moves }) => moves?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
/** Painting takes longer than a frame: not while pieces move. */
async function rest(): Promise<void> {
  for (let looks = 0; looks < LOOKS && inMotion(); looks++) await new Promise(done => setTimeout(done, WAIT_MS))
  await idle()
}
/** What is on screen comes first, then what was asked for first. */
function choose(ready: readonly PictureKey[]): PictureKey {
  const waiting = new Set<string>(ready)
  for (const place of document.querySelectorAll<HTMLElement>('[data-picture]:empty')) {
    const key = place.dataset['picture']!
    if (!waiting.has(key)) continue
    const { top, bottom, left, right, width } = place.getBoundingClientRect()
    if (width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth) return key as PictureKey
  }
  return ready[0]!
}
/** How wide a card's picture is at most, in dots. */
const DOTS = 480

/** A drawing pressed into dots, or the drawing itself where that fails. */
async function pressed(drawing: string): Promise<string> {
  try {
    const image = new Image()
    image.src = drawing
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = DOTS
    canvas.height = Math.round((DOTS * image.naturalHeight) / image.naturalWidth)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const dots = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', 0.92))
    if (!dots) return drawing
    URL.revokeObjectURL(drawing)
    return URL.createObjectURL(dots)
  } catch {
    return drawing
  }
}

function inksOfTheme(): Inks {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(INK_NAMES.map(name => [name, style.getPropertyValue(`--${name}`).trim()])) as Inks
}

const pictures = new Map<PictureKey, Signal<string | null>>()

const order = easel({
  painterOf,
  choose,
  rest,
  async print(key, painter) {
    const id = idOf(key)
    const svg = painter.paint(id, inksOfTheme())
    const drawing = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    const url = painter.isStill?.(id) ? drawing : await pressed(drawing)
    const picture = pictures.get(key)!
    const old = picture.peek()
    picture.value = url
    if (old) URL.revokeObjectURL(old)
  },
  complain: (what, why) => console.error(what, why),
})

function picture(key: PictureKey): Signal<string | null> {
  let found = pictures.get(key)
  if (!found) {
    found = signal(null)
    pictures.set(key, found)
    order(key)
  }
  return found
}

/** The image of a picture, or null until it is painted; the component that asks is rendered again when it is ready. */
export const usePicture = (key: PictureKey): string | null => picture(key).value

/** Has pictures painted that will be asked for, after those that are. */
export const prepare = (keys: readonly PictureKey[]): void => keys.forEach(picture)

/** To be called when the theme has changed: every picture is painted again, and the old one stays meanwhile. */
export function repaint(): void {
  for (const key of pictures.keys()) order(key)
}

/** Hangs the fjord and the grain of the oak where the style sheet finds them; follows the contrast of the system. */
export function furnish(): void {
  for (const name of ['grain', 'fjord'] as const)
    effect(() => {
      const url = picture(`house/${name}`).value
      if (url) document.documentElement.style.setProperty(`--${name}-print`, `url(${url})`)
    })
  matchMedia('(prefers-contrast: more)').addEventListener('change', repaint)
}
