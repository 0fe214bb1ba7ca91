// Whatever can be sent is sent, over HTTP and WebSocket: what the description of the interface asks for and what it does not,
// garbage, floods, wrong tokens, captured requests and messages again, too much, too slowly. Meanwhile neighbours play and are
// timed, and all that anybody else is told is searched for what only they may know.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Swift } from '#engine'
import { openEar, type Plant } from './fuzz-api-ear.ts'
import { openMarks } from './fuzz-api-marks.ts'
import { moveIn } from './fuzz-api-neighbours.ts'
import { letLoose, type Sent } from './fuzz-api-visitors.ts'
import { type Heap, openHeap } from './heap.ts'
import { type Served, serveBuilt } from './served.ts'

export interface FuzzConfig {
  readonly requests: number
  readonly seed: number
  /** Ends before that many requests when so much time has passed. */
  readonly seconds: number
  /** How long the neighbour is timed before it begins. */
  readonly quietSeconds: number
  readonly plant?: Plant
  readonly progress?: (requests: number) => void
}
export interface FuzzReport extends Readonly<Sent> {
  /** `calls` and `messages`; what `Sent` counts besides comes on top. */
  readonly requests: number
  readonly leaks: number
  /** What was told at the table with the hidden cards, to whom and by which way; answers given there; and how often a neighbour was told what nobody else may be. */
  readonly told: { readonly [whoAndWay: string]: number }
  readonly moves: number
  readonly secrets: number
  /** The neighbour's 99th percentile during it, against that of the quiet before. */
  readonly neighbourP99Ratio: number
  readonly neighbourP99Ms: number
  readonly quietP99Ms: number
  /** The neighbour's median during it, against that of a neighbour of another server at the same time, to whom nobody is rude. */
  readonly neighbourOfControl: number
  readonly neighbourP50Ms: number
  readonly controlP50Ms: number
  /** The longest that the neighbour waited at all. */
  readonly neighbourLongestMs: number
  /** Open files, and megabytes in use once garbage is collected, more than before, once all is over. */
  readonly filesLeft: number
  readonly grownMB: number
  /** How many of these it may be: see `mayGrow`. */
  readonly mayGrowMB: number
  /** The same of what the system has given the process: garbage that nobody had reason to collect, and room for more. */
  readonly grownResidentMB: number
  /** The first few answers that should not have been. */
  readonly found: readonly string[]
  readonly seconds: number
}

export async function fuzzApi(config: FuzzConfig): Promise<FuzzReport> {
  const { requests, seed, seconds, quietSeconds, plant, progress } = config
  // Limits are on, as people meet them; by the header everybody has an address of their own.
  const heap = openHeap()
  const server = await serveBuilt('fuzz', { TRUST_PROXY: '1', ALLOW_SEEDS: '1', ...heap.env })
  const elsewhere = await serveBuilt('fuzz', { TRUST_PROXY: '1', ALLOW_SEEDS: '1' })
  const began = performance.now()
  try {
    const marks = openMarks()
    const ear = openEar(marks, plant)
    const neighbours = await moveIn(server.url, { marks, ear, chance: new Swift(seed + 1) })
    const there = openMarks()
    const control = await moveIn(elsewhere.url, { marks: there, ear: openEar(there), chance: new Swift(seed + 1) })
    const quiet = await neighbours.play(quietSeconds * 1000)
    const before = await held(server, heap)
    const run = await letLoose({ server, neighbours, ear, requests, seed, until: began + seconds * 1000 })
    const busy: number[] = []
    const calm: number[] = []
    const playing = (async () => {
      while (!run.over()) {
        const [here, far] = await Promise.all([neighbours.play(500), control.play(500)])
        busy.push(...here)
        calm.push(...far)
      }
    })()
    const telling = setInterval(() => progress?.(run.count()), 500)
    const sent = await run.done
    clearInterval(telling)
    await playing
    await Promise.all([neighbours.close(), control.close()])
    await setTimeout(3000)
    const after = await held(server, heap)
    const [quietP99, busyP99] = [percentile(quiet, 0.99), percentile(busy, 0.99)]
    const [busyP50, calmP50] = [percentile(busy, 0.5), percentile(calm, 0.5)]
    const { leaks, failures, told, found } = ear.heard
    return {
      requests: run.count(),
      ...sent,
      serverErrors: sent.serverErrors + failures,
      leaks,
      told,
      moves: neighbours.moves(),
      secrets: neighbours.secrets(),
      neighbourP99Ratio: Number((busyP99 / quietP99).toFixed(2)),
      neighbourP99Ms: Number(busyP99.toFixed(1)),
      quietP99Ms: Number(quietP99.toFixed(1)),
      neighbourOfControl: Number((busyP50 / calmP50).toFixed(2)),
      neighbourP50Ms: Number(busyP50.toFixed(1)),
      controlP50Ms: Number(calmP50.toFixed(1)),
      neighbourLongestMs: Number(percentile(busy, 1).toFixed(1)),
      filesLeft: after.files - before.files,
      grownMB: megabytes(after.inUse - before.inUse),
      mayGrowMB: Number(mayGrow(sent).toFixed(1)),
      grownResidentMB: megabytes(after.resident - before.resident),
      found,
      seconds: Number(((performance.now() - began) / 1000).toFixed(1)),
    }
  } finally {
    await Promise.all([server.remove(), elsewhere.remove()])
    heap.remove()
  }
}

