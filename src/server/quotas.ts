// How much one guest, or one address, may have at a time, so that there is enough for the others.

export interface Quotas {
  /** Open WebSockets of a guest: a few devices with a few pages each; and of an address, which may be a whole house. */
  readonly sockets: number
  readonly socketsOfAddress: number
  /** Open connections of an address, whatever they are for: its WebSockets, and as many again for pages. */
  readonly connectionsOfAddress: number
  /** Bytes that wait to leave by one WebSocket, since nobody reads them at the other end. */
  readonly unread: number
  /** Matches under way at tables of one host, but those that sleep since everybody has left. */
  readonly matches: number
  /** Tables of one host that are kept, in whatever state. */
  readonly tables: number
  /** Tables of one host that stand open in the lobby, and of all hosts of an address. */
  readonly listed: number
  readonly listedOfAddress: number
  /** Answers taken back at one table, and words said there: else nothing ends its log. */
  readonly undos: number
  readonly words: number
  /** And whatever else is done there: people come and go, agree and change their minds; so often in all, and so often each. */
  readonly changes: number
  readonly changesOfOne: number
  /** Versions of one plan that are counted; then it is written anew. */
  readonly plans: number
}
export const QUOTAS: Quotas = {
  sockets: 30,
  socketsOfAddress: 300,
  connectionsOfAddress: 600,
  unread: 4 * 1024 * 1024,
  matches: 24,
  tables: 400,
  listed: 3,
  listedOfAddress: 12,
  undos: 1000,
  words: 5000,
  changes: 20_000,
  changesOfOne: 300,
  plans: 200,
}
const { POSITIVE_INFINITY: ANY } = Number
export const NO_QUOTAS: Quotas = {
  sockets: ANY,
  socketsOfAddress: ANY,
  connectionsOfAddress: ANY,
  unread: 4 * 1024 * 1024,
  matches: ANY,
  tables: ANY,
  listed: ANY,
  listedOfAddress: ANY,
  undos: ANY,
  words: ANY,
  changes: ANY,
  changesOfOne: ANY,
  plans: 200,
}
