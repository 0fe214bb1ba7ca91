// The decks of the server, where it plays with others than those built in: asked for once a page, before anything of a
// game is shown, and kept for times without a server.
import { look } from './http.ts'
import { type Decks, playWith } from './play-with.ts'

const KEPT = 'naust.decks'

let used: Decks = {}
let asked: Promise<Decks> | null = null

/** Resolves once this page plays with the decks of the server. */
export function decksInUse(): Promise<Decks> {
  asked ??= find().catch(error => {
    asked = null
    throw error
  })
  return asked
}
async function find(): Promise<Decks> {
  const decks = await told().catch(kept)
  await playWith(decks)
  used = decks
  return decks
}
async function told(): Promise<Decks> {
  const decks = (await look<Decks>('/api/decks')) ?? {}
  try {
    if (Object.keys(decks).length > 0) localStorage.setItem(KEPT, JSON.stringify(decks))
    else localStorage.removeItem(KEPT)
  } catch {} // storage is switched off: without a server the built-in decks are played
  return decks
}
function kept(): Decks {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Decks
  } catch {
    return {}
  }
}

/** Whether a game is played here with another deck than its own. */
export const isReplaced = (game: string): boolean => Object.hasOwn(used, game)

/** Loads something of a game that may look at its cards. */
export async function withDecks<T>(load: () => T | Promise<T>): Promise<T> {
  await decksInUse()
  return load()
}
