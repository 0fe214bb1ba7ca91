// The page's end of its worker, which is started when it is first needed.
import { decksInUse } from './decks.ts'
import type { Decks } from './play-with.ts'
import { type Ask, type Caller, type Calls, type News, openCaller, type Reply } from './protocol.ts'
import type { Listener } from './types.ts'
import { problem, tableProblem } from './words.ts'

let started: Caller | null = null
const watches = new Map<number, Listener>()
let watched = 0

function start(decks: Decks): Caller {
  let worker: Worker
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'naust' })
  } catch {
    throw problem('no-worker')
  }
  const caller = openCaller(
    (ask: Ask) => worker.postMessage(ask),
    ({ code, refusals }) => tableProblem(code, refusals),
  )
  worker.addEventListener('message', ({ data }: MessageEvent<Reply | News>) =>
    'id' in data ? caller.hear(data) : tell(data),
  )
  worker.addEventListener('error', () => {
    // It did not load, or broke down: the next call gets a fresh one.
    worker.terminate()
    started = null
    caller.fail(problem('no-worker'))
    for (const listener of watches.values()) listener.failed(problem('no-worker'))
    watches.clear()
  })
  if (Object.keys(decks).length > 0) void caller.ask('playWith', decks).catch(() => {})
  return caller
}
function tell(news: News): void {
  const listener = watches.get(news.watch)
  if (!listener) return
  if ('moved' in news) return listener.moved(news.moved)
  watches.delete(news.watch)
  void tableProblem(news.lost.code, news.lost.refusals).then(listener.failed)
}

export async function ask<N extends keyof Calls>(
  call: N,
  ...args: Parameters<Calls[N]>
): Promise<ReturnType<Calls[N]>> {
  const decks = await decksInUse()
  started ??= start(decks)
  return started.ask(call, ...args)
}
export function follow(table: string, listener: Listener): () => void {
  const watch = ++watched
  watches.set(watch, listener)
  ask('watch', table, watch).then(
    () => watches.get(watch)?.connected(true),
    error => {
      if (watches.delete(watch)) listener.failed(error)
    },
  )
  return () => {
    if (watches.delete(watch)) void ask('unwatch', watch).catch(() => {})
  }
}
