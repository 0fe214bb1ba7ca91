// What people have planned at the tables of this server: played as soon as they are asked, told to nobody else. To the store a
// plan is like a small table of its own, beside the one it is for: whoever keeps tables keeps plans, and nothing in a table tells.
import type { FastifyBaseLogger } from 'fastify'
import { wordsById } from '#games'
import {
  type Ahead,
  answer,
  dropped,
  foresee,
  handedBack,
  judge,
  owedAfter,
  type Plan,
  passedOn,
  planningSeat,
  played,
  replanned,
  type StepWanted,
  seqOf,
  type Table,
} from '#tables'
import { type Bytes, newWord } from './chance.ts'
import { Problem } from './problem.ts'
import type { Quotas } from './quotas.ts'
import type { Guest, Store } from './store.ts'
import type { Tables } from './tables.ts'

export interface Plans {
  /** What somebody has planned, what came of it, and what they will be asked next. */
  tell(guest: Guest, table: string, seat?: number): Promise<Ahead>
  /** Plans so, from now on; no steps: not at all. */
  plan(
    guest: Guest,
    table: string,
    wanted: { readonly seat?: number | undefined; readonly steps: readonly StepWanted[] },
  ): Promise<Ahead>
  /** Something changed at a table: is anybody asked who has planned? */
  look(table: Table): void
  /** Something happened at a table, and whoever took it may be gone: the same, if anybody has planned there. */
  again(table: string): void
  /** After a start: whoever was asked when the server stopped. */
  wakeAll(): Promise<void>
  /** Resolves once nothing is under way any more. */
  close(): Promise<void>
}
export interface PlansConfig {
  readonly tables: () => Pick<Tables, 'act' | 'asItStands'>
  readonly store: Pick<Store, 'append' | 'forget' | 'tablesOf' | 'withStatus' | 'others'>
  readonly quotas: Quotas
  readonly now: () => number
  readonly bytes: Bytes
  readonly log: FastifyBaseLogger
}

/** Whose own the plans of a table are: nobody has such an id. */
const plansOf = (table: string): string => `the plans of ${table}`
const nameOf = ({ table, seat }: Pick<Plan, 'table' | 'seat'>): string => `${table} ahead ${seat}`
/** For which table a plan of this name is. */
const tableIn = (name: string): string => name.slice(0, name.lastIndexOf(' ahead '))
/** By which plans are told from tables. */
const STATUS = 'plan'
/** More than sit at any table. */
const SEATS = 100
/** So often a server looks whether others know of plans that it does not know of, though it was told of all. */
export const LEARN_MS = 10 * 60_000
/** Each time somebody else has changed the same plan meanwhile. */
const TRIES = 20

interface Kept {
  readonly plan: Plan
  /** How often it was changed: a change of what is no longer there is none. */
  readonly seq: number
}
const keptAt = async (store: Pick<Store, 'tablesOf'>, table: string): Promise<readonly Kept[]> =>
  (await store.tablesOf(plansOf(table), SEATS)).map(({ summary, seq }) => ({ plan: summary as Plan, seq }))
/** The same as whose they are by now. */
const plansAt = async (store: Pick<Store, 'tablesOf'>, table: Table): Promise<readonly Kept[]> =>
  (await keptAt(store, table.state.id)).map(({ plan, seq }) => ({ plan: passedOn(table, plan), seq }))
/** The table is no more. */
export async function forgetPlans(store: Pick<Store, 'tablesOf' | 'forget'>, table: string): Promise<void> {
  for (const { plan } of await keptAt(store, table)) await store.forget(nameOf(plan))
}

/** Whether by its last event a table may have come to somebody's plan; who goes on by hand has none. */
function concernsPlans({ state, log }: Table): boolean {
  const { event } = log.at(-1)!
  if (event.do !== 'answered') return state.match !== null && event.do !== 'said'
  if (state.status === 'over') return true
  return state.waiting.some(seat => seat !== event.seat && state.chairs[seat]!.kind === 'human')
}
/** Whether somebody wants what they wanted, and has been told nothing of it since. */
const isSame = (before: Plan, { steps }: Plan): boolean =>
  before.word === null && before.steps.length === steps.length && steps.every((step, at) => step === before.steps[at])

/** A plan came to nothing: no answer is made of it. */
class Dropped extends Error {}

