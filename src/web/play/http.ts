// Calls of the server by HTTP: as a guest made on demand, with failures as problems in the player's language.
import type { Refusal } from '#engine'
import { language, playerName } from '../kit/settings.ts'
import { agreeOn, hearName, newName } from './called.ts'
import { hearOrigin } from './origin.ts'
import { soon } from './soon.ts'
import { PlayProblem } from './types.ts'
import { myName, problem } from './words.ts'

/** A call that takes longer is given up. */
const CALL_MS = 8000
/** An answer is sent again for so long. */
const INSIST_MS = 20_000

type Method = 'GET' | 'POST'
interface Failure {
  readonly error: { readonly code: string; readonly message: string }
  readonly refusals?: readonly Refusal[]
}

/** One call, as whoever the cookie says we are. */
export async function request<T>(method: Method, path: string, body?: object, ms = CALL_MS): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': language.value }
  if (body) headers['content-type'] = 'application/json'
  let ok: boolean
  let told: unknown
  try {
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(ms),
      ...(body && { body: JSON.stringify(body) }),
    })
    ok = response.ok
    hearOrigin(response.headers)
    // What is not JSON comes from something that stands where the server should.
    told = await response.json()
  } catch {
    throw problem('unreachable')
  }
  if (ok) return told as T
  const { error, refusals } = told as Partial<Failure>
  throw error ? new PlayProblem(error.code, error.message, refusals) : problem('unreachable')
}

const isCode = (error: unknown, code: string): boolean => error instanceof PlayProblem && error.code === code

let known: { readonly as: string; readonly done: Promise<void> } | null = null
/** Resolves once the server knows us, by the name that was typed here if one was; the cookie is the browser's to keep. */
export function guest(): Promise<void> {
  const as = playerName.value.trim()
  if (known?.as === as) return known.done
  const done = becomeKnown(as).then(
    () => {
      // By whichever name it came to, unless another is being typed.
      if (known?.done === done && newName() === null) known = { as: playerName.value.trim(), done }
    },
    error => {
      known = null
      throw error
    },
  )
  known = { as, done }
  return done
}
/** Asks anew next time: the server may have forgotten us. */
export function forgetGuest(): void {
  known = null
}
interface Named {
  readonly name: string
}
async function becomeKnown(as: string): Promise<void> {
  try {
    hearName((await request<Named>('GET', '/api/me')).name)
    const typed = newName()
    if (typed !== null) agreeOn((await request<Named>('POST', '/api/me', { name: typed })).name, typed)
  } catch (error) {
    if (!isCode(error, 'unauthenticated')) throw error
    agreeOn((await request<Named>('POST', '/api/guests', { name: myName() })).name, as)
  }
}

/** One call as a guest. */
export async function call<T>(method: Method, path: string, body?: object, ms = CALL_MS): Promise<T> {
  await guest()
  try {
    return await request<T>(method, path, body, ms)
  } catch (error) {
    if (!isCode(error, 'unauthenticated')) throw error
    forgetGuest()
    await guest()
    return request<T>(method, path, body, ms)
  }
}

/** One call as whoever we are; null for somebody the server does not know. */
export async function look<T>(path: string): Promise<T | null> {
  try {
    return await request<T>('GET', path)
  } catch (error) {
    if (isCode(error, 'unauthenticated')) return null
    throw error
  }
}

/** A call that may safely be made twice: made again until it has an outcome, or for too long. */
export async function insist<T>(path: string, body: object): Promise<T> {
  const end = Date.now() + INSIST_MS
  for (let pause = 300; ; pause = Math.min(pause * 2, 3000)) {
    try {
      return await call<T>('POST', path, body, Math.min(CALL_MS, Math.max(1000, end - Date.now())))
    } catch (error) {
      if (!isCode(error, 'unreachable') || Date.now() + pause > end) throw error
    }
    await soon(pause)
  }
}
