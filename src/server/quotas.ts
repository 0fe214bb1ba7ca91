// How much one guest, or one address, may have at a time, so that there is enough for the others.

export interface Quotas {
  /** Open WebSockets of a guest: a few devices with a few pages each; and of an address, which may be a whole house. */
  readonly sockets: number
  readonly socketsOfAddress: number
  /** Matches under way at tables of one host, but those that sleep since everybody has left. */
  readonly matches: number
  /** Tables of one host that are kept, in whatever state. */
  readonly tables: number
  /** Tables of one host that stand open in the lobby. */
  readonly listed: number
  /** Answers taken back at one table, and words said there: else nothing ends its log. */
  readonly undos: number
  readonly words: number
  /** And whatever else is done there: people come and go, agree and change their minds; so often in all, and so often each. */
  readonly changes: number
  readonly changesOfOne: number
}
export const QUOTAS: Quotas = {
  sockets: 30,
  socketsOfAddress: 300,
  matches: 24,
  tables: 400,
  listed: 3,
  undos: 1000,
  words: 5000,
  changes: 20_000,
  changesOfOne: 300,
}
const { POSITIVE_INFINITY: ANY } = Number
export const NO_QUOTAS: Quotas = {
  sockets: ANY,
  socketsOfAddress: ANY,
  matches: ANY,
  tables: ANY,
  listed: ANY,
  undos: ANY,
  words: ANY,
  changes: ANY,
  changesOfOne: ANY,
}