export function openPlans({ tables, store, quotas, now, bytes, log }: PlansConfig): Plans {
  const turns = new Map<string, Promise<unknown>>()
  /** Where anybody has planned, once that is known; and where since it was last read. */
  let planned: Set<string> | null = null
  let fresh = new Set<string>()
  let closed = false
  const { others } = store
  others?.hear('planned', table => know(table as string))
  others?.missed(() => void learn().catch(failed))
  // Words may get lost, though hardly: whoever missed some looks at once.
  const learning = others && setInterval(() => void learn().catch(failed), LEARN_MS).unref()
  function know(table: string): void {
    planned?.add(table)
    fresh.add(table)
  }
  function failed(error: unknown): void {
    if (!closed) log.error({ err: error }, 'plans could not be read')
  }
  /** Finds where there are plans, and plays those that are new to this server if their turn has come. */
  async function learn(): Promise<void> {
    const before = planned
    fresh = new Set()
    planned = new Set([...(await store.withStatus(STATUS)).map(tableIn), ...fresh])
    for (const id of planned) {
      if (closed) return
      if (before?.has(id)) continue
      await inTurn(id, () => playAll(id)).catch(error => log.error({ err: error, table: id }, 'a plan is stuck'))
    }
  }

  /** One after the other at each table. */
  function inTurn<T>(table: string, work: () => Promise<T>): Promise<T> {
    const mine = (turns.get(table) ?? Promise.resolve()).then(work)
    const done = mine
      .catch(() => {})
      .then(() => {
        if (turns.get(table) === done) turns.delete(table)
      })
    turns.set(table, done)
    return mine
  }
  const tableOf = (id: string): Promise<Table> => tables().asItStands(id)
  async function keep(plan: Plan, expect: number): Promise<boolean> {
    const isKnown = planned?.has(plan.table)
    know(plan.table)
    const { done } = await store.append({
      table: nameOf(plan),
      expect,
      at: now(),
      event: 'null',
      state: 'null',
      summary: JSON.stringify(plan),
      status: STATUS,
      owner: '',
      dueAt: null,
      members: expect === 0 ? [plansOf(plan.table)] : undefined,
    })
    if (!isKnown) others?.tell('planned', plan.table)
    return done === 'appended'
  }

  /** The plan after its next step; null: it waits as it is. */
  async function onward(made: Plan): Promise<Plan | 'gone' | null> {
    const found = await tableOf(made.table)
    const plan = passedOn(found, made)
    const book = await wordsById(found.state.game)
    let verdict = judge(found, plan, book)
    if (verdict.do === 'gone') return 'gone'
    if (verdict.do === 'wait') return null
    try {
      const { seq, table } = await tables().act(
        plan.table,
        here => {
          verdict = judge(here, plan, book)
          if (verdict.do === 'play')
            return answer(here, { seat: plan.seat, seq: seqOf(here), pick: verdict.pick }, now())
          throw new Dropped()
        },
        // Whoever plays it a second time, here or elsewhere, finds it played.
        `ahead:${plan.key}:${plan.steps.length}`,
      )
      return played(table, plan, seq)
    } catch (error) {
      if (!(error instanceof Dropped)) throw error
      return verdict.do === 'drop' ? dropped(plan, seqOf(found), verdict) : null
    }
  }
  /** Whoever made it does not come back. */
  async function drop(plan: Plan, seq: number): Promise<void> {
    const left = handedBack(plan)
    if (left) await keep(left, seq)
    else await store.forget(nameOf(plan))
  }
  async function playAll(id: string): Promise<void> {
    for (const kept of await keptAt(store, id)) {
      let { plan, seq } = kept
      while (plan.steps.length > 0) {
        const next = await onward(plan)
        if (next === 'gone') await drop(plan, seq)
        if (next === 'gone' || next === null || !(await keep(next, seq))) break
        plan = next
        seq++
      }
    }
  }
  async function settle(table: Table): Promise<void> {
    const { id, status } = table.state
    if (status !== 'over') return playAll(id)
    planned?.delete(id)
    await forgetPlans(store, id)
  }
  function orLog(table: string, work: Promise<unknown>): void {
    work.catch(error => {
      if (!closed) log.error({ err: error, table }, 'a plan could not be played')
    })
  }

  async function told(table: Table, guest: Guest, seat: number): Promise<Ahead> {
    // Another person may sit there now: what was planned before is not theirs to see.
    const made = (await plansAt(store, table)).find(({ plan }) => plan.seat === seat)?.plan
    const plan = [made, made && handedBack(made)].find(each => each?.guest === guest.id)
    const steps = plan?.steps ?? []
    const next = foresee(table, seat, steps, await wordsById(table.state.game))
    return { seat, steps, word: plan?.word ?? null, next }
  }

  async function replan(guest: Guest, id: string, seat: number, steps: readonly StepWanted[]): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await tableOf(id)
      const before = (await plansAt(store, table)).find(({ plan }) => plan.seat === seat)
      const own = before?.plan.guest === guest.id ? before.plan : null
      const wanted = replanned(table, guest, seat, {
        before: own,
        steps,
        key: newWord(bytes, 12),
        book: await wordsById(table.state.game),
      })
      const owed = owedAfter(before?.plan ?? null, guest, seqOf(table))
      const none = {
        table: id,
        seat,
        guest: guest.id,
        key: newWord(bytes, 12),
        since: seqOf(table),
        steps: [],
        word: null,
      }
      if (!wanted && !owed.owed) return store.forget(nameOf(none))
      if (own && wanted && isSame(own, wanted)) return
      const plan = { ...(wanted ?? none), ...owed }
      const known = before?.seq ?? 0
      const isLong = known >= quotas.plans
      // Of what was planned before nothing is needed, but that it was something else.
      if (isLong) await store.forget(nameOf(plan))
      if (await keep(plan, isLong ? 0 : known)) return
    }
    throw new Problem('stale')
  }

  return {
    tell: (guest, id, named) =>
      inTurn(id, async () => {
        const seat = planningSeat((await tableOf(id)).state, guest, named)
        await playAll(id)
        return told(await tableOf(id), guest, seat)
      }),
    plan: (guest, id, { seat: named, steps }) =>
      inTurn(id, async () => {
        const seat = planningSeat((await tableOf(id)).state, guest, named)
        await playAll(id)
        await replan(guest, id, seat, steps)
        return told(await tableOf(id), guest, seat)
      }),
    look(table) {
      const { id } = table.state
      if (!closed && (planned?.has(id) ?? true) && concernsPlans(table))
        orLog(
          id,
          inTurn(id, () => settle(table)),
        )
    },
    again(id) {
      if (closed || !planned?.has(id)) return
      orLog(
        id,
        inTurn(id, () => playAll(id)),
      )
    },
    wakeAll() {
      planned = null
      return learn()
    },
    async close() {
      closed = true
      clearInterval(learning)
      await Promise.all(turns.values())
    },
  }
}
