// How many tables wait for this player: before the title of the page, and on the icon of the app where there is one. From what
// is known of tables anyway; asked of the server once in a while, by a page that has heard nothing for long.
import { waiting } from '../kit/waiting.ts'
import { isOnDevice, knownTables } from '../play/known.ts'

const LOOK_MS = 5000
const ASK_MS = 60_000
const MARK = /^\(\d+\) /

function show(): void {
  const count = waiting.value.length
  const plain = document.title.replace(MARK, '')
  const title = count > 0 ? `(${count}) ${plain}` : plain
  if (title !== document.title) document.title = title
  if (count !== shown && 'setAppBadge' in navigator) {
    // Where the app is not installed there is no icon to write on.
    void navigator.setAppBadge(count).catch(() => {})
  }
  shown = count
}
let shown = -1

async function ask(): Promise<void> {
  const { tables, heard } = knownTables()
  const playing = tables.some(({ id, status }) => !isOnDevice(id) && status === 'playing')
  if (!playing || Date.now() - heard < ASK_MS) return
  const { listTables } = await import('../play/hosts.ts')
  await listTables()
}
async function look(): Promise<void> {
  await ask().catch(() => {})
  show()
}

export function showWaiting(): void {
  show()
  // Pages give themselves a title as they please.
  new MutationObserver(show).observe(document.querySelector('title')!, { childList: true })
  addEventListener('storage', show)
  document.addEventListener('visibilitychange', show)
  setInterval(() => void look(), LOOK_MS)
}
