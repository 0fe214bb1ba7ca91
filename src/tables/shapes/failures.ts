// Why something was not done, and what helps to do better.
import * as v from 'valibot'
import type { Refusal } from '#engine'
import { isJson, list } from './parts.ts'
import { TableSeen } from './told.ts'

export const Failure = v.object({ error: v.looseObject({ code: v.string(), message: v.string() }) })
export const Stale = v.object({ ...Failure.entries, state: v.optional(TableSeen) })
export const Illegal = v.object({ ...Failure.entries, refusals: v.optional(list(v.custom<Refusal>(isJson))) })
