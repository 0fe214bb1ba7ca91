// What shapes of several subjects are made of.
import * as v from 'valibot'
import type { Json } from '#engine'

/** Deep enough for any answer of a game; what is deeper was not made by a player. */
const DEPTH = 16
export const isJson = (value: unknown, depth = DEPTH): value is Json =>
  typeof value !== 'object' || value === null
    ? value !== undefined
    : depth > 0 && Object.values(value).every(item => isJson(item, depth - 1))

/** The shape library takes lists for objects; callers who send one mean something else. */
export const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Letters that show nothing, and marks that turn the text around, make one name look like another.
const VISIBLE = /^(?:[^\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u200D)*$/u
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.regex(VISIBLE),
  v.minLength(1),
  v.maxGraphemes(24),
  v.maxLength(96),
  v.description('1 to 24 visible characters'),
)

/** A list nobody changes: whoever tells one may tell its own. */
export const list = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly())
export const json = (says: string) => v.pipe(v.custom<Json>(isJson), v.description(says))
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
export const between = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
export const optionValue = v.union([v.boolean(), v.number(), v.string()])

export const id = v.string()
export const seat = between(0, 99)
export const level = v.pipe(v.string(), v.maxLength(20))
export const invite = v.pipe(v.string(), v.maxLength(40))
export const key = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,64}$/),
  v.description('a name of your own for this answer: asked again with it, you get the first outcome again'),
)
export const minuteOfDay = between(0, 1439)
export const period = v.object({ from: whole, to: whole })

export const Nothing = v.object({})