/** What a server keeps once it has met all of this: games and rules it had not yet loaded, code that was compiled, texts told lately. */
const ONCE_MB = 20
/** Tables stay in memory with their logs when nobody is there (`roomBytes`): most are young, a whole match takes twice as much. */
const TABLE_MB = 0.05
/** Of a guest who left, for some minutes how fast they may go. */
const GUEST_MB = 0.005
/** What may be in use afterwards beyond before, in megabytes; runs stay below half of it. What every request left behind would soon be more. */
const mayGrow = ({ laid, guests }: Sent): number => ONCE_MB + laid * TABLE_MB + guests * GUEST_MB

/**
 * How much slower a neighbour may be served meanwhile. On a machine that is busy with other things the slowest answers say more about
 * these: there the one in the middle counts, beside that of a server at the same time that nobody is rude to.
 */
const SLOWER = 5
const SLOWER_ON_BUSY = 2 * SLOWER
const slowness = ({ neighbourP99Ratio, neighbourOfControl }: FuzzReport, isBusy: boolean) =>
  isBusy
    ? { times: neighbourOfControl, isTooMuch: neighbourOfControl > SLOWER_ON_BUSY }
    : { times: neighbourP99Ratio, isTooMuch: neighbourP99Ratio > SLOWER }
/** For so long a server stands still on no machine. */
const STILL_MS = 10_000
/** How many files may be left open afterwards: a few, and those of the threads that bots think in, of which there are as many as cores. */
const FILES = 8 + 4 * availableParallelism()
/** All that speaks against the server, or against the run, in words. */
export function faultsOf(report: FuzzReport, wanted: { readonly requests: number; readonly busy?: boolean }): string[] {
  const { requests, serverErrors, crashes, leaks, told, secrets, neighbourLongestMs, filesLeft } = report
  const { grownMB, mayGrowMB } = report
  const slower = slowness(report, wanted.busy ?? false)
  const unheard = LET_IN.filter(whoAndWay => !told[whoAndWay])
  return [
    ...(requests < wanted.requests ? [`only ${requests} of ${wanted.requests} requests were made`] : []),
    ...(serverErrors > 0 ? [`${serverErrors} server errors`] : []),
    ...(crashes > 0 ? ['the server crashed'] : []),
    ...(leaks > 0 ? [`${leaks} leaks`] : []),
    ...unheard.map(whoAndWay => `a leak could not have been seen: ${whoAndWay} told nothing of the hidden cards`),
    ...(secrets === 0 ? ['a leak could not have been seen: the neighbours had nothing to hide'] : []),
    ...(slower.isTooMuch ? [`a neighbour waits ${slower.times} times as long`] : []),
    ...(neighbourLongestMs > STILL_MS ? [`a neighbour once waited ${neighbourLongestMs} ms`] : []),
    ...(filesLeft > FILES ? [`${filesLeft} files were left open`] : []),
    ...(grownMB > mayGrowMB ? [`grown by ${grownMB} MB, of which ${mayGrowMB} can be explained`] : []),
  ]
}
const LET_IN = ['opponent HTTP', 'opponent WebSocket', 'spectator HTTP', 'spectator WebSocket']

const megabytes = (bytes: number): number => Number((bytes / 1024 / 1024).toFixed(1))
const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(part * times.length) - 1)] ?? Number.NaN

interface Held {
  readonly files: number
  readonly inUse: number
  readonly resident: number
}
/** What the process holds, where the system tells. */
async function held({ child }: Served, heap: Heap): Promise<Held> {
  const inUse = await heap.inUseBy(child)
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'latin1')
    const resident = Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024
    return { files: readdirSync(`/proc/${child.pid}/fd`).length, inUse, resident }
  } catch {
    return { files: 0, inUse, resident: 0 }
  }
}
