// Pictures as cached images: each is painted once, in idle time, and kept as a blob URL until the theme changes.
// The painters come in files of their own, one for each game, fetched with the first picture asked of them.
import { effect, type Signal, signal } from '@preact/signals'
import type { PictureKey as FirstKey } from '../games/maitre/art/paint.ts'
import type { YardKey } from '../games/shipwrights/art/paint.ts'
import { INK_NAMES, type Inks } from './inks.ts'

export type PictureKey = FirstKey | YardKey | 'cover:shipwrights'

const pictures = new Map<PictureKey, Signal<string | null>>()
const waiting = new Set<PictureKey>()
let busy = false

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
/** Pictures that lie still and large stay drawings; cards move, and a drawing is costly to move. */
const isStill = (key: PictureKey): boolean => key === 'fjord' || key === 'grain' || key.startsWith('cover')
/** How wide a card's picture is at most, in dots. */
const DOTS = 480

/** A drawing as an image: pressed into dots where it will move. */
async function pressed(key: PictureKey, drawing: string): Promise<string> {
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  if (isStill(key)) return url
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = DOTS
    canvas.height = Math.round((DOTS * image.naturalHeight) / image.naturalWidth)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const dots = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', 0.92))
    if (!dots) return url
    URL.revokeObjectURL(url)
    return URL.createObjectURL(dots)
  } catch {
    return url
  }
}

function inksOfTheme(): Inks {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(INK_NAMES.map(name => [name, style.getPropertyValue(`--${name}`).trim()])) as Inks
}

const isYard = (key: PictureKey): key is YardKey => key.startsWith('yard')

/** A print to be made in the inks of the theme, once its painter has come. */
async function ordered(key: PictureKey): Promise<(inks: Inks) => string> {
  if (key === 'cover:shipwrights') return (await import('../games/shipwrights/art/cover.ts')).paintCover
  if (isYard(key)) {
    const { paint } = await import('../games/shipwrights/art/paint.ts')
    return inks => paint(key, inks)
  }
  const { paint } = await import('../games/maitre/art/paint.ts')
  return inks => paint(key, inks)
}

/** Paints the pictures waiting, one each time the browser is idle. */
async function paintWaiting(): Promise<void> {
  busy = true
  for (const key of waiting) {
    const print = await ordered(key).catch(() => null)
    if (!print) continue // a painter that could not be fetched is asked for again with the next picture
    await rest()
    waiting.delete(key)
    const picture = pictures.get(key)
    const old = picture?.peek()
    if (picture) picture.value = await pressed(key, print(inksOfTheme()))
    if (old) URL.revokeObjectURL(old)
  }
  busy = false
}

function order(key: PictureKey): void {
  waiting.add(key)
  if (!busy) void paintWaiting()
}

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
  for (const key of ['grain', 'fjord'] as const)
    effect(() => {
      const url = picture(key).value
      if (url) document.documentElement.style.setProperty(`--${key}-print`, `url(${url})`)
    })
  matchMedia('(prefers-contrast: more)').addEventListener('change', repaint)
}
