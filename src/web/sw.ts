// The service worker: keeps the built app, so that it starts without a connection. It never touches the interface of
// the server. Files are named by their content, so that pages of two versions never mix what they load.

/** The files that make up the app, and a name for exactly these contents. */
export interface Shell {
  readonly version: string
  readonly files: readonly string[]
}
/** Written in by tools/vite-precache.ts when everything is built. */
declare const NAUST_SHELL: Shell
declare const self: ServiceWorkerGlobalScope

const { version, files } = NAUST_SHELL
const OURS = 'naust-'
const CACHE = OURS + version
const PAGE = '/'
/** A network slower than this is as good as none, when the app is here already. */
const PATIENCE_MS = 3000

const isHashed = (path: string): boolean => path.startsWith('/assets/')
const find = async (key: Request | string): Promise<Response | undefined> =>
  (await (await caches.open(CACHE)).match(key, { ignoreVary: true })) ?? caches.match(key, { ignoreVary: true })

/** All files or none: a half-filled cache is not a version. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    files.map(async path => {
      const known = isHashed(path) ? await find(path) : undefined
      const response = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'reload' }))
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await cache.put(path, response)
    }),
  )
}
/** The version before stays for pages that still run it; their next navigation brings this one. */
async function sweep(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}

/** From the network while there is one that works, else the page kept here. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(PAGE, { ignoreVary: true })
  if (!kept) return fetch(request)
  const fresh = fetch(request).then(
    response => (response.status < 500 ? response : kept),
    () => kept,
  )
  return Promise.race([fresh, new Promise<Response>(resolve => setTimeout(resolve, PATIENCE_MS, kept))])
}
async function file(request: Request, path: string): Promise<Response> {
  const known = await find(request)
  if (known) return known
  const response = await fetch(request)
  if (isHashed(path) && response.ok) await (await caches.open(CACHE)).put(request, response.clone())
  return response
}

/** What the server sends: it is somebody's turn, and where. */
interface Pushed {
  readonly title: string
  readonly text: string
  readonly path: string
}
/** Of one table one notice is shown: a later one takes the place of the one before. */
const show = ({ title, text, path }: Pushed): Promise<void> =>
  self.registration.showNotification(title, { body: text, tag: path, icon: '/icon-192.png', data: { path } })

/** Goes where a notice leads: in a page that is open already, or in a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const at = pages.find(page => new URL(page.url).pathname === path) ?? pages[0]
  if (!at) return void (await self.clients.openWindow(path))
  await at.focus()
  if (new URL(at.url).pathname !== path) await at.navigate(path)
}

self.addEventListener('push', event => {
  if (event.data) event.waitUntil(show(event.data.json() as Pushed))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open((event.notification.data as { path?: string } | null)?.path ?? PAGE))
})
self.addEventListener('install', event => event.waitUntil(fill().then(() => self.skipWaiting())))
self.addEventListener('activate', event => event.waitUntil(sweep().then(() => self.clients.claim())))
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request, pathname))
})
