// What a call of the interface is: its address, the shapes in and out, and what it does.
import type { IncomingHttpHeaders } from 'node:http'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Place } from './passkeys.ts'
import type { Limited } from './rates.ts'
import type { Guest } from './store.ts'
import type { ErrorCode } from './text.ts'

export interface Call<Body, Query> {
  /** Who calls; only where the route is for guests. */
  readonly guest: Guest
  /** The table in the address, where there is one. */
  readonly id: string
  readonly body: Body
  readonly query: Query
  readonly headers: IncomingHttpHeaders
  readonly place: Place
  /** Gives the caller a cookie along with the answer; null takes it away. */
  readonly giveCookie: (token: string | null) => void
}
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly says: string
  /** Whether the call needs the token of a guest. */
  readonly forGuests: boolean
  readonly limited?: Limited
  readonly body?: GenericSchema
  /** How long the body may be, where it may be longer than others. */
  readonly bodyLimit?: number
  /** Whether the body may be a form, which is not read. */
  readonly forms?: boolean
  readonly query?: GenericSchema
  readonly status: 200 | 201
  readonly returns: GenericSchema
  readonly fails: readonly ErrorCode[]
  readonly handle: (call: Call<never, never>) => unknown
  /** As it goes over the wire, where others are told the same and it is written once. */
  readonly write?: (told: never) => string
}

type OutputOf<S> = S extends GenericSchema ? InferOutput<S> : undefined
type Typed<B extends GenericSchema | undefined, Q extends GenericSchema | undefined, R extends GenericSchema, T> = {
  readonly body?: B
  readonly query?: Q
  readonly returns: R
} & (Handling<B, Q, InferOutput<R>> | (Handling<B, Q, T> & { readonly write: (told: T) => string }))
interface Handling<B, Q, T> {
  readonly handle: (call: Call<OutputOf<B>, OutputOf<Q>>) => Promise<T> | T
}
/** Writes a route down with what it takes and returns checked against its shapes; what is checked here, a list of routes no longer tells. */
export const route = <
  R extends GenericSchema,
  B extends GenericSchema | undefined = undefined,
  Q extends GenericSchema | undefined = undefined,
  T = never,
>(
  wanted: Omit<Route, 'body' | 'query' | 'returns' | 'handle' | 'write'> & Typed<B, Q, R, T>,
): Route => wanted as unknown as Route
